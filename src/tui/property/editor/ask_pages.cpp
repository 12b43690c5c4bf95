// The pages of the mode editor with a list of choices.
#include <algorithm>
#include <array>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/editor/pages.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui::editor {
namespace {

using Chooses = EditorWish (*)(EditorUi& ui, const std::string& about);

struct Entry {
    Binding binding;
    Chooses choose;
    std::string (*why_not)(const EditorUi& ui, const std::string& about) = nullptr;
};

constexpr int width_of_line = 16;
constexpr Binding anew{'0', 1, 21, "NEW MODE", "begin a new one"};
constexpr ListPage own_page{"YOUR MODES", "edit it", "leave", anew, header};
constexpr ListPage base_page{"NEW: START FROM", "start from it", "go back", {}, header};
constexpr ListPage board_page{"BOARD", "take this board", "go back", {}, header};

std::vector<std::string> names_of(const EditorUi& ui, Ask what) {
    std::vector<std::string> names;
    if (what == Ask::Own)
        for (const OwnMode& each : ui.lists.own) names.push_back(each.name);
    if (what == Ask::Base)
        for (const ModeName& each : ui.lists.ours) names.push_back(each.name);
    if (what == Ask::Board) names = ui.lists.boards;
    return names;
}

bool is_list(Ask what) { return what == Ask::Own or what == Ask::Base or what == Ask::Board; }

const ListPage& list_page(Ask what) {
    if (what == Ask::Own) return own_page;
    return what == Ask::Base ? base_page : board_page;
}

Menu list_menu_of(const EditorUi& ui, Ask what) {
    Menu menu = list_menu(list_page(what), names_of(ui, what));
    if (what != Ask::Own) return menu;
    const std::size_t count = std::min(ui.lists.own.size(), most_in_list);
    for (std::size_t i = 0; i < count; ++i) menu.items[i].open = ui.lists.own[i].mistake.empty();
    return menu;
}

EditorWish choose_from_list(EditorUi& ui, Ask what, char key) {
    if (key == list_back) return close(ui);
    if (what == Ask::Own and key == anew.key) return open(ui, list_of_bases(ui));
    const std::size_t item = item_in_list(key);
    if (what == Ask::Own) return open(ui, Asking{Ask::OneOwn, {}, ui.lists.own[item].id});
    if (what == Ask::Base) return wish::ReadBase{ui.lists.ours[item].id};
    return wish::ReadBoard{ui.lists.boards[item]};
}

std::string mistake_of(const EditorUi& ui, const std::string& id) {
    return own_with(ui, id).mistake;
}

EditorWish back(EditorUi& ui, const std::string& /*about*/) { return close(ui); }
EditorWish go_on_with(EditorUi& /*ui*/, const std::string& id) { return wish::ReadOwn{id}; }
EditorWish rename(EditorUi& ui, const std::string& id) {
    return open(ui, Naming{own_with(ui, id).name, id});
}
EditorWish ask_to_delete(EditorUi& ui, const std::string& id) {
    return open(ui, Asking{Ask::Delete, {}, id});
}
EditorWish remove(EditorUi& /*ui*/, const std::string& id) { return wish::DeleteOwn{id}; }

EditorWish save(EditorUi& ui, const std::string& /*about*/) {
    const Version version = to_be_saved(ui.draft);
    return wish::SaveOwn{version.mode, version.board};
}
EditorWish replace(EditorUi& ui, const std::string& /*about*/) {
    const Version version = to_be_saved(ui.draft);
    return wish::ReplaceOwn{version.mode, version.board};
}
EditorWish ask_to_save(EditorUi& ui, const std::string& /*about*/) {
    close(ui);
    return open(ui, Asking{Ask::Save});
}
EditorWish leave(EditorUi& /*ui*/, const std::string& /*about*/) { return wish::Leave{}; }
EditorWish ask_to_leave(EditorUi& ui, const std::string& /*about*/) {
    if (not has_unsaved(ui.draft)) return wish::Leave{};
    close(ui);
    return open(ui, Asking{Ask::Leave});
}

constexpr std::array one_own_entries{
    Entry{{'g', 1, 11, "GO ON", "edit it"}, go_on_with, mistake_of},
    Entry{{'r', 1, 13, "RENAME", "another name"}, rename, mistake_of},
    Entry{{'d', 1, 15, "DELETE", "delete it"}, ask_to_delete},
    Entry{{'x', 1, 22, "BACK", "go back"}, back}};
constexpr std::array delete_entries{Entry{{'n', 1, 14, "NO", "keep it"}, back},
                                    Entry{{'y', 1, 16, "YES", "delete it"}, remove}};
constexpr std::array save_entries{Entry{{'s', 1, 20, "SAVE", "write the files"}, save},
                                  Entry{{'x', 1, 22, "BACK", "go back"}, back}};
constexpr std::array over_entries{Entry{{'n', 1, 14, "NO", "go back"}, back},
                                  Entry{{'y', 1, 16, "YES", "replace it"}, replace}};
constexpr std::array pause_entries{Entry{{'c', 1, 11, "CONTINUE", "keep editing"}, back},
                                   Entry{{'s', 1, 13, "SAVE", "save the mode"}, ask_to_save},
                                   Entry{{'l', 1, 15, "LEAVE", "leave the editor"}, ask_to_leave}};
constexpr std::array leave_entries{Entry{{'n', 1, 14, "NO", "keep editing"}, back},
                                   Entry{{'y', 1, 16, "YES", "changes are lost"}, leave},
                                   Entry{{'s', 1, 18, "SAVE", "save it first"}, ask_to_save}};

std::span<const Entry> entries_of(Ask what) {
    switch (what) {
        case Ask::OneOwn: return one_own_entries;
        case Ask::Delete: return delete_entries;
        case Ask::Save: return save_entries;
        case Ask::Over: return over_entries;
        case Ask::Pause: return pause_entries;
        case Ask::Leave: return leave_entries;
        case Ask::Own:
        case Ask::Base:
        case Ask::Board: break;
    }
    return {};
}

std::string sub_of(Ask what) {
    switch (what) {
        case Ask::OneOwn: return "YOUR MODE";
        case Ask::Delete: return "DELETE IT?";
        case Ask::Save: return "SAVE";
        case Ask::Over: return "SAVE OVER IT?";
        case Ask::Pause: return "PAUSED";
        case Ask::Leave: return "LEAVE?";
        case Ask::Own:
        case Ask::Base:
        case Ask::Board: break;
    }
    return "";
}

void say(Menu& menu, int row, const std::string& words) {
    for (const std::string& line : wrapped(words, width_of_line))
        menu.words.push_back({row++, line});
}

// Tells the player which files are written, and what is lost (U-8.4).
void say_what_is_saved(Menu& menu, const EditorUi& ui) {
    const std::string name = shortened(upper(ui.draft.now.mode.name), width_of_line);
    menu.words = {{9, "THE MODE", on_body}, {10, name, on_white}, {11, "AND ITS BOARD"}};
    if (ui.loses_comments) {
        say(menu, 12, "YOUR COMMENTS ARE LOST. THE OLD FILE STAYS AS");
        menu.words.push_back({16, shortened(ui.own, width_of_line - 6) + ".toml~"});
    }
    const int falling = squares_with_falling_rents(ui.draft.now.board);
    if (falling > 0) say(menu, 17, "RENTS FALL ON " + std::to_string(falling) + " SQUARES");
}

void say_more(Menu& menu, const EditorUi& ui, const Asking& page) {
    if (page.what == Ask::Save) say_what_is_saved(menu, ui);
    if (page.what == Ask::OneOwn or page.what == Ask::Delete)
        menu.words = {
            {9, shortened(upper(own_with(ui, page.about).name), width_of_line), on_white}};
    if (page.what == Ask::Over)
        menu.words = {{9, shortened(upper(page.about), width_of_line), on_white},
                      {11, "EXISTS ALREADY."},
                      {12, "SAVE OVER IT?"}};
    if (page.what == Ask::Leave) menu.words = {{10, "SOMETHING IS NOT"}, {11, "SAVED. LEAVE?"}};
}

EditorWish choose_entry(EditorUi& ui, const Asking& page, char key) {
    const Entry& entry = entry_of(entries_of(page.what), key);
    const std::string about = page.about;
    const std::string why_not = entry.why_not != nullptr ? entry.why_not(ui, about) : "";
    if (why_not.empty()) return entry.choose(ui, about);
    take_trouble(ui, "NO MODE", why_not);  // with file and line, too long for the prompt lines
    return wish::Nothing{};
}

}  // namespace

const OwnMode& own_with(const EditorUi& ui, std::string_view id) {
    return *std::ranges::find(ui.lists.own, id, &OwnMode::id);
}

Page list_of_bases(const EditorUi& ui) {
    return Asking{Ask::Base, place_of_mode(ui.lists.ours, ui.mode)};
}

Page list_of_boards(const EditorUi& ui, std::string_view chosen) {
    return Asking{Ask::Board, place_in_list(ui.lists.boards, chosen)};
}

Menu menu_of(const EditorUi& ui, const Asking& page) {
    if (is_list(page.what)) return list_menu_of(ui, page.what);
    Menu menu{.header = std::string{header}, .sub = sub_of(page.what), .has_quadrants = false};
    for (const Entry& each : entries_of(page.what)) {
        const bool is_dark = each.why_not != nullptr and not each.why_not(ui, page.about).empty();
        menu.items.push_back(item_of(each.binding, open_if(not is_dark)));
    }
    say_more(menu, ui, page);
    return menu;
}

EditorWish press(EditorUi& ui, Asking& page, Key key) {
    if (key == Key::Esc) return close(ui);
    const auto item = choose(menu_of(ui, page), page.place, key);
    if (not item and not is_arrow(key)) ui.refusal = no_such_key;
    if (not item or *item == '.') return wish::Nothing{};
    if (is_list(page.what)) return choose_from_list(ui, page.what, *item);
    return choose_entry(ui, page, *item);
}

void draw(Canvas& canvas, const EditorUi& ui, const Asking& page) {
    draw_menu(canvas, menu_of(ui, page), page.place);
}

Notice help_on(const EditorUi& ui, const Asking& page) { return tui::help_on(menu_of(ui, page)); }

}  // namespace parlor::tui::editor
