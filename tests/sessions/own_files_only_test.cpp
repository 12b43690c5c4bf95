// A game carries copies of the files that are not the program's own, and of no others.
#include "catch.hpp"
#include "library/data_folder.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/boards.hpp"

namespace parlor {

TEST_CASE("M-5.4: a game with the files of the program carries none, in any mode on any board") {
    const library::DataFolders ours = library::program_folders();
    for (const std::string& id : ours.modes())
        for (const std::string& board : ours.boards()) {
            INFO(id << " on " << board);
            const auto mode = ours.mode(id);
            REQUIRE(mode.ok());
            const auto edition = ours.edition(*mode, board);
            REQUIRE(edition.ok());
            CHECK(carried_files(*mode, **edition).empty());
        }
}

TEST_CASE("M-5.4: Moneyloopy carries no board of the program") {
    const library::DataFolders ours = library::program_folders();
    for (const std::string& id : ours.boards()) {
        const auto board = ours.board(id);
        REQUIRE(board.ok());
        if (board->size != 40) continue;
        INFO(id);
        CHECK(carried_files(moneyloopy::edition_of(*board).board).empty());
    }
}

}  // namespace parlor
