// Tables that are opened by one opener share what they are played with.
#include "sessions/read_once.hpp"

#include "catch.hpp"
#include "rules/board/carried_file.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "sessions/property/table.hpp"
#include "table/language/script.hpp"

namespace parlor {
namespace {

std::unique_ptr<table::GameTable> opened(const table::Opener& open, const std::string& game) {
    table::LineReader reader{"parlor 1\n" + game +
                             "seat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nbegin\n"};
    table::Output complaints;
    auto loaded = table::load_script(reader, "test", open, complaints, {});
    INFO(complaints.waiting());
    REQUIRE(loaded.table);
    return std::move(loaded.table);
}

const void* edition_of(const table::Opener& open, const std::string& game) {
    const auto table = opened(open, game);
    if (const auto* const property = property_session(*table))
        return property->setup().edition.get();
    return moneyloopy_session(*table)->setup().edition.get();
}

// A game on a board of its own, with the squares of this one.
std::string game_carrying(const std::string& board) {
    const auto text = library::program_folders().text(library::DataKind::Board, board);
    REQUIRE(text);
    std::vector<std::string> lines;
    board::add_lines({"board", "mine", text->text}, lines);
    std::string game = "game classic\nboard mine\n";
    for (const std::string& line : lines) game += line + "\n";
    return game;
}

}  // namespace

TEST_CASE("tables of an opener share the mode and the board, which are read once") {
    const table::Opener classic = property_opener(), loopy = moneyloopy_opener();
    const auto on_uk = opened(classic, "game classic\nboard uk\n");
    const auto on_us = opened(loopy, "game moneyloopy\n");
    CHECK(edition_of(classic, "game classic\nboard uk\n") ==
          property_session(*on_uk)->setup().edition.get());
    CHECK(edition_of(loopy, "game moneyloopy\n") ==
          moneyloopy_session(*on_us)->setup().edition.get());
    for (const char* const other : {"game classic\nboard us\n", "game city\nboard uk\n"})
        CHECK(edition_of(classic, other) != property_session(*on_uk)->setup().edition.get());
}

TEST_CASE("a table whose game carries its board shares it with no other of that name") {
    const table::Opener open = property_opener();
    const auto one = opened(open, game_carrying("uk")), other = opened(open, game_carrying("us"));
    CHECK(property_session(*one)->setup().edition != property_session(*other)->setup().edition);
}

}  // namespace parlor
