#include "tui/property/setup/typing.hpp"

#include <algorithm>

#include "tui/property/setup/steps.hpp"
#include "tui/typing.hpp"

namespace parlor::tui {
namespace {

constexpr setup::Length of_settings{12, "A name has 1 to 12 letters"};

SetupWish refuse(SetupUi& ui, std::string_view why) {
    ui.refusal = why;
    return GoOn{};
}

SetupWish take_settings_name(SetupUi& ui) {
    const std::string name = without_blanks_around(ui.field.text);
    if (name.empty()) return refuse(ui, of_settings.words);
    if (ui.step == SetupStep::SaveAs) return SaveSettings{name};
    if (name == ui.saved.name) return back(ui);
    if (std::ranges::find(ui.saved.names, name) != ui.saved.names.end())
        return refuse(ui, "Other settings have this name");
    return RenameSettings{name};
}

}  // namespace

SetupWish type_settings(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_settings_name(ui);
    if (setup::leaves_field(key)) return back(ui);
    return refuse(ui, setup::type_letter(ui.field, key, of_settings));
}

}  // namespace parlor::tui
