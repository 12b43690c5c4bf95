#include "dominoes/review/record.hpp"

#include "base/match.hpp"
#include "dominoes/words/called.hpp"
#include "dominoes/words/hand_end_words.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

template <class TileRow>
std::string listed_tiles(const std::string& whose, const TileRow& tiles) {
    return "  " + whose + ": " + words_for_all(tiles) + "\n";
}

std::string points_text(Points points) { return std::to_string(points.count); }

}  // namespace

Record::Record(Dominoes::Setup setup) : setup_{std::move(setup)}, names_{called(setup_)} {}

std::string Record::player(Seat seat) const {
    return name(seat) + (setup_.computers[seat] ? " (computer)" : "");
}

std::string Record::opening() const {
    const Ruleset& rules = setup_.rules;
    return "MACK'S DOMINO PARLOR\n\n" + player(first_seat) + " and " + player(second_seat) +
           "\nTiles in a hand: " + std::to_string(rules.hand) +
           "\nPoints to win: " + points_text(rules.target) +
           "\nRedeal of hands with too many doubles: " +
           (rules.redeal == Redeal::Never ? "no" : "yes") + "\nThe down: " +
           (rules.down == DownRule::Alternating ? "alternates"
                                                : "the highest double, or the winner") +
           "\nEnds of the layout: 1 right, 2 up, 3 left, 4 down\n\n";
}

std::string Record::score_text() const {
    return name(first_seat) + " has " + points_text(scores_[first_seat]) + ", " +
           name(second_seat) + " has " + points_text(scores_[second_seat]) + "\n";
}

std::string Record::credited(Seat seat, Points points) {
    if (seat != nobody) scores_[seat] += points;
    return ": " + score_text();
}

std::string Record::left(const Leftover& left) const {
    std::string text;
    for (const std::string& line : words_for(left, names_)) text += "    " + line + "\n";
    return text;
}

std::string Record::hand_begins(Seat seat, Tiles tiles) const {
    const std::string title = "\nHAND " + std::to_string(hand_number_) + "\n";
    return (seat == first_seat ? title : "") + listed_tiles(name(seat), tiles);
}

std::string Record::redealt(Seat seat) {
    if (seat == chance) return "  Neither hand has a double: dealt again\n";
    scores_ = before_deal_;
    return "  " + name(seat) + " has too many doubles: dealt again\n  " + score_text();
}

std::string Record::dominoed(const told::Dominoed& end) {
    std::string text = "  " + name(end.seat) + " dominoes, " + score_words(end) +
                       credited(end.seat, end.points) + left(end.left);
    end_hand();
    return text;
}

std::string Record::blocked(const told::Blocked& end) {
    std::string text =
        "  Blocked, " + score_words(end, names_) + credited(end.seat, end.points) + left(end.left);
    end_hand();
    return text;
}

void Record::end_hand() {
    before_deal_ = scores_;
    ++hand_number_;
}

std::string Record::game_over(const told::GameOver& over) const {
    return (over.left ? left(*over.left) : "") + "\n" + name(over.winner) + " wins the game, " +
           points_text(scores_[over.winner]) + " to " + points_text(scores_[other(over.winner)]) +
           "\n";
}

std::string Record::lines_of(const Event& event) {
    using Text = std::string;
    using namespace told;
    return match(
        event,
        [&](const Sat& e) { return "  " + name(e.seat) + " " + words_for(e) + "\n"; },
        [&](DrewForDown e) {
            return name(e.seat) + " draws " + words_for(e.tile) + " for the down\n";
        },
        [&](HasDown e) { return name(e.seat) + " has the down\n"; },
        [&](GotHand e) { return hand_begins(e.seat, e.tiles); },
        [&](const GotBoneyard& e) { return listed_tiles("Boneyard", e.tiles); },
        [&](Played e) {
            const Text where = e.end ? " at end " + std::to_string(number(*e.end)) : " down";
            return "  " + name(e.seat) + " plays " + words_for(e.laid) + where + "\n";
        },
        [&](Counted e) {
            return "    counts " + points_text(e.points) + credited(e.seat, e.points);
        },
        [&](Drew e) { return "  " + name(e.seat) + " draws " + words_for(e.tile) + "\n"; },
        [&](Passed e) { return "  " + name(e.seat) + " passes\n"; },
        [&](Redealt e) { return redealt(e.seat); },
        [&](const Dominoed& e) { return dominoed(e); },
        [&](const Blocked& e) { return blocked(e); },
        [&](const GameOver& e) { return game_over(e); });
}

std::string Record::scores_set(const Game& game) {
    for (const Seat seat : both_seats) {
        const Player& now = game.players[seat];
        scores_[seat] = now.score;
        before_deal_[seat] = now.score - now.made_in_deal;
    }
    return "  Set by hand: " + score_text();
}

}  // namespace parlor::dominoes
