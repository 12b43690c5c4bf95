#include "tui/launcher/option_pages.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

struct OptionKey {
    Binding binding;
    std::string_view name;  // the option's
};

constexpr std::array keys{
    OptionKey{{'m', 1, 9, "MOVEMENT", "step, or jump"}, "movement"},
    OptionKey{{'e', 1, 12, "PROMPT EACH", "pass the keyboard"}, "prompt-each-player"},
    OptionKey{{'p', 1, 15, "PACE", "length of pauses"}, "pace"},
    OptionKey{{'t', 1, 18, "TAKE BACK", "moves undone"}, "take-back"},
    OptionKey{{'s', 2, 9, "SOUND BY", "what makes sound"}, "sound-by"},
    OptionKey{{'l', 2, 12, "LOUDNESS", "how loud effects"}, "sound-effects"},
    OptionKey{{'u', 2, 15, "MUSIC", "how loud music"}, "music"},
    OptionKey{{'c', 3, 9, "COLOURS", "how many colours"}, "colour"},
    OptionKey{{'g', 3, 12, "GLYPHS", "which signs"}, "glyphs"},
    OptionKey{{'b', 3, 15, "BACKGROUND", "black, or its own"}, "paper"},
    OptionKey{{'w', 3, 18, "EXPLAIN CPUS", "W or Y says why"}, "explain-computers"},
};
constexpr int last_page = 3;

std::string shown(const Option& option, const Options& options) {
    const std::string_view value = option.values[option.chosen(options)];
    if (value == "true") return "YES";
    if (value == "false") return "NO";
    if (value == "attributes") return "ATTRIBUTE";
    return upper(value);
}

}  // namespace

Menu options_menu(const Options& options) {
    Menu menu{.header = "OPTIONS", .sub = "DEFAULTS", .has_quadrants = false};
    for (const OptionKey& each : keys) {
        const Binding& binding = each.binding;
        for (const Item& item : items_of({&binding, 1}, [](char) { return true; }))
            menu.items.push_back(item);
        menu.words.push_back({binding.row + 1,
                              "♦ " + shown(option_named(each.name), options),
                              on_bar,
                              6,
                              binding.page});
    }
    for (int page = 1; page <= last_page; ++page)
        menu.items.push_back({'x', page, 22, 0, "BACK", "to the launcher", true});
    return menu;
}

bool choose_option(Options& options, char key) {
    const auto found =
        std::ranges::find(keys, key, [](const OptionKey& each) { return each.binding.key; });
    if (found == keys.end()) return false;
    const Option& option = option_named(found->name);
    option.choose(options, (option.chosen(options) + 1) % option.values.size());
    return true;
}

}  // namespace parlor::tui
