// The questions about settings: for a name, and before settings are replaced or deleted.
//
// Source: M-5.1, U-7.1.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/property/setup/entry.hpp"

namespace parlor::tui {
namespace {

Menu ask_for_save_name(const SetupUi& ui) {
    return setup::ask_for_text("SAVE SETTINGS", "THEIR NAME:", ui.field);
}
Menu ask_for_other_name(const SetupUi& ui) {
    return setup::ask_for_text("RENAME SETTINGS", "THEIR NAME:", ui.field);
}

Menu ask_to_replace(const SetupUi& ui) {
    Menu menu = setup::pregame("SAVE SETTINGS");
    menu.words = {{9, shortened(upper(ui.saved.over), 16), on_white},
                  {11, "EXISTS ALREADY."},
                  {12, "SAVE OVER IT?"}};
    return menu;
}

Menu ask_to_delete(const SetupUi& ui) {
    Menu menu = setup::pregame("DELETE SETTINGS?");
    menu.words = {{9, shortened(upper(ui.saved.name), 16), on_white}};
    return menu;
}

SetupWish replace(SetupUi& ui, int /*number*/) { return ReplaceSettings{ui.saved.over}; }
SetupWish remove(SetupUi& /*ui*/, int /*number*/) { return DeleteSettings{}; }

constexpr SetupEntry over_entries[]{
    {{'n', 1, 14, "NO", "another name"}, go_back},
    {{'y', 1, 16, "YES", "replace them"}, replace},
};
constexpr SetupEntry delete_entries[]{
    {{'n', 1, 14, "NO", "keep them"}, go_back},
    {{'y', 1, 16, "YES", "delete them"}, remove},
};

}  // namespace

const SetupPage setup_save_as{ask_for_save_name};
const SetupPage setup_rename{ask_for_other_name};
const SetupPage setup_save_over{ask_to_replace, over_entries};
const SetupPage setup_delete{ask_to_delete, delete_entries};

}  // namespace parlor::tui
