#include "tui/launcher/option_pages.hpp"

#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

struct OptionEntry {
    Binding binding;
    std::string_view option = {};  // its name; empty: the way back
};

// Each page has the way back.
constexpr Binding back(int page) { return {'x', page, 22, "BACK", "to the launcher"}; }

constexpr std::array entries{
    OptionEntry{{'m', 1, 9, "MOVEMENT", "how tokens move"}, "movement"},
    OptionEntry{{'e', 1, 12, "PROMPT EACH", "call each player"}, "prompt-each-player"},
    OptionEntry{{'p', 1, 15, "PACE", "length of pauses"}, "pace"},
    OptionEntry{{'t', 1, 18, "TAKE BACK", "allow take-backs"}, "take-back"},
    OptionEntry{{'s', 2, 9, "SOUND BY", "sound device"}, "sound-by"},
    OptionEntry{{'l', 2, 12, "LOUDNESS", "effects volume"}, "sound-effects"},
    OptionEntry{{'u', 2, 15, "MUSIC", "music volume"}, "music"},
    OptionEntry{{'w', 2, 18, "SHOW REASONS", "W or Y shows why"}, "explain-computers"},
    OptionEntry{{'c', 3, 9, "COLOURS", "how many colours"}, "colour"},
    OptionEntry{{'g', 3, 12, "GLYPHS", "character set"}, "glyphs"},
    OptionEntry{{'b', 3, 15, "BACKGROUND", "black, own, light"}, "paper"},
    OptionEntry{{'r', 3, 18, "RIGHT HALF", "in 80 columns"}, "wide"},
    OptionEntry{back(1)},
    OptionEntry{back(2)},
    OptionEntry{back(3)},
};

std::string shown(const Option& option, const Options& options) {
    const std::string_view value = option.values[option.chosen(options)];
    if (value == "true") return "YES";
    if (value == "false") return "NO";
    if (value == "attributes") return "ATTRIBUTE";
    if (value == "decps") return "DEC TERMINAL";
    return upper(value);
}

}  // namespace

Menu options_menu(const Options& options) {
    Menu menu{.header = "OPTIONS", .sub = "DEFAULTS", .has_quadrants = false};
    for (const auto& [binding, option] : entries) {
        menu.items.push_back(item_of(binding, ItemIs::Open));
        if (option.empty()) continue;
        menu.words.push_back({binding.row + 1,
                              "♦ " + shown(option_named(option), options),
                              on_bar,
                              6,
                              binding.page});
    }
    return menu;
}

OptionChoice choose_option(Options& options, char key) {
    const OptionEntry& entry = entry_of(entries, key);
    if (entry.option.empty()) return OptionChoice::Back;
    const Option& option = option_named(entry.option);
    option.choose(options, (option.chosen(options) + 1) % option.values.size());
    return OptionChoice::Next;
}

}  // namespace parlor::tui
