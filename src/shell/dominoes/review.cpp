#include "shell/dominoes/review.hpp"

#include <algorithm>
#include <thread>

#include "base/digest.hpp"
#include "cli/command_line.hpp"
#include "sessions/dominoes/review_text.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/dominoes/kept_judgements.hpp"
#include "shell/lines.hpp"
#include "shell/progress.hpp"
#include "sim/threaded.hpp"
#include "table/game_store.hpp"
#include "table/journal_text.hpp"

namespace parlor::shell {
namespace {

using dominoes::Judgement;

std::string name_of_review(const table::GameTable& game) {
    Digest digest;
    const auto fold = [&](const std::string& text) {
        for (const char letter : text) digest.fold(static_cast<unsigned char>(letter));
    };
    fold(cli::program_version() + game.header());
    for (std::size_t entry = 0; entry < game.entries(); ++entry) fold(game.entry_text(entry));
    return table::state_digits(digest.value());
}

std::optional<std::filesystem::path> path_of_review(const table::GameTable& game) {
    const auto folder = table::state_folder();
    if (not folder) return std::nullopt;
    return *folder / "reviews" / name_of_review(game);
}

int cores() { return std::max(1, static_cast<int>(std::thread::hardware_concurrency())); }

std::vector<Judgement> judge_all(std::span<const Decision> decisions,
                                 std::uint64_t seed,
                                 KeptJudgements& kept) {
    std::vector<Judgement> judgements(decisions.size());
    if (decisions.empty()) return judgements;
    const int count = static_cast<int>(decisions.size());
    sim::Rounds rounds{0, count, 1};
    const auto judge_some = [&] {
        while (const auto round = rounds.next()) {
            const auto index = static_cast<std::size_t>(round->first);
            const Decision& decision = decisions[index];
            const auto known = kept.find(decision.entry);
            judgements[index] = known ? *known : kept.keep(decision.entry, judged(decision, seed));
            rounds.count_game();
        }
    };
    const Progress progress{count};
    sim::play_threaded(
        rounds, std::min(cores(), count), judge_some, [&](int done) { progress.show(done); });
    progress.clear();
    return judgements;
}

}  // namespace

int review_dominoes(table::Replay& game) {
    const std::vector<int> moves = game.steps_of_entries();
    game.go_to(game.size());
    const auto& session = *domino_session(game.table());
    const auto decisions = decisions_in(session);
    KeptJudgements kept{path_of_review(game.table())};
    const auto judgements = judge_all(decisions, session.seed(), kept);
    return tell(review_text({session.setup(), session.position(), decisions, judgements, moves}));
}

}  // namespace parlor::shell
