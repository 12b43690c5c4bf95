#include "tui/books/book_pages.hpp"

#include "catch.hpp"

namespace parlor::tui {
namespace {

std::vector<std::string> titles_of(const std::vector<BookPage>& pages) {
    std::vector<std::string> titles;
    titles.reserve(pages.size());
    for (const BookPage& page : pages) titles.push_back(page.title);
    return titles;
}

std::string repeated(const std::string& text, int count) {
    std::string all;
    for (int i = 0; i < count; ++i) all += text;
    return all;
}

}  // namespace

TEST_CASE("a heading begins a page, paragraphs are kept apart, and items keep together") {
    const auto pages = pages_of(
        "### The aim\n\nOne line,\nand more.\n\nTo choose:\n- this, or\n"
        "  that\n- nothing\n### The end\nOver.");
    CHECK(titles_of(pages) == std::vector<std::string>{"THE AIM", "THE END"});
    CHECK(pages[0].lines ==
          std::vector<std::string>{
              "ONE LINE, AND MORE.", "", "TO CHOOSE:", "", "- THIS, OR THAT", "- NOTHING"});
    CHECK(pages[1].lines == std::vector<std::string>{"OVER."});
}

TEST_CASE("a picture stands below its paragraph, on the same page, and no page has two") {
    const std::string picture = "\n\n<!-- picture: some -->\n\n";
    const auto pages =
        pages_of("### A\n" + repeated("one\n\n", 4) + "two" + picture + "three" + picture + "four");
    REQUIRE(pages.size() == 3);
    CHECK_FALSE(pages[0].picture);
    REQUIRE(pages[1].picture);
    CHECK(pages[1].picture->name == "some");
    CHECK(pages[1].picture->line == 2);
    CHECK(pages[1].lines.front() == "TWO");
    CHECK(pages[1].lines.size() == 2 + lines_of_picture);
    CHECK(pages[2].lines.front() == "THREE");
    CHECK(pages[2].lines.back() == "FOUR");
}

TEST_CASE("a long item is indented below its first word") {
    const auto pages = pages_of("### A\n- one two three four five six seven eight nine ten");
    CHECK(pages[0].lines ==
          std::vector<std::string>{"- ONE TWO THREE FOUR FIVE SIX SEVEN", "  EIGHT NINE TEN"});
}

TEST_CASE("a text of any length fits, and a paragraph stays whole if a page has room for it") {
    const std::string of_ten_lines = repeated("a paragraph of more than half a page, ", 9) + "\n\n";
    const auto whole = pages_of("### Long\n" + repeated(of_ten_lines, 3));
    CHECK(titles_of(whole) == std::vector<std::string>(3, "LONG"));
    CHECK(whole[0].lines == whole[2].lines);
    const auto split = pages_of("### Long\n" + repeated("word ", 1000));
    CHECK(split.size() == 9);
    for (const BookPage& page : split) CHECK(page.lines.size() <= lines_of_page);
}

TEST_CASE("a text without a heading, and no text at all, are no trouble") {
    CHECK(pages_of("Words.").size() == 1);
    CHECK(pages_of("").empty());
}

}  // namespace parlor::tui
