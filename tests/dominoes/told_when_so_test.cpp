// Dominoes tells each event when it is so: the position that comes with it already shows it.
#include "base/match.hpp"
#include "catch.hpp"
#include "dominoes/dominoes.hpp"
#include "dominoes/view.hpp"
#include "table/game/follower.hpp"
#include "table/game/play_on.hpp"

namespace parlor {
namespace {

using namespace dominoes;

bool is_so(const Event& event, const Game& game) {
    const auto acted_last = [&](Seat seat, Doing what) {
        const Noted& last = game.history[game.history.size() - 1];
        return last.seat == seat and last.what == what;
    };
    const auto hand_is_over = [&] { return view_for(game, first_seat).leftover.has_value(); };
    return match(
        event,
        [](const Sat&) { return true; },
        [](const told::DrewForDown&) { return true; },
        [&](const told::HasDown& it) { return game.down == it.seat; },
        [&](const told::GotHand& it) { return game.players[it.seat].hand == it.tiles; },
        [&](const told::GotBoneyard& it) { return game.boneyard == it.tiles; },
        [&](const told::Played& it) {
            return acted_last(it.seat, Doing::Played) and decider(game) == other(it.seat);
        },
        [&](const told::Counted& it) { return game.players[it.seat].score >= it.points; },
        [&](const told::Drew& it) { return game.players[it.seat].hand.contains(it.tile); },
        [&](const told::Passed& it) {
            return acted_last(it.seat, Doing::Passed) and decider(game) == other(it.seat);
        },
        [&](const told::Redealt&) { return decider(game) == chance; },
        [&](const told::Dominoed& it) {
            return hand_is_over() and game.players[it.seat].hand.empty();
        },
        [&](const told::Blocked&) { return hand_is_over(); },
        [&](const told::GameOver& it) {
            return decider(game) == std::nullopt and it.winner != nobody;
        });
}

}  // namespace

TEST_CASE("D-1 to D-6: each event is told when it is so") {
    constexpr std::uint64_t games = 100;
    for (std::uint64_t seed = 1; seed <= games; ++seed) {
        Dominoes::Setup setup{
            .rules = {.target = {100}, .redeal = Redeal::ForDoubles}, .names = {}, .computers = {}};
        setup.rules.down = seed % 2 == 0 ? DownRule::Alternating : DownRule::HighestDouble;
        setup.names[first_seat] = "Ann";
        setup.names[second_seat] = "Bob";
        for (const Seat seat : both_seats) setup.computers[seat] = Level::One;
        table::Session<Dominoes> session{setup, seed};
        auto follower = table::Follower<Dominoes>::from_deal(session);
        REQUIRE(table::play_on(session));
        for (const auto& [event, position] : follower.follow(session)) {
            INFO("seed " << seed << ": " << Dominoes::event_line(setup, event));
            REQUIRE(is_so(event, position));
        }
    }
}

}  // namespace parlor
