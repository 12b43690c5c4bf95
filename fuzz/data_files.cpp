// Any bytes as a file of data/: a board, a mode, and cards on the UK board. They may be refused;
// what is accepted can be played.
#include "fuzz.hpp"
#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"

using namespace parlor;
using namespace parlor::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    static const rules::Board board =
        *library::read_board(content(PARLOR_DATA "/boards/uk.toml"), "uk.toml");
    const std::string_view text = text_of(bytes, count);
    if (const auto read = library::read_board(text, "fuzz.toml")) {
        require(read->size == 32 or read->size == 40);
        require(read->titles.size() == static_cast<std::size_t>(read->size));
        require(read->at(read->gaol).kind == rules::Kind::Gaol);
    }
    if (const auto read = library::read_cards(text, "fuzz.toml", board)) {
        require(not read->cards[rules::Deck::Chest].empty());
        require(not read->cards[rules::Deck::Chance].empty());
    }
    if (const auto read = library::read_mode(text, "fuzz.toml")) {
        require(read->fewest_seats <= read->most_seats);
    }
    return 0;
}
