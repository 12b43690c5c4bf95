#include "tui/dominoes/windows.hpp"

#include <array>

#include "canvas/letters.hpp"
#include "tui/choosing.hpp"

namespace parlor::tui::domino {
namespace {

constexpr std::array over_keys{Binding{'y', 1, 15, "ANOTHER GAME", "the same options"},
                               Binding{'s', 1, 17, "SAVE", "to be repeated"},
                               Binding{'r', 1, 19, "OPTIONS", "other options"},
                               Binding{'z', 1, 21, "TAKE BACK", "undo last move"},
                               Binding{'n', 1, 23, "NO MORE", "to the launcher"}};

// Only after the last count has been read.
bool asks_for_another(const Scene& scene, const Ui& ui) {
    return scene.view.winner and not ui.told.waits and ui.notices.empty();
}

std::string games_line(const Scene& scene, Seat seat, int width_of_name) {
    std::string name = cut(upper(scene.names[seat]), width_of_name);
    name.resize(static_cast<std::size_t>(width_of_name), ' ');
    return name + right(scene.games_won[seat], 4);
}

Wish chosen(Ui& ui, char key) {
    if (key == 's') return SaveGame{};
    if (key == 'z') return TakeBack{};
    ui.window = {};
    if (key == 'y') return Again{};
    return key == 'r' ? Wish{StartOver{}} : Wish{Leave{}};
}

Wish press_leaving(Ui& ui, Key key, Ear& ear) {
    const auto leaves = answer(*ui.leaving, key, ear);
    if (leaves) ui.leaving.reset();
    return leaves.value_or(false) ? Wish{Leave{}} : Wish{Stay{}};
}

Wish press_over(const Scene& scene, Ui& ui, Key key, Ear& ear) {
    const Menu menu = over_window(scene);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (key == Key::Esc or letter_of(key) == U'q') return chosen(ui, 'n');
    const auto item = choose(menu, ui.window, key, ear);
    return item ? chosen(ui, *item) : Wish{Stay{}};
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
    menu.items = items_of(over_keys, [&](char key) { return key != 'z' or scene.can_take_back; });
    constexpr int name_width = 10;
    menu.words = {{9, "WINS THE GAME"},
                  {11, "GAMES WON:"},
                  {12, games_line(scene, dominoes::first_seat, name_width)},
                  {13, games_line(scene, dominoes::second_seat, name_width)},
                  {14, "ANOTHER GAME?"}};
    return menu;
}

std::optional<Wish> press_window(const Scene& scene, Ui& ui, Key key, Ear& ear) {
    if (ui.leaving) return press_leaving(ui, key, ear);
    if (asks_for_another(scene, ui)) return press_over(scene, ui, key, ear);
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
