// The page of a game's review, while its plays are judged and after.
//
// Source:  D-8.8.
// Choices: judges plays for a twentieth of a second at a time, so that no key waits for long.
#pragma once

#include "app/table/review.hpp"
#include "sessions/dominoes/judging.hpp"
#include "tui/dominoes/review/review_page.hpp"

namespace parlor::tui {

class DominoReview final : public Review {
public:
    // Reviews the complete game on the table, whose log's entries are these steps of a replay.
    DominoReview(table::GameTable& ended,
                 std::span<const int> steps,
                 const std::optional<std::filesystem::path>& folder);

    [[nodiscard]] bool has_work() const override { return not judging_.is_done(); }
    void work() override;
    [[nodiscard]] Wish press(Key key, SoundQueue& sounds) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> whole(Size window) const override;
    [[nodiscard]] bool fills_screen() const override { return page_.is_open; }

private:
    void sum_up();

    std::vector<int> steps_;
    dominoes::Game end_;
    Judging<DominoJudging> judging_;
    domino_table::ReviewPage page_;
};

}  // namespace parlor::tui
