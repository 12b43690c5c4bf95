#include "tui/sharing/opening_page.hpp"

#include <random>

#include "app/screened.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

using Access = OpeningChoices::Access;

struct Page {
    OpeningUi ui = begin_opening({"property", "moneyloopy", "dominoes"});
    SoundQueue sounds;

    OpeningWish keys(const std::string& names) {
        OpeningWish wish{};
        for (const Key key : keys_named(names)) wish = press(ui, key, sounds);
        return wish;
    }
    OpeningWish types(const std::string& text) {
        OpeningWish wish{};
        for (const char letter : text)
            wish = press(ui, key_of(static_cast<char32_t>(letter)), sounds);
        return wish;
    }
    [[nodiscard]] OpeningChoices opens(const std::string& names) {
        const OpeningWish wish = keys(names);
        REQUIRE(std::holds_alternative<OpenTable>(wish));
        return std::get<OpenTable>(wish).choices;
    }
    void shows(const std::string& name) const {
        Canvas canvas;
        draw_opening(canvas, ui);
        check_golden(name, canvas);
    }
};

}  // namespace

TEST_CASE("T-2.2, T-3.11: Enter alone opens a table for everybody, with the usual options") {
    Page page;
    page.shows("opening-table");
    const OpeningChoices choices = page.opens("Enter");
    CHECK(choices.game == "property");
    CHECK(choices.name.empty());
    CHECK(choices.access == Access::Everybody);
    CHECK(choices.takes_back);
    CHECK(not choices.has_hints);
    CHECK(not choices.explains);
    CHECK(choices.has_watchers);
    CHECK(choices.level == 1);
}

TEST_CASE("T-3.11: each option has a letter; Left and Right change it") {
    Page page;
    const OpeningChoices choices = page.opens("t h r w l g s");
    CHECK(choices.game == "moneyloopy");
    CHECK(not choices.takes_back);
    CHECK(choices.has_hints);
    CHECK(choices.explains);
    CHECK(not choices.has_watchers);
    CHECK(choices.level == 2);
    CHECK(page.opens("Down Left Left s").game == "dominoes");
    CHECK(page.opens("l s").level == 0);
}

TEST_CASE("T-2.2: a table may have a name, of up to 20 letters") {
    Page page;
    page.keys("n");
    page.types("Friday night, half p");
    CHECK(page.ui.refusal.empty());
    page.keys("m");
    CHECK(page.ui.refusal == "A table's name has up to 20 letters");
    page.shows("opening-name");
    page.keys("Enter");
    page.shows("opening-named");
    CHECK(page.opens("s").name == "Friday night, half p");
    page.keys("n");
    page.types("s");
    page.keys("Backspace Backspace Esc");
    CHECK(page.opens("s").name == "Friday night, half p");
}

TEST_CASE("T-2.2: a table is for everybody, for those who know a word, or for named users") {
    Page page;
    page.keys("c");
    page.shows("opening-by-word");
    CHECK(page.opens("s").access == Access::Word);
    page.keys("c s");
    CHECK(page.ui.refusal == "First name those who may come");
    page.keys("u");
    page.types("ann  parlor/bob ann cid");
    page.shows("opening-users");
    page.keys("Enter");
    page.shows("opening-by-name");
    const OpeningChoices choices = page.opens("s");
    CHECK(choices.access == Access::Users);
    CHECK(choices.users == std::vector<std::string>{"ann", "parlor/bob", "cid"});
    page.keys("u");
    page.types("dora");
    CHECK(page.ui.typed->text == "ann parlor/bob cid dora");
    page.keys("Enter");
    CHECK(page.opens("c s").users.empty());
}

TEST_CASE("T-1.7: at most 32 users are named") {
    Page page;
    page.keys("c c u");
    for (int number = 1; number <= 32; ++number)
        page.types("longlogin" + std::to_string(number) + " ");
    page.types("one-more");
    page.keys("Enter");
    CHECK(page.ui.refusal == "At most 32 users can be named");
    page.shows("opening-users-many");
    for (int i = 0; i < 8; ++i) page.keys("Backspace");
    page.keys("Enter");
    CHECK(page.ui.choices.users.size() == 32);
    page.shows("opening-by-32-names");
}

TEST_CASE("T-2.2: X and Esc go back, and ? shows the keys") {
    Page page;
    CHECK(std::holds_alternative<GoBack>(page.keys("x")));
    CHECK(std::holds_alternative<GoBack>(page.keys("Esc")));
    page.keys("?");
    page.shows("opening-help");
    CHECK(std::holds_alternative<GoOn>(page.keys("s")));
    page.keys("z");
    CHECK(page.ui.refusal == no_such_key);
}

TEST_CASE("T-3.11: what the page says of a row fits beside the window") {
    Page page;
    for (int access = 0; access < 3; ++access, page.keys("c")) {
        for (int row = 0; row < 12; ++row, page.keys("Down")) {
            Canvas canvas;
            draw_opening(canvas, page.ui);
            const auto lines = lines_of(canvas, GlyphSet::Ascii);
            INFO(lines[22] << lines[23]);
            CHECK(lines[24].find_first_not_of(' ', 20) == std::string::npos);
        }
    }
}

TEST_CASE("T-2.2: any keys may be pressed") {
    std::mt19937 random{17};  // NOLINT: a fixed seed, for the same keys every time
    const std::vector<Key> keys = keys_named(
        "Enter Esc Up Down Left Right Backspace g n c u u u t h r w l s x ? é / a Insert");
    Page page;
    for (int i = 0; i < 5'000; ++i) {
        (void)press(page.ui, keys[random() % keys.size()], page.sounds);
        Canvas canvas;
        draw_opening(canvas, page.ui);
    }
    CHECK(width(page.ui.choices.name) <= longest_table_name);
    CHECK(page.ui.choices.users.size() <= most_named_users);
}

TEST_CASE("U-5.4: only names take a paste") {
    Page page;
    CHECK(not text_field(page.ui));
    page.keys("n");
    CHECK(text_field(page.ui) == Letters::Any);
    page.keys("Up");
    CHECK(page.ui.refusal == "Type letters, then press Enter");
}

}  // namespace parlor::tui
