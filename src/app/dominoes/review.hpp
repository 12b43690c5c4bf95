// The page of a game's review, while its plays are judged and after.
//
// Source:  D-8.8.
// Choices: judges plays for a twentieth of a second at a time, so that no key waits for long.
#pragma once

#include "sessions/dominoes/judging.hpp"
#include "tui/dominoes/review_page.hpp"

namespace parlor::tui {

class DominoReview {
public:
    // Reviews the complete game on the table, whose log's entries are these steps of a replay.
    DominoReview(table::GameTable& ended,
                 std::span<const int> steps,
                 const std::optional<std::filesystem::path>& folder);

    [[nodiscard]] domino::ReviewPage& page() { return page_; }
    [[nodiscard]] const domino::ReviewPage& page() const { return page_; }

    [[nodiscard]] bool has_work() const { return not judging_.is_done(); }
    void work();

private:
    void sum_up();

    std::vector<int> steps_;
    dominoes::Game end_;
    Judging judging_;
    domino::ReviewPage page_;
};

}  // namespace parlor::tui
