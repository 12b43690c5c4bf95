#include "tui/dominoes/table/table_help.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace parlor::tui::domino_table {
namespace {

using Works = bool (*)(const Seen& seen, const Turn& turn);

bool always(const Seen&, const Turn&) { return true; }
bool waits(const Seen& seen, const Turn&) { return seen.view.is_to_be_read; }
bool is_read(const Seen& seen, const Turn&) { return not seen.view.is_to_be_read; }
bool asks_end(const Seen& seen, const Turn& turn) {
    return not seen.view.is_to_be_read and turn.asks_end_for;
}

// Whether the player has to move, and has nothing else to answer first.
bool is_turn(const Seen& seen, const Turn& turn) {
    const auto& view = seen.view.view;
    return view.decider == view.seat and not seen.view.is_to_be_read and not turn.asks_end_for;
}
bool can_play(const Seen& seen, const Turn& turn) {
    return is_turn(seen, turn) and not seen.view.view.choices.plays.empty();
}
bool can_draw_or_pass(const Seen& seen, const Turn& turn) {
    const auto& choices = seen.view.view.choices;
    return is_turn(seen, turn) and (choices.draw or choices.pass);
}
bool can_ask_for_redeal(const Seen& seen, const Turn& turn) {
    return is_turn(seen, turn) and seen.view.view.choices.redeal;
}
bool can_hint(const Seen& seen, const Turn& turn) {
    return seen.view.has_hints and can_play(seen, turn);
}
bool can_train(const Seen& seen, const Turn&) { return seen.view.has_aids and seen.view.has_eyes; }
bool can_explain(const Seen& seen, const Turn&) { return seen.can_explain; }
bool can_take_back(const Seen& seen, const Turn&) { return seen.can_take_back; }

struct Entry {
    KeyHelp help;
    Works works = always;
};
constexpr std::array entries{Entry{KeyHelp{"ARROWS", "TILE, END"}, can_play},
                             Entry{KeyHelp{"2 DIGITS", "A TILE"}, can_play},
                             Entry{KeyHelp{"ENTER", "PLAYS IT"}, can_play},
                             Entry{KeyHelp{"X", "START OVER"}, can_play},
                             Entry{KeyHelp{"1 TO 4", "THE END"}, asks_end},
                             Entry{KeyHelp{"D P SPC", "DRAW, PASS"}, can_draw_or_pass},
                             Entry{KeyHelp{"F", "REDEAL"}, can_ask_for_redeal},
                             Entry{KeyHelp{"A", "ARRANGE"}, is_turn},
                             Entry{KeyHelp{"SPACE", "CONTINUE"}, waits},
                             Entry{KeyHelp{"H", "HINT"}, can_hint},
                             Entry{KeyHelp{"B", "THE RULES"}},
                             Entry{KeyHelp{"T", "NOT SEEN"}, can_train},
                             Entry{KeyHelp{"S", "SCORES"}, is_read},
                             Entry{KeyHelp{"W", "WHY"}, can_explain},
                             Entry{KeyHelp{"Z", "TAKE BACK"}, can_take_back},
                             Entry{KeyHelp{"N", "HAND OVER"}},
                             Entry{KeyHelp{"O", "SOUND, WHY"}},
                             Entry{KeyHelp{"R", "OPTIONS"}},
                             Entry{KeyHelp{"Q ESC", "LEAVE"}},
                             Entry{KeyHelp{"^S", "SAVE"}},
                             Entry{KeyHelp{"^C", "LEAVE ALL"}}};

constexpr std::array while_arranging{Entry{KeyHelp{"ARROWS", "CHOOSE"}},
                                     Entry{KeyHelp{"SPC INS", "SELECT"}},
                                     Entry{KeyHelp{"ENTER", "SWAP, FLIP"}},
                                     Entry{KeyHelp{"ESC", "DONE"}},
                                     Entry{KeyHelp{"H", "HINT"}, can_hint},
                                     Entry{KeyHelp{"B", "THE RULES"}}};

constexpr std::size_t key_width = 9;
constexpr bool fits(const KeyHelp& help) {  // the panel would cut off a longer line
    return key_width + help.help.size() <= width_of_tall_panel;
}
static_assert(std::ranges::all_of(entries, fits, &Entry::help));
static_assert(std::ranges::all_of(while_arranging, fits, &Entry::help));

std::string line_of(const KeyHelp& help) {
    std::string line{help.keys};
    line.resize(key_width, ' ');
    return line + std::string{help.help};
}

}  // namespace

Notice table_help(const Seen& seen, const Turn& turn) {
    Notice notice{.title = "DOMINOES", .sub = "THE KEYS", .lines = {}, .tall = true};
    const std::span<const Entry> all =
        turn.arranging ? std::span<const Entry>{while_arranging} : std::span<const Entry>{entries};
    for (const auto& [help, works] : all)
        if (works(seen, turn)) notice.lines.push_back(line_of(help));
    return notice;
}

}  // namespace parlor::tui::domino_table
