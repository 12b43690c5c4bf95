#include "table/language/line.hpp"

#include "base/quote.hpp"
#include "catch.hpp"
#include "unicode/printable.hpp"

using namespace parlor;
using namespace parlor::table;

namespace {

std::vector<std::string> words(std::string_view text) {
    const auto line = split(text);
    REQUIRE(line);
    return line->words;
}

std::string wrong(std::string_view text) {
    const auto line = split(text);
    REQUIRE_FALSE(line);
    return line.error().what;
}

using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("words are separated by blanks, however many") {
    CHECK(words("1 bid 60") == Words{"1", "bid", "60"});
    CHECK(words("  1\t bid   60 ") == Words{"1", "bid", "60"});
    CHECK(words("").empty());
    CHECK(words(" \t ").empty());
}

TEST_CASE("a comment begins at the start of a line or after a blank, and nowhere else") {
    CHECK(words("# all of it").empty());
    CHECK(words("1 roll # a comment") == Words{"1", "roll"});
    CHECK(words("a#b \"c # d\"") == Words{"a#b", "c # d"});
}

TEST_CASE("a word with blanks stands in double quotes") {
    CHECK(words(R"(seat 1 person "Ann Lee" red)") ==
          Words{"seat", "1", "person", "Ann Lee", "red"});
    CHECK(words(R"("say \"ho\" \\ twice")") == Words{R"(say "ho" \ twice)"});
    CHECK(words(R"("")") == Words{""});
    CHECK(words(R"(term what="a b")") == Words{"term", "what=a b"});
}

TEST_CASE("a semicolon right after a quote begins the next word") {
    CHECK(words(R"(promise "a; b";give "c"; d)") ==
          Words{"promise", "a; b", ";give", "c", ";", "d"});
    CHECK(words("a;b") == Words{"a;b"});
}

TEST_CASE("a line tells which words were quoted") {
    const auto line = split(R"(.key Enter "Enter")");
    CHECK(line->quoted == std::vector{false, false, true});
}

TEST_CASE("quotes that do not close, or stand inside a word, are refused") {
    CHECK(wrong("say \"half") == "a quote is not closed");
    CHECK(wrong("say \"half\\") == R"(inside quotes only \" and \\ are known (byte 10))");
    CHECK(wrong(R"(say "a\n")") == R"(inside quotes only \" and \\ are known (byte 7))");
    CHECK(wrong(R"(it"s)") == "a quote in the middle of a word (byte 3)");
    CHECK(wrong(R"("a"b)") == "a blank is missing after the closing quote (byte 4)");
}

TEST_CASE("a word that was quoted for writing reads back as it was") {
    for (const std::string word : {"plain", "two words", "", "a\"b", "\\", "#", "a\\\"b c"})
        CHECK(words(as_word(word)) == Words{word});
}

TEST_CASE("lines that could harm are refused with the place where they do") {
    using namespace std::string_view_literals;
    CHECK(wrong("1 ro\0ll"sv) == "U+0000 cannot be printed (byte 5)");
    CHECK(wrong("a\x1b[2J") == "U+001B cannot be printed (byte 2)");
    CHECK(wrong("a\xC2\x9B") == "U+009B cannot be printed (byte 2)");
    CHECK(wrong("1 roll\r now") == "U+000D cannot be printed (byte 7)");
    CHECK(wrong(std::string(1001, 'x')) == "the line is longer than 1,000 bytes");
    CHECK(words(std::string(1000, 'x')).size() == 1);
}

TEST_CASE("a line must be valid UTF-8") {
    CHECK(words("Zoë Пётр ♦") == Words{"Zoë", "Пётр", "♦"});
    for (const char* const bad :
         {"\xC3", "\x80", "\xC0\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xFF", "\xE2\x82"})
        CHECK(wrong(bad) == "the line is not valid UTF-8 (byte 1)");
}

TEST_CASE("a move line has a seat that may be left out, and a time that may follow") {
    const auto read = [](std::string_view text) { return read_move(*split(text)); };
    CHECK(read("2 bid 60 @1500")->mover == Seat{2});
    CHECK(read("2 bid 60 @1500")->words == Words{"bid", "60"});
    CHECK(read("2 bid 60 @1500")->took.time == Milliseconds{1500});
    CHECK_FALSE(read("roll")->mover);
    CHECK(read("roll")->took.told == Took::Told::Never);
    CHECK(read("roll \"@5\"")->words == Words{"roll", "@5"});
    CHECK(read("0 dice 1 2")->mover == chance);
}

TEST_CASE("a move line without a move, or for a seat there cannot be, is refused") {
    const auto wrong_move = [](std::string_view text) {
        return read_move(*split(text)).error().what;
    };
    CHECK(wrong_move("1") == "there is no move on the line");
    CHECK(wrong_move("1 @5") == "there is no move on the line");
    CHECK(wrong_move("9 roll") == "there is no seat 9");
    CHECK(wrong_move("99999999999999999999 roll") == "there is no seat 99999999999999999999");
    CHECK(wrong_move("1 roll @soon") == "after @ there must be milliseconds, not @soon");
    CHECK(wrong_move("1 roll @-1") == "after @ there must be milliseconds, not @-1");
}

TEST_CASE("what a user typed is shown without its control characters, and not at full length") {
    CHECK(printable("Zoë") == "Zoë");
    CHECK(printable("\x1b]0;title\x07") == "\\x1b]0;title\\x07");
    CHECK(printable("\xFF\n") == "\\xff\\x0a");
    CHECK(printable("\u202Eabc") == "\\xe2\\x80\\xaeabc");
    CHECK(printable(std::string(100, 'x'), 5) == "xxxxx...");
}
