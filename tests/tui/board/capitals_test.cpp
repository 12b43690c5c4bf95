// Capitals: the names of squares in upper case, in the language of their board.
#include "tui/board/capitals.hpp"

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "library/data_folder.hpp"
#include "where.hpp"

namespace parlor::tui {
namespace {

const library::DataFolders ours{{data_folder}};

board::Board board_in(const std::string& language, std::vector<std::string> english = {}) {
    board::Board board;
    board.language = language;
    board.english_words = std::move(english);
    return board;
}

}  // namespace

TEST_CASE("M-1.7: a dotted i keeps its dot in Turkish and Azerbaijani, and nowhere else") {
    for (const char* const language : {"tr", "az"}) {
        CHECK(capitals(board_in(language), "İzmir") == "İZMİR");
        CHECK(capitals(board_in(language), "Diyarbakır") == "DİYARBAKIR");
    }
    for (const char* const language : {"", "en", "de", "nl"})
        CHECK(capitals(board_in(language), "IJmuiden") == "IJMUIDEN");
    CHECK(capitals(board_in("de"), "Große Straße") == "GROSSE STRASSE");
    CHECK(capitals(board_in("nl"), "Wijk bij Duurstede") == "WIJK BIJ DUURSTEDE");
}

TEST_CASE("M-1.7: English words stay English, word by word") {
    const board::Board board = board_in("tr", {"Station", "Office"});
    CHECK(capitals(board, "Merinos Station") == "MERİNOS STATION");
    CHECK(capitals(board, "Tax  Office ") == "TAX  OFFICE ");
    CHECK(capitals(board, "Stations") == "STATİONS");
    CHECK(capitals(board, "") == "");  // NOLINT(readability-container-size-empty)
}

TEST_CASE("M-1.7: capitals are their own capitals, on each square of each of our boards") {
    for (const std::string& id : ours.boards()) {
        const board::Board board = *ours.board(id);
        for (const board::Title& title : board.titles) {
            INFO(id << ": " << title.name);
            const std::string shown = capitals(board, title.name);
            CHECK(upper(shown) == shown);
            CHECK(width(shown) == width(title.name));
        }
    }
}

TEST_CASE(
    "M-1.7: on the boards of Turkey cities are Turkish, and what the parlor says is English") {
    for (const std::string id : {"turkey", "turkey-40"}) {
        const board::Board board = *ours.board(id);
        int dotted = 0;
        for (const board::Title& title : board.titles) {
            const std::string shown = capitals(board, title.name);
            INFO(shown);
            for (const char* const word :
                 {"STATİON", "COMMUNİTY", "OFFİCE", "PARKİNG", "JAİL", "ELECTRİC", "İNCOME"})
                CHECK(shown.find(word) == std::string::npos);
            for (const char* const word :
                 {"IZM", "ISTANBUL", "ANTIEP", "RSIN", "DIYAR", "SERI", "RINOS"})
                CHECK(shown.find(word) == std::string::npos);
            if (shown.find("İ") != std::string::npos) ++dotted;
        }
        CHECK(dotted == (id == "turkey" ? 8 : 9));
    }
}

}  // namespace parlor::tui
