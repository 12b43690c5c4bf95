// The pages of the mode editor: their contents, and the effects of their keys.
#pragma once

#include "tui/property/editor/editor_screen.hpp"

namespace parlor::tui::editor {

inline constexpr std::string_view header = "MODE EDITOR";
inline constexpr char32_t sign_of_change = U'!';  // marks values that differ from the start

// Opening puts a page over the present one, and closing goes back. Closing the last page leaves the
// editor.
EditorWish open(EditorUi& ui, Page page);
EditorWish close(EditorUi& ui);
EditorWish begin_walk(EditorUi& ui);               // instead of all other pages
[[nodiscard]] bool is_walked(const EditorUi& ui);  // whether a board is there

[[nodiscard]] Page list_of_boards(const EditorUi& ui, std::string_view chosen);
[[nodiscard]] Page list_of_bases(const EditorUi& ui);
[[nodiscard]] const OwnMode& own_with(const EditorUi& ui, std::string_view id);

[[nodiscard]] Menu menu_of(const EditorUi& ui, const Asking& page);
[[nodiscard]] Menu menu_of(const EditorUi& ui, const Naming& page);
[[nodiscard]] Menu menu_of(const EditorUi& ui, const Walking& page);

EditorWish press(EditorUi& ui, Asking& page, Key key);
EditorWish press(EditorUi& ui, Naming& page, Key key);
EditorWish press(EditorUi& ui, Walking& page, Key key);
EditorWish press(EditorUi& ui, Form& form, Key key);

void draw(Canvas& canvas, const EditorUi& ui, const Asking& page);
void draw(Canvas& canvas, const EditorUi& ui, const Naming& page);
void draw(Canvas& canvas, const EditorUi& ui, const Walking& page);
void draw(Canvas& canvas, const EditorUi& ui, const Form& form);
[[nodiscard]] Canvas draw_ring(const EditorUi& ui, const Walking& page, Size size);

[[nodiscard]] Notice help_on(const EditorUi& ui, const Asking& page);
[[nodiscard]] Notice help_on(const EditorUi& ui, const Naming& page);
[[nodiscard]] Notice help_on(const EditorUi& ui, const Walking& page);
[[nodiscard]] Notice help_on(const EditorUi& ui, const Form& form);

void take_last_back(EditorUi& ui);

// The fields of the form, and the selected one.
[[nodiscard]] std::vector<Field> fields_of(const EditorUi& ui, const Form& form);
[[nodiscard]] Field field_of(const EditorUi& ui, const Form& form);

}  // namespace parlor::tui::editor
