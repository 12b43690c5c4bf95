// The rooms of plain mode: the lobby and what it leads to. Each file of tests/plain/rooms is a stay
// in the parlor: what is printed, and after `> ` what is typed.
//
// With PARLOR_BLESS=1 the files are written again, with what is printed now.
#include <array>
#include <cstdlib>
#include <filesystem>
#include <random>
#include <sstream>

#include "app/plain/results_in_sentences.hpp"
#include "base/program_version.hpp"
#include "catch.hpp"
#include "sample.hpp"
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

TEST_CASE("random words in the rooms never hang, and only leave leaves the parlor (P-1.8)") {
    constexpr std::array words{
        "play",  "property", "dominoes",   "begin",   "questions", "same",   "enough", "cancel",
        "board", "us",       "salary",     "300",     "level",     "names",  "Ann",    "settings",
        "mode",  "blitz",    "load",       "replays", "1",         "2",      "delete", "yes",
        "no",    "next",     "back",       "end",     "move",      "how",    "help",   "contents",
        "pace",  "fast",     "options",    "sound",   "save",      "roll",   "undo",   ",",
        "$",     "lea",      "moneyloopy", "results", "continue",  "tokens", "x",      ""};
    Stay stay;
    std::minstd_rand random{3};
    for (int i = 0; i < sampled(20'000); ++i) {
        std::string line;
        for (auto left = random() % 3 + 1; left > 0; --left)
            line += std::string{words[random() % words.size()]} + " ";
        INFO(line);
        REQUIRE_FALSE(stay.hear(line).empty());
        REQUIRE_FALSE(stay.is_left());
        if (random() % 10 == 0 and stay.place().table) stay.hear("leave");
    }
}

TEST_CASE(
    "a door of the lobby leads to shared tables, and their words do at once (P-1.1, P-1.15)") {
    using Way = ToTables::Way;
    ToTables went;
    Stay stay{[&](const ToTables& where) {
        went = where;
        return tui::Visited{.was_there = true, .line = "bob has put you out"};
    }};
    CHECK(stay.begins().ends_with("\nPlay, how to play, tables, options, about or leave?\n"));
    const std::string asks = "Join, watch or open a table, list them, or cancel?\n";
    CHECK(stay.hear("tables") == "Bob has put you out.\n" + asks);
    CHECK(went.way == Way::List);
    stay.hear("join Friday Night");
    CHECK(went.way == Way::Join);
    CHECK(went.name == "Friday Night");
    CHECK(stay.hear("sit") ==
          "I do not know \"sit\". You can say join, watch, open or list; help says more.\n" + asks);
    CHECK(stay.hear("help").ends_with("List tells them all.\n" + asks));
    CHECK(stay.hear("cancel") == "Play, how to play, tables, options, about or leave?\n");
    CHECK(stay.hear("watch 7") == "Bob has put you out.\n" + asks);
    CHECK(went.way == Way::Watch);
    CHECK(went.name == "7");
    stay.hear_all({"leave", "tables open Dominoes"});
    CHECK(went.way == Way::Open);
    CHECK(went.name == "dominoes");
    stay.hear("leave");
    CHECK(stay.hear("help join").starts_with("Join leads to a shared table at once.\n"));
    CHECK_FALSE(stay.is_left());
}

TEST_CASE("where no host is, the lobby says so, and that open starts one (P-1.1)") {
    Stay stay{[&](const ToTables& /*where*/) {
        return tui::Visited{.may_start_host = true, .line = "no host is there"};
    }};
    CHECK(stay.hear("tables") ==
          "No host is there.\nOpen starts a host, which only your own account reaches.\n"
          "Join, watch or open a table, list them, or cancel?\n");
    stay.hear("leave");
    CHECK(Stay{}.hear("tables").starts_with("I do not know \"tables\"."));
}

TEST_CASE("a newcomer to the parlor reads three lines first, and only once (P-1.11)") {
    Stay stay;
    CHECK(std::ranges::count(stay.begins(), '\n') == 4);
    CHECK(stay.hear("help leave") ==
          "Leave: leaves the parlor.\nPlay, how to play, options, about or leave?\n");
    CHECK(stay.hear_all({"play dominoes", "begin", "leave"}) ==
          "Play, how to play, options, about or leave?\n");
}

TEST_CASE("about says which Parlor it is, and whom it thanks (P-1.1)") {
    Stay stay;
    const std::string about = stay.hear("about");
    CHECK(about.starts_with("This is Parlor " + program_version() + ".\nThe Parlor.\n"));
    CHECK(about.find("\nMade with ncurses") != about.npos);
}

TEST_CASE("set-up counts only once it is read back, and cancel leaves it (P-1.6)") {
    Stay stay;
    const std::string changed = stay.hear("play property people 2, computers 1, money 2000");
    CHECK(changed ==
          "Player 1, Player 2 and 1 trader play Classic on the board UK, $2,000 each.\n"
          "Begin, questions, settings or cancel?\n");
    CHECK(stay.place().table == nullptr);
    CHECK(stay.hear("cancel") ==
          "Nothing was begun.\nPlay, how to play, options, about or leave?\n");
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

TEST_CASE("a game is saved under a name, and loaded as it was (P-1.1)") {
    Stay stay;
    stay.hear_all({"property people 2, computers 0", "begin", "roll", "save Sunday"});
    const std::uint64_t saved = stay.place().table->state();
    stay.hear_all({"pass", "roll", "leave", "load sun"});
    REQUIRE(stay.place().table);
    CHECK(stay.place().table->state() == saved);
    CHECK(stay.hear("save Sunday").starts_with("There is a saved game Sunday. Say save over"));
    CHECK(stay.hear("save over Sunday").starts_with("The game is saved as Sunday"));
    CHECK(stay.hear("save").starts_with("Say save and a name"));
}

TEST_CASE("a game that was left is continued where it was (P-1.1)") {
    Stay stay;
    const std::string asked = stay.hear_all({"property people 2, computers 0", "begin", "roll"});
    const std::string left = stay.hear("leave");
    CHECK(left == "Continue, play, replays, how to play, options, about or leave?\n");
    const std::string again = stay.hear("continue");
    CHECK(again.substr(again.rfind('\n', again.size() - 2)) ==
          asked.substr(asked.rfind('\n', asked.size() - 2)));
}

TEST_CASE("a saved game is deleted when that is agreed to (P-1.1)") {
    Stay stay;
    stay.hear_all({"property people 2, computers 0",
                   "begin",
                   "roll",
                   "save Sunday",
                   "save Monday",
                   "leave",
                   "load"});
    CHECK(stay.hear("delete sunday").starts_with("Delete Sunday, yes or no?"));
    CHECK(stay.hear("no").starts_with("Nothing was deleted.\n"));
    CHECK(stay.hear("delete wednesday").starts_with("There is no game \"wednesday\"."));
    stay.hear("delete sunday");
    CHECK(stay.hear("yes").starts_with("Sunday is deleted.\n"));
    CHECK(stay.cabinet().names(tui::Shelf::Saved) == std::vector<std::string>{"Monday"});
    CHECK(stay.hear_all({"delete 1", "yes"}) ==
          "Monday is deleted.\nContinue, play, replays, how to play, options, about or leave?\n");
}

// Two people, who roll, and buy what they come to.
void play_turns(Stay& stay, int turns) {
    stay.hear_all({"property people 2, computers 0, names Ann and Bob", "begin"});
    for (int i = 0; i < turns; ++i) stay.hear_all({"roll", "buy", "end"});
}

TEST_CASE("a game is told again turn by turn, forwards and backwards (P-1.1)") {
    Stay stay;
    play_turns(stay, 3);
    const int moves = stay.place().table->moves();
    stay.hear_all({"leave", "replays"});
    CHECK(stay.hear("1").find("The game has " + std::to_string(moves) + " moves.\n") !=
          std::string::npos);
    const std::string first = stay.hear("");
    CHECK(first.find(" rolls ") != std::string::npos);
    CHECK(stay.hear("end").find("The end, move ") != std::string::npos);
    CHECK(stay.hear("start").find("\nMove 0 of ") != std::string::npos);
    CHECK(stay.hear("next") == first);
    CHECK(stay.hear("9999").starts_with("The last move is "));
    CHECK(stay.hear("where").find(" is on ") != std::string::npos);
    CHECK(stay.hear("leave").starts_with("Continue, play, replays"));
}

TEST_CASE("a new game goes on from a move of a replay, when that is agreed to (P-1.1)") {
    Stay stay;
    play_turns(stay, 3);
    stay.hear_all({"leave", "replays 1", "move", "move", "play"});
    CHECK(stay.place().table == nullptr);
    CHECK(stay.hear("no").starts_with("Move 2 of "));
    stay.hear_all({"play", "yes"});
    REQUIRE(stay.place().table);
    CHECK(stay.place().table->moves() == 2);
}

TEST_CASE("the rules are read page by page, and looked up by a word (P-1.1, P-1.8)") {
    Stay stay;
    CHECK(stay.hear("how") == "How to play what: property, moneyloopy or dominoes? Or cancel.\n");
    const std::string first = stay.hear("dominoes");
    CHECK(first.find("\nPage 1 of ") != std::string::npos);
    const std::string second = stay.hear("");
    CHECK(second.find("\nPage 2 of ") != std::string::npos);
    CHECK(stay.hear("back") == first);
    CHECK(stay.hear("2") == second);
    CHECK(stay.hear("boneyard").find("boneyard") != std::string::npos);
    CHECK(stay.hear("rhinoceros").starts_with("No rule has \"rhinoceros\".\n"));
    CHECK(stay.hear("leave") == "Play, how to play, options, about or leave?\n");
}

TEST_CASE("the results say who won how often, and of which games (P-1.1, U-7.7)") {
    const table::FinishedGame won{
        "20261120-231700",
        {.game = "classic",
         .board = "uk",
         .length = 12,
         .players = {{.name = "Ann", .level = std::nullopt, .place = 1, .score = 4500},
                     {.name = "Ada", .level = 1, .place = 2, .score = 0}}}};
    const auto lines = results_in_sentences(all_games(), {.games = {won}});
    REQUIRE(lines.size() == 5);
    CHECK(lines[0] == "Classic: 1 game.");
    CHECK(lines[1] == "Ann won 1 of 1, best 4500.");
    CHECK(lines[2] == "Trader won 0 of 1, best 0.");
    CHECK(lines[4].ends_with(": classic, won by Ann."));
    Outcome dominoes{.game = "dominoes", .board = "", .length = 5, .players = won.outcome.players};
    dominoes.players[1].score = 120;
    const auto of_dominoes = results_in_sentences(
        all_games(), {.games = {{.journal = "20261120-231800", .outcome = dominoes}}});
    CHECK(std::ranges::find(of_dominoes, "Ann, Mack 1.") != of_dominoes.end());
    CHECK(std::ranges::find(of_dominoes, "Won: 1, 0.") != of_dominoes.end());
    CHECK(results_in_sentences(all_games(), {}) == Sentences{"No game was finished yet."});
}

TEST_CASE("options are changed by name and value, before a game and in it (P-1.1, P-1.4)") {
    Stay stay;
    CHECK(stay.hear("options").find("\nTake back: yes. ") != std::string::npos);
    CHECK(stay.hear("pace fast").starts_with("Pace is fast now.\n"));
    REQUIRE(stay.outside().kept);
    CHECK(stay.outside().kept->pace == Options::Pace::Fast);
    CHECK(stay.hear("sound").starts_with("\"sound\" can mean sound by or sound effects.\n"));
    stay.hear_all({"leave", "dominoes", "begin", "brief", "pace"});
    CHECK(stay.outside().kept->plain_tells == Options::Tells::Brief);
    CHECK(stay.outside().kept->plain_waits == Options::Answer::Yes);
    CHECK(stay.hear("options take back no").starts_with("Take back is no now.\n"));
    CHECK(stay.hear("undo").starts_with("The options forbid taking back.\n"));
}

TEST_CASE("a wrong option changes nothing, and the sentence says what is right (P-1.8)") {
    Stay stay;
    stay.hear("options");
    CHECK(stay.hear("pase fast").starts_with("I do not know \"pase\". Did you mean pace?\n"));
    CHECK(stay.hear("pace quick")
              .starts_with("\"quick\" is not among them. Say slow, normal or fast.\n"));
    CHECK(stay.options() == Options{});
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
