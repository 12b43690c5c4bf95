#include "tui/option_pages.hpp"

#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

// The tables that have an option, beside the launcher.
enum class Tables : std::uint8_t { None, Board, Domino, All };

struct OptionEntry {
    Binding binding;
    std::string_view option;  // its name; empty: the way back
    Tables tables = Tables::None;
};

// Each page has the way back.
constexpr OptionEntry back(int page, Tables tables) {
    return {{'x', page, 22, "BACK", "go back"}, {}, tables};
}

using enum Tables;

constexpr std::array entries{
    OptionEntry{{'m', 1, 9, "MOVEMENT", "how tokens move"}, "movement", Board},
    OptionEntry{{'e', 1, 12, "PROMPT EACH", "call each player"}, "prompt-each-player", Board},
    OptionEntry{{'p', 1, 15, "PACE", "length of pauses"}, "pace", All},
    OptionEntry{{'k', 1, 18, "WAIT FOR KEY", "at dominoes"}, "wait-for-key", Domino},
    OptionEntry{{'s', 2, 9, "SOUND BY", "sound device"}, "sound-by", All},
    OptionEntry{{'l', 2, 12, "LOUDNESS", "effects volume"}, "sound-effects", All},
    OptionEntry{{'u', 2, 15, "MUSIC", "music volume"}, "music", All},
    OptionEntry{{'w', 2, 18, "SHOW REASONS", "W or Y shows why"}, "explain-computers", All},
    OptionEntry{{'n', 3, 9, "HINTS", "H shows chances"}, "hints", Board},
    OptionEntry{{'t', 3, 12, "TAKE BACK", "allow take-backs"}, "take-back"},
    OptionEntry{{'i', 3, 15, "TITLE", "window says turn"}, "title"},
    OptionEntry{{'c', 4, 9, "COLOURS", "how many colours"}, "colour"},
    OptionEntry{{'g', 4, 12, "GLYPHS", "character set"}, "glyphs"},
    OptionEntry{{'b', 4, 15, "BACKGROUND", "black, own, light"}, "paper"},
    OptionEntry{{'r', 4, 18, "RIGHT HALF", "in 80 columns"}, "wide"},
    back(1, All),
    back(2, All),
    back(3, Board),
    back(4, None),
};

bool is_at(const OptionEntry& entry, OptionsAt at) {
    if (at == OptionsAt::Launcher or entry.tables == All) return true;
    return entry.tables == (at == OptionsAt::BoardTable ? Board : Domino);
}

std::string shown(const Option& option, const Options& options) {
    const std::string_view value = option.values[option.chosen(options)];
    if (value == "true") return "YES";
    if (value == "false") return "NO";
    if (value == "attributes") return "ATTRIBUTE";
    if (value == "decps") return "DEC TONES";
    return upper(value);
}

}  // namespace

Menu options_menu(const Options& options, OptionsAt at) {
    Menu menu{.header = "OPTIONS", .sub = "ALL GAMES", .has_quadrants = false};
    for (const OptionEntry& entry : entries) {
        if (not is_at(entry, at)) continue;
        const std::string_view option = entry.option;
        Item& item = menu.items.emplace_back(item_of(entry.binding, ItemIs::Open));
        if (option.empty()) continue;
        item.is_setting = true;
        menu.words.push_back(
            {item.row + 1, "♦ " + shown(option_named(option), options), on_bar, 6, item.page});
    }
    return menu;
}

std::vector<OptionOnPage> options_on_pages() {
    std::vector<OptionOnPage> options;
    for (const OptionEntry& entry : entries)
        if (not entry.option.empty())
            options.push_back({entry.option, entry.binding.label, entry.binding.help});
    return options;
}

std::optional<OptionChosen> choose_option(const Options& options, char item, int by) {
    const OptionEntry& entry = entry_of(entries, item);
    if (entry.option.empty()) return std::nullopt;
    const Option& option = option_named(entry.option);
    const auto values = static_cast<int>(option.values.size());
    const int value = turned_value(static_cast<int>(option.chosen(options)), by, values);
    return OptionChosen{&option, static_cast<std::size_t>(value)};
}

}  // namespace parlor::tui
