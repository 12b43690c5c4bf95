#include "tui/property/setup/settings_page.hpp"

#include <algorithm>
#include <array>

#include "tui/property/setup/beginning.hpp"
#include "tui/property/setup/entry.hpp"
#include "tui/property/setup/settings_words.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/typing.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

using board::Board;

SetupWish begin(SetupUi& /*ui*/, const Board& /*board*/) { return BeginNow{}; }

SetupWish change(SetupUi& ui, const Board& /*board*/) { return turn_to(ui, SetupStep::Mode); }

SetupWish deal_more(SetupUi& ui, const Board& board) { return turn_deeds(ui, board, 1); }

SetupWish save(SetupUi& ui, const Board& board) {
    if (not may_begin(ui, board)) return GoOn{};
    return turn_to(ui, SetupStep::SaveAs);
}

SetupWish rename(SetupUi& ui, const Board& /*board*/) { return turn_to(ui, SetupStep::Rename); }

SetupWish ask_to_delete(SetupUi& ui, const Board& /*board*/) {
    return turn_to(ui, SetupStep::Delete);
}

SetupWish leave(SetupUi& ui, const Board& /*board*/) { return back(ui); }

bool always(const SetupUi& /*ui*/) { return true; }
bool if_sound(const SetupUi& ui) { return not ui.saved.are_damaged; }
bool if_own(const SetupUi& ui) { return if_sound(ui) and not ui.players.guests; }
bool if_saved(const SetupUi& ui) { return not ui.saved.name.empty(); }

struct SettingsEntry {
    Binding binding;
    SetupWish (*choose)(SetupUi& ui, const Board& board);
    bool (*is_there)(const SetupUi& ui);
};

constexpr char deeds_key = 'e';
constexpr std::array entries{
    SettingsEntry{{'b', 1, 14, "BEGIN GAME", "begin"}, begin, if_sound},
    SettingsEntry{{'c', 1, 15, "CHANGE", "page by page"}, change, if_sound},
    SettingsEntry{{'e', 1, 16, "DEEDS", "dealt, paid for"}, deal_more, if_sound},
    SettingsEntry{{'s', 1, 17, "SAVE", "under a name"}, save, if_own},
    SettingsEntry{{'r', 1, 18, "RENAME", "another name"}, rename, if_saved},
    SettingsEntry{{'d', 1, 19, "DELETE", "delete them"}, ask_to_delete, if_saved},
    SettingsEntry{{'x', 1, 22, "BACK", "go back"}, leave, always},
    SettingsEntry{{'x', 2, 22, "BACK", "go back"}, leave, if_sound},
    SettingsEntry{{'x', 3, 22, "BACK", "go back"}, leave, if_sound},
    SettingsEntry{{'x', 4, 22, "BACK", "go back"}, leave, if_sound},
};

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

Menu settings_menu(const SetupUi& ui, const Board& board) {
    Menu menu = setup::pregame("SETTINGS");
    for (const SettingsEntry& entry : entries) {
        if (not entry.is_there(ui)) continue;
        Item& item = menu.items.emplace_back(item_of(entry.binding, ItemIs::Open));
        if (item.key != deeds_key) continue;
        item.label += ": " + std::to_string(ui.rules.start_deeds);
        item.is_setting = true;
    }
    menu.words = settings_words(ui, board);
    return menu;
}

SetupWish look_at_settings(SetupUi& ui, SetupStep from) {
    ui.saved.from = from;
    ui.saved.are_damaged = false;
    return turn_to(ui, SetupStep::Settings);
}

SetupWish turn_deeds(SetupUi& ui, const Board& board, int by) {
    int possible = 1;
    while (possible <= property::most_start_deeds and can_be_dealt(ui, board, possible)) ++possible;
    ui.rules.start_deeds = turned_value(std::min(ui.rules.start_deeds, possible - 1), by, possible);
    return GoOn{};
}

SetupWish choose_in_settings(SetupUi& ui, const Board& board, char key) {
    return entry_of(entries, key).choose(ui, board);
}

SetupWish type_settings(SetupUi& ui, Key key) {
    if (key == Key::Enter) return take_settings_name(ui);
    if (setup::leaves_field(key)) return back(ui);
    return refuse(ui, setup::type_letter(ui.field, key, of_settings));
}

}  // namespace parlor::tui
