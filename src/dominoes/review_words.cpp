#include "dominoes/review_words.hpp"

#include <cmath>

#include "dominoes/tile_words.hpp"

namespace parlor::dominoes {

std::string words_for(const View& view, const Play& play) {
    const auto end = view.layout.middle ? place_of(view.layout, play) : std::nullopt;
    return words_for(play.laid) + (end ? " at " + std::to_string(number(*end)) : "");
}

std::string tenths(double value) {
    const auto scaled = std::lround(std::abs(value) * 10);
    const std::string sign = value < 0 and scaled > 0 ? "-" : "";
    return sign + std::to_string(scaled / 10) + "." + std::to_string(scaled % 10);
}

std::string tenths_with_sign(double value) {
    const std::string text = tenths(value);
    return text.starts_with('-') ? text : "+" + text;
}

std::string per_cent(double chance) { return tenths(100 * chance) + " %"; }

}  // namespace parlor::dominoes
