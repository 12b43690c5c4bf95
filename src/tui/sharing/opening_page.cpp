#include "tui/sharing/opening_page.hpp"

#include <algorithm>
#include <sstream>
#include <string_view>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/menu_picture.hpp"
#include "tui/setup/board_picture.hpp"
#include "tui/sharing/typed_line.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

using Access = OpeningChoices::Access;

constexpr setup::Length of_name{longest_table_name, "A table's name has up to 20 letters"};
constexpr int longest_user = 65;  // `parlor/ann`, each part up to 32
constexpr setup::Length of_users{static_cast<int>(most_named_users) * (longest_user + 1),
                                 "There is no room for more"};

Menu menu_of(const OpeningUi& ui) {
    return setup::all_settings_menu("OPEN A TABLE", rows_of(ui.choices));
}

Notice help() {
    return {.title = "OPEN A TABLE",
            .sub = "THE KEYS",
            .lines = {"RIGHT, ITS LETTER:",
                      "THE NEXT VALUE",
                      "LEFT: ONE BEFORE",
                      "N, U: TYPE NAMES",
                      "S, ^G GO ON",
                      "UP, DOWN CHOOSE",
                      "X, ESC BACK",
                      "^C LEAVE",
                      "^L REDRAW"},
            .tall = true};
}

OpeningWish refuse(OpeningUi& ui, std::string_view why) {
    ui.refusal = why;
    return GoOn{};
}

std::string in_one_line(const std::vector<std::string>& users) {
    std::string line;
    for (const std::string& user : users) line += user + " ";
    return line;
}

// Each once, in the order in which they were typed.
std::vector<std::string> users_in(const std::string& line) {
    std::istringstream words{line};
    std::vector<std::string> users;
    for (std::string user; words >> user;)
        if (std::ranges::find(users, user) == users.end()) users.push_back(user);
    return users;
}

OpeningWish take_name(OpeningUi& ui) {
    ui.choices.name = without_blanks_around(ui.typed->text);
    ui.typed.reset();
    return GoOn{};
}

OpeningWish take_users(OpeningUi& ui) {
    std::vector<std::string> users = users_in(ui.typed->text);
    if (users.size() > most_named_users) return refuse(ui, "At most 32 users can be named");
    ui.choices.users = std::move(users);
    ui.typed.reset();
    return GoOn{};
}

OpeningWish type(OpeningUi& ui, Key key) {
    const bool is_name = ui.typed->key == table_name_key;
    if (key == Key::Esc) {
        ui.typed.reset();
        return GoOn{};
    }
    if (key != Key::Enter)
        ui.refusal = type_on_line(ui.typed->text, key, is_name ? of_name : of_users);
    if (ui.refusal.empty()) ui.refusal = why_not_kept(ui.typed->text);
    if (key != Key::Enter or not ui.refusal.empty()) return GoOn{};
    return is_name ? take_name(ui) : take_users(ui);
}

OpeningWish step(OpeningUi& ui, char key, int by) {
    if (key == table_name_key)
        ui.typed = setup::TypedNumber{key, ui.choices.name};
    else if (key == users_key)
        ui.typed = setup::TypedNumber{key, in_one_line(ui.choices.users)};
    else
        step_row(ui.choices, ui.games, key, by);
    return GoOn{};
}

OpeningWish open(OpeningUi& ui) {
    OpeningChoices choices = ui.choices;
    const bool is_for_users = choices.access == Access::Users;
    if (is_for_users and choices.users.empty()) return refuse(ui, "First name those who may come");
    if (not is_for_users) choices.users.clear();
    return OpenTable{std::move(choices)};
}

OpeningWish press_page(OpeningUi& ui, Key key) {
    if (ui.typed) return type(ui, key);
    if (key == Key::Esc) return GoBack{};
    if (key == Key::Begin) return open(ui);
    if (letter_of(key) == U'?') {
        ui.notices.push_back(help());
        return GoOn{};
    }
    const auto on = setup::press_all_settings(menu_of(ui), ui, key);
    if (on.does == setup::OnAll::Does::Moves) return GoOn{};
    if (on.key == setup::start_key) return open(ui);
    if (on.key == setup::all_back) return GoBack{};
    return step(ui, on.key, on.by);
}

void draw_typed(Canvas& canvas, const OpeningUi& ui) {
    TypedLine line{.title = "OPEN A TABLE",
                   .sub = "THE TABLE'S NAME",
                   .about = {"UP TO 20 LETTERS, OR NONE: EVERY", "TABLE HAS A NUMBER, TOO."},
                   .text = ui.typed->text,
                   .refusal = ui.refusal};
    if (ui.typed->key == users_key) {
        line.sub = "THE USERS WHO MAY COME";
        line.about = {"TYPE THEIR LOGIN NAMES, UP TO 32,", "WITH BLANKS BETWEEN THEM."};
    }
    draw_typed_line(canvas, line);
}

// Next to the window, as many as there is room for.
void draw_users(Canvas& canvas, const std::vector<std::string>& users) {
    constexpr int head_row = 7, col = 20, room = 19;
    constexpr std::size_t most_rows = 12;
    const std::size_t named = users.size() > most_rows ? most_rows - 1 : users.size();
    canvas.write({head_row, col}, "THESE MAY COME", on_black);
    int row = head_row + 2;
    for (std::size_t at = 0; at < named; ++at)
        canvas.write({row++, col}, shortened(users[at], room), on_black);
    if (named < users.size())
        canvas.write({row, col}, std::to_string(users.size() - named) + " MORE", on_black);
}

std::string about_selected(const OpeningUi& ui, char key) {
    if (key == setup::start_key) return "S leads on to the game's own settings";
    if (key == setup::all_back) return "Back to the list of tables";
    return setup::about_selected(rows_of(ui.choices), key);
}

void draw_choices(Canvas& canvas, const OpeningUi& ui) {
    const Menu menu = menu_of(ui);
    draw_menu(canvas, menu, ui.place);
    if (ui.choices.access == Access::Users) draw_users(canvas, ui.choices.users);
    if (ui.refusal.empty())
        setup::draw_about(canvas, about_selected(ui, *selected_key(menu, ui.place)));
}

}  // namespace

OpeningUi begin_opening(std::vector<std::string> games) {
    OpeningUi ui;
    ui.games = std::move(games);
    ui.choices.game = ui.games.front();
    return ui;
}

std::optional<Letters> text_field(const OpeningUi& ui) {
    return ui.typed ? std::optional{Letters::Any} : std::nullopt;
}

OpeningWish press(OpeningUi& ui, Key key, SoundQueue& sounds) {
    if (setup::closes_notice(ui)) {
        sounds.add(SoundEffect::Dong);
        return GoOn{};
    }
    OpeningWish wish = press_page(ui, key);
    if (not ui.refusal.empty()) sounds.add(SoundEffect::Buzz);
    return wish;
}

void draw_opening(Canvas& canvas, const OpeningUi& ui) {
    if (ui.typed) return draw_typed(canvas, ui);
    draw_choices(canvas, ui);
    setup::draw(canvas, ui);
}

}  // namespace parlor::tui
