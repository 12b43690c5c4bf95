#include <fstream>
#include <iterator>

#include "app/screened.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "tui/books/book_texts.hpp"
#include "where.hpp"
#include "words_of.hpp"

namespace parlor::tui {
namespace {

struct Source {
    std::string_view text;
    std::vector<std::string> files;
    std::string section;
    std::vector<BookPage> pages = pages_of(text);
};

std::vector<Source> sources() {
    return {{how_to_play_property, {"rules/classic.md", "rules/modes.md"}, "How to play"},
            {how_to_play_dominoes, {"rules/dominoes.md"}, "How to play"},
            {about_the_parlor, {"credits.md"}, "About"}};
}

// The words below a heading of a document, as the pages should have them: in capitals, and without
// the marks of headings.
std::string words_in(const std::string& file, const std::string& section) {
    std::ifstream document{std::string{tests_folder} + "/../docs/" + file};
    std::string words, line;
    while (std::getline(document, line) and line != "## " + section) {}
    while (std::getline(document, line) and not line.starts_with("## "))
        for (const std::string& word : words_of(line.starts_with("<!--") ? "" : line))
            if (word != "###") words += upper(word) + " ";
    return words;
}

// The words on the pages; a title that continues over several pages counts once.
std::string shown_words(const std::vector<BookPage>& pages) {
    std::string words, title;
    const auto add = [&](const std::string& line) {
        for (const std::string& word : words_of(line)) words += word + " ";
    };
    for (const BookPage& page : pages) {
        if (page.title != title) add(page.title);
        title = page.title;
        for (const std::string& line : page.lines) add(line);
    }
    return words;
}

}  // namespace

TEST_CASE("U-2.1, M-5.5: the rules are read page by page, and left again") {
    Screened table;
    table.keys("a h");
    table.shows("how-to-play");
    table.keys("?");
    CHECK(table.says("X GO BACK"));
    table.keys("x b n");
    CHECK(table.row(2).find("PG 2/") != std::string::npos);
    table.keys("b Left Left Enter");
    CHECK(table.row(2).find("PG 2/") != std::string::npos);
    for (std::size_t i = 2; i < pages_of(how_to_play_property).size(); ++i) table.keys("Space");
    table.shows("how-to-play-last");
    table.keys("Backspace x");
    CHECK(table.says("MAIN MENU"));
    table.keys("h Esc");
    CHECK(table.says("MAIN MENU"));
    table.keys("h n Enter");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-2.1: one key leads from the rules of a game to those of the other, and back") {
    Screened table;
    table.keys("a h n d");
    table.shows("how-to-play-dominoes");
    table.keys("?");
    CHECK(table.says("P BUY, BUILD"));
    table.keys("x Down Enter");
    CHECK(table.says("HOW TO PLAY THE PROPERTY GAME"));
    CHECK(table.row(2).find("PG 1/") != std::string::npos);
}

TEST_CASE("U-2.1: about the parlor: where it comes from, thanks, and the licence") {
    Screened table;
    table.keys("a a");
    table.shows("about");
    table.keys("n");
    table.shows("about-thanks");
    table.keys("n p d");
    table.shows("about-licence");
    table.keys("x");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-2.1: all that the documents say about playing is in the books, word for word") {
    for (const Source& source : sources()) {
        INFO(source.files.front());
        std::string words;
        for (const std::string& file : source.files) words += words_in(file, source.section);
        CHECK(words.size() > 300);
        CHECK(shown_words(source.pages) == words);
    }
}

TEST_CASE("U-2.1: every page of every book has room for its words in 40 columns") {
    for (const Source& source : sources())
        for (const BookPage& page : source.pages) {
            INFO(source.files.front() << ": " << page.title);
            CHECK_FALSE(page.title.empty());
            CHECK(width(page.title) <= 28);  // followed by the page number
            CHECK_FALSE(page.lines.empty());
            CHECK(page.lines.size() <= lines_of_page);
            for (const std::string& line : page.lines) CHECK(width(line) <= line_width);
        }
}

TEST_CASE("U-2.1: the books have no Markdown but headings and lists, and no numbers of rules") {
    for (const Source& source : sources()) {
        INFO(source.files.front());
        const std::string words = shown_words(source.pages);
        CHECK(words.find_first_of("*_`[]|#<>\\") == std::string::npos);
        for (const char* const rule : {"C-1", "D-1", "U-1", "(C-", "(D-"})
            CHECK(words.find(rule) == std::string::npos);
    }
}

TEST_CASE("U-1.3: the books have letters that each set of glyphs shows, at least without marks") {
    for (const Source& source : sources())
        for (const BookPage& page : source.pages)
            for (const std::string& line : page.lines)
                for (const char32_t letter : letters(line)) {
                    INFO(line);
                    CHECK((letter == U'?' or in_set(letter, GlyphSet::Console) != U'?'));
                    CHECK((letter == U'?' or in_set(letter, GlyphSet::Ascii) != U'?'));
                }
}

}  // namespace parlor::tui
