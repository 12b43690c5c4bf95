#include "games/games.hpp"

#include <algorithm>

#include "catch.hpp"
#include "ran.hpp"
#include "sessions/property/table.hpp"
#include "table/journal/journal_text.hpp"

using namespace parlor;

namespace {

const std::string ann_and_bob = "seat 1 person Ann\nseat 2 person Bob\n";

// A classic game with these lines in its header, from line 4 on.
Ran begin(const std::string& lines, const std::string& then = "") {
    return run("parlor 1\ngame classic\nseed 1\n" + lines + "begin\n" + then);
}

// The mistake in an option, in line 4.
std::string option(const std::string& words, const std::string& seats = ann_and_bob) {
    const auto ran = begin("option " + words + "\n" + seats);
    CHECK(ran.status == (ran.complaints.empty() ? 0 : 2));
    return ran.complaints;
}

std::string seats(int count) {
    std::string lines;
    for (int seat = 1; seat <= count; ++seat)
        lines += "seat " + std::to_string(seat) + " person P" + std::to_string(seat) + "\n";
    return lines;
}

// A classic game of these seats.
std::unique_ptr<table::GameTable> open_lines(const std::string& lines) {
    table::SetupAsked asked;
    table::LineReader reader{"game classic\n" + lines};
    while (const auto line = reader.next())
        REQUIRE_FALSE(asked.add(line->number, *table::split(line->text)));
    auto result = open_table(asked);
    REQUIRE(std::holds_alternative<std::unique_ptr<table::GameTable>>(result));
    return std::move(std::get<std::unique_ptr<table::GameTable>>(result));
}

}  // namespace

TEST_CASE("a classic game is set up by its header") {
    const auto ran = begin("board us\noption start-money 2000\n" + ann_and_bob,
                           ".expect game classic\n.expect board us\n.expect seat.2.money 2000\n"
                           ".expect seat.2.name Bob\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("without a board it is the mode's own") {
    CHECK(begin(ann_and_bob, ".expect board uk\n").status == 0);
}

TEST_CASE("games, boards and players that are not there are named") {
    CHECK(run("parlor 1\ngame ../x\n" + ann_and_bob + "begin\n").complaints ==
          "test:2: there is no game ../x; there is blitz, city, classic, evening, reverse, "
          "moneyloopy "
          "and dominoes\n");
    CHECK(begin("board fr\n" + ann_and_bob).complaints ==
          "test:4: there is no board fr; there is bilkent, bilkent-40, turkey, "
          "turkey-40, uk, us, world and world-40\n");
}

TEST_CASE("C-1.3: computers of every level sit at the table and play on by themselves") {
    const std::string seats = "seat 1 cpu:0 Ann\nseat 2 cpu:1 Bob\nseat 3 cpu:2 Cid\n";
    CHECK(begin(seats, ".expect over yes\n").status == 0);
    CHECK(begin("seat 1 person Ann\nseat 2 cpu:1 Bob\n", ".expect decision.seat 1\n").status == 0);
}

TEST_CASE("options have their ranges") {
    CHECK(option("start-money 100").empty());
    CHECK(option("start-money 10000").empty());
    CHECK(option("start-money 99") == "test:4: start-money: it must be 100 to 10000, not 99\n");
    CHECK(option("start-money 10001") ==
          "test:4: start-money: it must be 100 to 10000, not 10001\n");
    CHECK(option("salary 0").empty());
    CHECK(option("salary 5001") == "test:4: salary: it must be 0 to 5000, not 5001\n");
    CHECK(option("salary -1") == "test:4: salary: it must be 0 to 5000, not -1\n");
    CHECK(option("free-parking taxes-and-cards").empty());
    CHECK(option("free-parking all") ==
          "test:4: free-parking: it must be nothing, taxes or "
          "taxes-and-cards, not all\n");
    CHECK(option("double-go yes").empty());
    CHECK(option("double-go maybe") == "test:4: double-go: it must be yes or no, not maybe\n");
    CHECK(option("hand 7") ==
          "test:4: this game has no option hand; it has start-money, salary, "
          "free-parking, double-go, limited-money, start-deeds, "
          "last-round, wealth-wins and buildings\n");
}

TEST_CASE("an option can be said once") {
    CHECK(begin("option salary 1\noption salary 1\n" + ann_and_bob).complaints ==
          "test:5: `option salary` is already in line 4\n");
}

TEST_CASE("C-9.4: starting deeds are limited by the start money and the number of players") {
    CHECK(option("start-deeds 4").empty());
    CHECK(option("start-deeds 5") ==
          "test:4: start-deeds: with this start money and these players "
          "it is at most 4 (C-9.4)\n");
    CHECK(option("start-deeds 5\noption start-money 2000").empty());
    CHECK(option("start-deeds 3\noption start-money 1000") ==
          "test:4: start-deeds: with this start money and these players it is at most 2 (C-9.4)\n");
    CHECK(option("start-deeds 5\noption start-money 2000", seats(6)) ==
          "test:4: start-deeds: with this start money and these players it is at most 4 (C-9.4)\n");
}

TEST_CASE("C-9.5: limited money must reach for what the players start with") {
    CHECK(option("limited-money yes", seats(6)).empty());
    CHECK(option("limited-money yes\noption start-money 7570").empty());
    CHECK(option("limited-money yes\noption start-money 7571") ==
          "test:4: limited-money: the players would start with more than the $15140 there are "
          "(C-9.5)\n");
}

TEST_CASE("M-1.6, C-9.4, C-9.5: the board in play says what can be dealt and started with") {
    const auto on_turkey = [](const std::string& options) {
        return begin("board turkey\n" + options + "\n" + seats(6)).complaints;
    };
    CHECK(on_turkey("option start-deeds 3\noption start-money 2000").empty());
    CHECK(on_turkey("option start-deeds 4\noption start-money 2000") ==
          "test:5: start-deeds: with this start money and these players it is at most 3 (C-9.4)\n");
    CHECK(on_turkey("option limited-money yes\noption start-money 2523").empty());
    CHECK(on_turkey("option limited-money yes\noption start-money 2524") ==
          "test:5: limited-money: the players would start with more than the $15140 there are "
          "(C-9.5)\n");
}

TEST_CASE("C-1.3: two to six players") {
    CHECK(begin(seats(6)).status == 0);
    CHECK(begin(seats(1)).complaints == "test:5: this game is for 2 to 6 players (C-1.3), not 1\n");
    CHECK(begin(seats(7)).complaints ==
          "test:10: this game is for 2 to 6 players (C-1.3), not 7\n");
}

TEST_CASE("M-2.1: three to eight players in the city, and a letter for each") {
    const auto city = [](const std::string& lines) {
        return run("parlor 1\ngame city\nboard uk\nseed 1\n" + lines + "begin\n");
    };
    CHECK(city(seats(3)).status == 0);
    CHECK(city(seats(8)).status == 0);
    CHECK(city(seats(2)).complaints == "test:7: this game is for 3 to 8 players (M-2.1), not 2\n");
    CHECK(city("seat 1 person A red D\nseat 2 person B blue D\nseat 3 person C\n")
              .complaints.starts_with("test:6: the token D is taken, in line 5\n"));
    table::SetupAsked asked{.game = table::WordAsked{1, "city"}, .seed = 1};
    asked.seats = {{2, "person", "Ann"}, {3, "person", "Abe"}, {4, "person", "Bob", "", "N"}};
    auto opened = open_table(asked);
    const auto header = std::get<std::unique_ptr<table::GameTable>>(opened)->header();
    for (const char* const line : {"Ann red A\n", "Abe purple B\n", "Bob green N\n"})
        CHECK(header.find(line) != std::string::npos);
}

TEST_CASE("M-6.4: options before begin beat those of the mode; switches are no options") {
    const auto city = [](const std::string& line) {
        return run("parlor 1\ngame city\nboard uk\nseed 1\n" + line + "\n" + seats(3) +
                   "begin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n" +
                   ".set seat.1.square go\n1 roll\n0 dice 1 3\n.show pot\n");
    };
    CHECK(city("option salary 200").answers.find("pot 200\n") != std::string::npos);
    CHECK(city("option free-parking nothing").answers.find("pot 0\n") != std::string::npos);
    CHECK(city("option auctions held")
              .complaints.starts_with(
                  "test:5: this game has no option auctions; it has start-money"));
}

TEST_CASE("colours are each once; who names none gets the first free one") {
    const auto table = open_lines("seat 1 person A\nseat 2 person B red D\nseat 3 person C\n");
    REQUIRE(property_session(*table) != nullptr);
    const auto& sitters = property_session(*table)->setup().sitters;
    CHECK(sitters[0].colour == board::Colour::Purple);
    CHECK(sitters[1].colour == board::Colour::Red);
    CHECK(sitters[2].colour == board::Colour::Green);
    CHECK(begin("seat 1 person A red\nseat 2 person B red\n").complaints ==
          "test:5: the colour red is taken\n");
    CHECK(begin("seat 1 person A grey\nseat 2 person B\n").complaints ==
          "test:4: there is no colour grey\n");
}

TEST_CASE(
    "U-3.4, U-10.1: a token is a letter, digit or sign, each once, and stays in the journal") {
    const auto wrong = [](const std::string& tokens) { return begin(tokens).complaints; };
    CHECK(wrong("seat 1 person A red D\nseat 2 person B blue D\n")
              .starts_with("test:5: the token D is taken, in line 4\n"));
    for (const std::string token : {"dog", "10", "\" \""})
        CHECK(wrong("seat 1 person A red " + token + "\nseat 2 person B\n")
                  .find("a token is one letter, digit or sign") != std::string::npos);
    auto opened = open_lines("seat 1 person A red \"#\"\nseat 2 person B blue\n");
    CHECK(opened->header().find("seat 1 person A red \"#\"\n") != std::string::npos);
    CHECK(opened->header().find("seat 2 person B blue B\n") != std::string::npos);
}

TEST_CASE("a move with what there is not is refused; with a word that is no move it is wrong") {
    CHECK(begin(ann_and_bob,
                ".refuse 1 bid 99999999\n.refuse 1 bid 99999999999\n.refuse 1 build nowhere\n"
                ".refuse 1 propose 9 give $1 for nothing\n.refuse 1 mortgage\n"
                ".refuse 0 dice 7 7\n.refuse 0 deck chest excuse-me\n.refuse 1 roll again\n"
                ".refuse 1 flag\n.refuse 0 die 3\n.refuse 0 card chance go\n")
              .complaints.empty());
    CHECK(begin(ann_and_bob, ".refuse 1 juggle\n").complaints ==
          "test:7: there is no move \"juggle\" here\n");
}

TEST_CASE("events that there never are, or never with such a key, are told as wrong") {
    CHECK(begin(ann_and_bob,
                ".no-event over winner=1 how=last\n.no-event card-given from=1 to=2 deck=chest\n"
                ".no-event proposed give=$1 for=nothing\n.no-event rolled double=yes dice=6+6\n"
                ".no-event placed was=1\n.event shuffled\n.event turn round=1\n")
              .complaints.empty());
    CHECK(begin(ann_and_bob, ".event roled seat=1\n").complaints ==
          "test:7: there is no event `roled`\n");
    CHECK(begin(ann_and_bob, ".no-event bought price=60 who=1\n").complaints ==
          "test:7: `bought` has no `who`\n");
}

TEST_CASE("riggings that contradict a trade or a third throw in Gaol are impossible") {
    const std::string first_throws = "0 dice 6 6\n0 dice 1 1\n";
    const auto trade = begin(ann_and_bob,
                             first_throws +
                                 ".set square.mayfair.owner 1\n"
                                 "1 propose 2 give mayfair for $100\n"
                                 ".set square.mayfair.owner 2\n"
                                 "2 accept\n.expect square.mayfair.owner 2\n");
    CHECK(trade.complaints == "test:11: this cannot be: mayfair is in a trade and not of seat 1\n");
    const auto third = begin(ann_and_bob,
                             first_throws +
                                 ".set seat.1.square gaol\n.set seat.1.gaol 3\n"
                                 ".set seat.1.money 20\n.set square.mayfair.owner 1\n"
                                 "1 roll\n0 dice 1 2\n.set seat.1.gaol 1\n"
                                 ".expect decision.kind debt\n.expect seat.1.gaol 3\n");
    CHECK(third.complaints ==
          "test:15: this cannot be: seat 1 has failed to roll a double for the third time in Gaol "
          "(C-11.4)\n");
}

TEST_CASE("a classic game of thousands of dealt moves plays again from its journal") {
    table::SetupAsked asked{.game = table::WordAsked{1, "classic"}, .seed = 11};
    asked.seats = {{1, "person", "Ann", ""}, {2, "person", "Bob \"B\"", ""}};
    auto result = open_table(asked);
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(result);
    const auto may = [&](const char* word) {
        return table.play({.words = {word}}).kind == table::Verdict::Kind::Played;
    };
    for (int i = 0; i < 2'000; ++i)
        if (not may("roll") and not may("buy") and not may("pass") and not may("end") and
            not may("bail") and not may("forfeit") and not may("recover"))
            break;
    table.answer_chance();
    CHECK(table.moves() > 100);
    const auto again = run(journal_text(table));
    CHECK(again.complaints.empty());
    CHECK(again.status == 0);
}

TEST_CASE(".why tells what a computer would do and why, and does not do it") {
    const auto ran = begin(ann_and_bob,
                           "0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 1 2\n.why 0\n.why\n"
                           ".set seat.1.money 70\n.why 0\n"
                           ".expect decision.kind deed\n");
    CHECK(ran.complaints.empty());
    const auto says = [&](const std::string& words) {
        return ran.answers.find(words) != std::string::npos;
    };
    CHECK(says("\n1 buy: $1440 would stay in hand, and that is enough\n"));
    CHECK(says("\n1 pass: $10 would stay in hand, and that is too little\n"));
}

TEST_CASE(".why at the dominoes tells a play and its reason, and what each play is worth") {
    const auto ran = run("parlor 1\ngame dominoes\nseed 1\n" + ann_and_bob +
                         "begin\n0 down 66 00\n0 tiles 00\n.why 2\n");
    CHECK(ran.complaints.empty());
    const auto end = ran.answers.rfind(" points=0 difference=");
    REQUIRE(end != std::string::npos);
    CHECK(ran.answers.find(" win=", end) != std::string::npos);
    CHECK(ran.answers.find("\nplay ") < ran.answers.rfind("\nplay "));
}
