#include "tui/launcher/kept_page.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <utility>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 0, 24, 39};
constexpr int left = 1, inside = 38, text_col = 2, text_width = 37;
constexpr int title_row = 1, heads_row = 2, first_row = 3, keys_row = 22;
constexpr std::size_t games_on_page = 9;

std::string title_of(Shelf shelf) { return shelf == Shelf::Saved ? "LOAD GAME" : "REPLAYS"; }
std::string verb_of(Shelf shelf) { return shelf == Shelf::Saved ? "LOAD" : "WATCH"; }

Notice help_on(Shelf shelf) {
    return {.title = title_of(shelf),
            .sub = "THE KEYS",
            .lines = {"ENTER " + verb_of(shelf) + " IT",
                      "D DELETE IT",
                      "UP DOWN CHOOSE",
                      "PGUP PGDN A PAGE",
                      "HOME END THE ENDS",
                      "X BACK",
                      "ESC BACK, ^L ANEW"},
            .tall = true};
}

// Wraps a long name.
Question question_to_delete(const std::string& name) {
    constexpr int width_of_line = 16, most_lines = 4;
    Question question{.header = "DELETE THE GAME?",
                      .sub = "",
                      .lines = wrapped(name, width_of_line),
                      .no = "keep it",
                      .yes = "delete it"};
    if (question.lines.size() > most_lines) question.lines.resize(most_lines);
    return question;
}

constexpr int one_page = static_cast<int>(games_on_page), all = 1'000'000;
using Step = std::pair<Key, int>;
constexpr std::array steps{Step{Key::ArrowUp, -1},
                           Step{Key::ArrowDown, 1},
                           Step{Key::PageUp, -one_page},
                           Step{Key::PageDown, one_page},
                           Step{Key::Home, -all},
                           Step{Key::End, all}};

// Moves the cursor by so many games, but stays in the list.
void move(KeptUi& ui, int by) {
    const int last = static_cast<int>(ui.games.size()) - 1;
    ui.chosen = static_cast<std::size_t>(std::clamp(static_cast<int>(ui.chosen) + by, 0, last));
}

KeptWish press_deleting(KeptUi& ui, Key key, Ear& ear) {
    const auto deletes = answer(*ui.deleting, key, ear);
    if (deletes) ui.deleting.reset();
    return deletes.value_or(false) ? KeptWish::Delete : KeptWish::Nothing;
}

KeptWish press_list(KeptUi& ui, Key key, Ear& ear) {
    if (key == Key::Enter) return KeptWish::Take;
    const auto* const step = std::ranges::find(steps, key, &Step::first);
    if (step != steps.end())
        move(ui, step->second);
    else if (letter_of(key) == U'd')
        ui.deleting = question_to_delete(ui.games[ui.chosen].name);
    else
        ear.hear(Heard::Buzz);
    return KeptWish::Nothing;
}

// Above, the name and the player to move; below, the other details, as far as they fit.
void draw_game(Canvas& canvas, int row, const KeptGame& game, bool is_chosen) {
    const Style name_style = is_chosen ? on_white : on_bar;
    bar(canvas, {row, left}, inside, is_chosen ? ">" : "", name_style);
    const std::string turn = upper(game.turn);
    const int room = text_width - width(turn) - 1;
    canvas.write({row, text_col}, cut(game.name, room), name_style);
    canvas.write({row, text_col + room + 1}, turn, name_style);
    if (is_chosen) canvas.point_at({row, left});

    const std::string rest = game.when + " " + right(game.played, 6) + " " + right(game.moves, 4);
    const int room_before = text_width - width(rest) - 1;
    bar(canvas, {row + 1, left}, inside, "", on_body);
    canvas.write({row + 1, text_col}, cut(upper(game.game), room_before), on_body);
    canvas.write({row + 1, text_col + room_before + 1}, rest, on_body);
}

void draw_list(Canvas& canvas, const KeptUi& ui) {
    const std::size_t first = ui.chosen / games_on_page * games_on_page;
    const std::size_t end = std::min(first + games_on_page, ui.games.size());
    int row = first_row;
    for (std::size_t i = first; i < end; ++i, row += 2)
        draw_game(canvas, row, ui.games[i], i == ui.chosen);
}

void draw_heads(Canvas& canvas, const KeptUi& ui) {
    bar(canvas, {title_row, left}, inside, title_of(ui.shelf), on_white);
    bar(canvas, {heads_row, left}, inside, " GAME     KEPT              TIME MOVES", on_cyan);
    const std::size_t pages = (ui.games.size() + games_on_page - 1) / games_on_page;
    if (pages < 2) return;
    const std::string count =
        "PG " + std::to_string(ui.chosen / games_on_page + 1) + "/" + std::to_string(pages);
    canvas.write({title_row, inside - width(count)}, count, on_white);
}

void draw_keys(Canvas& canvas, const KeptUi& ui) {
    bar(canvas, {keys_row, left}, inside, "", on_bar);
    const auto write = [&](int col, std::string_view key, std::string_view label) {
        canvas.write({keys_row, col}, key, on_white);
        canvas.write({keys_row, col + width(key) + 1}, label, on_bar);
    };
    if (not ui.games.empty()) {
        write(2, "ENTER", verb_of(ui.shelf));
        write(15, "D", "DELETE");
    }
    write(24, "X", "BACK");
    write(31, "?", "KEYS");
}

}  // namespace

KeptUi kept_page(Shelf shelf, std::vector<KeptGame> games) {
    KeptUi ui{.shelf = shelf};
    refill(ui, std::move(games));
    return ui;
}

void refill(KeptUi& ui, std::vector<KeptGame> games) {
    ui.games = std::move(games);
    std::ranges::stable_sort(ui.games, std::greater{}, &KeptGame::when);
    if (ui.chosen >= ui.games.size()) ui.chosen = ui.games.empty() ? 0 : ui.games.size() - 1;
}

KeptWish press(KeptUi& ui, Key key, Ear& ear) {
    if (ui.help) {
        ui.help.reset();
        ear.hear(Heard::Dong);
        return KeptWish::Nothing;
    }
    if (ui.deleting) return press_deleting(ui, key, ear);
    if (key == Key::Esc or letter_of(key) == U'x') return KeptWish::Back;
    if (letter_of(key) == U'?')
        ui.help = help_on(ui.shelf);
    else if (not ui.games.empty())
        return press_list(ui, key, ear);
    else
        ear.hear(Heard::Buzz);
    return KeptWish::Nothing;
}

void draw_kept(Canvas& canvas, const KeptUi& ui) {
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, inside}, U' ', on_body);
    draw_heads(canvas, ui);
    if (ui.games.empty()) canvas.write({first_row + 2, text_col}, "NO GAME IS KEPT", on_body);
    draw_list(canvas, ui);
    draw_keys(canvas, ui);
    if (ui.deleting) draw_question(canvas, *ui.deleting);
    if (ui.help) draw_notice(canvas, *ui.help);
}

}  // namespace parlor::tui
