#include "tui/launcher/game_rows.hpp"

#include "base/text.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr int left = 1, inside = 38, text_col = 2;
constexpr int widest_state = 26;  // `MAXIMILIAN LONG.'S TURN`

// All names, or as many as fit and the number of the others.
std::string names_within(int room, std::vector<std::string> names) {
    std::string words = upper(listed(names));
    for (int more = 1; width(words) > room and not names.empty(); ++more) {
        names.pop_back();
        words.clear();
        for (const std::string& name : names) words += upper(name) + ", ";
        words += std::to_string(more) + " MORE";
    }
    return words;
}

}  // namespace

void draw_game_rows(Canvas& canvas, int row, const GameRows& game, bool is_chosen) {
    const Style name_style = is_chosen ? on_white : on_bar;
    bar(canvas, {row, left}, inside, is_chosen ? ">" : "", name_style);
    const std::string state = shortened(upper(game.state), widest_state);
    const int room = width_of_game - width(state) - 1;
    canvas.write({row, text_col}, shortened(game.name, room), name_style);
    canvas.write({row, text_col + room + 1}, state, name_style);
    if (is_chosen) canvas.point_at({row, left});

    const int room_before = width_of_game - width(game.details) - 1;
    bar(canvas, {row + 1, left}, inside, "", on_body);
    canvas.write({row + 1, text_col}, shortened(upper(game.game), room_before), on_body);
    canvas.write({row + 1, text_col + room_before + 1}, game.details, on_body);
    canvas.write({row + 2, text_col}, names_within(width_of_game, game.players), on_body);
}

}  // namespace parlor::tui
