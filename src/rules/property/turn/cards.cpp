#include "rules/property/turn/cards.hpp"

namespace parlor::property {

std::vector<std::string> words_on(const Card& card, const board::Board& board) {
    std::vector<std::string> words = card.words;
    const auto* const leads = std::get_if<AdvanceTo>(&card.effect);
    if (leads == nullptr) return words;
    for (std::string& line : words)
        if (const auto at = line.find(square_in_words); at != std::string::npos)
            line.replace(at, square_in_words.size(), board.name_of(leads->square));
    return words;
}

std::optional<CardNo> Decks::find(board::Deck deck, std::string_view id) const {
    const auto& list = cards[deck];
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (list[i].id == id) return static_cast<CardNo>(i);
    }
    return std::nullopt;
}

}  // namespace parlor::property
