#include "tui/dominoes/review/review_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/tenths.hpp"
#include "canvas/letters.hpp"
#include "dominoes/review/review_words.hpp"
#include "tui/chart_panel.hpp"
#include "tui/choosing.hpp"
#include "tui/dominoes/review/sign.hpp"
#include "tui/line_plot.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::ReviewOfSeat;

constexpr Style quiet{Ink::MidGrey, Ink::Black};
constexpr int label_col = chart_inside.left + 1, totals_row = 4;
constexpr int heads_row = 12, first_row = heads_row + 1;
constexpr std::size_t plays_on_page = 6;

constexpr std::array keys{
    Binding{'l', 1, chart_keys_row, "LOOK", "the best play", 16},
    Binding{'s', 1, chart_keys_row, "SHOW", "in the replay", 24},
    Binding{'d', 1, chart_keys_row, "DONE", "back", 32},
};

bool has_plays(const ReviewPage& page) { return page.review and not page.review->worst.empty(); }

Menu menu_of(const ReviewPage& page) {
    Menu menu{.header = "REVIEW", .has_quadrants = false};
    for (const Binding& key : keys)
        if (key.key == 'd' or has_plays(page)) menu.items.push_back(item_of(key, ItemIs::Open));
    if (has_plays(page))
        menu.other_keys = {
            choose_in_list, page_of_list, ends_of_list, KeyHelp{"LEFT RIGHT", "P OR B"}};
    return menu;
}

std::string sub_of(const ReviewPage& page) {
    return " " + std::to_string(page.plays) +
           (page.plays == 1 ? " PLAY WITH A CHOICE" : " PLAYS WITH A CHOICE");
}

struct Total {
    std::string_view label;
    std::string (*value)(const ReviewOfSeat& seat);
};
constexpr std::array totals{
    Total{"DOUBTFUL    2 % ?!",
          [](const ReviewOfSeat& it) { return std::to_string(it.grades[Grade::Doubtful]); }},
    Total{"BAD         5 % ?",
          [](const ReviewOfSeat& it) { return std::to_string(it.grades[Grade::Bad]); }},
    Total{"VERY BAD   10 % ??",
          [](const ReviewOfSeat& it) { return std::to_string(it.grades[Grade::VeryBad]); }},
    Total{"GAMES GIVEN AWAY",
          [](const ReviewOfSeat& it) { return dominoes::per_cent(it.lost_chance); }},
    Total{"POINTS A HAND", [](const ReviewOfSeat& it) { return tenths(it.lost_points); }},
    Total{"LUCK A HAND", [](const ReviewOfSeat& it) { return tenths_with_sign(it.luck); }},
};

void draw_totals(Canvas& canvas, const ReviewPage& page, Seat seat) {
    constexpr int first_col = 19, second_col = 30, width = 8;
    const int col = seat == dominoes::first_seat ? first_col : second_col;
    const Style style{ink_of(seat), Ink::Black};
    draw_sign(canvas, {totals_row, col - 1}, seat);
    canvas.write(
        {totals_row, col + 1}, name_within(width, page.names[seat], page.levels[seat]), style);
    int row = totals_row;
    for (const auto& [label, value] : totals) {
        canvas.write({++row, label_col}, label, on_black);
        canvas.write({row, col + 1}, right(value(page.review->seats[seat]), width), style);
    }
}

void draw_play(Canvas& canvas, int row, const WorstPlay& play, bool is_chosen) {
    const Style style = draw_list_row(canvas, row, is_chosen);
    if (is_chosen) canvas.write({row, chart_inside.left}, ">", style);
    canvas.write({row, 2}, right(play.step, 4) + right(play.hand, 5), style);
    draw_sign(canvas, {row, 12}, play.seat);
    canvas.write({row, 14}, upper(play.played), style);
    canvas.write({row, 23}, upper(play.best), style);
    canvas.write({row, 31}, right(tenths(100 * play.cost), 5), style);
    canvas.write({row, 37}, tui::sign_of(grade_of(play.cost)), style);
}

void draw_worst(Canvas& canvas, const ReviewPage& page) {
    const auto& worst = page.review->worst;
    if (worst.empty()) {
        canvas.write({first_row, label_col}, "NO PLAY COST 2 % OF GAMES OR MORE", on_black);
        return;
    }
    canvas.write({heads_row, 2}, "MOVE HAND   PLAYED   BEST     COST %", quiet);
    const std::size_t first = page.chosen / plays_on_page * plays_on_page;
    const std::size_t end = std::min(first + plays_on_page, worst.size());
    for (std::size_t i = first; i < end; ++i)
        draw_play(canvas, first_row + static_cast<int>(i - first), worst[i], i == page.chosen);
}

// In the position; the keys of the list choose another play there, too.
ReviewWish press_position(ReviewPage& page, Key key, SoundQueue& sounds) {
    const WorstPlay& play = page.review->worst[page.chosen];
    if (letter_of(key) == U's') return ReviewWish::Show;
    if (key == Key::ArrowLeft or key == Key::ArrowRight) {
        if (share_end(play)) page.shows_best = not page.shows_best;
    } else if (key == Key::Enter or key == Key::Esc or letter_of(key) == U'd' or
               letter_of(key) == U'x') {
        page.is_open = false;
    } else if (letter_of(key) != U'?') {
        sounds.add(SoundEffect::Buzz);
    }
    return ReviewWish::Nothing;
}

}  // namespace

bool share_end(const WorstPlay& play) {
    const auto& layout = play.made->view.layout;
    if (not layout.middle) return true;
    return place_of(layout, play.made->played) == place_of(layout, play.judged->best);
}

Canvas draw(const ReviewPage& page) {
    Canvas canvas;
    draw_chart_panel(canvas);
    draw_chart_title(canvas, " REVIEW", sub_of(page));
    draw_buttons(canvas, menu_of(page), page.place);
    canvas.point_at({chart_keys_row, keys.back().button});
    if (page.review) {
        for (const Seat seat : dominoes::both_seats) draw_totals(canvas, page, seat);
        draw_worst(canvas, page);
    } else {
        draw_judging(canvas, "MACK 2 JUDGES EACH PLAY", page.judged, page.plays);
    }
    if (page.help) draw_notice(canvas, *page.help);
    return canvas;
}

ReviewWish press(ReviewPage& page, Key key, SoundQueue& sounds) {
    if (std::exchange(page.help, std::nullopt)) return ReviewWish::Nothing;
    const std::size_t plays = has_plays(page) ? page.review->worst.size() : 0;
    if (const auto place = moved_in_list(key, page.chosen, plays, plays_on_page)) {
        page.shows_best = false;
        page.chosen = *place;
        return ReviewWish::Nothing;
    }
    if (letter_of(key) == U'?') page.help = help_on(menu_of(page));
    if (page.is_open) return press_position(page, key, sounds);
    const auto item = choose(menu_of(page), page.place, key, sounds);
    if (item == 'l') page.is_open = true;
    if (item == 's') return ReviewWish::Show;
    return item == 'd' or key == Key::Esc ? ReviewWish::Shut : ReviewWish::Nothing;
}

}  // namespace parlor::tui::domino_table
