// U-8.4: any possible board, cards or mode can be carried in the lines of a header.
#include "catch.hpp"
#include "library/board_text.hpp"
#include "library/card_text.hpp"
#include "library/mode_text.hpp"
#include "library/random_files.hpp"
#include "rules/board/carried_file.hpp"
#include "sessions/asked_files.hpp"

namespace parlor {
namespace {

using library::Comments;

std::string repeated(const std::string& letter, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) text += letter;
    return text;
}

void check_carried(const property::Mode& mode,
                   const board::Board& board,
                   const property::Decks& decks) {
    const std::vector<board::CarriedFile> files{
        {"mode", mode.id, mode_text(mode, Comments::Without)},
        {"board", mode.board, board_text(board, Comments::Without)},
        {"cards", mode.cards, card_text(decks, board, Comments::Without)}};
    std::vector<std::string> lines{"game " + mode.id};
    for (const auto& file : files) add_lines(file, lines);
    table::SetupAsked asked;
    int number = 0;
    for (const std::string& line : lines) {
        INFO(line);
        CHECK(line.size() <= table::longest_line);
        const auto words = table::split(line);
        REQUIRE(words);
        REQUIRE_FALSE(asked.add(++number, *words));
    }
    const library::DataFolders nowhere;
    AskedFiles read{asked, nowhere};
    const auto same_mode = read.mode();
    REQUIRE(same_mode);
    const auto same_board = read.board(same_mode->board);
    REQUIRE(same_board);
    const auto same_decks = read.cards(same_mode->cards, *same_board);
    REQUIRE(same_decks);
    CHECK(read.errors().empty());
    CHECK(mode_text(*same_mode, Comments::Without) == files[0].text);
    CHECK(board_text(*same_board, Comments::Without) == files[1].text);
    CHECK(card_text(*same_decks, *same_board, Comments::Without) == files[2].text);
}

}  // namespace

TEST_CASE("U-8.4: random modes, boards and cards are the same after the lines of a header") {
    library::RandomFiles random{std::mt19937{3}};
    for (int round = 0; round < 200; ++round) {
        const board::Board board = random.board();
        check_carried(random.mode(), board, random.decks(board));
    }
}

TEST_CASE("U-8.4: no line of a carried file is too long, with the longest names, words and sums") {
    for (const std::string letter : {"\"", "\\", "\xE2\x82\xAC", "#"}) {
        CAPTURE(letter);
        library::RandomFiles random{std::mt19937{3}};
        board::Board board = random.board();
        board.name = repeated(letter, 20);
        for (int i = 0; i < board.size; ++i) {
            auto& title = board.titles[static_cast<std::size_t>(i)];
            title.id = std::string(38, 'x') + std::to_string(10 + i);
            title.name = repeated(letter, 40);
            title.short_name = repeated("\\", 40);
            auto& spot = board.spots[static_cast<Square>(i)];
            if (spot.kind != board::Kind::Street) continue;
            spot.group = board::Group::LightBlue;
            spot.price = spot.mortgage = spot.house_cost = Money{32767};
            spot.hotel_cost = Money{32766};
            spot.rents.fill(Money{32767});
        }
        board::index(board);
        property::Decks decks = random.decks(board);
        for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
            for (std::size_t i = 0; i < decks.cards[deck].size(); ++i) {
                property::Card& card = decks.cards[deck][i];
                card.id = std::string(38, 'x') + std::to_string(10 + i);
                card.words.assign(4, repeated(letter, 20));
                card.effect = property::CollectFromEach{Money{32767}};
            }
        property::Mode mode = random.mode();
        mode.id = mode.board = mode.cards = std::string(40, 'x');
        mode.name = repeated(letter, 20);
        check_carried(mode, board, decks);
    }
}

}  // namespace parlor
