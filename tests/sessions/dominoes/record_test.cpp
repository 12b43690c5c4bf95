// D-8.1: the record of a game, from its journal.
#include "sessions/dominoes/record.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "sessions/dominoes/table.hpp"
#include "shell/record.hpp"

using namespace parlor;

namespace {

struct Told {
    int status = 0;
    std::string record, complaints;
};

Told record_of(const std::string& journal) {
    table::LineReader lines{journal};
    table::Output answers, complaints;
    const auto status = shell::tell_record(all_games(), lines, "test", answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

std::string header(const std::string& options) {
    return "parlor 1\ngame dominoes\nseed 1\n" + options +
           "seat 1 person Ann\nseat 2 cpu:1 Mack\nbegin\n";
}

// Ann is dealt 3-4, 3-3 and little else; no hand has five doubles.
const std::string deal =
    "0 down 66 00\n"
    "0 tiles 34 15 05 56 12 13 14 33 36 35 45 46 16 26 00 01 02 03 04 11 22 23 24 25 44 55 66 06\n";

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("D-8.1: a record begins with the players and the options") {
    const auto told =
        record_of(header("option hand 7\noption target 40\noption redeal yes\n") + deal);
    CHECK(told.status == 0);
    CHECK(
        told.record.starts_with("MACK'S DOMINO PARLOR\n\nAnn and Mack 1 (computer)\n"
                                "Tiles in a hand: 7\nPoints to win: 40\n"
                                "Redeal of hands with too many doubles: yes\n"
                                "The down: alternates\n"));
    CHECK(has(record_of(header("option highest-double yes\n")).record,
              "The down: the highest double, or the winner\n"));
}

TEST_CASE("D-8.1: it has each deal, with both hands and the boneyard") {
    const auto told = record_of(header("option hand 7\n") + deal);
    CHECK(has(told.record,
              "Ann draws 6-6 for the down\nMack 1 draws 0-0 for the down\nAnn has the down\n\n"
              "HAND 1\n  Ann: 0-5 1-2 1-3 1-4 1-5 3-4 5-6\n"
              "  Mack 1: 1-6 2-6 3-3 3-5 3-6 4-5 4-6\n"
              "  Boneyard: 0-0 0-1 0-2 0-3 0-4 1-1 2-2 2-3 2-4 2-5 4-4 5-5 6-6 0-6\n"));
}

TEST_CASE("D-8.1: it has every play, with its count and the scores") {
    const auto told = record_of(header("option hand 7\n") + deal + "1 play 34\n2 play 33\n");
    CHECK(has(told.record,
              "  Ann plays 3-4 down\n  Mack 1 plays 3-3 at end 3\n"
              "    counts 10: Ann has 0, Mack 1 has 10\n"));
    CHECK_FALSE(has(told.record, "HAND 2"));
}

TEST_CASE("D-8.1: it has every draw and pass, and how each hand ended") {
    table::SetupAsked asked{.game = table::WordAsked{1, "dominoes"}, .seed = 1};
    asked.seats = {{1, "cpu:0", "Ann", ""}, {2, "cpu:1", "Mack", ""}};
    auto opened = open_table(asked);
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(opened);
    table.play_on(std::nullopt);
    const auto told = retold(*domino_session(table)).text;
    for (const std::string part : {" draws ", " passes\n", " dominoes, ", "HAND 2\n"})
        CHECK(has(told, part));
    CHECK(has(told, " wins the game, 25"));
    CHECK(told.ends_with("\n"));
}

TEST_CASE("D-8.1: a redeal takes back the points of the deal; scores set by hand are told") {
    const auto told = record_of(header("option hand 7\noption redeal yes\n") + "0 down 66 00\n" +
                                "0 tiles 05 12 13 14 15 34 56 00 11 22 33 44 16 26\n.set score.1 "
                                "20\n1 play 05\n2 redeal\n");
    CHECK(has(told.record, "  Set by hand: Ann has 20, Mack 1 has 0\n"));
    CHECK(has(told.record,
              "    counts 5: Ann has 25, Mack 1 has 0\n"
              "  Mack 1 has too many doubles: dealt again\n  Ann has 20, Mack 1 has 0\n"));
}

TEST_CASE("another game has no record") {
    const auto other =
        record_of("parlor 1\ngame classic\nseat 1 person Ann\nseat 2 person Bob\nbegin\n");
    CHECK(other.status == 2);
    CHECK(other.complaints ==
          "test: records are made of moneyloopy and dominoes, and this is another game\n");
}

TEST_CASE("a record ends before the first wrong line, which is complained about") {
    const std::string begun = header("option hand 7\n") + deal;
    const auto wrong = record_of(begun + "1 juggle\n1 play 34\n");
    CHECK(wrong.status == 2);
    CHECK(wrong.record == record_of(begun).record);
    CHECK(wrong.complaints.starts_with("test:10: "));
    const auto unmet = record_of(begun + ".expect score.1 5\n");
    CHECK(unmet.status == 1);
    CHECK(unmet.record == record_of(begun).record);
    const auto deals = record_of(
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\n"
        "seat 2 person Bob\nbegin\n0 die 6\n0 die 1\n"
        "1 deal 2 give $5\n2 accept\n1 no\n");
    CHECK(deals.status == 2);
    CHECK(deals.record.starts_with("Deal 1, round 1: Ann and Bob\n"));
    CHECK(deals.complaints.starts_with("test:11: "));
    CHECK(record_of("parlor 1\ngame chess\n").record.empty());
}
