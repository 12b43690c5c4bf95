// The rooms of plain mode: the lobby and what it leads to. Each file of tests/plain/rooms is a stay
// in the parlor: what is printed, and after `> ` what is typed.
//
// With PARLOR_BLESS=1 the files are written again, with what is printed now.
#include <cstdlib>
#include <filesystem>
#include <sstream>

#include "catch.hpp"
#include "stay.hpp"
#include "where.hpp"

namespace parlor::plain {
namespace {

std::string said_again(const std::string& transcript) {
    Stay stay;
    std::string text = stay.begins();
    std::istringstream lines{transcript};
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("> ") or line == ">")
            text += line + "\n" + stay.hear(std::string_view{line}.substr(1));
    return text;
}

TEST_CASE("what can be played on the screens can be played in sentences (P-1.1, P-1.6)") {
    int transcripts = 0;
    for (const auto& file :
         std::filesystem::directory_iterator{std::string{tests_folder} + "/plain/rooms"}) {
        ++transcripts;
        INFO(file.path().filename());
        const std::string transcript = content(file.path());
        const std::string now = said_again(transcript);
        if (std::getenv("PARLOR_BLESS") != nullptr)
            std::ofstream{file.path()} << now;
        else
            CHECK(now == transcript);
    }
    CHECK(transcripts > 0);
}

TEST_CASE("a newcomer to the parlor reads three lines first, and only once (P-1.11)") {
    Stay stay;
    CHECK(std::ranges::count(stay.begins(), '\n') == 4);
    CHECK(stay.hear("help leave") == "Leave: leaves the parlor.\nPlay or leave?\n");
    CHECK(stay.hear_all({"play dominoes", "begin", "leave"}) == "Play or leave?\n");
}

TEST_CASE("set-up counts only once it is read back, and cancel leaves it (P-1.6)") {
    Stay stay;
    const std::string changed = stay.hear("play property people 2, computers 1, money 2000");
    CHECK(changed ==
          "PLAYER_1, PLAYER_2 and 1 trader play Classic on the board uk, $2,000 each.\n"
          "Begin, questions, settings or cancel?\n");
    CHECK(stay.place().table == nullptr);
    CHECK(stay.hear("cancel") == "Nothing was begun.\nPlay or leave?\n");
    CHECK(stay.place().table == nullptr);
    stay.hear_all({"property people 2, computers 1, salary 300", "begin"});
    REQUIRE(stay.place().table);
    CHECK(stay.place().table->header().find("option salary 300") != std::string::npos);
}

TEST_CASE("a setting that is wrong changes nothing, and the sentence says what is right (P-1.8)") {
    Stay stay;
    stay.hear("play property");
    CHECK(stay.hear("board uks").starts_with("\"uks\" is not among them. Did you mean uk?\n"));
    CHECK(stay.hear("salery 300").starts_with("I do not know \"salery\". Did you mean salary?\n"));
    CHECK(stay.hear("salary 90000").starts_with("Salary can be 0 to 5000, not \"90000\".\n"));
    CHECK(stay.hear("people nine").starts_with("People can be 0 to 6, not \"nine\".\n"));
    CHECK(stay.hear("names Ann, Bob").starts_with("Say one for each person: 1.\n"));
    CHECK(stay.hear("money").find("can mean start money or limited money.") != std::string::npos);
}

TEST_CASE("the choices of set-up are the screens' choices the next time (P-1.1, U-5.7)") {
    Stay stay;
    stay.hear_all({"play property board us, computers 2, level master", "begin"});
    CHECK(stay.options().property.board == "us");
    CHECK(stay.options().property.computers == 2);
    CHECK(stay.options().property.level == 2);
    CHECK(stay.outside().kept);
}

}  // namespace
}  // namespace parlor::plain
