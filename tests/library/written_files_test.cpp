#include <algorithm>
#include <filesystem>
#include <sstream>

#include "base/match.hpp"
#include "boards.hpp"
#include "library/board_text.hpp"
#include "library/card_text.hpp"
#include "library/mode_text.hpp"
#include "random_files.hpp"
#include "rules/property/options.hpp"

using namespace parlor;
using namespace parlor::library;
using board::Board;
using board::Deck;
using property::Card;
using property::Decks;
using property::Mode;

namespace {

constexpr int rounds = 300;

std::vector<std::string> ids_in(const std::string& folder) {
    std::vector<std::string> ids;
    for (const auto& file : std::filesystem::directory_iterator{std::string{data_folder} + folder})
        ids.push_back(file.path().stem().string());
    std::ranges::sort(ids);
    return ids;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

// No comments, no blank lines, no line too long for a journal; otherwise the same lines.
void check_without_comments(const std::string& text, const std::string& commented) {
    std::vector<std::string> expected = lines_of(commented);
    std::erase_if(expected, [](const auto& line) { return line.empty() or line[0] == '#'; });
    CHECK(lines_of(text) == expected);
    for (const std::string& line : expected) CHECK(line.size() < 900);
}

void check_same(const Board& read, const Board& board) {
    CHECK(read.name == board.name);
    CHECK(read.language == board.language);
    CHECK(read.english_words == board.english_words);
    REQUIRE(read.size == board.size);
    REQUIRE(read.titles.size() == board.titles.size());
    for (int i = 0; i < board.size; ++i) {
        const auto square = static_cast<Square>(i);
        INFO(board.id_of(square));
        CHECK(read.id_of(square) == board.id_of(square));
        CHECK(read.name_of(square) == board.name_of(square));
        CHECK(read.short_name_of(square) == board.short_name_of(square));
        check_like(read.at(square), board.at(square));
    }
    CHECK(read.deeds == board.deeds);
}

// An effect as the index of its kind, and its two numbers.
std::array<int, 3> numbers_of(const property::Effect& effect) {
    const auto numbers = match(
        effect,
        [](property::BankPays is) {
            return std::pair{is.sum.amount, 0};
        },
        [](property::PayBank is) {
            return std::pair{is.sum.amount, 0};
        },
        [](property::CollectFromEach is) {
            return std::pair{is.sum.amount, 0};
        },
        [](property::PayEach is) {
            return std::pair{is.sum.amount, 0};
        },
        [](property::Repairs is) {
            return std::pair{is.house.amount, is.hotel.amount};
        },
        [](property::AdvanceTo is) {
            return std::pair{static_cast<int>(is.square), 0};
        },
        [](property::AdvanceToNearest is) {
            return std::pair{static_cast<int>(is.kind), 0};
        },
        [](property::GoBack is) {
            return std::pair{is.steps.count, 0};
        },
        [](property::ToGaol) {
            return std::pair{0, 0};
        },
        [](property::GaolFree) {
            return std::pair{0, 0};
        });
    return {static_cast<int>(effect.index()), numbers.first, numbers.second};
}

void check_same(const Decks& read, const Decks& decks) {
    for (const Deck deck : {Deck::Chest, Deck::Chance}) {
        const auto& cards = decks.cards[deck];
        REQUIRE(read.cards[deck].size() == cards.size());
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const Card& card = read.cards[deck][i];
            CHECK(card.id == cards[i].id);
            CHECK(card.words == cards[i].words);
            CHECK(numbers_of(card.effect) == numbers_of(cards[i].effect));
        }
    }
}

void check_same(const Mode& read, const Mode& mode) {
    CHECK(read.name == mode.name);
    CHECK(read.board == mode.board);
    CHECK(read.cards == mode.cards);
    CHECK(read.fewest_seats == mode.fewest_seats);
    CHECK(read.most_seats == mode.most_seats);
    CHECK(read.rules == mode.rules);
}

void check_text(const Board& board) {
    const std::string commented = board_text(board, Comments::With);
    check_without_comments(board_text(board, Comments::Without), commented);
    for (const Comments comments : {Comments::With, Comments::Without}) {
        const std::string text = board_text(board, comments);
        INFO(text);
        const auto read = read_board(text, "mine.toml");
        REQUIRE(said(read) == "fine");
        check_same(*read, board);
        CHECK(board_text(*read, comments) == text);
    }
}

void check_text(const Decks& decks, const Board& board) {
    const std::string commented = card_text(decks, board, Comments::With);
    check_without_comments(card_text(decks, board, Comments::Without), commented);
    for (const Comments comments : {Comments::With, Comments::Without}) {
        const std::string text = card_text(decks, board, comments);
        INFO(text);
        const auto read = read_cards(text, "mine.toml", board);
        REQUIRE(said(read) == "fine");
        check_same(*read, decks);
        CHECK(card_text(*read, board, comments) == text);
    }
}

void check_text(const Mode& mode) {
    const std::string commented = mode_text(mode, Comments::With);
    check_without_comments(mode_text(mode, Comments::Without), commented);
    for (const Comments comments : {Comments::With, Comments::Without}) {
        const std::string text = mode_text(mode, comments);
        INFO(text);
        const auto read = read_mode(text, "mine.toml");
        REQUIRE(said(read) == "fine");
        check_same(*read, mode);
        CHECK(mode_text(*read, comments) == text);
    }
}

std::string without_comments(const std::string& file) {
    std::string text;
    for (const std::string& line : lines_of(data(file)))
        if (not line.empty() and line[0] != '#') text += line + '\n';
    return text;
}

}  // namespace

TEST_CASE("U-8.4: each of our boards and cards is written as it was read") {
    for (const std::string& id : ids_in("/boards")) {
        INFO(id);
        const Board board = board_of(id);
        check_text(board);
        for (const std::string& cards : ids_in("/cards"))
            check_text(*read_cards(data("cards/" + cards + ".toml"), cards, board), board);
    }
}

TEST_CASE("U-8.4: each of our modes is written as it was read, with what differs from classic") {
    for (const std::string& id : ids_in("/modes")) {
        INFO(id);
        check_text(*read_mode(data("modes/" + id + ".toml"), id + ".toml"));
    }
    const auto classic = read_mode(data("modes/classic.toml"), "classic.toml");
    CHECK(mode_text(*classic, Comments::Without) ==
          "name = \"Classic\"\nabout = \"The classic rules, auctions included\"\nboard = "
          "\"uk\"\ncards = \"classic\"\n");
}

TEST_CASE("U-8.4: a board is written as our own are, line by line") {
    for (const std::string& id : ids_in("/boards")) {
        INFO(id);
        CHECK(board_text(board_of(id), Comments::Without) ==
              without_comments("boards/" + id + ".toml"));
    }
}

TEST_CASE("M-5.4, U-8.4: random boards, cards and modes are written, and read back the same") {
    for (int seed = 0; seed < rounds; ++seed) {
        INFO("seed " << seed);
        RandomFiles random{std::mt19937{static_cast<unsigned>(seed)}};
        const Board board = random.board();
        check_text(board);
        check_text(random.decks(board), board);
        check_text(random.mode());
    }
}

TEST_CASE("U-8.4: the comments of a mode name every field that it can have") {
    const std::string text =
        mode_text({.name = "Mine", .board = "uk", .cards = "classic"}, Comments::With);
    for (const auto& table : {property::options(), property::switches()})
        for (const auto& option : table)
            CHECK(text.find("\n# " + std::string{option.name} + ' ') != std::string::npos);
    for (const std::string& line : lines_of(text)) CHECK(line.size() <= 100);
}
