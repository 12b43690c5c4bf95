#include "app/property/review.hpp"

#include <algorithm>
#include <cmath>

#include "canvas/letters.hpp"
#include "rules/board/sentences.hpp"
#include "rules/property/reverse_squares.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/review/decision_words.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {

using namespace property;
using property_review::Swing;

namespace {

constexpr std::chrono::milliseconds at_a_time{20};

// The usual review, if it is kept complete.
Effort effort_for(table::GameTable& game, const std::optional<std::filesystem::path>& folder) {
    if (not folder) return Effort::Quick;
    const bool is_kept = judging_of(game, Effort::Usual, folder).is_done() and
                         judging_of_rounds(game, Effort::Usual, folder).is_done();
    return is_kept ? Effort::Usual : Effort::Quick;
}

double strength_of(const Swing& swing) {
    double strongest = 0;
    for (std::size_t seat = 1; seat <= max_seats; ++seat)
        strongest = std::max(strongest, std::abs(swing.by[Seat(seat)]));
    return strongest;
}

Swing swing_of(std::span<const property_review::WorstDecision> worst, std::size_t at) {
    const property_review::WorstDecision& made = worst[at];
    const double cost = made.judged.cost();
    Swing swing{.step = made.step,
                .round = made.round,
                .seat = made.seat,
                .what = made.played + " " + std::string{sign_of(grade_of(cost))},
                .decision = at};
    swing.by[made.seat] = -cost;
    return swing;
}

}  // namespace

PropertyReview::PropertyReview(table::GameTable& ended,
                               GlyphSet glyphs,
                               std::span<const int> steps,
                               const std::optional<std::filesystem::path>& folder)
    : steps_(steps.begin(), steps.end()),
      setup_{property_session(ended)->setup()},
      seed_{property_session(ended)->seed()},
      effort_{effort_for(ended, folder)},
      judging_{judging_of(ended, effort_, folder)},
      rounds_{judging_of_rounds(ended, effort_, folder)},
      strokes_{strokes_in(*property_session(ended))},
      glyphs_{glyphs},
      page_{.players = shown_board(view_of(property_session(ended)->position())).seats,
            .decisions = judging_.size(),
            .is_quick = effort_ == Effort::Quick,
            .chances = {.rounds = rounds_.size()}} {
    for (ShownSeat& player : page_.players) player.decides = false;
    see_what_is_done();
}

bool PropertyReview::has_work() const { return not page_.review or not rounds_.is_done(); }

// One kind of work at a time.
void PropertyReview::work() {
    if (not judging_.is_done())
        judging_.go_on(at_a_time);
    else if (luck_.size() < strokes_.size())
        weigh_luck();
    else if (not rounds_.is_done())
        rounds_.go_on(at_a_time);
    see_what_is_done();
}

void PropertyReview::see_what_is_done() {
    page_.judged = judging_.done();
    page_.chances.judged = rounds_.done();
    const bool is_judged = judging_.is_done() and luck_.size() == strokes_.size();
    if (is_judged and not page_.review) sum_up();
    if (page_.review and rounds_.is_done() and page_.chances.of_rounds.empty()) {
        const auto chances = rounds_.judgements();
        page_.chances.of_rounds.assign(chances.begin(), chances.end());
        find_swings();
    }
}

void PropertyReview::weigh_luck() {
    const auto end = std::chrono::steady_clock::now() + at_a_time;
    do luck_.push_back(luck_of(std::span{strokes_}.subspan(luck_.size(), 1), seed_).front());
    while (luck_.size() < strokes_.size() and std::chrono::steady_clock::now() < end);
}

View PropertyReview::view_of(const Game& game) {
    View view = game.decision.seat == bank ? picture_of(setup_, game) : view_for(setup_, game);
    names_.put_into(view, glyphs_);
    return view;
}

property_review::WorstDecision PropertyReview::told(const Reviewable& made,
                                                    const Judgement& judged) {
    const View view = view_of(made.before);
    return {.step = steps_[made.entry],
            .round = made.before.round,
            .seat = made.seat(),
            .played = property_review::short_words(made.played),
            .best = property_review::short_words(judged.best),
            .played_words = property_review::full_words(view, made.played),
            .best_words = property_review::full_words(view, judged.best),
            .about = property_review::words_about(view),
            .judged = judged,
            .trade = trade_gain(made.before, made.played),
            .better_trade = std::holds_alternative<Propose>(judged.best)
                                ? trade_gain(made.before, judged.best)
                                : std::nullopt,
            .table = property_review::standings_in(view)};
}

void PropertyReview::sum_up() {
    auto& review = page_.review.emplace();
    const auto decisions = judging_.decisions();
    const auto judgements = each_oversight_once(decisions, judging_.judgements());
    review.seats = review_of(decisions, judgements, luck_);
    for (const std::size_t i : worst_of(judgements))
        review.worst.push_back(told(decisions[i], judgements[i]));
}

// The strongest throws, and the decisions that cost most; in the order of the game, the strongest
// chosen.
void PropertyReview::find_swings() {
    constexpr std::size_t most = 8;
    constexpr double least = 0.05;
    const auto throws = strongest_of(luck_);
    std::vector<Swing> swings;
    for (const std::size_t i : std::span{throws}.first(std::min(most, throws.size())))
        swings.push_back(swing_of_throw(i));
    const std::span worst{page_.review->worst};
    for (std::size_t i = 0; i < std::min(most, worst.size()); ++i)
        swings.push_back(swing_of(worst, i));
    std::erase_if(swings, [](const Swing& swing) { return strength_of(swing) < least; });
    std::ranges::stable_sort(swings, {}, &Swing::step);
    const auto strongest = std::ranges::max_element(swings, {}, strength_of);
    page_.chances.chosen = static_cast<std::size_t>(strongest - swings.begin());
    page_.chances.swings = std::move(swings);
}

Swing PropertyReview::swing_of_throw(std::size_t stroke) const {
    const Stroke& thrown = strokes_[stroke];
    return {.step = steps_[thrown.entry],
            .round = thrown.before.round,
            .seat = thrown.before.turn,
            .what = "ROLLS " + upper(board::dice_words(thrown.dice)),
            .by = luck_[stroke]};
}

Review::Wish PropertyReview::press(Key key, SoundQueue& sounds) {
    switch (property_review::press(page_, key, sounds)) {
        case ReviewWish::Nothing: break;
        case ReviewWish::Shut: return {.shuts = true};
        case ReviewWish::Show:
            return {.shuts = true, .shown = Shown{step_shown(page_), words_shown(page_)}};
    }
    return {};
}

}  // namespace parlor::tui
