// Consecutive sentences.
#include "base/sentence.hpp"

#include <array>

#include "catch.hpp"

using namespace parlor;

namespace {

const std::array sentences{Sentence{"Ann", "rolls 3 and 4"},
                           Sentence{"Ann", "goes to Strand"},
                           Sentence{"Bob", "has the dice"},
                           Sentence{"Ann", "waits"}};

}  // namespace

TEST_CASE("consecutive sentences with the same subject are a group, later ones another") {
    const auto groups = grouped_by_subject(sentences);
    REQUIRE(groups.size() == 3);
    CHECK(groups[0].size() == 2);
    CHECK(groups[1].front().who == "Bob");
    CHECK(groups[2].front().does == "waits");
    CHECK(grouped_by_subject({}).empty());
}

TEST_CASE("a group of sentences names its subject once") {
    CHECK(told_together(sentences) ==
          "Ann rolls 3 and 4 and goes to Strand. Bob has the dice. Ann waits.");
    CHECK(told_together({}).empty());
}

TEST_CASE("U-5.1: nothing is joined to a deed with sentences of its own") {
    const std::array<Sentence, 3> told{{{"Ann", "plays 1-3"},
                                        {"Ann", "dominoes: 30 spots score 30. Bob held 30"},
                                        {"Ann", "wins the game"}}};
    CHECK(told_together(told) ==
          "Ann plays 1-3 and dominoes: 30 spots score 30. Bob held 30. Ann wins the game.");
    const std::array<Sentence, 2> card{
        {{"Ann", "draws a card: \"A gift. Take it.\""}, {"Ann", "collects $10"}}};
    CHECK(told_together(card) == "Ann draws a card: \"A gift. Take it.\" and collects $10.");
}

TEST_CASE("U-5.1: a quotation that ends in a full stop ends its sentence as well") {
    const std::array<Sentence, 2> told{{{"Ann", "draws \"ADVANCE TO GO.\""}, {"Bob", "rolls 3"}}};
    CHECK(told_together(told) == "Ann draws \"ADVANCE TO GO.\" Bob rolls 3.");
}

TEST_CASE("U-5.1, P-1.4: what somebody does in several places at one price is told at once") {
    const std::array<Sentence, 4> told{{{"Ann", "builds a hotel on Strand for $150"},
                                        {"Ann", "builds a hotel on Fleet Street for $150"},
                                        {"Ann", "builds a hotel on Vine Street for $100"},
                                        {"Bob", "builds a hotel on Park Lane for $200"}}};
    CHECK(told_together(told) ==
          "Ann builds a hotel on Strand and Fleet Street for $150 each and builds a hotel on Vine "
          "Street for $100. Bob builds a hotel on Park Lane for $200.");
    const std::array<Sentence, 2> cards{
        {{"Ann", "draws \"Go on to GO.\""}, {"Ann", "lands on GO"}}};
    CHECK(told_together(cards) == "Ann draws \"Go on to GO.\" and lands on GO.");
}
