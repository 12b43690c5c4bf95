#include "tui/launcher/kept_page.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/launcher/game_rows.hpp"
#include "tui/launcher/kept_keys.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{0, 0, 24, 39};
constexpr int left = 1, inside = 38, text_col = 2;
constexpr int title_row = 1, heads_row = 2, first_row = 3;

KeptWish press_deleting(KeptUi& ui, Key key, SoundQueue& sounds) {
    const auto deletes = answer(*ui.deleting, key, sounds);
    if (deletes) ui.deleting.reset();
    return deletes.value_or(false) ? KeptWish::Delete : KeptWish::Nothing;
}

GameRows rows_of(const KeptGame& game) {
    return {game.name,
            game.state,
            game.game,
            right(game.when, 16) + " " + right(game.played, 6) + " " + right(game.moves, 4),
            game.players};
}

void draw_list(Canvas& canvas, const KeptUi& ui) {
    int row = first_row;
    for (const KeptGame& game : ui.page) {
        draw_game_rows(canvas, row, rows_of(game), game.name == chosen_game(ui));
        row += rows_of_game;
    }
}

void draw_heads(Canvas& canvas, const KeptUi& ui) {
    bar(canvas, {title_row, left}, inside, title_of(ui.shelf), on_white);
    bar(canvas, {heads_row, left}, inside, " GAME     KEPT              TIME MOVES", on_cyan);
    const std::size_t pages = (ui.names.size() + games_on_page - 1) / games_on_page;
    if (pages < 2) return;
    const std::string count =
        "PG " + std::to_string(ui.chosen / games_on_page + 1) + "/" + std::to_string(pages);
    canvas.write({title_row, inside - width(count)}, count, on_white);
}

}  // namespace

KeptUi kept_page(Shelf shelf, std::vector<std::string> names) {
    KeptUi ui{.shelf = shelf};
    refill(ui, std::move(names));
    return ui;
}

void refill(KeptUi& ui, std::vector<std::string> names) {
    ui.names = std::move(names);
    ui.page.clear();
    if (ui.chosen >= ui.names.size()) ui.chosen = ui.names.empty() ? 0 : ui.names.size() - 1;
}

std::span<const std::string> names_on_page(const KeptUi& ui) {
    const std::size_t first = ui.chosen / games_on_page * games_on_page;
    const std::span<const std::string> names{ui.names};
    return names.subspan(first, std::min(games_on_page, names.size() - first));
}

bool is_page_known(const KeptUi& ui) {
    return std::ranges::equal(names_on_page(ui), ui.page, {}, {}, &KeptGame::name);
}

const std::string& chosen_game(const KeptUi& ui) { return ui.names[ui.chosen]; }

KeptWish press(KeptUi& ui, Key key, SoundQueue& sounds) {
    if (ui.help) {
        ui.help.reset();
        sounds.add(SoundEffect::Dong);
        return KeptWish::Nothing;
    }
    if (ui.deleting) return press_deleting(ui, key, sounds);
    if (const auto wish = press_key(ui, key)) return *wish;
    sounds.add(SoundEffect::Buzz);
    return KeptWish::Nothing;
}

void draw_kept(Canvas& canvas, const KeptUi& ui) {
    dotted_frame(canvas, frame);
    canvas.fill({frame.top + 1, left, frame.bottom - 1, inside}, U' ', on_body);
    draw_heads(canvas, ui);
    if (ui.names.empty()) canvas.write({first_row + 2, text_col}, "NO GAME IS KEPT", on_body);
    draw_list(canvas, ui);
    draw_keys(canvas, ui);
    if (ui.deleting) draw_question(canvas, *ui.deleting);
    if (ui.help) draw_notice(canvas, *ui.help);
}

}  // namespace parlor::tui
