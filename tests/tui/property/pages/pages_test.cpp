// Pages: their keys, and the separate state of each.
#include "tui/property/pages/pages.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "app/furnished.hpp"
#include "sessions/property/table.hpp"
#include "tui/desk/pages/options_page.hpp"

namespace parlor::tui {
namespace {

property::View view_of(Screened& table) {
    const auto& game = *property_session(*table.place.table);
    return property::view_for(game.setup(), game.position());
}

std::vector<PagePtr> pages_of_a_turn(const property::View& view) {
    std::vector<PagePtr> pages;
    for (const MakePage make : {turn_page,
                                gaoled_page,
                                gaol_page,
                                deed_page,
                                auction_page,
                                debt_page,
                                houses_page,
                                vote_page,
                                over_page,
                                computer_page,
                                pause_page,
                                statistics_page,
                                overview_page,
                                first_roll_page})
        pages.push_back(make());
    pages.push_back(desk::options_page({}, OptionsAt::BoardTable));
    pages.push_back(trade_page(bank));
    pages.push_back(manage_page(Square{1}));
    pages.push_back(deeds_page(view, Seat{1}));
    pages.push_back(charts_page({}));
    pages.push_back(leaderboard_page({}));
    pages.push_back(desk::history_page({}, ""));
    return pages;
}

}  // namespace

TEST_CASE("a key of a page means one thing, and a dark item is still an item") {
    Screened table;
    table.sit_down(3);
    property::View view = view_of(table);
    view.first_rolls.emplace();
    for (property::SeatView& seat : view.seats) seat.place = 1;  // as when the game is over
    const desk::Bargain none;
    const Recent nothing;
    for (const PagePtr& page : pages_of_a_turn(view)) {
        const Menu menu = page->menu({{nothing, none, false, true}, view});
        INFO(menu.header);
        std::set<std::pair<int, char>> keys;
        std::map<char, std::string> meanings;
        for (const Item& item : menu.items) {
            CHECK(keys.emplace(item.page, item.key).second);
            CHECK(meanings.emplace(item.key, item.label).first->second == item.label);
        }
        const Menu may_undo = page->menu({{nothing, none, true, true}, view});
        CHECK(menu.items.size() == may_undo.items.size());
    }
}

TEST_CASE("W is on a page only where computers explain themselves") {
    Screened table;
    table.sit_down(2);
    const property::View view = view_of(table);
    const desk::Bargain none;
    const Recent nothing;
    const auto has_why = [&](bool can_explain) {
        const Menu menu = turn_page()->menu({{nothing, none, false, can_explain}, view});
        return std::ranges::find(menu.items, 'w', &Item::key) != menu.items.end();
    };
    CHECK(has_why(true));
    CHECK_FALSE(has_why(false));
}

TEST_CASE("of a cancelled trade nothing is left when another one begins") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("t p 3 w u a");
    CHECK(table.says("WITH PLAYER_3"));
    table.keys("x t");
    CHECK_FALSE(table.says("WITH PLAYER_3"));
    table.keys("p 3 w");
    CHECK(table.says("$    0"));
}

TEST_CASE("a half-made trade survives a look at the board and at the deeds") {
    Screened table;
    table.sit_down(3);
    furnish(table);
    table.keys("t p 3 w u a m f i Space d v Space s 2 Space d");
    CHECK(table.says("WITH PLAYER_3"));
    table.keys("w");
    CHECK(table.says("$  100"));
}

TEST_CASE("a half-made trade survives the sale of a hotel whose houses are missing") {
    Screened table;
    table.sit_down(2);
    std::vector<std::string> facts;
    for (const std::string street : {"pall-mall",
                                     "whitehall",
                                     "northumberland-avenue",
                                     "the-angel-islington",
                                     "euston-road",
                                     "pentonville-road",
                                     "bow-street",
                                     "marlborough-street",
                                     "vine-street"}) {
        facts.push_back("square." + street + ".owner 1");
        facts.push_back("square." + street + ".houses 3");
    }
    for (const std::string street : {"old-kent-road", "whitechapel-road"}) {
        facts.push_back("square." + street + ".owner 1");
        facts.push_back("square." + street + ".houses 5");
    }
    facts.push_back("square.park-lane.owner 1");
    facts.push_back("square.mayfair.owner 1");
    facts.push_back("square.mayfair.houses 2");
    facts.push_back("square.park-lane.houses 2");
    table.set(facts);
    table.keys("t o u a m f s");
    CHECK(table.says("MUST SELL IMPRV"));
    table.keys("d o");
    CHECK(table.says("$  100"));
}

TEST_CASE("the page of an auction that does not show the bid has no keys for it") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("p u . u");
    CHECK(table.says("NO SUCH KEY"));
    table.keys(". i");
    CHECK(table.says("AMT    $   120"));
}

TEST_CASE("U-5.2: a bid is typed in digits, too, and a low one is not raised unasked") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("p 7");
    CHECK(table.says("AMT    $     7"));
    table.keys("b");
    CHECK(table.says("A BID IS AT LEAST"));
    CHECK(table.says("AMT    $    10"));
    table.keys("5");
    CHECK(table.says("AMT    $     5"));
    table.keys("9 9 9");
    CHECK(table.says("MORE THAN YOU ARE"));
    table.keys("Backspace Backspace b");
    CHECK(table.says("BID    $    15"));
}

}  // namespace parlor::tui
