#include "tui/dominoes/windows.hpp"

#include <array>

#include "tui/letters.hpp"

namespace parlor::tui::domino {
namespace {

constexpr std::array leave_keys{Binding{'n', 1, 14, "NO", "go on playing"},
                                Binding{'y', 1, 16, "YES", "leave the table"}};
constexpr std::array over_keys{Binding{'y', 1, 17, "ANOTHER GAME", "the same options"},
                               Binding{'s', 1, 19, "SAVE", "to be repeated"},
                               Binding{'r', 1, 21, "OPTIONS", "other options"},
                               Binding{'n', 1, 23, "NO MORE", "to the launcher"}};

// Once the last count has been read.
bool asks_for_another(const Scene& scene, const Ui& ui) {
    return scene.view.winner and not ui.told.waits and ui.notices.empty();
}

std::string games_line(const Scene& scene, Seat seat, int width_of_name) {
    std::string name = cut(upper(scene.names[seat]), width_of_name);
    name.resize(static_cast<std::size_t>(width_of_name), ' ');
    return name + right(scene.games_won[seat], 4);
}

Menu window(std::string header, std::string sub, std::span<const Binding> keys) {
    Menu menu{.header = std::move(header), .sub = std::move(sub), .has_quadrants = false};
    menu.items = items_of(keys, [](char) { return true; });
    return menu;
}

Wish close(Ui& ui, Wish wish) {
    ui.asks_to_leave = false;
    ui.window = {};
    return wish;
}

Wish chosen(Ui& ui, char key) {
    if (ui.asks_to_leave) return close(ui, key == 'y' ? Wish{Leave{}} : Wish{Stay{}});
    if (key == 'y') return close(ui, Again{});
    if (key == 's') return SaveGame{};
    return close(ui, key == 'r' ? Wish{StartOver{}} : Wish{Leave{}});
}

Menu open_window(const Scene& scene, const Ui& ui) {
    return ui.asks_to_leave ? leave_window() : over_window(scene);
}

}  // namespace

Menu leave_window() {
    Menu menu = window("LEAVE THE TABLE", "", leave_keys);
    menu.words = {{10, "BACK TO THE"}, {11, "LAUNCHER?"}};
    return menu;
}

Menu over_window(const Scene& scene) {
    const Seat winner = *scene.view.winner;
    Menu menu = window("GAME OVER", upper(scene.names[winner]), over_keys);
    constexpr int name_width = 10;
    menu.words = {{10, "WINS THE GAME"},
                  {12, "GAMES WON:"},
                  {13, games_line(scene, dominoes::first_seat, name_width)},
                  {14, games_line(scene, dominoes::second_seat, name_width)},
                  {15, "ANOTHER GAME?"}};
    return menu;
}

std::optional<Wish> press_window(const Scene& scene, Ui& ui, Key key) {
    if (not ui.asks_to_leave and not asks_for_another(scene, ui)) return std::nullopt;
    const Menu menu = open_window(scene, ui);
    if (letter_of(key) == U'?') ui.notices.push_back(help_on(menu));
    if (key == Key::Esc or letter_of(key) == U'q') return chosen(ui, 'n');
    const auto item = choose(menu, ui.window, key);
    return item ? chosen(ui, *item) : Wish{Stay{}};
}

void draw_window(Canvas& canvas, const Scene& scene, const Ui& ui) {
    if (ui.asks_to_leave or asks_for_another(scene, ui))
        draw_menu(canvas, open_window(scene, ui), ui.window);
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
