#include "dominoes/record.hpp"

#include "base/match.hpp"

namespace parlor::dominoes {
namespace {

std::string text_of(Laid laid) {
    return std::to_string(value_of(laid.inner)) + "-" + std::to_string(value_of(laid.outer));
}

std::string text_of(Tile tile) { return text_of(halves_of(tile)); }

template <class TileRow>
std::string listed_tiles(const std::string& whose, const TileRow& tiles) {
    std::string line = "  " + whose + ":";
    for (const Tile tile : tiles) line += " " + text_of(tile);
    return line + "\n";
}

std::string points_text(Points points) { return std::to_string(points.count); }

}  // namespace

Record::Record(Dominoes::Setup setup) : setup_{std::move(setup)} {}

std::string Record::player(Seat seat) const {
    const auto level = setup_.computers[seat];
    return name(seat) +
           (level ? " (computer, level " + std::to_string(static_cast<int>(*level)) + ")" : "");
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
    return name(first_seat) + " " + points_text(scores_[first_seat]) + ", " + name(second_seat) +
           " " + points_text(scores_[second_seat]) + "\n";
}

std::string Record::credited(Seat seat, Points points) {
    scores_[seat] += points;
    return points_text(points) + ": " + score_text();
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

std::string Record::dominoed(Seat seat, Points points) {
    std::string text = "  " + name(seat) + " dominoes for " + credited(seat, points);
    end_hand();
    return text;
}

std::string Record::blocked(Seat winner, Points points) {
    std::string text = winner == nobody
                           ? "  Blocked, and the hands are equal: " + score_text()
                           : "  Blocked, " + name(winner) + " scores " + credited(winner, points);
    end_hand();
    return text;
}

void Record::end_hand() {
    before_deal_ = scores_;
    ++hand_number_;
}

std::string Record::game_over(Seat winner) const {
    return "\n" + name(winner) + " wins the game, " + points_text(scores_[winner]) + " to " +
           points_text(scores_[other(winner)]) + "\n";
}

std::string Record::lines_of(const Event& event) {
    using Text = std::string;
    using namespace told;
    return match(
        event,
        [&](DrewForDown e) {
            return name(e.seat) + " draws " + text_of(e.tile) + " for the down\n";
        },
        [&](HasDown e) { return name(e.seat) + " has the down\n"; },
        [&](GotHand e) { return hand_begins(e.seat, e.tiles); },
        [&](const GotBoneyard& e) { return listed_tiles("Boneyard", e.tiles); },
        [&](Played e) {
            const Text where = e.end ? " at end " + std::to_string(number(*e.end)) : " down";
            return "  " + name(e.seat) + " plays " + text_of(e.laid) + where + "\n";
        },
        [&](Counted e) { return "    counts " + credited(e.seat, e.points); },
        [&](Drew e) { return "  " + name(e.seat) + " draws " + text_of(e.tile) + "\n"; },
        [&](Passed e) { return "  " + name(e.seat) + " passes\n"; },
        [&](Redealt e) { return redealt(e.seat); },
        [&](Dominoed e) { return dominoed(e.seat, e.points); },
        [&](Blocked e) { return blocked(e.seat, e.points); },
        [&](GameOver e) { return game_over(e.winner); });
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
