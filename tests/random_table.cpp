#include "random_table.hpp"

#include "catch.hpp"
#include "dominoes/random_move.hpp"
#include "games/games.hpp"
#include "rules/moneyloopy/deal/random_deal.hpp"
#include "rules/moneyloopy/legal.hpp"
#include "rules/moneyloopy/random_move.hpp"
#include "rules/property/random_move.hpp"
#include "sessions/dominoes/table.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "sessions/property/table.hpp"
#include "table/journal/unfinished_game.hpp"

namespace parlor {
namespace {

template <class Game>
void play(table::Session<Game>& session, RandomTable& numbers) {
    const auto action = random_move(session.position(), Draw{numbers});
    REQUIRE_FALSE(session.play(*session.decider(), action));
}

// Now and then proposes a deal, if the rules allow it.
void deal_or_play(table::Session<moneyloopy::Moneyloopy>& session, RandomTable& numbers) {
    const auto& position = session.position();
    const auto partners = legal(position).deal;
    if (not partners.empty() and numbers(4) == 0)
        if (not session.play(*session.decider(), random_deal(position, partners, Draw{numbers})))
            return;
    play(session, numbers);
}

}  // namespace

std::unique_ptr<table::GameTable> begun(const std::string& header) {
    auto game = table::game_in(table::sealed_part(header), "header", open_table);
    REQUIRE(game);
    return std::move(game->table);
}

void RandomTable::move() {
    if ((*this)(25) == 0 and table->moves() > 0) REQUIRE(table->undo(1));
    table->answer_chance();
    if (auto* const property = property_session(*table))
        play(*property, *this);
    else if (auto* const moneyloopy = moneyloopy_session(*table))
        deal_or_play(*moneyloopy, *this);
    else
        play(*domino_session(*table), *this);
    table->answer_chance();
}

}  // namespace parlor
