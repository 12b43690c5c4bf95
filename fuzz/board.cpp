// Any bytes as the file of a board. The loader may refuse it, with printable errors. An accepted
// board can be played, and is the same after writing and reading it.
#include "fuzz.hpp"
#include "library/board_file.hpp"
#include "library/board_text.hpp"

using namespace parlor;
using namespace parlor::fuzz;

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const auto board = library::read_board(text_of(bytes, count), "fuzz.toml");
    if (not board) {
        require_words(board.error().what);
        return 0;
    }
    require(board->size == 32 or board->size == 40);
    require(board->titles.size() == static_cast<std::size_t>(board->size));
    require(board->at(board->gaol).kind == board::Kind::Gaol);
    for (const auto comments : {library::Comments::With, library::Comments::Without}) {
        const std::string written = board_text(*board, comments);
        const auto again = library::read_board(written, "fuzz.toml");
        require(again.ok() and board_text(*again, comments) == written);
    }
    return 0;
}
