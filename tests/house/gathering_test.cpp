#include "house/gathering.hpp"

#include "house/guests.hpp"

namespace parlor::house {
namespace {

const User ann{1000, "ann"}, bob{1001, "bob"}, bea{1000, "ann", "bea"};

table::SetupAsked asked(const std::vector<std::string>& lines) {
    table::SetupAsked setup;
    int number = 0;
    for (const std::string& line : lines) REQUIRE_FALSE(setup.add(++number, *table::split(line)));
    return setup;
}

Gathering three_seats() {
    return {asked({"game classic",
                   "board uk",
                   "seed 5",
                   "seat 1 person PLAYER_1 red",
                   "seat 2 person PLAYER_2 blue",
                   "seat 3 cpu:1 Ada green"}),
            open_table};
}

std::string why_not(const std::optional<Error>& error) { return error ? error->what : "sits"; }

}  // namespace

TEST_CASE("T-2.3: each guest takes a free seat, with name, colour and token") {
    Gathering table = three_seats();
    CHECK(why_not(table.sit(ann, 0, {"Ann", "purple", "A"})) == "sits");
    CHECK_FALSE(table.is_full());
    CHECK(why_not(table.sit(bob, 1, {"Bob"})) == "sits");
    CHECK(table.is_full());
    const auto game = table.begin(1);
    REQUIRE(game);
    CHECK((*game)->header().find("seat 1 person Ann purple A\n") != std::string::npos);
    CHECK((*game)->header().find("seat 2 person Bob") != std::string::npos);
}

TEST_CASE("T-2.3: what another has is refused in a line, and changes nothing") {
    Gathering table = three_seats();
    REQUIRE_FALSE(table.sit(ann, 0, {"Ann", "red", "A"}));
    CHECK(why_not(table.sit(bob, 0, {"Bob"})) == "ann has that seat");
    CHECK(why_not(table.sit(bob, 2, {"Bob"})) == "a computer sits there");
    CHECK(why_not(table.sit(bob, 3, {"Bob"})) == "there is no such seat");
    CHECK(why_not(table.sit(bob, 1, {"ANN"})) == "the name ANN is taken");
    CHECK(why_not(table.sit(bob, 1, {"Ada"})) == "the name Ada is taken");
    CHECK(why_not(table.sit(bob, 1, {"  "})) ==
          "a name has 1 to 16 characters, not all of them blanks");
    CHECK(why_not(table.sit(bob, 1, {"Bob", "", "AB"})) == "a token is one letter, digit or sign");
    CHECK(why_not(table.sit(bob, 1, {"Bob", "red"})) != "sits");
    CHECK(why_not(table.sit(bob, 1, {"Bob", "pale"})) != "sits");
    CHECK(table.is_free(1));
    CHECK(table.setup().seats[1].name == "PLAYER_2");
}

TEST_CASE("T-2.3: a name that only a free seat has is free, and a free seat's colour is, too") {
    Gathering table = three_seats();
    CHECK(why_not(table.sit(ann, 0, {"player_2", "blue"})) == "sits");
    CHECK(table.setup().seats[1].name == "PLAYER_1");
    CHECK(table.begin(1));
}

TEST_CASE("T-2.3: seats that are free when the game begins are a computer's") {
    Gathering table = three_seats();
    REQUIRE_FALSE(table.sit(ann, 1, {"Ann"}));
    const auto game = table.begin(2);
    REQUIRE(game);
    CHECK((*game)->header().find("seat 1 cpu:2 PLAYER_1") != std::string::npos);
    CHECK((*game)->header().find("seat 2 person Ann") != std::string::npos);
}

TEST_CASE("T-2.3: who gives a seat up leaves it free, and others of the account have their own") {
    Gathering table = three_seats();
    REQUIRE_FALSE(table.sit(ann, 0, {"Ann"}));
    CHECK(why_not(table.sit(bea, 0, {"Bea"})) == "ann has that seat");
    REQUIRE_FALSE(table.sit(bea, 1, {"Bea"}));
    table.stand_up(ann);
    CHECK(table.is_free(0));
    CHECK_FALSE(table.is_free(1));
}

TEST_CASE("T-1.4: a user is shown by the account, and by the name that shares it") {
    CHECK(ann.shown() == "ann");
    CHECK(bea.shown() == "ann/bea");
    CHECK_FALSE(ann == bea);
    CHECK(ann == User{1000, "uid 1000"});
}

}  // namespace parlor::house
