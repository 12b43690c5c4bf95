// Chapter 6: raising the money for a debt in one go, C-6.3.

#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

// What was sold and mortgaged, in order: `mortgaged strand`, `sold strand 4`.
std::vector<std::string> raised_by(Table& table) {
    table.plays({"1 recover"});
    std::vector<std::string> steps;
    for (const Event& event : table.events) {
        const auto& board = table.game.board();
        if (const auto* mortgage = std::get_if<told::Mortgaged>(&event))
            steps.push_back("mortgaged " + board.id_of(mortgage->square));
        if (const auto* sale = std::get_if<told::Sold>(&event))
            steps.push_back("sold " + board.id_of(sale->square) + " " +
                            std::to_string(sale->houses));
    }
    return steps;
}

using Steps = std::vector<std::string>;

}  // namespace

TEST_CASE("C-6.3: groups that are not wholly owned are mortgaged, group by group") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1,
                   "water-works old-kent-road euston-road pentonville-road whitehall "
                   "northumberland-avenue bow-street vine-street strand trafalgar-square "
                   "leicester-square piccadilly kings-cross-station marylebone-station park-lane"},
                  {2, "green"}},
         .houses = {{5, "green"}},
         .money = {{1, 0}},
         .at = {{1, "go-to-gaol"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.fact("seat.1.debt") == "1400");
    CHECK(raised_by(table) == Steps{"mortgaged water-works",
                                    "mortgaged old-kent-road",
                                    "mortgaged euston-road",
                                    "mortgaged pentonville-road",
                                    "mortgaged whitehall",
                                    "mortgaged northumberland-avenue",
                                    "mortgaged bow-street",
                                    "mortgaged vine-street",
                                    "mortgaged strand",
                                    "mortgaged trafalgar-square",
                                    "mortgaged leicester-square",
                                    "mortgaged piccadilly",
                                    "mortgaged kings-cross-station",
                                    "mortgaged marylebone-station",
                                    "mortgaged park-lane"});
    CHECK(table.fact("seat.1.money") == "30");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-6.3: green comes after yellow and before the stations") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "leicester-square regent-street kings-cross-station"}, {2, "dark-blue"}},
         .houses = {{2, "dark-blue"}},
         .money = {{1, 300}},
         .at = {{1, "chance-3"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    CHECK(raised_by(table) == Steps{"mortgaged leicester-square",
                                    "mortgaged regent-street",
                                    "mortgaged kings-cross-station"});
}

TEST_CASE("C-6.3: it stops as soon as the debts are paid") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "utilities brown strand"}}, .money = {{1, 90}}});
    SECTION("when what came in is just enough") {
        table.plays({"1 roll", "0 dice 1 3"});
        CHECK(raised_by(table) == Steps{"mortgaged strand"});
        CHECK(table.fact("seat.1.money") == "0");
    }
    SECTION("else one step later") {
        table.plays({".set seat.1.money 89", "1 roll", "0 dice 1 3"});
        CHECK(raised_by(table) == Steps{"mortgaged strand", "mortgaged electric-company"});
        CHECK(table.fact("seat.1.money") == "74");
    }
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-6.3: a whole group sells hotels, then houses level by level, then is mortgaged") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "light-blue strand mayfair"}, {2, "green"}},
         .houses = {{2, "green"}, {4, "the-angel-islington euston-road"}, {5, "pentonville-road"}},
         .mortgaged = "mayfair",
         .money = {{1, 0}},
         .at = {{1, "go-to-gaol"}}});
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.fact("seat.1.debt") == "450");
    CHECK(raised_by(table) == Steps{"mortgaged strand",
                                    "sold pentonville-road 4",
                                    "sold the-angel-islington 3",
                                    "sold euston-road 3",
                                    "sold pentonville-road 3",
                                    "sold the-angel-islington 2",
                                    "sold euston-road 2",
                                    "sold pentonville-road 2",
                                    "sold the-angel-islington 1",
                                    "sold euston-road 1",
                                    "sold pentonville-road 1",
                                    "sold the-angel-islington 0",
                                    "sold euston-road 0",
                                    "sold pentonville-road 0",
                                    "mortgaged the-angel-islington"});
    CHECK(table.fact("seat.1.money") == "35");
    CHECK(table.fact("bank.houses") == "26");
}

TEST_CASE("C-6.3: one whole group is stripped before the next is touched") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "utilities brown stations orange"}, {2, "dark-blue"}},
         .houses = {{1, "brown orange"}, {3, "dark-blue"}},
         .money = {{1, 800}},
         .at = {{1, "chance-3"}}});
    table.plays({"1 roll", "0 dice 1 2"});
    REQUIRE(table.fact("seat.1.debt") == "600");
    CHECK(raised_by(table) == Steps{"mortgaged electric-company",
                                    "mortgaged water-works",
                                    "sold old-kent-road 0",
                                    "sold whitechapel-road 0",
                                    "mortgaged old-kent-road",
                                    "mortgaged whitechapel-road",
                                    "sold bow-street 0",
                                    "sold marlborough-street 0",
                                    "sold vine-street 0",
                                    "mortgaged bow-street",
                                    "mortgaged marlborough-street",
                                    "mortgaged vine-street"});
}

TEST_CASE("C-6.3: whole stations come before whole dark blue") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "dark-blue stations"}}, .money = {{1, 50}}});
    table.plays({"1 roll", "0 dice 1 3"});
    CHECK(raised_by(table) ==
          Steps{"mortgaged kings-cross-station", "mortgaged marylebone-station"});
    CHECK(table.fact("seat.1.money") == "50");
}

TEST_CASE("C-6.3: after the debt is paid it goes on until no phantom houses are owed") {
    Table table{"Ann", "Bob"};
    rig(table,
        {.owns = {{1, "brown"}, {2, "light-blue pink orange"}},
         .houses = {{5, "brown"}, {4, "light-blue pink"}, {2, "orange"}},
         .money = {{1, 190}}});
    rig(table, {.houses = {{3, "bow-street marlborough-street"}}});
    REQUIRE(table.fact("bank.houses") == "0");
    table.plays({"1 roll", "0 dice 1 3"});
    REQUIRE(table.fact("seat.1.debt") == "10");
    // The first hotel pays the debt, and leaves four houses that the bank lacks.
    CHECK(raised_by(table) == Steps{"sold old-kent-road 4",
                                    "sold whitechapel-road 4",
                                    "sold old-kent-road 3",
                                    "sold whitechapel-road 3",
                                    "sold old-kent-road 2",
                                    "sold whitechapel-road 2",
                                    "sold old-kent-road 1",
                                    "sold whitechapel-road 1",
                                    "sold old-kent-road 0",
                                    "sold whitechapel-road 0"});
    CHECK(table.fact("seat.1.phantom") == "0");
    CHECK(table.fact("seat.1.money") == "240");
    CHECK(table.decision() == "1 end");
}

TEST_CASE("C-6.3: only a debtor may ask for it") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "strand"}}});
    CHECK(names(table.refuses("1 recover"), "C-6.3"));
}

TEST_CASE("C-6.3: it goes on from where the debtor began") {
    Table table{"Ann", "Bob"};
    rig(table, {.owns = {{1, "water-works strand mayfair"}}, .money = {{1, 0}}});
    table.plays({"1 roll", "0 dice 1 3", "1 mortgage strand"});
    CHECK(raised_by(table) == Steps{"mortgaged water-works", "mortgaged mayfair"});
    CHECK(table.fact("seat.1.money") == "185");
}
