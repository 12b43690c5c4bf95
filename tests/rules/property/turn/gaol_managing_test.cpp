// M-2.8: Gaol bars managing and trading.
#include "rules/property/rigged.hpp"

using namespace parlor;
using namespace parlor::property;

namespace {

const Ruleset barring{.gaol_managing = GaolManaging::Barred};
const std::array<std::string_view, 5> managing{"build brown",
                                               "sell bow-street",
                                               "mortgage strand",
                                               "repay mayfair",
                                               "propose 2 give $1 for nothing"};

// Ann has something to build, sell, mortgage and repay, and is in Gaol.
Table with_ann_in_gaol(const Ruleset& rules = barring) {
    Table table{{"Ann", "Bob", "Cid"}, rules};
    rig(table,
        {.owns = {{1, "brown orange strand mayfair"}},
         .houses = {{1, "orange"}},
         .mortgaged = "mayfair",
         .at = {{1, "gaol"}}});
    table.plays({".set seat.1.gaol 1"});
    return table;
}

void check_barred(Table& table) {
    for (const std::string_view move : managing) {
        INFO(move);
        CHECK(names(table.refuses("1 " + std::string{move}), "M-2.8"));
    }
    for (const std::string& choice : table.choices()) {
        INFO(choice);
        CHECK_FALSE(choice.starts_with("build"));
        CHECK_FALSE(choice.starts_with("sell"));
        CHECK_FALSE(choice.starts_with("mortgage"));
        CHECK_FALSE(choice.starts_with("repay"));
        CHECK_FALSE(choice.starts_with("propose"));
    }
}

}  // namespace

TEST_CASE("M-2.8: a prisoner may not build, sell, mortgage, repay or propose") {
    Table table = with_ann_in_gaol();
    check_barred(table);
    table.plays({"1 bail"});
    CHECK(table.offers("build brown"));
    CHECK(table.offers("propose 2"));
}

TEST_CASE("M-2.8: nobody may propose to a prisoner") {
    Table table = with_ann_in_gaol();
    table.plays({"1 roll", "0 dice 1 2", "1 end"});
    REQUIRE(table.decision() == "2 roll");
    CHECK_FALSE(table.offers("propose 1"));
    CHECK(table.offers("propose 3"));
    CHECK(names(table.refuses("2 propose 1 give $1 for strand"), "M-2.8"));
}

TEST_CASE("M-2.8: it holds from `gaoled` on, so before ending the turn that led there") {
    Table table = with_ann_in_gaol();
    table.plays({".set seat.1.gaol 0", ".set seat.1.square coventry-street"});
    table.plays({"1 roll", "0 dice 1 2"});
    REQUIRE(table.told("gaoled seat=1 why=square"));
    REQUIRE(table.decision() == "1 end");
    check_barred(table);
    CHECK(table.offers("end"));
}

TEST_CASE("M-2.8: a prisoner collects rent, and raises money for a debt") {
    Table table = with_ann_in_gaol();
    rig(table, {.money = {{1, 20}}});
    table.plays({".set seat.1.gaol 3", "1 roll", "0 dice 1 2"});
    REQUIRE(table.decision() == "1 debt");
    CHECK(table.offers("sell bow-street"));
    CHECK(table.offers("mortgage strand"));
    CHECK(table.offers("recover"));
    table.plays({"1 sell bow-street"});
    CHECK(table.told("freed seat=1 how=bail"));
}

TEST_CASE("M-2.8: a prisoner who settles an elimination claims and leaves, and raises no money") {
    Table table{{"Ann", "Bob", "Cid"}, barring};
    rig(table,
        {.owns = {{1, "orange dark-blue strand"}, {2, "old-kent-road whitechapel-road"}},
         .houses = {{1, "orange"}},
         .money = {{2, 0}},
         .at = {{1, "gaol"}, {2, "liverpool-street-station"}}});
    table.plays({".set seat.1.gaol 1", "1 roll", "0 dice 1 2", "1 end", "2 roll", "0 dice 1 3"});
    REQUIRE(table.told("eliminated seat=2 by=1"));
    REQUIRE(table.decision() == "1 claim");
    CHECK(names(table.refuses("1 sell bow-street"), "M-2.8"));
    CHECK(names(table.refuses("1 mortgage strand"), "M-2.8"));
    table.plays({"1 claim old-kent-road", "1 leave whitechapel-road"});
    CHECK(table.fact("square.old-kent-road.owner") == "1");
}

TEST_CASE("M-2.8: where the rules do not bar it, prisoners manage and trade (C-11.5)") {
    Table table = with_ann_in_gaol({});
    CHECK(table.offers("build brown"));
    CHECK(table.offers("propose 2"));
}
