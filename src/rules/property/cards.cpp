#include "rules/property/cards.hpp"

namespace parlor::rules {

std::optional<CardNo> Decks::find(Deck deck, std::string_view id) const {
    const auto& list = cards[deck];
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == id) return static_cast<CardNo>(i);
    }
    return std::nullopt;
}

}  // namespace parlor::rules
