// The pages about one's settings that ask: for a name, and before they are replaced or deleted.
//
// Source: M-5.1, U-7.1.
#include "canvas/letters.hpp"
#include "tui/property/setup/entry.hpp"

namespace parlor::tui::setup {
namespace {

Menu ask_for_name(const SetupUi& ui, std::string sub) {
    Menu menu = pregame(std::move(sub));
    menu.words = {{10, "THEIR NAME:"},
                  {12, ui.typed + "_", on_white, 1},
                  {16, "ENTER - TAKE IT"},
                  {18, "UP    - BACK"}};
    return menu;
}

Menu ask_for_save_name(const SetupUi& ui) { return ask_for_name(ui, "SAVE SETTINGS"); }
Menu ask_for_other_name(const SetupUi& ui) { return ask_for_name(ui, "RENAME SETTINGS"); }

Menu ask_over(const SetupUi& ui) {
    Menu menu = pregame("SAVE SETTINGS");
    menu.words = {{9, upper(ui.saved.over), on_white}, {11, "IS THERE."}, {12, "SAVE OVER IT?"}};
    return menu;
}

Menu ask_to_delete(const SetupUi& ui) {
    Menu menu = pregame("DELETE SETTINGS?");
    menu.words = {{9, upper(ui.saved.name), on_white}};
    return menu;
}

SetupWish replace(SetupUi& ui, int /*number*/) { return ReplaceSettings{ui.saved.over}; }
SetupWish remove(SetupUi& /*ui*/, int /*number*/) { return DeleteSettings{}; }

constexpr Entry over_entries[]{
    {{'n', 1, 14, "NO", "another name"}, go_back},
    {{'y', 1, 16, "YES", "replace them"}, replace},
};
constexpr Entry delete_entries[]{
    {{'n', 1, 14, "NO", "keep them"}, go_back},
    {{'y', 1, 16, "YES", "delete them"}, remove},
};

}  // namespace

const Page save_as{ask_for_save_name};
const Page new_name{ask_for_other_name};
const Page save_over{ask_over, over_entries};
const Page delete_settings{ask_to_delete, delete_entries};

}  // namespace parlor::tui::setup
