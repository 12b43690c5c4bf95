#include "app/dominoes/review.hpp"

#include <utility>

#include "dominoes/review/review_words.hpp"
#include "dominoes/review/why_better.hpp"
#include "dominoes/words/called.hpp"
#include "sessions/dominoes/table.hpp"
#include "tui/dominoes/review/position/position_page.hpp"

namespace parlor::tui {

DominoReview::DominoReview(table::GameTable& ended,
                           std::span<const int> steps,
                           const std::optional<std::filesystem::path>& folder)
    : steps_(steps.begin(), steps.end()),
      end_{domino_session(ended)->position()},
      judging_{judging_of(ended, folder)},
      page_{.names = called(domino_session(ended)->setup()),
            .levels = domino_session(ended)->setup().computers,
            .plays = judging_.size(),
            .judged = judging_.done(),
            .review = {}} {
    if (judging_.is_done()) sum_up();
}

void DominoReview::work() {
    constexpr std::chrono::milliseconds at_a_time{50};
    judging_.go_on(at_a_time);
    page_.judged = judging_.done();
    if (judging_.is_done()) sum_up();
}

Review::Wish DominoReview::press(Key key, SoundQueue& sounds) {
    switch (domino_table::press(page_, key, sounds)) {
        case domino_table::ReviewWish::Nothing: break;
        case domino_table::ReviewWish::Shut: return {.shuts = true};
        case domino_table::ReviewWish::Show:
            return {.shuts = true, .shown = Shown{page_.review->worst[page_.chosen].step}};
    }
    return {};
}

Canvas DominoReview::canvas() const {
    return page_.is_open ? domino_review::draw_alone(page_) : draw(page_);
}

std::optional<Canvas> DominoReview::whole(Size window) const {
    if (not page_.review or page_.review->worst.empty()) return std::nullopt;
    return domino_review::draw_whole(page_, window);
}

void DominoReview::sum_up() {
    const auto decisions = judging_.decisions();
    const auto judgements = judging_.judgements();
    auto& review = page_.review.emplace();
    review.seats = review_of(end_, decisions, judgements);
    for (const std::size_t i : worst_of(decisions, judgements)) {
        const dominoes::Decision& made = decisions[i];
        review.worst.push_back({.step = steps_[made.entry],
                                .hand = made.hand,
                                .seat = made.seat,
                                .played = words_for(made.view, made.played),
                                .best = words_for(made.view, judgements[i].best),
                                .cost = judgements[i].cost(),
                                .made = &made,
                                .judged = &judgements[i],
                                .why = why_better(made.view,
                                                  judgements[i].best,
                                                  made.played,
                                                  page_.names[dominoes::other(made.seat)])});
    }
}

}  // namespace parlor::tui
