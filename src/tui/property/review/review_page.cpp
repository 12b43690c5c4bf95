#include "tui/property/review/review_page.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "base/tenths.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/choosing.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/review/chances_page.hpp"
#include "tui/property/review/decision_page.hpp"

namespace parlor::tui::property_review {
namespace {

using property::ReviewOfSeat;

constexpr Style quiet{Ink::MidGrey, Ink::Black};
constexpr int left = chart_inside.left, totals_row = chart_inside.top + 2;
constexpr int longest_name = 10;

constexpr std::array keys{
    Binding{'l', 1, chart_keys_row, "LOOK", "what was better", 2},
    Binding{'c', 1, chart_keys_row, "CHANCES", "by round", 10},
    Binding{'s', 1, chart_keys_row, "SHOW", "in the replay", 21},
    Binding{'d', 1, chart_keys_row, "DONE", "back", 31},
};

bool has_key(const ReviewPage& page, char key) {
    if (key == 'd') return true;
    return key == 'c' ? page.review.has_value() : page.has_worst();
}

Menu menu_of(const ReviewPage& page) {
    Menu menu{.header = "REVIEW", .has_quadrants = false};
    for (const Binding& key : keys)
        if (has_key(page, key.key)) menu.items.push_back(item_of(key, ItemIs::Open));
    if (page.has_worst()) menu.other_keys = {choose_in_list, page_of_list, ends_of_list};
    return menu;
}

int graded_in(const property::ReviewOfGame& seats) {
    int graded = 0;
    for (std::size_t seat = 1; seat <= max_seats; ++seat)
        for (const Grade grade : all_grades) graded += seats[Seat(seat)].grades[grade];
    return graded;
}

// ` 112 DECISIONS, ?! 2 % ? 5 % ?? 10 %`; before all are judged, moves, of which some were forced.
std::string sub_of(const ReviewPage& page) {
    if (not page.review)
        return " " + std::to_string(page.decisions) + (page.decisions == 1 ? " MOVE" : " MOVES") +
               " TO JUDGE";
    const int decisions = graded_in(page.review->seats);
    return " " + std::to_string(decisions) + (decisions == 1 ? " DECISION" : " DECISIONS") +
           ", ?! 2 % ? 5 % ?? 10 %";
}

std::string grade_column(const ReviewOfSeat& seat, Grade grade) {
    return right(std::to_string(seat.grades[grade]), 4);
}

bool is_judged(const ReviewOfSeat& seat) {
    return std::ranges::any_of(all_grades, [&](Grade grade) { return seat.grades[grade] > 0; });
}

std::string totals_of(const ReviewOfSeat& seat) {
    const std::string luck = right(tenths_with_sign(100 * seat.luck), 7);
    if (not is_judged(seat)) return std::string(21, ' ') + luck;
    return grade_column(seat, Grade::Doubtful) + grade_column(seat, Grade::Bad) +
           grade_column(seat, Grade::VeryBad) + right(tenths(100 * seat.lost), 9) + luck;
}

void draw_totals(Canvas& canvas, const ReviewPage& page) {
    canvas.write({totals_row, left + longest_name}, "  ?!   ?  ??  GIVEN % LUCK %", quiet);
    for (int row = totals_row; const ShownSeat& player : page.players) {
        const Style style{ink_of(player.colour), Ink::Black};
        draw_sign(canvas, {++row, left}, player);
        canvas.write({row, left + 2}, shortened(upper(player.name), longest_name - 2), style);
        canvas.write({row, left + longest_name}, totals_of(page.review->seats[player.seat]), style);
    }
}

// The list has the rows below the totals.
int heads_row(const ReviewPage& page) {
    return totals_row + static_cast<int>(page.players.size()) + 1;
}
std::size_t decisions_on_page(const ReviewPage& page) {
    return static_cast<std::size_t>(chart_inside.bottom - heads_row(page));
}

void draw_decision(
    Canvas& canvas, int row, const ReviewPage& page, const WorstDecision& made, bool is_chosen) {
    const Style style = draw_list_row(canvas, row, is_chosen);
    const double cost = made.judged.cost();
    const bool has_room = made.step < 1000 or made.round < 100;
    canvas.write({row, left}, right(made.step, 4) + (has_room ? right(made.round, 3) : ""), style);
    draw_sign(canvas, {row, 9}, page.player(made.seat));
    canvas.write({row, 11}, made.played, style);
    canvas.write({row, 20}, made.best, style);
    canvas.write({row, 29}, right(cost < 0.9995 ? tenths(100 * cost) : "100", 4), style);
    canvas.write({row, 33}, tui::sign_of(grade_of(cost)), style);
    canvas.write({row, 35}, right(tenths(100 * made.judged.error), 4), style);
}

void draw_worst(Canvas& canvas, const ReviewPage& page) {
    const int row = heads_row(page);
    if (not page.has_worst()) {
        canvas.write({row + 1, left + 1}, "NO DECISION COST 2 % OR MORE", on_black);
        return;
    }
    const auto& worst = page.review->worst;
    canvas.write({row, left}, "MOVE RD   DONE     BETTER  COST %  +/-", quiet);
    const std::size_t on_page = decisions_on_page(page);
    const std::size_t first = page.chosen / on_page * on_page;
    const std::size_t end = std::min(first + on_page, worst.size());
    for (std::size_t i = first; i < end; ++i)
        draw_decision(
            canvas, row + 1 + static_cast<int>(i - first), page, worst[i], i == page.chosen);
}

Canvas draw_list(const ReviewPage& page) {
    Canvas canvas;
    draw_chart_panel(canvas);
    draw_chart_title(canvas, page.is_quick ? " QUICK REVIEW" : " REVIEW", sub_of(page));
    draw_buttons(canvas, menu_of(page), page.place);
    canvas.point_at({chart_keys_row, keys.back().button});
    if (page.review) {
        draw_totals(canvas, page);
        draw_worst(canvas, page);
    } else {
        draw_judging(canvas, "EACH DECISION IS PLAYED ON TO THE END", page.judged, page.decisions);
    }
    return canvas;
}

Canvas draw_without_help(const ReviewPage& page) {
    switch (page.shows) {
        case Shows::List: return draw_list(page);
        case Shows::Decision: return draw_decision_alone(page);
        case Shows::Chances: return draw_chances(page);
    }
    return {};
}

Canvas with_help(Canvas canvas, const ReviewPage& page) {
    if (page.help) draw_notice(canvas, *page.help);
    return canvas;
}

// The chosen decision, or the one that the chosen swing is; nullptr for a throw.
const WorstDecision* decision_shown(const ReviewPage& page) {
    const Chances& chances = page.chances;
    const bool is_swing = page.shows == Shows::Chances and not chances.swings.empty();
    const auto at = is_swing ? chances.swings[chances.chosen].decision : page.chosen;
    return at ? &page.review->worst[*at] : nullptr;
}

Canvas draw_beside(const ReviewPage& page, Size size) {
    const WorstDecision* const made = decision_shown(page);
    return made != nullptr ? draw_decision(page, *made, size) : draw_swing(page, size);
}

bool moves_in_list(ReviewPage& page, Key key) {
    if (page.shows == Shows::Chances or not page.review) return false;
    const auto place =
        moved_in_list(key, page.chosen, page.review->worst.size(), decisions_on_page(page));
    page.chosen = place.value_or(page.chosen);
    return place.has_value();
}

ReviewWish press_decision(ReviewPage& page, Key key, SoundQueue& sounds) {
    const char32_t letter = letter_of(key);
    if (letter == U's') return ReviewWish::Show;
    if (key == Key::Enter or key == Key::Esc or letter == U'd' or letter == U'x' or letter == U'l')
        page.turn_to(Shows::List);
    else if (letter == U'c')
        page.turn_to(Shows::Chances);
    else if (letter != U'?')
        sounds.add(SoundEffect::Buzz);
    return ReviewWish::Nothing;
}

ReviewWish press_list(ReviewPage& page, Key key, SoundQueue& sounds) {
    if (key == Key::Esc or letter_of(key) == U'x') return ReviewWish::Shut;
    const auto item = choose(menu_of(page), page.place, key, sounds);
    if (item == 'c') page.turn_to(Shows::Chances);
    if (item == 'l') page.turn_to(Shows::Decision);
    if (item != 's') return item == 'd' ? ReviewWish::Shut : ReviewWish::Nothing;
    page.place = {};
    return ReviewWish::Show;
}

}  // namespace

Canvas draw(const ReviewPage& page) { return with_help(draw_without_help(page), page); }

std::optional<Canvas> draw_whole(const ReviewPage& page, Size window) {
    if (not page.has_worst()) return std::nullopt;
    const Canvas first = page.shows == Shows::Chances ? draw_chances(page) : draw_list(page);
    return next_to_list(with_help(first, page), draw_beside(page, size_next_to_list(window)));
}

int step_shown(const ReviewPage& page) {
    const WorstDecision* const made = decision_shown(page);
    return made != nullptr ? made->step - 1 : page.chances.swings[page.chances.chosen].step;
}

std::string words_shown(const ReviewPage& page) {
    const WorstDecision* const made = decision_shown(page);
    if (made == nullptr) return "";
    return "better than " + made->played_words + " by " + tenths(100 * made->judged.cost()) +
           " %: " + made->best_words;
}

ReviewWish press(ReviewPage& page, Key key, SoundQueue& sounds) {
    if (std::exchange(page.help, std::nullopt)) return ReviewWish::Nothing;
    if (letter_of(key) == U'?')
        page.help = help_on(page.shows == Shows::Chances ? menu_of_chances(page) : menu_of(page));
    if (moves_in_list(page, key)) return ReviewWish::Nothing;
    switch (page.shows) {
        case Shows::List: return press_list(page, key, sounds);
        case Shows::Decision: return press_decision(page, key, sounds);
        case Shows::Chances: return press_chances(page, key, sounds);
    }
    return ReviewWish::Nothing;
}

}  // namespace parlor::tui::property_review
