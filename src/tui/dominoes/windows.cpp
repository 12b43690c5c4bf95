#include "tui/dominoes/windows.hpp"

#include <array>

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"

namespace parlor::tui::domino {
namespace {

// When the window is left, its first item is marked again.
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
    OverEntry{{'y', 1, 15, "ANOTHER GAME", "the same options"}, play_again},
    OverEntry{{'s', 1, 17, "SAVE", "to be repeated"}, save},
    OverEntry{{'r', 1, 19, "OPTIONS", "other options"}, choose_options},
    OverEntry{{'z', 1, 21, "TAKE BACK", "undo last move"}, take_back, may_take_back},
    OverEntry{{'n', 1, 23, "NO MORE", "to the launcher"}, leave}};

// Only after the last count has been read.
bool asks_for_another(const Scene& scene, const Ui& ui) {
    return scene.view.winner and not ui.told.waits and ui.notices.empty();
}

std::string games_line(const Scene& scene, Seat seat, int width_of_name) {
    std::string name = cut(upper(scene.names[seat]), width_of_name);
    name.resize(static_cast<std::size_t>(width_of_name), ' ');
    return name + right(scene.games_won[seat], 4);
}

Command press_leaving(Ui& ui, Key key, SoundQueue& sounds) {
    const auto leaves = answer(*ui.leaving, key, sounds);
    if (leaves) ui.leaving.reset();
    return leaves.value_or(false) ? Command{Leave{}} : Command{Stay{}};
}

Command press_over(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds) {
    const Menu menu = over_window(scene);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (key == Key::Esc or letter_of(key) == U'q') return leave(ui);
    const auto item = choose(menu, ui.window, key, sounds);
    return item ? entry_of(over_entries, *item).choose(ui) : Command{Stay{}};
}

}  // namespace

Question question_to_leave() {
    return {.header = "LEAVE THE TABLE",
            .sub = "",
            .lines = {"BACK TO THE", "LAUNCHER?"},
            .no = "go on playing",
            .yes = "leave the table"};
}

Menu over_window(const Scene& scene) {
    const Seat winner = *scene.view.winner;
    Menu menu{.header = "GAME OVER", .sub = upper(scene.names[winner]), .has_quadrants = false};
    for (const OverEntry& entry : over_entries)
        menu.items.push_back(item_of(entry.binding, entry.shown(scene)));
    constexpr int name_width = 10;
    menu.words = {{9, "WINS THE GAME"},
                  {11, "GAMES WON:"},
                  {12, games_line(scene, dominoes::first_seat, name_width)},
                  {13, games_line(scene, dominoes::second_seat, name_width)},
                  {14, "ANOTHER GAME?"}};
    return menu;
}

std::optional<Command> press_window(const Scene& scene, Ui& ui, Key key, SoundQueue& sounds) {
    if (ui.leaving) return press_leaving(ui, key, sounds);
    if (asks_for_another(scene, ui)) return press_over(scene, ui, key, sounds);
    return std::nullopt;
}

void draw_window(Canvas& canvas, const Scene& scene, const Ui& ui) {
    if (ui.leaving)
        draw_question(canvas, *ui.leaving);
    else if (asks_for_another(scene, ui))
        draw_menu(canvas, over_window(scene), ui.window);
}

Notice farewell(const Scene& scene) {
    constexpr int name_width = 16;
    return {.title = "GAMES WON",
            .sub = "",
            .lines = {"",
                      games_line(scene, dominoes::first_seat, name_width),
                      games_line(scene, dominoes::second_seat, name_width)}};
}

}  // namespace parlor::tui::domino
