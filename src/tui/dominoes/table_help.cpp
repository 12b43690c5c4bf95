#include "tui/dominoes/table_help.hpp"

#include <algorithm>
#include <array>

namespace parlor::tui::domino {
namespace {

using Works = bool (*)(const Scene& scene, const Ui& ui);

bool always(const Scene&, const Ui&) { return true; }
bool waits(const Scene&, const Ui& ui) { return ui.told.waits; }
bool asks_end(const Scene&, const Ui& ui) { return not ui.told.waits and ui.asks_end_for; }

// Whether the player has to move, and has nothing else to answer first.
bool is_turn(const Scene& scene, const Ui& ui) {
    return scene.view.decider == scene.view.seat and not ui.told.waits and not ui.asks_end_for;
}
bool can_play(const Scene& scene, const Ui& ui) {
    return is_turn(scene, ui) and not scene.view.choices.plays.empty();
}
bool can_draw_or_pass(const Scene& scene, const Ui& ui) {
    return is_turn(scene, ui) and (scene.view.choices.draw or scene.view.choices.pass);
}
bool can_ask_for_redeal(const Scene& scene, const Ui& ui) {
    return is_turn(scene, ui) and scene.view.choices.redeal;
}
bool can_hint(const Scene& scene, const Ui& ui) { return scene.has_hints and can_play(scene, ui); }
bool can_train(const Scene& scene, const Ui&) { return scene.has_aids and scene.is_own_seat; }
bool can_explain(const Scene& scene, const Ui&) { return scene.can_explain; }
bool can_take_back(const Scene& scene, const Ui&) { return scene.can_take_back; }

struct Entry {
    KeyHelp help;
    Works works = always;
};
constexpr std::array entries{Entry{KeyHelp{"2 DIGITS", "A TILE"}, can_play},
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
                             Entry{KeyHelp{"W", "WHY"}, can_explain},
                             Entry{KeyHelp{"Z", "TAKE BACK"}, can_take_back},
                             Entry{KeyHelp{"O", "SOUND, WHY"}},
                             Entry{KeyHelp{"R", "OPTIONS"}},
                             Entry{KeyHelp{"Q ESC", "LEAVE"}},
                             Entry{KeyHelp{"^S", "SAVE"}},
                             Entry{KeyHelp{"^C", "LEAVE ALL"}}};

constexpr std::size_t key_width = 9;
// The panel would cut off a longer line.
static_assert(std::ranges::all_of(entries, [](const Entry& entry) {
    return key_width + entry.help.help.size() <= width_of_tall_panel;
}));

}  // namespace

Notice table_help(const Scene& scene, const Ui& ui) {
    Notice notice{.title = "DOMINOES", .sub = "THE KEYS", .lines = {}, .tall = true};
    for (const auto& [help, works] : entries) {
        if (not works(scene, ui)) continue;
        std::string line{help.keys};
        line.resize(key_width, ' ');
        notice.lines.push_back(line + std::string{help.help});
    }
    return notice;
}

}  // namespace parlor::tui::domino
