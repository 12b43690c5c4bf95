// Checking data files: every mistake in the contents, with its place.
#include "library/check.hpp"

#include <sstream>

#include "boards.hpp"
#include "where.hpp"

using namespace parlor;
using namespace parlor::library;

namespace {

DataFolders ours() { return {{data_folder}}; }

// `LINE:COLUMN: FIELD: WHAT`, a line each.
std::vector<std::string> told(const std::string& text, const std::vector<Mistake>& found) {
    std::vector<std::string> lines;
    lines.reserve(found.size());
    for (const auto& [place, field, what] : found) {
        std::string line = std::to_string(place.line);
        line.append(":").append(std::to_string(column_in(text, place)));
        lines.push_back(line.append(": ").append(field).append(": ").append(what));
    }
    return lines;
}

}  // namespace

TEST_CASE("U-8.5: every mistake of a board, not only the first, with line, column and field") {
    std::string text = changed(data("boards/turkey.toml"), "price = 60", "price = 60000");
    text = changed(text, "rents = [4,", "rents = [-4,");
    text = changed(text, "tax = 200", "tax = \"much\"");
    const Report report = check_file(text, "turkey.toml", ours());
    const auto lines = told(text, report.mistakes());
    REQUIRE(lines.size() == 3);
    const std::string marked = "\xEF\xBB\xBF" + text;
    CHECK(told(marked, check_file(marked, "turkey.toml", ours()).mistakes()) == lines);
    for (const auto& line : lines) {
        INFO(line);
        CHECK(line.find("must be 0 to 32767") != std::string::npos);
    }
    // The columns are those of the file, whatever letters come first.
    for (const auto& [place, field, what] : report.mistakes()) {
        std::istringstream in{text};
        std::string line;
        for (std::size_t number = 0; number < place.line; ++number) std::getline(in, line);
        std::size_t bytes = 0;
        for (std::size_t column = 1; column < column_in(text, place); ++column) {
            ++bytes;
            while (bytes < line.size() and
                   (static_cast<unsigned char>(line[bytes]) & 0xC0U) == 0x80)
                ++bytes;
        }
        const std::string there = line.substr(bytes, 4);
        INFO(there);
        CHECK((there == "6000" or there == "-4, " or there == "\"muc"));
    }
}

TEST_CASE("U-8.5: a square of an unknown kind is one mistake, and hides none of other squares") {
    std::string text = changed(data("boards/uk.toml"), "kind = \"street\"", "kind = \"road\"");
    text = changed(text, "tax = 200", "tax = 99999");
    const Report report = check_file(text, "uk.toml", ours());
    REQUIRE(report.mistakes().size() == 2);
    CHECK(report.mistakes()[0].field == "squares[1].kind");
    CHECK(report.mistakes()[1].field == "squares[4].tax");
}

TEST_CASE("U-8.5: a mistake of syntax is the first and only one") {
    const Report report = check_file("name = \"Moon\"\nboard = uk\n?", "moon.toml", ours());
    REQUIRE(report.mistakes().size() == 1);
    CHECK(report.mistakes()[0].place.line == 2);
}

TEST_CASE("U-8.5: a mode's unknown switch, bad value and missing name are all told") {
    const Report report = check_file(
        "board = \"uk\"\ncards = \"classic\"\nsalary = -1\nspeed = true\n", "moon.toml", ours());
    const auto lines =
        told("board = \"uk\"\ncards = \"classic\"\nsalary = -1\nspeed = true\n", report.mistakes());
    REQUIRE(lines.size() == 3);
    CHECK(lines[0].find("name: is missing") != std::string::npos);
    CHECK(lines[1] == "3:10: salary: must be 0 to 5000");
    CHECK(lines[2].find("4:9: speed: is not known here") == 0);
}

TEST_CASE("U-8.5: cards are checked on the board of the mode that has them") {
    const std::string text = changed(data("cards/city.toml"), "\"red 2\"", "\"red 4\"");
    const Report report = check_file(text, "city.toml", ours());
    REQUIRE(report.mistakes().size() == 1);
    CHECK(report.mistakes()[0].field == "chance[1].advance");
}

TEST_CASE("U-8.5: falling rents and an unknown board are doubtful, and no mistakes") {
    const std::string falling = changed(data("boards/uk.toml"), "[2, 10, 30", "[2, 10, 3");
    const Report rents = check_file(falling, "uk.toml", ours());
    CHECK(rents.fine());
    REQUIRE(rents.doubts().size() == 1);
    CHECK(rents.doubts()[0].field == "squares[1].rents");

    const Report mode =
        check_file("name = \"Moon\"\nboard = \"moon\"\ncards = \"classic\"\n", "moon.toml", ours());
    CHECK(mode.fine());
    REQUIRE(mode.doubts().size() == 1);
    CHECK(mode.doubts()[0].what.starts_with("there is no \"moon\" in your folders; there are "));
}

TEST_CASE("U-8.5: wrong rents are told once, and not doubted as well") {
    const std::string text = changed(data("boards/uk.toml"), "[2, 10, 30", "[2, 99999, 30");
    const Report report = check_file(text, "uk.toml", ours());
    REQUIRE(report.mistakes().size() == 1);
    CHECK(report.mistakes()[0].field == "squares[1].rents[1]");
    CHECK(report.doubts().empty());
}

TEST_CASE(
    "U-8.5: of garbage the first hundred mistakes are told, and a megabyte of it takes no time") {
    std::string text;
    for (int number = 0; text.size() < 900'000; ++number)
        text += "x" + std::to_string(number) + " = 1\n";
    CHECK(check_file(text, "moon.toml", ours()).mistakes().size() == most_told);
}

TEST_CASE("U-8.5: our own files have no mistakes") {
    for (const std::string& id : ours().boards()) {
        INFO(id);
        CHECK(check_file(data("boards/" + id + ".toml"), id + ".toml", ours()).fine());
    }
    for (const std::string& id : ours().modes()) {
        INFO(id);
        const Report report = check_file(data("modes/" + id + ".toml"), id + ".toml", ours());
        CHECK(report.fine());
        CHECK(report.doubts().empty());
    }
    for (const std::string& id : ours().cards()) {
        INFO(id);
        CHECK(check_file(data("cards/" + id + ".toml"), id + ".toml", ours()).fine());
    }
}
