#include "shell/dominoes/review.hpp"

#include "sessions/dominoes/judging.hpp"
#include "sessions/dominoes/review_text.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/lines.hpp"
#include "shell/series/progress.hpp"
#include "table/journal/game_store.hpp"

namespace parlor::shell {
namespace {

constexpr std::chrono::milliseconds between_looks{1000};

std::optional<std::filesystem::path> folder_of_reviews() {
    const auto folder = table::state_folder();
    return folder ? std::optional{table::reviews_in(*folder)} : std::nullopt;
}

void judge_all(Judging& judging) {
    if (judging.is_done()) return;
    const Progress progress{judging.size()};
    while (not judging.is_done()) {
        progress.show(judging.done());
        judging.go_on(between_looks);
    }
    progress.clear();
}

}  // namespace

int review_dominoes(table::Replay& game) {
    const std::vector<int> moves = game.steps_of_entries();
    game.go_to(game.size());
    Judging judging{game.table(), folder_of_reviews()};
    judge_all(judging);
    const auto& session = *domino_session(game.table());
    return tell(review_text(
        {session.setup(), session.position(), judging.decisions(), judging.judgements(), moves}));
}

}  // namespace parlor::shell
