// Trades and deals in one line: with whom, and what.
#include <algorithm>

#include "catch.hpp"
#include "plain/game_talk.hpp"

namespace parlor::plain {
namespace {

// Lines that were wrapped count as one.
std::string in_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string players(std::initializer_list<const char*> names) {
    std::string lines;
    int seat = 0;
    for (const std::string name : names)
        lines += "seat " + std::to_string(++seat) + " person " + name + "\n";
    return lines;
}

Talk property_talk(std::initializer_list<const char*> names) {
    return talk_of("parlor 1\ngame classic\nboard uk\nseed 42\n" + players(names) +
                   "begin\n.set square.bow-street.owner 1\n.set square.strand.owner 2\n");
}

Talk loopy_talk(std::initializer_list<const char*> names, const std::string& moves = "") {
    return talk_of(
        "parlor 1\ngame moneyloopy\nboard uk\nseed 42\noption hidden-money no\noption start-money "
        "3000\n" +
        players(names) + "begin\n0 die 6\n0 die 3\n" + (names.size() > 2 ? "0 die 1\n" : "") +
        ".set square.bow-street.owner 1\n.set square.strand.owner 2\n"
        ".set square.park-lane.owner 2\n" +
        moves);
}

// What is read back, without its question.
std::string read_back(Talk talk, const std::string& line) {
    const std::string text = in_one_line(talk.hear(line));
    return text.substr(0, text.find(" Yes or no?"));
}

TEST_CASE("P-1.6: a trade needs no name where only one partner is possible") {
    for (const char* line :
         {"trade bow for strand", "trade bob bow for strand", "trade with Bob bow for strand"}) {
        INFO(line);
        CHECK(read_back(property_talk({"Ann", "Bob"}), line) ==
              "Ann offers Bob Bow Street for Strand.");
    }
}

TEST_CASE("P-1.6: a deal needs no name where only one partner is possible") {
    for (const char* line : {"deal give bow; get $50", "deal bob give bow; get $50"}) {
        INFO(line);
        CHECK(read_back(loopy_talk({"Ann", "Bob"}), line) ==
              "Ann offers Bob a deal: Ann would give Bob Bow Street; Bob would give Ann $50.");
    }
    Talk talk = loopy_talk({"Ann", "Bob"});
    CHECK(talk.hear("deal").starts_with("What is the deal? "));
    CHECK(talk.hear("give bow") == "Another term, or done?\n");
    CHECK(in_one_line(talk.hear_all({"get 50", "done"})) ==
          "Ann offers Bob a deal: Ann would give Bob Bow Street; Bob would give Ann $50. Yes or "
          "no? ");
}

TEST_CASE("P-1.3: a partner is named by all words of the name that it takes") {
    const auto names = {"Ann", "\"Player 2\"", "\"Player 3\""};
    CHECK(read_back(property_talk(names), "trade player 3 bow for 20") ==
          "Ann offers Player 3 Bow Street for $20.");
    CHECK(read_back(loopy_talk(names), "deal player 3 give bow") ==
          "Ann offers Player 3 a deal: Ann would give Player 3 Bow Street.");
    CHECK(property_talk(names)
              .hear("trade player bow for 20")
              .starts_with("Say the name of one: Player 2 or Player 3.\n"));
    CHECK(read_back(loopy_talk({"Ann", "Bo", "Bob"}), "deal bo give bow") ==
          "Ann offers Bo a deal: Ann would give Bo Bow Street.");
}

TEST_CASE("P-1.8: a trade of nothing for nothing is refused, with what would be right") {
    constexpr const char* refusal =
        "A trade needs something on one side: say what you give, or want.\n";
    Talk talk = property_talk({"Ann", "Bob"});
    CHECK(talk.hear("trade nothing for nothing").starts_with(refusal + std::string{"Ann, $1,500"}));
    CHECK(talk.hear_all({"trade", "nothing", "nothing"}) ==
          refusal + std::string{"What do you want for it? Deeds, a sum, or nothing.\n"});
    CHECK(in_one_line(talk.hear("strand")) == "Ann asks Bob for Strand. Yes or no? ");
}

TEST_CASE("P-1.8: a deal without terms is refused, with what would be right") {
    constexpr const char* refusal =
        "A deal needs a term: say what you give or get, as in give vine, or get $100. ";
    CHECK(in_one_line(loopy_talk({"Ann", "Bob"}).hear("deal give nothing; get nothing"))
              .starts_with(refusal));
    Talk talk = loopy_talk({"Ann", "Bob"});
    CHECK(in_one_line(talk.hear_all({"deal", "done"})).starts_with(refusal));
}

TEST_CASE("P-1.8: where a term is wrong, the words that begin one are said, and no rule's number") {
    const auto heard = [](const char* line) {
        return in_one_line(loopy_talk({"Ann", "Bob"}).hear(line));
    };
    for (const std::string word : {"strand", "yes"}) {
        INFO(word);
        CHECK(heard(("deal bob " + word + " for forgive").c_str())
                  .starts_with("There is no term \"" + word +
                               "\". A term begins with give, get, pay, paid, my-rent, their-rent, "
                               "forgive, forgiven, defer, deferred, safe-cards, their-safe-cards, "
                               "never-toll, never-tolls, end-deal, promise or promised. Ann, "));
    }
    CHECK(heard("deal bob giv bow")
              .starts_with("There is no term \"giv\"; did you mean give? Ann, "));
    CHECK(heard("deal bob give $0").starts_with("$0 is nothing to give. Ann, "));
    Talk talk = loopy_talk({"Ann", "Bob"});
    CHECK(in_one_line(talk.hear_all({"deal", "my-rent 300 on all"}))
              .starts_with("A rent is 0 to 200 percent of what it would be. What is the deal? "));
}

TEST_CASE("P-1.5: what a computer would propose is said in words") {
    const auto hint = [](const Talk& talk, const char* move) {
        return talk.conversation().hint_in(std::string{move}, Error{"no reason"}).front();
    };
    CHECK(hint(loopy_talk({"Ann", "Bob"}), "1 deal 2 get $371; pay $595 at park-lane") ==
          "A computer would offer Bob a deal: Bob would give Ann $371; Ann would pay Bob $595 when "
          "the turn marker is at Park Lane.");
    CHECK(hint(property_talk({"Ann", "Bob"}), "1 propose 2 give bow-street for $50 strand") ==
          "A computer would trade: Ann offers Bob Bow Street for $50 and Strand.");
    Talk answers = loopy_talk({"Ann", "Bob"});
    answers.hear_all({"deal bob give bow", "yes"});
    CHECK(hint(answers, "2 deal 1 get bow-street; give $20") ==
          "A computer would offer Ann a deal: Ann would give Bob Bow Street; Bob would give Ann "
          "$20.");
    CHECK(hint(answers, "2 accept") == "A computer would accept.");
}

TEST_CASE("P-1.4, P-1.6: whoever comes to an open deal, or back to it, is told all of it") {
    const std::string offer =
        "Ann offers Bob a deal: Ann would give Bob Bow Street; Bob would give Ann $50. Bob, "
        "$3,000. Ann proposes a deal. Accept, decline, deal or ask? ";
    Talk talk = loopy_talk({"Ann", "Bob"}, "1 deal 2 give bow-street; get $50\n");
    CHECK(in_one_line(talk.begins()).ends_with(" to stop. " + offer));
    CHECK(in_one_line(talk.hear_all({"accept", "undo", "yes"})) == "Taken back. " + offer);
    CHECK(loopy_talk({"Ann", "Bob"}).begins().find("offers") == std::string::npos);
}

TEST_CASE("P-1.3: terms of a deal are said with names, sums and words as people say them") {
    struct Said {
        const char *line, *read;
    };
    for (const auto& [line, read] :
         {Said{"deal give bow street, get park lane and 100",
               "Ann would give Bob Bow Street; Bob would give Ann $100 and Park Lane."},
          Said{"deal give $1,000 and get strand",
               "Ann would give Bob $1,000; Bob would give Ann Strand."},
          Said{"deal give bow for $1,000",
               "Ann would give Bob Bow Street; Bob would give Ann $1,000."},
          Said{"deal never toll just visiting until park lane",
               "Ann would never use the $100 tollbooth until the turn marker is at Park Lane."},
          Said{"deal Never-tolls free parking", "Bob would never use the $200 tollbooth."},
          Said{"deal never-tolls $300", "Bob would never use the $300 tollbooth."},
          Said{"deal pay 60 at free parking",
               "Ann would pay Bob $60 when the turn marker is at Free Parking."},
          Said{"deal their rent 50 on bow street until mayfair",
               "Bob would pay Ann 50% of the rent on Bow Street until the turn marker is at "
               "Mayfair."},
          Said{"deal promise \"I lend, and; get 5\" until 22",
               "Ann would keep a promise: \"I lend, and; get 5\" until the turn marker is at "
               "Chance in round 23."}}) {
        INFO(line);
        CHECK(read_back(loopy_talk({"Ann", "Bob"}), line) ==
              std::string{"Ann offers Bob a deal: "} + read);
    }
}

TEST_CASE("P-1.8: a name in a deal that is not clear says which it can be, or which is near") {
    const auto heard = [](const char* line) {
        return in_one_line(loopy_talk({"Ann", "Bob"}).hear(line));
    };
    CHECK(heard("deal give vien")
              .starts_with("There is no square \"vien\"; did you mean Vine Street? "));
    CHECK(heard("deal pay 50 at park").starts_with("Ann offers Bob a deal: Ann would pay Bob $50"));
    CHECK(heard("deal pay 50 at chance")
              .starts_with("Which Chance? Say the number of its square: 7, 22 or 36. "));
}

}  // namespace
}  // namespace parlor::plain
