#include "sessions/dominoes/repeat.hpp"

#include <utility>

#include "dominoes/deal.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/game/replay_log.hpp"

namespace parlor {

using dominoes::Dominoes;

dominoes::Repeat repeat_of(const table::Session<Dominoes>& session) {
    dominoes::Repeat repeat{.rules = session.setup().rules, .sitters = session.entered().computers};
    replay_log(session, [&](const dominoes::Game& game, const auto& /*events*/, const auto* entry) {
        const auto* const action =
            entry == nullptr ? nullptr : std::get_if<dominoes::Action>(&entry->what);
        if (action == nullptr) return;
        if (const auto* const dealt = std::get_if<dominoes::Dealt>(action))
            repeat.deals.push_back(completed(dealt->order));
        if (repeat.first_down == dominoes::nobody) repeat.first_down = game.down;
    });
    return repeat;
}

std::unique_ptr<table::GameTable> open_again(Dominoes::Setup setup,
                                             std::uint64_t seed,
                                             const dominoes::Repeat& repeat,
                                             dominoes::Sides sides) {
    auto answers = answers_again(repeat, setup.rules, sides);
    auto table = open_dominoes(std::move(setup), seed);
    domino_session(*table)->foresee(std::move(answers));
    return table;
}

}  // namespace parlor
