#include "sessions/dominoes/record.hpp"

#include <utility>

#include "table/game/replay_log.hpp"

namespace parlor {

using dominoes::Dominoes;

Retold retold(const table::Session<Dominoes>& session) {
    dominoes::Record record{session.setup()};
    std::string text = record.opening();
    replay_log(session, [&](const dominoes::Game& game, const auto& events, const auto* entry) {
        if (entry == nullptr) return;  // the opening already shows the deal
        if (std::holds_alternative<table::Rigging>(entry->what)) text += record.scores_set(game);
        for (const auto& event : events) text += record.lines_of(event);
    });
    return {std::move(text), std::move(record)};
}

}  // namespace parlor
