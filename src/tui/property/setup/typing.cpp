#include "tui/property/setup/typing.hpp"

#include "tui/property/setup/steps.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

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
    if (const auto why = why_not_kept(name); not why.empty()) return refuse(ui, why);
    if (ui.step == SetupStep::SaveAs) return SaveSettings{name};
    if (name == ui.saved.name) return back(ui);
    for (const std::string& each : ui.saved.names)
        if (each != ui.saved.name and are_alike(each, name))
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
