#include "sessions/dominoes/review.hpp"

#include "table/game/dealer.hpp"
#include "table/game/replay_log.hpp"

namespace parlor {

using namespace dominoes;

std::vector<Decision> decisions_in(const table::Session<Dominoes>& session) {
    std::vector<Decision> decisions;
    Game before;
    std::size_t index = 0;
    int moves = 0;
    table::replay_log(session, [&](const Game& game, const auto& /*events*/, const auto* entry) {
        const auto* const action =
            entry == nullptr ? nullptr : std::get_if<Dominoes::Action>(&entry->what);
        if (const auto* const played = action == nullptr ? nullptr : std::get_if<Play>(action)) {
            const View view = view_for(before, entry->mover);
            if (view.choices.plays.size() > 1)
                decisions.push_back({index,
                                     moves,
                                     entry->mover,
                                     entry->kind == table::MoverKind::Person,
                                     before.hand_number,
                                     view,
                                     *played});
        }
        if (entry != nullptr) ++index;
        if (entry != nullptr and entry->mover != chance) ++moves;
        before = game;
    });
    return decisions;
}

Judgement judged(const Decision& decision, std::uint64_t seed) {
    table::Act act = table::Dealer{seed}.choice(static_cast<std::uint64_t>(decision.moves));
    return judge(decision.view, decision.played, Draw{act});
}

}  // namespace parlor
