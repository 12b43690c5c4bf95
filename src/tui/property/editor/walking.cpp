// The page of the mode editor for walking over the board, with each square's card next to it.
//
// Source:  U-8.1.
// Choices: a diamond marks changes, on the strip of a square and on its card.
#include <array>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/property/reverse_squares.hpp"
#include "tui/board/card.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/mini_map.hpp"
#include "tui/board/quadrant.hpp"
#include "tui/board/recent.hpp"
#include "tui/board/ring/ring.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/board/square_name.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/editor/pages.hpp"
#include "tui/property/editor/words.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui::editor {
namespace {

constexpr Style changed_mark{Ink::Yellow, Ink::Black};

struct Entry {
    Binding binding;
    EditorWish (*choose)(EditorUi& ui, Walking& page);
    bool (*is_possible)(const EditorUi& ui, const Walking& page) = nullptr;
    std::string_view why_not = {};
};

EditorWish move(EditorUi& ui, Walking& page, int by) {
    const int size = ui.draft.now.board.size;
    page.cursor = Square((number(page.cursor) + by + size) % size);
    page.looked_at.reset();
    return wish::Nothing{};
}
EditorWish forward(EditorUi& ui, Walking& page) { return move(ui, page, 1); }
EditorWish backward(EditorUi& ui, Walking& page) { return move(ui, page, -1); }

EditorWish change_card(EditorUi& ui, Walking& page) { return open(ui, Form{page.cursor}); }
EditorWish change_mode(EditorUi& ui, Walking& /*page*/) { return open(ui, Form{}); }
EditorWish ask_to_save(EditorUi& ui, Walking& /*page*/) { return open(ui, Asking{Ask::Save}); }
EditorWish pause(EditorUi& ui, Walking& /*page*/) { return open(ui, Asking{Ask::Pause}); }

EditorWish cancel_here(EditorUi& ui, Walking& page) {
    cancel(ui.draft, page.cursor);
    return wish::Nothing{};
}
bool is_changed_here(const EditorUi& ui, const Walking& page) {
    return is_changed(ui.draft, page.cursor);
}
EditorWish undo(EditorUi& ui, Walking& /*page*/) {
    take_last_back(ui);
    return wish::Nothing{};
}
bool has_steps(const EditorUi& ui, const Walking& /*page*/) { return not ui.draft.steps.empty(); }

property::Edition edition_of(const EditorUi& ui) {
    property::Edition edition;
    edition.board = ui.draft.now.board;
    name_squares(edition.board, ui.draft.now.mode.rules);
    show_names(edition.board, GlyphSet::Unicode);
    return edition;
}
property::View view_of(const EditorUi& ui, const property::Edition& edition) {
    property::View view;
    view.edition = &edition;
    view.rules = ui.draft.now.mode.rules;
    return view;
}

EditorWish inform(EditorUi& ui, Walking& page) {
    const property::Edition edition = edition_of(ui);
    ui.notices.push_back(info_card(view_of(ui, edition), page.cursor));
    return wish::Nothing{};
}

constexpr std::array entries{
    Entry{{'e', 1, 10, "CHANGE CARD", "change its values"}, change_card},
    Entry{{'f', 1, 12, "MOVE FWRD", "the next square"}, forward},
    Entry{{'b', 1, 13, "MOVE BACK", "previous square"}, backward},
    Entry{{'c', 1, 15, "CANCEL", "as at the start"},
          cancel_here,
          is_changed_here,
          "Nothing is changed on this square"},
    Entry{{'z', 1, 16, "TAKE BACK", "the last change"}, undo, has_steps, "There is no change"},
    Entry{{'i', 1, 17, "INFO", "as in the game"}, inform},
    Entry{{'m', 1, 19, "THE MODE", "money and rules"}, change_mode},
    Entry{{'s', 1, 20, "SAVE", "save the mode"}, ask_to_save},
    Entry{{'p', 1, 22, "PAUSE", "or leave"}, pause},
};

std::optional<int> quadrant_of(Key key) {
    const char32_t letter = letter_of(key);
    if (key == Key::F1 or letter == U'1') return 1;
    if (key == Key::F3 or letter == U'2') return 2;
    if (key == Key::F5 or letter == U'3') return 3;
    if (key == Key::F7 or letter == U'4') return 4;
    return std::nullopt;
}

// `2 HOUSES$   30`; a changed amount has another sign.
CardLine line_of(const EditorUi& ui, const Field& field) {
    constexpr int width_of_label = 8, width_of_sum = 5;
    const bool changed = is_changed(ui.draft, field);
    std::string label = label_on_small_card(ui.draft.now.board, field);
    label.resize(width_of_label, '.');
    const std::string sign = changed ? utf8(sign_of_change) : "$";
    return {label + sign + right(value_words(ui.draft.now, field), width_of_sum),
            changed ? on_white : on_bar};
}

void draw_small_card(Canvas& canvas, const EditorUi& ui, Quadrant quadrant, Square square) {
    const board::Board& board = ui.draft.now.board;
    const board::Spot& spot = board.at(square);
    const Ink ink = is_deed(spot.kind) ? ink_of(spot.group) : Ink::Cyan;
    const bool is_renamed = is_changed(ui.draft, OfCard{square, CardPart::Name}) or
                            is_changed(ui.draft, OfCard{square, CardPart::ShortName});
    const std::string mark = is_renamed ? utf8(sign_of_change) : "";
    const int room = width_of_card - width(mark);
    std::vector<std::string> name = square_name_in_two_lines(edition_of(ui).board, square, room);
    name.front() = mark + name.front();
    const auto fields = fields_of(board, square);
    std::vector<CardLine> lines;
    lines.reserve(name.size() + fields.size());
    for (const std::string& line : name) lines.push_back({line, {readable_on(ink), ink}});
    for (const Field& field : fields)
        if (kind_of(field) == FieldIs::Number) lines.push_back(line_of(ui, field));
    draw_card(canvas, quadrant, board.size, lines);
}

void mark_changed(Canvas& canvas, const EditorUi& ui, Quadrant quadrant) {
    for (const SquarePlace& place : places_in(quadrant, ui.draft.now.board.size)) {
        if (not is_changed(ui.draft, place.square)) continue;
        const Box& strip = place.strip;
        canvas.put({strip.bottom, strip.right}, sign_of_change, changed_mark);
    }
}

}  // namespace

Menu menu_of(const EditorUi& ui, const Walking& page) {
    Menu menu{
        .header = shortened(upper(ui.draft.now.mode.name), 17),
        .sub = square_name(edition_of(ui).board, page.cursor, 17),
        .items = {},
        .words = {},
        .other_keys = {{"ENTER", "CHANGE CARD"}, {"TAB", "NEXT GROUP"}, {"HOME END", "THE ENDS"}},
        .has_squares = true,
        .has_quadrants = false};
    for (const Entry& each : entries) {
        const bool is_open = each.is_possible == nullptr or each.is_possible(ui, page);
        menu.items.push_back(item_of(each.binding, open_if(is_open)));
    }
    return menu;
}

// F and B, like Left and Right, keep the selected item, so that Enter opens the card.
EditorWish press(EditorUi& ui, Walking& page, Key key) {
    if (key == Key::Esc) return pause(ui, page);
    if (key == Key::ArrowRight or letter_of(key) == U'f') return move(ui, page, 1);
    if (key == Key::ArrowLeft or letter_of(key) == U'b') return move(ui, page, -1);
    if (const auto quadrant = quadrant_of(key)) {
        page.looked_at = Quadrant{*quadrant};
        return wish::Nothing{};
    }
    const property::Edition edition = edition_of(ui);
    if (const auto deed = walked(edition.board, edition.board.deeds, page.cursor, key)) {
        page.cursor = *deed;
        page.looked_at.reset();
        return wish::Nothing{};
    }
    const auto item = choose(menu_of(ui, page), page.place, key);
    if (not item and not is_arrow(key)) ui.refusal = no_such_key;
    if (not item) return wish::Nothing{};
    const Entry& entry = entry_of(entries, *item);
    if (entry.is_possible == nullptr or entry.is_possible(ui, page)) return entry.choose(ui, page);
    ui.refusal = entry.why_not;
    return wish::Nothing{};
}

void draw(Canvas& canvas, const EditorUi& ui, const Walking& page) {
    const property::Edition edition = edition_of(ui);
    const int size = edition.board.size;
    const Quadrant quadrant = page.looked_at.value_or(tui::quadrant_of(page.cursor, size));
    const ShownBoard board = shown_board(view_of(ui, edition));
    draw_board(canvas, board, quadrant, page.cursor);
    draw_mini_map(canvas, board);
    mark_changed(canvas, ui, quadrant);
    draw_small_card(canvas, ui, quadrant, page.cursor);
    draw_menu(canvas, menu_of(ui, page), page.place);
    if (ui.pages.size() == 1 and ui.refusal.empty() and rents_fall(edition.board, page.cursor))
        draw_remark(canvas, "Its rents fall where they should rise");
}

Canvas draw_ring(const EditorUi& ui, const Walking& page, Size size) {
    const property::Edition edition = edition_of(ui);
    const ShownBoard board = shown_board(view_of(ui, edition));
    const Recent nothing;
    return tui::draw_ring(board, page.cursor, {nothing, {upper(ui.draft.now.mode.name)}}, size);
}

Notice help_on(const EditorUi& ui, const Walking& page) {
    Notice notice = keys_of(menu_of(ui, page));
    notice.lines.emplace_back("F1 F3 F5 F7, 1 TO 4");
    notice.lines.emplace_back("LOOK ROUND");
    return notice;
}

}  // namespace parlor::tui::editor
