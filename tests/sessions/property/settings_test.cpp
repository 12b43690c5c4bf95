// M-5.1: settings as text.
#include "sessions/property/settings.hpp"

#include "catch.hpp"

namespace parlor {
namespace {

std::string why_not(const std::string& text) {
    const auto settings = read_settings(text);
    REQUIRE_FALSE(settings.ok());
    return settings.error().what;
}

std::string with(const std::string& lines) { return "parlor 1\ngame city\n" + lines + "begin\n"; }

const std::string three = "seat 1 person Ann\nseat 2 person Bob\nseat 3 cpu:1 Ada\n";

}  // namespace

TEST_CASE("M-5.1: settings are read as they were written") {
    const auto once = read_settings(with("board world\noption salary 300\n" + three));
    REQUIRE(once);
    CHECK(once->mode.id == "city");
    CHECK(once->setup.edition->board.id == "world");
    CHECK(once->setup.rules.salary == Money{300});
    const std::string text = settings_text(once->setup);
    const auto again = read_settings(text);
    REQUIRE(again);
    CHECK(settings_text(again->setup) == text);
}

TEST_CASE("M-5.1: a saved game's lines up to `begin` are settings, too") {
    CHECK(read_settings(with("seed 5\n" + three) + "0 dice 1 2\n1 nonsense\n").ok());
}

TEST_CASE("M-5.1: settings that cannot be are refused in one line that says where and why") {
    CHECK(why_not("") == "there is no `begin` at its end");
    CHECK(why_not("parlor 1\ngame city\n" + three) == "there is no `begin` at its end");
    CHECK(why_not("game city\n").starts_with("line 1: "));
    CHECK(why_not("parlor 2\n").starts_with("line 1: this is format 2"));
    CHECK(why_not("parlor 1\ngame moon\n" + three + "begin\n").starts_with("line 2: "));
    CHECK(why_not("parlor 1\ngame ../../etc\n" + three + "begin\n").starts_with("line 2: "));
    CHECK(why_not("parlor 1\ngame dominoes\n" + three + "begin\n").starts_with("line 2: "));
    CHECK(why_not(with("board moon\n" + three)).starts_with("line 3: there is no board moon"));
    CHECK(why_not(with("board /etc/passwd\n" + three)).starts_with("line 3: there is no board"));
    CHECK(why_not(with("option start-money 99999999999\n" + three)).starts_with("line 3: "));
    CHECK(why_not(with("option clock 600\n" + three)).starts_with("line 3: "));
    CHECK(why_not(with(three + "seat 9 person Ivo\n")).starts_with("line 6: seats are numbered"));
    CHECK(why_not(with(three + "seat 4 person Ann\n")).starts_with("line 6: the name Ann"));
    CHECK(why_not(with(three + "seat 4 cpu:9 Ivo\n")).starts_with("line 6: "));
    CHECK(why_not(with(three + "seat 5 person Ivo\n")).ends_with("seat 4 is missing"));
    CHECK(why_not(with("seat 1 person Ann red *\nseat 2 person Bob blue *\n"))
              .starts_with("line 4: the token * is taken"));
    CHECK(why_not(with("seat 1 person Ann\nseat 2 person Bob\n")).find("M-2.1") !=
          std::string::npos);
    CHECK(why_not(with("seat 1 person \x1b[2J\n")).starts_with("line 3: U+001B"));
    CHECK(why_not(with(std::string(2'000, 'x') + "\n")) ==
          "line 3: the line is longer than 1,000 bytes");
    CHECK(why_not(with("\xff\n")).starts_with("line 3: "));
    CHECK(why_not(std::string("parlor 1\n\0\n", 11)).starts_with("line 2: "));
}

}  // namespace parlor
