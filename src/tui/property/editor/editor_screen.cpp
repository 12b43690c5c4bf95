#include "tui/property/editor/editor_screen.hpp"

#include <utility>

#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "tui/property/editor/pages.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

namespace editor {

EditorWish open(EditorUi& ui, Page page) {
    ui.pages.push_back(std::move(page));
    return wish::Nothing{};
}

EditorWish close(EditorUi& ui) {
    if (ui.pages.size() == 1) return wish::Leave{};
    ui.pages.pop_back();
    return wish::Nothing{};
}

EditorWish begin_walk(EditorUi& ui) {
    ui.pages.assign(1, Walking{});
    return wish::Nothing{};
}

bool is_walked(const EditorUi& ui) { return std::holds_alternative<Walking>(ui.pages.front()); }

void take_last_back(EditorUi& ui) {
    if (ui.draft.steps.empty())
        ui.refusal = "There is no change";
    else
        take_back(ui.draft);
}

}  // namespace editor

namespace {

using namespace editor;

Page first_page(const EditorUi& ui) {
    return ui.lists.own.empty() ? list_of_bases(ui) : Page{Asking{Ask::Own}};
}

EditorWish press_pause(EditorUi& ui) {
    const auto* asking = std::get_if<Asking>(&ui.pages.back());
    if (not is_walked(ui) or (asking != nullptr and asking->what == Ask::Pause)) {
        ui.refusal = no_such_key;
        return wish::Nothing{};
    }
    return open(ui, Asking{Ask::Pause});
}

}  // namespace

EditorUi begin_editor(EditorLists lists, std::string mode, std::string board) {
    EditorUi ui;
    ui.lists = {as_offered(std::move(lists.ours)),
                std::move(lists.own),
                as_offered(std::move(lists.boards))};
    ui.mode = std::move(mode);
    ui.board = std::move(board);
    ui.pages.push_back(first_page(ui));
    return ui;
}

void take_base(EditorUi& ui, const property::Mode& mode, const board::Board& board) {
    ui.draft = begin_draft(mode, board);
    ui.own.clear();
    ui.loses_comments = false;
    open(ui, Naming{});
}

void take_board(EditorUi& ui, const board::Board& board) {
    if (not is_walked(ui)) {
        property::Mode mode = ui.draft.now.mode;
        mode.board = board.id;
        ui.draft = begin_draft(std::move(mode), board);
    } else {
        choose_board(ui.draft, board);
    }
    begin_walk(ui);
}

void take_own(EditorUi& ui,
              const property::Mode& mode,
              const board::Board& board,
              bool loses_comments) {
    ui.draft = begin_draft(mode, board);
    ui.own = mode.id;
    ui.loses_comments = loses_comments;
    begin_walk(ui);
}

void take_listed(EditorUi& ui, std::vector<OwnMode> own) {
    ui.lists.own = std::move(own);
    ui.pages.assign(1, first_page(ui));
}

void take_saved(EditorUi& ui, std::string id, std::vector<OwnMode> own) {
    ui.lists.own = std::move(own);
    ui.draft.saved = ui.draft.now;
    ui.own = id;
    ui.saved = std::move(id);
    ui.loses_comments = false;
    ui.notices.push_back(
        {.title = "SAVED", .sub = "", .lines = {"", upper(ui.draft.now.mode.name)}});
    ui.pages.erase(ui.pages.begin() + 1, ui.pages.end());  // the walk continues where it was
}

void ask_over(EditorUi& ui, std::string name) { open(ui, Asking{Ask::Over, {}, std::move(name)}); }

void take_trouble(EditorUi& ui, std::string title, const std::string& words) {
    ui.notices.push_back(trouble_notice(std::move(title), words));
}

std::optional<Letters> text_field(const EditorUi& ui) {
    if (not ui.notices.empty()) return std::nullopt;
    if (std::holds_alternative<Naming>(ui.pages.back())) return Letters::Any;
    const auto* form = std::get_if<Form>(&ui.pages.back());
    if (form == nullptr) return std::nullopt;
    const FieldIs kind = kind_of(field_of(ui, *form));
    if (kind == FieldIs::Text) return Letters::Any;
    return kind == FieldIs::Number ? std::optional{Letters::Digits} : std::nullopt;
}

EditorWish press(EditorUi& ui, Key key) {
    ui.refusal.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return wish::Nothing{};
    }
    if (key == Key::Pause) return press_pause(ui);
    if (letter_of(key) == U'?') {
        ui.notices.push_back(std::visit([&](const auto& page) { return editor::help_on(ui, page); },
                                        ui.pages.back()));
        return wish::Nothing{};
    }
    return std::visit([&](auto& page) { return editor::press(ui, page, key); }, ui.pages.back());
}

// The board stays behind the pages that are opened over it, and nothing of another one behind it.
void draw_editor(Canvas& canvas, const EditorUi& ui) {
    if (const auto* board = std::get_if<Walking>(&ui.pages.front())) {
        canvas = {};
        editor::draw(canvas, ui, *board);
    }
    std::visit([&](const auto& page) { editor::draw(canvas, ui, page); }, ui.pages.back());
    const bool tells_itself = std::holds_alternative<Form>(ui.pages.back());
    if (not tells_itself) draw_remark(canvas, ui.refusal);
    if (not ui.notices.empty()) draw_notice(canvas, ui.notices.front());
}

std::optional<Canvas> draw_editor_ring(const EditorUi& ui, Size size) {
    const auto* board = std::get_if<Walking>(&ui.pages.front());
    if (board == nullptr) return std::nullopt;
    return editor::draw_ring(ui, *board, size);
}

}  // namespace parlor::tui
