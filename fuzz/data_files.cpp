// Any bytes as a file of data/: a board, a mode, and cards on the UK board. They may be refused;
// what is accepted can be played.
//
// usage: fuzz_data_files CORPUS data/boards data/cards data/modes
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "library/board_file.hpp"
#include "library/card_file.hpp"
#include "library/mode_file.hpp"

namespace {

using namespace parlor;

rules::Board uk() {
    std::ifstream file{PARLOR_DATA "/boards/uk.toml"};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    return *library::read_board(text, "uk.toml");
}

void require(bool fine) {
    if (not fine) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const rules::Board board = uk();
    const std::string_view text{reinterpret_cast<const char*>(data), size};
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
