#include "dominoes/words/tile_words.hpp"

namespace parlor::dominoes {

std::string words_for(Laid laid) {
    return std::to_string(value_of(laid.inner)) + "-" + std::to_string(value_of(laid.outer));
}

std::string words_for(Tile tile) { return words_for(halves_of(tile)); }

}  // namespace parlor::dominoes
