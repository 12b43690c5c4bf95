// Any bytes as the file of cards, on the UK board. The loader may refuse it, with printable errors.
// Accepted cards can be played, and are the same after writing and reading them.
#include "fuzz.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/card_text.hpp"

using namespace parlor;
using namespace parlor::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    static const board::Board board =
        *library::read_board(content(PARLOR_DATA "/boards/uk.toml"), "uk.toml");
    const auto decks = library::read_cards(text_of(bytes, count), "fuzz.toml", board);
    if (not decks) {
        require_words(decks.error().what);
        return 0;
    }
    require(not decks->cards[board::Deck::Chest].empty());
    require(not decks->cards[board::Deck::Chance].empty());
    for (const auto comments : {library::Comments::With, library::Comments::Without}) {
        const std::string written = card_text(*decks, board, comments);
        const auto again = library::read_cards(written, "fuzz.toml", board);
        require(again.ok() and card_text(*again, board, comments) == written);
    }
    return 0;
}
