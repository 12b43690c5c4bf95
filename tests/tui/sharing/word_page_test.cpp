#include "tui/sharing/word_page.hpp"

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

struct Page {
    WordUi ui{.table = "17 Friday"};
    SoundQueue sounds;

    WordWish keys(const std::string& names) {
        WordWish wish{};
        for (const Key key : keys_named(names)) wish = press(ui, key, sounds);
        return wish;
    }
    [[nodiscard]] std::string gives(const std::string& names) {
        const WordWish wish = keys(names);
        REQUIRE(std::holds_alternative<GiveWord>(wish));
        return std::get<GiveWord>(wish).word;
    }
    void shows(const std::string& name) const {
        Canvas canvas;
        draw_word_page(canvas, ui);
        check_golden(name, canvas);
    }
};

}  // namespace

TEST_CASE("T-2.9: a word is typed unseen, and is gone once it was given") {
    Page page;
    page.keys("B a z z Backspace ? x");
    page.shows("word-of-a-table");
    CHECK(page.gives("Enter") == "Baz?x");
    CHECK(page.ui.typed.empty());
    page.ui.refusal = "That is not the word. After three wrong ones you wait a minute";
    page.shows("word-is-wrong");
    page.keys("a");
    CHECK(page.ui.refusal.empty());
}

TEST_CASE("T-2.9: Esc goes back, and what was typed is gone") {
    Page page;
    CHECK(std::holds_alternative<GoBack>(page.keys("a b Esc")));
    CHECK(page.ui.typed.empty());
}

TEST_CASE("T-2.9: a word has 1 to 64 letters") {
    Page page;
    page.keys("Enter");
    CHECK(page.ui.refusal == "First type the word");
    for (int i = 0; i < longest_word; ++i) page.keys("é");
    CHECK(page.ui.refusal.empty());
    page.keys("e");
    CHECK(page.ui.refusal == "A word has up to 64 letters");
    page.shows("word-longest");
    page.keys("Up");
    CHECK(page.ui.refusal == "Type letters, then press Enter");
    CHECK(page.gives("Enter").size() == std::size_t{2} * longest_word);
}

TEST_CASE("T-2.9: the opener sets the word on the same page") {
    Page page;
    page.ui.is_opener = true;
    page.shows("word-to-set");
    CHECK(page.gives("a Enter") == "a");
}

}  // namespace parlor::tui
