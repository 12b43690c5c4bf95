// How the games of the parlor name things in plain mode, and what they understand.
#include <algorithm>

#include "catch.hpp"
#include "plain/game_talk.hpp"

namespace parlor::plain {
namespace {

// Lines that were wrapped count as one.
bool has(std::string text, const std::string& part) {
    std::ranges::replace(text, '\n', ' ');
    return text.find(part) != std::string::npos;
}

constexpr const char* dominoes =
    "parlor 1\ngame dominoes\nseed 42\noption hand 7\nseat 1 person Ann\nseat 2 cpu:0 "
    "Mack\nbegin\n";

TEST_CASE("a tile has one name everywhere, the higher number first (P-1.2, P-1.5)") {
    Talk talk = talk_of(dominoes);
    CHECK(has(talk.hear("hand"), "You hold 2 0, 5 0, 3 1, 6 1, 2 2, 5 2 and 4 4, 37 spots."));
    CHECK(has(talk.hear("moves"), "Play 2 0, 5 0, 3 1, 6 1, 2 2, 5 2 or 4 4."));
    const std::string played = talk.hear("play 4-4");
    CHECK(has(played, "Ann plays the 4 4 first. Mack 0 plays the 4 0 right. "));
    CHECK(has(played, "You can play 2 0 and 5 0."));
    CHECK(has(talk.hear("draw"), "You must play when you can; 2 0 plays. "));
    CHECK(has(talk.hear("table"), "Mack 0 played the 4 0 right. "));
}

TEST_CASE("what is missing is asked for in one question (P-1.3, P-1.13)") {
    Talk talk = talk_of(dominoes);
    CHECK(has(talk.hear("play"), "Play what: 2 0, 5 0, 3 1, 6 1, 2 2, 5 2 or 4 4? "));
}

TEST_CASE("a tile is understood either way round (P-1.3)") {
    for (const char* line : {"play 0-2",
                             "play 2-0",
                             "play 02",
                             "p 20",
                             "play the 2-0",
                             "play 2 0",
                             "2-0",
                             "02",
                             "2 0",
                             "0 2",
                             "20"}) {
        Talk talk = talk_of(dominoes);
        talk.hear("play 4-4");
        INFO(line);
        CHECK(talk.hear(line).starts_with("Ann plays the 2 0 right"));
    }
}

constexpr const char* moneyloopy =
    "parlor 1\ngame moneyloopy\nboard uk\nseed 42\noption hidden-money no\nseat 1 person Ann\n"
    "seat 2 person Bob\nseat 3 person Cleo\nbegin\n0 die 6\n0 die 3\n0 die 2\n";

TEST_CASE("a tollbooth says what it takes, and where it is (P-1.3, L-2.2)") {
    Talk talk = talk_of(moneyloopy + std::string{".set seat.1.square chance-1\n"});
    CHECK(has(talk.hear("roll"),
              "Ann, $1,000, before Just Visiting. Toll for $100, loop, deal or ask? "));
    CHECK(has(talk.hear("moves"), "Toll for $100. Loop. "));
}

TEST_CASE("in a replay nothing is hidden (P-1.1)") {
    Talk talk = talk_of(
        "parlor 1\ngame moneyloopy\nboard uk\nseed 42\nseat 1 person Ann\nseat 2 person Bob\n"
        "seat 3 person Cleo\nbegin\n0 die 6\n0 die 3\n0 die 2\n");
    const auto words = tui::game_on(all_games(), talk.table())->words(talk.table());
    const auto last_money = [&] {
        const auto all = words->questions();
        return std::ranges::find(all, "money", &Question::word)->answer("").back();
    };
    CHECK(last_money() == "Cleo hides the money.");
    words->hide_nothing();
    CHECK(last_money() == "Cleo has $1000.");
}

TEST_CASE("an auction says the highest bid, who has it, and the least bid (P-1.3, L-3.2)") {
    Talk talk = talk_of(moneyloopy + std::string{".set seat.1.square gaol\n"});
    CHECK(has(talk.hear("roll"), "Buy for $300, auction, deal or ask?"));
    const std::string begun = talk.hear("auction");
    CHECK(has(begun, " is up for auction, with no bid yet. Bid $100 to $999, pass, "));
    CHECK_FALSE(has(begun, " is up for auction. "));  // once
    CHECK(has(talk.hear("moves"), "Bid $100 to $999. "));
    CHECK(has(talk.hear("$120"), "; Bob has the highest bid, $120. Bid $121 to "));
    CHECK(has(talk.hear("5"), "Bid at least $100, and beat the standing bid. "));
}

TEST_CASE("a stake says what it can be (P-1.5, L-5.1)") {
    Talk talk = talk_of(moneyloopy + std::string{".set seat.1.square whitechapel-road\n"
                                                 ".set seat.1.safe-cards 2\n"});
    CHECK(has(talk.hear("roll"), "Stake $0 to $999 and safe cards, up to 2, "));
    CHECK(has(talk.hear("moves"), "Stake $0 to $999 and safe cards, up to 2. "));
    CHECK(has(talk.hear("stake $50 safe 1"), "Ann stakes "));
}

TEST_CASE(
    "squares have the names that the screens have, and are understood by them (P-1.3, L-2.2)") {
    Talk talk = talk_of(moneyloopy + std::string{".set seat.1.square gaol\n"});
    CHECK(has(talk.begins(), "Ann, $1,000, on Just Visiting. Roll, deal or ask?"));
    CHECK(has(talk.hear("where"), "Ann is on Just Visiting. "));
    CHECK(has(talk.hear("square visiting"), "Just Visiting is square 10. "));
    CHECK(has(talk.hear("square gaol"), "Just Visiting is square 10. "));
}

TEST_CASE("Reverse squares are called so (P-1.3, M-4.1)") {
    Talk talk = talk_of(
        "parlor 1\ngame reverse\nboard uk\nseed 42\nseat 1 person Ann\nseat 2 person Bob\n"
        "seat 3 person Cleo\nbegin\n0 dice 6 5\n0 dice 3 4\n0 dice 1 2\n");
    CHECK(has(talk.hear("board"), "1, Old Kent Road, free. 2, Reverse. 3, "));
}

constexpr const char* in_turkey =
    "parlor 1\ngame blitz\nboard turkey\nseed 3\nseat 1 person Ann\nseat 2 person Bob\n"
    "seat 3 person Cleo\nbegin\n0 dice 6 5\n0 dice 3 4\n0 dice 1 2\n";

TEST_CASE("short names replace those that a locale without UTF-8 cannot print (P-1.2, M-1.5)") {
    Talk talk = talk_of(in_turkey, Letters::Plain);
    CHECK(has(talk.hear("board"),
              "From Start on: 1, Van, free. 2, Community Chest. 3, Sanliurfa, free. "));
    CHECK(has(talk.hear("square haydar"), "Haydarpasa is square 4, "));
    talk.table().play({Seat{1}, {"roll"}});
    talk.table().play({chance, {"dice", "1", "2"}});
    CHECK(has(talk.hear("buy"), " buys Sanliurfa for $60. "));
    Talk all = talk_of(in_turkey);
    CHECK(has(all.hear("square haydar"), "Haydarpaşa Station is square 4, "));
}

TEST_CASE("a term that could never be agreed on is refused, and the others stay (L-8.2, L-8.7)") {
    Talk talk = talk_of(moneyloopy);
    talk.hear_all({"deal bob", "give $1"});
    CHECK(has(talk.hear("give $2"), "Say one thing once."));
    for (const char square : {'2', '3', '4', '5', '6', '7', '8'})
        CHECK(has(talk.hear(std::string{"pay $1 at "} + square), "Another term, or done?"));
    CHECK(has(talk.hear("pay $1 at 9"), "A deal has at most 8 terms."));
    CHECK(has(talk.hear("done"), "Yes or no?"));
}

constexpr const char* with_cards =
    "parlor 1\ngame moneyloopy\nboard us\nseed 42\noption hidden-money no\nseat 1 person Ann\n"
    "seat 2 person Bob\nbegin\n0 die 6\n0 die 3\n.set seat.1.safe-cards 3\n"
    ".set seat.2.safe-cards 3\n.set square.marvin-gardens.owner 1\n";

struct Heard {
    std::string said, as;
};

TEST_CASE("a number before safe cards counts them, and is no money (P-1.3, L-8.2)") {
    const Heard terms[] = {
        {"give 1 safe card", "1 safe card."},
        {"give a safe card", "1 safe card."},
        {"give one safe card", "1 safe card."},
        {"give safe card", "1 safe card."},
        {"give 2 safe cards", "2 safe cards."},
        {"give Two safe-cards", "2 safe cards."},
        {"give 1 safe card and marvin gardens", "Marvin Gardens and 1 safe card."},
        {"give marvin & 1 safe card", "Marvin Gardens and 1 safe card."},
        {"give $5 and 2 safe cards", "$5 and 2 safe cards."},
        {"give $5 & 2 safe cards", "$5 and 2 safe cards."},
        {"give 5 and 2 safe cards", "$5 and 2 safe cards."},
        {"give $5 safe-card", "$5 and 1 safe card."},
        {"give 1 safe card; get 50", "1 safe card; Bob would give Ann $50."},
        {"give 2 safe cards for $50", "2 safe cards; Bob would give Ann $50."},
        {"give 50 for 2 safe cards", "$50; Bob would give Ann 2 safe cards."}};
    for (const auto& [said, as] : terms) {
        Talk talk = talk_of(with_cards);
        INFO(said);
        const std::string answer = talk.hear("deal bob " + said);
        INFO(answer);
        CHECK(has(answer, "Ann would give Bob " + as + " Yes or no?"));
    }
}

TEST_CASE("safe cards without a number are the duty to buy them (P-1.3, L-8.2)") {
    Talk talk = talk_of(with_cards);
    CHECK(has(talk.hear("deal bob give $5 and safe cards until baltic"),
              "Ann would give Bob $5; Ann would buy safe cards for Bob until the turn marker is at "
              "Baltic Avenue. Yes or no?"));
    talk.hear("no");
    CHECK(has(talk.hear("deal bob give safe cards"),
              "Say how many safe cards, up to 90, as in give 2 safe cards. "));
    CHECK(has(talk.hear("deal bob give 4 safe cards"), "There are fewer safe cards to give. "));
    CHECK(has(talk.hear("deal bob 2 safe cards"), "There is no term \"2\". "));
}

TEST_CASE("a square's full name in a deal is that square (P-1.3, P-1.13)") {
    const Heard squares[] = {{"pennsylvania railroad", "Pennsylvania Railroad"},
                             {"penn rail", "Pennsylvania Railroad"},
                             {"pennsylvania-railroad", "Pennsylvania Railroad"},
                             {"pennsylvania", "Pennsylvania Avenue"},
                             {"reading", "Reading Railroad"},
                             {"b&o", "B. & O. Railroad"},
                             {"b & o", "B. & O. Railroad"},
                             {"b and o railroad", "B. & O. Railroad"},
                             {"B. & O. Railroad", "B. & O. Railroad"},
                             {"b-and-o-railroad", "B. & O. Railroad"}};
    for (const auto& [said, as] : squares) {
        INFO(said);
        Talk talk = talk_of(with_cards);
        CHECK(has(talk.hear("deal bob get $5; pay $5 at " + said), " marker is at " + as + ". Y"));
        talk.hear_all({"no", "deal", "get $5", "never toll 1 until " + said});
        CHECK(has(talk.hear("done"), " marker is at " + as + ". Yes or no?"));
    }
}

TEST_CASE("an ampersand parts words (P-1.3)") {
    Talk talk = talk_of(with_cards);
    CHECK(has(talk.hear("square b&o"), "B. & O. Railroad is square 25"));
}

}  // namespace
}  // namespace parlor::plain
