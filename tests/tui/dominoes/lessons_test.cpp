// The pictures in "How to play dominoes".
#include "tui/dominoes/lessons.hpp"

#include "app/domino_screened.hpp"
#include "tui/books/book_texts.hpp"
#include "tui/dominoes/rulebook.hpp"

namespace parlor::tui {

TEST_CASE("each picture that the text of the rules names is there") {
    int pictures = 0;
    for (const BookPage& page : pages_of(how_to_play_dominoes)) {
        if (not page.picture) continue;
        ++pictures;
        INFO(page.picture->name);
        CHECK(domino_table::is_lesson(page.picture->name));
        CHECK(page.picture->line + lines_of_picture <= lines_of_page);
    }
    CHECK(pictures == 7);
    CHECK_FALSE(domino_table::is_lesson("none"));
}

TEST_CASE("how to play dominoes is read from the table, from its options and from the launcher") {
    DominoScreened table;
    table.keys("h");
    CHECK(table.says("HOW TO PLAY DOMINOES"));
    table.keys("x");
    CHECK(table.says("MACK'S PARLOR"));
    table.begin_with_mack();
    table.keys("h");
    CHECK(table.says("HOW TO PLAY DOMINOES"));
    table.keys("?");
    CHECK(table.says("GO BACK"));
    table.keys("Space x b");
    CHECK(table.says("HOW TO PLAY DOMINOES"));
    table.keys("Esc");
    CHECK(table.says("YOUR TILE: _"));
}

TEST_CASE("D-4.5, D-5.1, D-5.2: the pictures show what the rules say") {
    DominoScreened table;
    table.keys("h");
    const auto pages = pages_of(how_to_play_dominoes);
    for (std::size_t i = 0; i < pages.size(); ++i) {
        if (pages[i].picture) table.shows("lesson-" + pages[i].picture->name);
        if (pages[i].picture and pages[i].picture->name == "count")
            CHECK(table.says("COUNT 10: 10"));
        if (pages[i].picture and pages[i].picture->name == "spinner-arm")
            CHECK(table.says("COUNT 15: 15"));
        table.keys("n");
    }
}

}  // namespace parlor::tui
