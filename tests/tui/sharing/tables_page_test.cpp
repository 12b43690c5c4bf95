#include "tui/sharing/tables_page.hpp"

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

std::vector<TableLine> three_tables() {
    return {{17, {"Friday", "Ann's turn", "property, uk", "15:40", {"Ann", "Bob (away)", "Ada"}}},
            {19, {"19", "2 free seats", "moneyloopy, us", "16:02", {"Cid"}}},
            {20, {"Tiles", "Mack's hand", "dominoes", "16:10", {"Dora", "Mack"}}}};
}

struct Page {
    TablesUi ui{.tables = {}, .host = "the house"};
    SoundQueue sounds;

    Page() { refill(ui, three_tables()); }
    TablesWish keys(const std::string& names) {
        TablesWish wish{};
        for (const Key key : keys_named(names)) wish = press(ui, key, sounds);
        return wish;
    }
    [[nodiscard]] Canvas canvas() const {
        Canvas canvas;
        draw_tables(canvas, ui);
        return canvas;
    }
};

}  // namespace

TEST_CASE("T-2.1: the list has the tables, with who sits there and whose turn it is") {
    Page page;
    page.keys("Down");
    check_golden_everywhere("shared-tables", page.canvas());
    page.keys("?");
    check_golden("shared-tables-help", page.canvas());
}

TEST_CASE("T-2.1: Enter joins the chosen table, W watches, O opens one, X and Esc go back") {
    Page page;
    CHECK(page.keys("Down Down Enter") == TablesWish::Join);
    CHECK(page.ui.chosen == 20);
    CHECK(page.keys("Home w") == TablesWish::Watch);
    CHECK(page.ui.chosen == 17);
    CHECK(page.keys("o") == TablesWish::Open);
    CHECK(page.keys("x") == TablesWish::Back);
    CHECK(page.keys("Esc") == TablesWish::Back);
}

TEST_CASE("U-3.7: a key of the list that does nothing says so, until the next key") {
    Page page;
    CHECK(page.keys("z") == TablesWish::Nothing);
    CHECK(page.ui.refusal == "No such key. Press ? for help");
    CHECK(page.sounds.take() == std::vector{SoundEffect::Buzz});
    page.keys("Down");
    CHECK(page.ui.refusal.empty());
}

TEST_CASE("T-2.7: B leads to the host's results, where there is a host") {
    Page page;
    CHECK(page.keys("b") == TablesWish::Results);
    CHECK(page.keys("?") == TablesWish::Nothing);
    CHECK(page.ui.help->lines[3] == "B READ THE RESULTS");
    page.ui = {.may_start_host = true};
    CHECK(page.keys("b") == TablesWish::Nothing);
    CHECK(page.ui.refusal == "No such key. Press ? for help");
}

TEST_CASE("T-2.1: without a table there is nothing to join or to watch") {
    Page page;
    refill(page.ui, {});
    for (const char* const keys : {"Enter", "Down w"}) {
        CHECK(page.keys(keys) == TablesWish::Nothing);
        CHECK(page.ui.refusal == "First open a table with O");
    }
    CHECK(page.keys("o") == TablesWish::Open);
    check_golden("shared-tables-none", page.canvas());
}

TEST_CASE("T-2.1: without a host the list says why, and whether O starts one") {
    Page page;
    page.ui = {
        .why_no_host = "/run/user/1000/parlor/host: no host is there; `parlor host` starts one",
        .may_start_host = true};
    for (const char* const key : {"Enter", "w"}) {
        CHECK(page.keys(key) == TablesWish::Nothing);
        CHECK(page.ui.refusal == "First start a host with O");
    }
    CHECK(page.keys("o") == TablesWish::Open);
    check_golden("shared-tables-no-host", page.canvas());
    page.ui.may_start_host = false;
    for (const char* const key : {"o", "Enter", "w"}) {
        CHECK(page.keys(key) == TablesWish::Nothing);
        CHECK(page.ui.refusal == "No host can be started from here");
    }
    CHECK(page.keys("x") == TablesWish::Back);
}

TEST_CASE("T-2.1: the cursor stays on its table while others come and go") {
    Page page;
    page.keys("End");
    auto tables = three_tables();
    tables.erase(tables.begin());
    refill(page.ui, tables);
    CHECK(page.ui.chosen == 20);
    tables.pop_back();
    refill(page.ui, tables);
    CHECK(page.ui.chosen == 19);
}

TEST_CASE("T-1.7: of two hundred tables a page is shown at a time") {
    Page page;
    std::vector<TableLine> many;
    for (int number = 1; number <= 200; ++number)
        many.push_back({number, {std::to_string(number), "free", "dominoes", "", {"Ann"}}});
    refill(page.ui, many);
    page.keys("Home PgDn");
    CHECK(page.ui.chosen == 7);
    page.keys("End");
    CHECK(page.ui.chosen == 200);
    (void)page.canvas();
}

}  // namespace parlor::tui
