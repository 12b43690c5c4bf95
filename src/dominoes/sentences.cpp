// Sentences: the events of dominoes in words for people.
//
// Choices: hands and boneyard are not told when they are dealt; the record (record.hpp) has them.
#include "base/match.hpp"
#include "dominoes/dominoes.hpp"

namespace parlor::dominoes {
namespace {

std::string text_of(Laid laid) {
    return std::to_string(value_of(laid.inner)) + "-" + std::to_string(value_of(laid.outer));
}
std::string text_of(Tile tile) { return text_of(halves_of(tile)); }
std::string text_of(Points points) { return std::to_string(points.count); }

}  // namespace

Sentence Dominoes::sentence(const Setup& setup, const Position& position, const Event& event) {
    using namespace told;
    const auto says = [&](Seat who, const std::string& does) {
        return Sentence{setup.names[who], does};
    };
    const auto score = [&](Seat seat) { return text_of(position.players[seat].score); };
    const auto scores = [&](Seat seat) {
        return " to make it " + score(seat) + " to " + score(other(seat));
    };
    return match(
        event,
        [&](DrewForDown e) { return says(e.seat, "draws " + text_of(e.tile) + " for the down"); },
        [&](HasDown e) { return says(e.seat, "has the down"); },
        [](GotHand) { return Sentence{}; },
        [](const GotBoneyard&) {
            return Sentence{"A hand", "is dealt"};
        },
        [&](Played e) {
            const auto where = e.end ? " at end " + std::to_string(number(*e.end)) : " down";
            return says(e.seat, "plays " + text_of(e.laid) + where);
        },
        [&](Counted e) { return says(e.seat, "counts " + text_of(e.points)); },
        [&](Drew e) { return says(e.seat, "draws " + text_of(e.tile)); },
        [&](Passed e) { return says(e.seat, "passes"); },
        [&](Redealt e) {
            if (e.seat == chance) return Sentence{"Neither hand", "has a double"};
            return says(e.seat, "has too many doubles and asks for a new deal");
        },
        [&](Dominoed e) {
            return says(e.seat, "dominoes for " + text_of(e.points) + scores(e.seat));
        },
        [&](Blocked e) {
            if (e.seat == chance) return Sentence{"The game", "is blocked, and nobody scores"};
            const auto gain = " scores " + text_of(e.points) + scores(e.seat);
            return Sentence{"The game", "is blocked, and " + setup.names[e.seat] + gain};
        },
        [&](GameOver e) {
            return says(e.winner,
                        "wins the game, " + score(e.winner) + " to " + score(other(e.winner)));
        });
}

}  // namespace parlor::dominoes
