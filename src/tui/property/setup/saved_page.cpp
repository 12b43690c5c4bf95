#include "tui/property/setup/saved_page.hpp"

#include "tui/property/setup/steps.hpp"
#include "tui/setup/list_page.hpp"

namespace parlor::tui {
namespace {

constexpr Binding anew{'0', 1, 21, "NEW SETTINGS", "choose new ones"};
constexpr ListPage page{"SETTINGS", "read, begin", "to the launcher", anew};

}  // namespace

Menu saved_menu(const SetupUi& ui) { return list_menu(page, ui.saved.names); }

MenuCursor place_of_saved(const SetupUi& ui) {
    return place_in_list(ui.saved.names, ui.saved.name);
}

SetupWish choose_saved(SetupUi& ui, char key) {
    if (key == list_back) return back(ui);
    if (key != anew.key) return ReadSettings{ui.saved.names[item_in_list(key)]};
    ui.saved.name.clear();
    return turn_to(ui, SetupStep::All);
}

}  // namespace parlor::tui
