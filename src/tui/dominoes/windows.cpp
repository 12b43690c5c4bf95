#include "tui/dominoes/windows.hpp"

#include <array>

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"
#include "tui/dominoes/games_won.hpp"
#include "tui/dominoes/hand_end_rows.hpp"
#include "tui/option_pages.hpp"

namespace parlor::tui::domino {
namespace {

// When the window closes, its first item is marked again.
Command play_again(Ui& ui) {
    ui.window = {};
    return Again{};
}
Command save(Ui&) { return SaveGame{}; }
Command choose_options(Ui& ui) {
    ui.window = {};
    return StartOver{};
}
Command take_back(Ui&) { return TakeBack{}; }
Command look_back(Ui&) { return LookBack{}; }
Command review(Ui&) { return ToReview{}; }
Command leave(Ui& ui) {
    ui.window = {};
    return Leave{};
}

ItemIs always(const Scene&) { return ItemIs::Open; }
ItemIs may_take_back(const Scene& scene) { return open_if(scene.can_take_back); }

struct OverEntry {
    Binding binding;
    Command (*choose)(Ui& ui);
    ItemIs (*shown)(const Scene& scene) = always;
};
constexpr std::array over_entries{
    OverEntry{{'y', 1, 20, "ANOTHER GAME", "the same options", 2}, play_again},
    OverEntry{{'s', 1, 20, "SAVE", "to be repeated", 21}, save},
    OverEntry{{'r', 1, 21, "OPTIONS", "other options", 2}, choose_options},
    OverEntry{{'z', 1, 21, "TAKE BACK", "your last move", 21}, take_back, may_take_back},
    OverEntry{{'n', 1, 22, "NO MORE", "to the launcher", 2}, leave},
    OverEntry{{'p', 1, 22, "PICTURES", "of the scores", 21}, look_back},
    OverEntry{{'v', 1, 23, "REVIEW", "find the mistakes", 21}, review}};

// Only after the player has read the last count.
bool asks_for_another(const Scene& scene, const Ui& ui) {
    return scene.view.winner and not ui.told.waits and not ui.has_news();
}

// Below the table, in place of the hand.
void draw_over(Canvas& canvas, const Scene& scene, const Ui& ui) {
    constexpr Style bright{Ink::White, Ink::Black};
    constexpr int left = 2;
    Menu menu = over_window(scene);
    for (Item& item : menu.items) item.label = (item.open ? "  - " : "    ") + item.label;
    canvas.fill(below_table, U' ', bright);
    canvas.write({below_table.top, left}, menu.header + ": " + menu.sub + " WINS", bright);
    canvas.write({below_table.top + 1, left}, games_won(scene), on_black);
    draw_buttons(canvas, menu, ui.window);
}

Command press_leaving(Ui& ui, Key key, SoundQueue& sounds) {
    const auto leaves = answer(*ui.leaving, key, sounds);
    if (leaves) ui.leaving.reset();
    return leaves.value_or(false) ? Command{Leave{}} : Command{Stay{}};
}

Command close_options(Ui& ui) {
    ui.options.reset();
    return Stay{};
}

Command press_options(Ui& ui, Key key, SoundQueue& sounds) {
    auto& [options, place] = *ui.options;
    const Menu menu = options_menu(options, OptionsAt::DominoTable);
    if (key == Key::Esc) return close_options(ui);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    auto turn = turned(menu, place, key);
    if (not turn)
        if (const auto item = choose(menu, place, key, sounds)) turn = Turned{*item, 1};
    if (not turn) return Stay{};
    const auto chosen = choose_option(options, turn->key, turn->by);
    if (not chosen) return close_options(ui);
    chosen->option->choose(options, chosen->value);
    return Prefer{*chosen};
}

Command press_over(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds) {
    const Menu menu = over_window(scene);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (key == Key::Esc or letter_of(key) == U'q') return leave(ui);
    const auto item = choose(menu, ui.window, key, sounds);
    return item ? entry_of(over_entries, *item).choose(ui) : Command{Stay{}};
}

}  // namespace

Question question_to_leave(const Scene& scene) {
    std::vector<std::string> lines{"BACK TO THE", "LAUNCHER?"};
    if (not scene.is_begun)
        lines.insert(lines.end(), {"NOT KEPT, AS NO", "MOVE WAS PLAYED"});
    else if (scene.is_kept)
        lines.insert(lines.end(), {"", "THE GAME IS KEPT"});
    else
        lines = {"THE GAME IS NOT", "ON DISK AND WILL", "BE LOST. LEAVE?"};
    return {.header = "LEAVE THE TABLE",
            .sub = "",
            .lines = lines,
            .no = "keep playing",
            .yes = "leave the table"};
}

Menu over_window(const Scene& scene) {
    const Seat winner = *scene.view.winner;
    Menu menu{.header = "GAME OVER", .sub = upper(scene.names[winner]), .has_quadrants = false};
    for (const OverEntry& entry : over_entries)
        menu.items.push_back(item_of(entry.binding, entry.shown(scene)));
    return menu;
}

std::optional<Command> press_window(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds) {
    if (ui.leaving) return press_leaving(ui, key, sounds);
    if (ui.options) return press_options(ui, key, sounds);
    if (asks_for_another(scene, ui)) return press_over(scene, ui, key, sounds);
    return std::nullopt;
}

void draw_window(Canvas& canvas, const Scene& scene, const Ui& ui) {
    if (ui.leaving)
        draw_question(canvas, *ui.leaving);
    else if (ui.options)
        draw_menu(
            canvas, options_menu(ui.options->options, OptionsAt::DominoTable), ui.options->place);
    else if (asks_for_another(scene, ui))
        draw_over(canvas, scene, ui);
}

}  // namespace parlor::tui::domino
