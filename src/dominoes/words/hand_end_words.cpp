#include "dominoes/words/hand_end_words.hpp"

#include "dominoes/game.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {
namespace {

std::string spots_text(Tiles tiles) { return std::to_string(spots_of(tiles).count); }

std::string held(const std::string& name, Tiles tiles) {
    return name + " held " + spots_text(tiles) + ": " + words_for_all(tiles);
}

std::string points_text(Points points) { return std::to_string(points.count); }

}  // namespace

std::string score_words(const told::Dominoed& end) {
    return spots_text(end.left.hands[other(end.seat)]) + " spots score " + points_text(end.points);
}

std::string score_words(const told::Blocked& end, const SeatNames& names) {
    const auto& hands = end.left.hands;
    const std::string totals =
        spots_text(hands[first_seat]) + " to " + spots_text(hands[second_seat]) + " spots: ";
    if (end.seat == nobody) return totals + "nobody scores";
    return totals + names[end.seat] + " scores " + points_text(end.points);
}

std::vector<std::string> words_for(const Leftover& left, const SeatNames& names) {
    std::vector<std::string> lines;
    for (const Seat seat : both_seats)
        if (not left.hands[seat].empty()) lines.push_back(held(names[seat], left.hands[seat]));
    if (not left.boneyard.empty()) lines.push_back("Boneyard: " + words_for_all(left.boneyard));
    return lines;
}

}  // namespace parlor::dominoes
