// Sentences: the events of dominoes as text for people.
//
// Choices: a deal does not show hands and boneyard; the record (record.hpp) has them.
#include "base/match.hpp"
#include "dominoes/dominoes.hpp"
#include "dominoes/words/called.hpp"
#include "dominoes/words/hand_end_words.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

std::string text_of(Points points) { return std::to_string(points.count); }

// `. Ann held 17: 5-6 3-3. Boneyard: 0-0 1-2`
std::string and_left(const Leftover& left, const SeatNames& names) {
    std::string words;
    for (const std::string& line : words_for(left, names)) words += ". " + line;
    return words;
}

}  // namespace

Sentence Dominoes::sentence(const Setup& setup, const Position& position, const Event& event) {
    using namespace told;
    const SeatNames names = called(setup);
    const auto says = [&](Seat who, const std::string& does) { return Sentence{names[who], does}; };
    const auto score = [&](Seat seat) { return text_of(position.players[seat].score); };
    const auto scores = [&](Seat seat) {
        return " to make it " + score(seat) + " to " + score(other(seat));
    };
    return match(
        event,
        [&](const Sat& e) { return says(e.seat, words_for(e)); },
        [&](DrewForDown e) { return says(e.seat, "draws " + words_for(e.tile) + " for the down"); },
        [&](HasDown e) { return says(e.seat, "has the down"); },
        [](GotHand) { return Sentence{}; },
        [](const GotBoneyard&) {
            return Sentence{"A hand", "is dealt"};
        },
        [&](Played e) {
            const auto where = e.end ? " at end " + std::to_string(number(*e.end)) : " down";
            return says(e.seat, "plays " + words_for(e.laid) + where);
        },
        [&](Counted e) { return says(e.seat, "counts " + text_of(e.points)); },
        [&](Drew e) { return says(e.seat, "draws " + words_for(e.tile)); },
        [&](Passed e) { return says(e.seat, "passes"); },
        [&](Redealt e) {
            if (e.seat == chance) return Sentence{"Neither hand", "has a double"};
            return says(e.seat, "has too many doubles and asks for a new deal");
        },
        [&](const Dominoed& e) {
            return says(e.seat,
                        "dominoes: " + score_words(e) + scores(e.seat) + and_left(e.left, names));
        },
        [&](const Blocked& e) {
            const std::string gain = e.seat == chance ? "" : scores(e.seat);
            return Sentence{
                "The hand",
                "is blocked, " + score_words(e, names) + gain + and_left(e.left, names)};
        },
        [&](const GameOver& e) {
            return says(e.winner,
                        "wins the game, " + score(e.winner) + " to " + score(other(e.winner)) +
                            (e.left ? and_left(*e.left, names) : ""));
        });
}

}  // namespace parlor::dominoes
