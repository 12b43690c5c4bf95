// The page of the mode editor for naming a mode.
#include "canvas/letters.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/editor/pages.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::editor {
namespace {

constexpr int name_row = 12, most_typed = 40, room = 16;

Complaint bad_name(const EditorUi& ui, const std::string& name) {
    for (const ModeName& each : ui.lists.ours)
        if (are_alike(each.name, name)) return "A Parlor mode has this name";
    return refusal_of(ui.draft, OfMode::Name, name);
}

EditorWish take_name(EditorUi& ui, const Naming& page) {
    const std::string name = without_blanks_around(page.typed);
    ui.refusal = bad_name(ui, name).value_or("");
    if (not ui.refusal.empty()) return wish::Nothing{};
    if (not page.renamed.empty()) return wish::RenameOwn{page.renamed, name};
    ui.draft.now.mode.name = name;
    const bool is_listed = not ui.board.empty() and ui.mode == ui.draft.now.mode.id;
    return open(ui, list_of_boards(ui, is_listed ? ui.board : ui.draft.now.mode.board));
}

}  // namespace

Menu menu_of(const EditorUi& /*ui*/, const Naming& page) {
    Menu menu{.header = std::string{header},
              .sub = page.renamed.empty() ? "NEW MODE" : "RENAME",
              .has_quadrants = false};
    menu.words = {{10, "ITS NAME:"},
                  {name_row, shown(page.typed, room), on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

EditorWish press(EditorUi& ui, Naming& page, Key key) {
    if (key == Key::ArrowUp) return close(ui);
    const std::string before = page.typed;
    switch (type(page.typed, key, Letters::Any, most_typed)) {
        case Typed::Done: return take_name(ui, page);
        case Typed::Dropped: return close(ui);
        case Typed::More: break;
    }
    ui.refusal = page.typed == before ? no_such_key : why_not_kept(page.typed);
    return wish::Nothing{};
}

void draw(Canvas& canvas, const EditorUi& ui, const Naming& page) {
    draw_menu(canvas, menu_of(ui, page), {});
    canvas.point_at({name_row, width(shown(page.typed, room))});
}

Notice help_on(const EditorUi& ui, const Naming& page) {
    return {.title = menu_of(ui, page).sub,
            .sub = "THE KEYS",
            .lines = {"LETTERS, BACKSPACE", "ENTER TAKE IT", "UP, ESC BACK"},
            .tall = true};
}

}  // namespace parlor::tui::editor
