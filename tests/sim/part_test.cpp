// Parts of a series as text: writing, reading and ordering them, and their errors.
#include "sim/part.hpp"

#include "parts.hpp"

using namespace parlor;
using namespace parlor::sim;

namespace {

Part part_at(int first, int games, const std::string& file = "a") {
    return {.series = {"game classic", "seed 1"},
            .first = first,
            .games = games,
            .counts = {"won 3 2"},
            .file = file};
}

std::string complaint(const std::string& text) {
    const auto parts = read_parts(text, "f");
    return parts ? "" : parts.error().what;
}

std::string complaint(const std::vector<Part>& parts) {
    const auto sorted = in_order(parts);
    return sorted ? "" : sorted.error().what;
}

// The error in these counts of 600 games.
std::string count_complaint(const std::string& counts) {
    int won = 0;
    std::int64_t turns = 0;
    Part part = part_at(0, 600);
    part.counts = {counts};
    const std::vector<CountLine> lines{{"won", {SomeGames{&won}, Anything{&turns}}}};
    const auto error = read_counts(part, lines);
    return error ? error->what : "";
}

}  // namespace

TEST_CASE("a part is read as it was written, be its lines ended by LF or CR LF") {
    const std::string text = to_text(part_at(600, 600));
    CHECK(
        text.starts_with("parlor-part 1\ngame classic\nseed 1\ngames 601 to 1200\nwon 3 2\nend "));
    std::string from_windows;
    for (const char letter : text) from_windows += letter == '\n' ? "\r\n" : std::string{letter};
    for (const std::string& form : {text, from_windows}) {
        const auto parts = read_parts(form, "f");
        REQUIRE(parts.ok());
        CHECK(parts->front().series == std::vector<std::string>{"game classic", "seed 1"});
        CHECK(parts->front().first == 600);
        CHECK(parts->front().games == 600);
        CHECK(parts->front().counts == std::vector<std::string>{"won 3 2"});
    }
}

TEST_CASE("several parts may stand in one text") {
    const auto parts = read_parts(to_text(part_at(6, 6)) + to_text(part_at(0, 6)), "f");
    REQUIRE(parts.ok());
    CHECK(parts->size() == 2);
    CHECK(in_order(*parts)->front().first == 0);
}

TEST_CASE("each damage of a part is told, with its line") {
    const std::string text = to_text(part_at(0, 600));
    const std::string no_part = ": a part of a series begins with `parlor-part 1`";
    CHECK(complaint("") == "f:1" + no_part);
    CHECK(complaint("600 games of classic\n") == "f:1" + no_part);
    CHECK(complaint(text + "more\n") == "f:7" + no_part);
    CHECK(complaint(text.substr(0, 40)) ==
          "f:1: the part that begins here has been cut off: it has no line `end`");
    const std::string changed =
        "f:1: the part that begins here was changed after it had been written";
    CHECK(complaint(text.substr(0, text.size() - 4)) == changed);
    std::string more_won = text;
    more_won.replace(more_won.find("won 3"), 5, "won 4");
    CHECK(complaint(more_won) == changed);
    CHECK(complaint(text + more_won) ==
          "f:7: the part that begins here was changed after it had been written");
}

TEST_CASE("a part that was made up is told, too") {
    for (const auto& [first, games] : {std::pair{-1, 6}, {0, 0}, {7, -3}, {last_game, 1}})
        CHECK(complaint(to_text(part_at(first, games))) ==
              "f:1: the part that begins here has no line like `games 1 to 600`");
    const std::string wrong_line = "a: it should say `won` with numbers, 2 of them, not ";
    CHECK(count_complaint("won 600 7").empty());
    CHECK(count_complaint("lost 3 2") == wrong_line + "`lost 3 2`");
    CHECK(count_complaint("won 3") == wrong_line + "`won 3`");
    CHECK(count_complaint("won \x1b[2J") == wrong_line + "`won \\x1b[2J`");
    CHECK(count_complaint("won 601 7") == "a: won: 600 games cannot count 601");
    CHECK(count_complaint("won 1 -1") == "a: won: 600 games cannot count -1");
    CHECK(count_complaint("won 1 60000000001") == "a: won: 600 games cannot count 60000000001");
    CHECK(count_complaint("won 1 99999999999999999999") ==
          "a: won: 600 games cannot count 99999999999999999999");
}

TEST_CASE("parts of different series, that overlap or leave a gap, are not merged") {
    CHECK(complaint({part_at(6, 6, "b"), part_at(0, 6, "a")}).empty());
    CHECK(complaint({part_at(0, 6, "a"), part_at(12, 6, "b")}) ==
          "games 7 to 12 are missing, between a and b");
    CHECK(complaint({part_at(0, 12, "a"), part_at(6, 18, "b")}) ==
          "games 7 to 12 are in a and in b");
    CHECK(complaint({part_at(0, 6, "a"), part_at(0, 6, "a")}) == "games 1 to 6 are in a and in a");
    Part other = part_at(6, 6, "b");
    other.series[1] = "seed 2";
    CHECK(complaint({part_at(0, 6, "a"), other}) ==
          "b: it is of another series: `seed 2` where a has `seed 1`");
    other.series.pop_back();
    CHECK(complaint({part_at(0, 6, "a"), other}) ==
          "b: it is of another series: nothing more where a has `seed 1`");
}

TEST_CASE("a part is read behind a byte order mark") {
    const auto parts = read_parts("\xEF\xBB\xBF" + to_text(part_at(0, 6)), "f");
    REQUIRE(parts);
    CHECK(parts->front().games == 6);
}
