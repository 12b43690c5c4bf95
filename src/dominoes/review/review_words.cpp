#include "dominoes/review/review_words.hpp"

#include "base/tenths.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {

std::string words_for(const View& view, const Play& play) {
    const auto end = view.layout.middle ? place_of(view.layout, play) : std::nullopt;
    return words_for(play.laid) + (end ? " at " + std::to_string(number(*end)) : "");
}

std::string per_cent(double chance) { return tenths(100 * chance) + " %"; }

}  // namespace parlor::dominoes
