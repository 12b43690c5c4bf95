// Whatever moves by itself between two lines of a script, every event of it is printed.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "games/games.hpp"
#include "table/language/script.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

struct Played {
    table::Status status = table::Status::Fine;
    std::string answers;
    std::string journal;
};

// The journal at the end, with everything that had moved by then.
Played played(const std::string& text) {
    table::LineReader lines{text + ".save journal\n"};
    table::Output answers, complaints;
    Played played;
    const auto save = [&](const std::string& /*name*/, std::string_view journal) {
        played.journal = journal;
        return table::MaybeTrouble{};
    };
    const table::ScriptNeeds needs{.open = open_table, .screen = {}, .save = save};
    played.status = run_script(lines, "test", needs, answers, complaints);
    played.answers = answers.waiting();
    INFO(complaints.waiting());
    CHECK(complaints.waiting().empty());
    return played;
}

// The journal has a line for each move, also of chance and of computers.
void check_every_event(const std::string& text) {
    const Played script = played(text);
    const Played journal = played(script.journal);
    CHECK(script.status == table::Status::Fine);
    CHECK(journal.status == table::Status::Fine);
    CHECK(script.answers == journal.answers);
    CHECK(journal.journal == script.journal);
}

// Three computers, if the game takes so many.
std::string computers_alone(const std::string& game, const std::string& seed, int level) {
    std::string text = "parlor 1\ngame " + game + "\nseed " + seed + "\n";
    const int seats = game == "dominoes" ? 2 : 3;
    for (int seat = 1; seat <= seats; ++seat) {
        const std::string number = std::to_string(seat);
        text.append("seat ").append(number).append(" cpu:").append(std::to_string(level));
        text.append(" P").append(number).append("\n");
    }
    return text + "begin\n";
}

std::string content(const std::string& game) {
    std::ostringstream text;
    text << std::ifstream{std::string{tests_folder} + "/games/" + game}.rdbuf();
    return text.str();
}

}  // namespace

TEST_CASE("a whole game between computers prints every event, in every game") {
    for (const std::string game :
         {"classic", "city", "blitz", "reverse", "moneyloopy", "dominoes"}) {
        for (const std::string seed : {"1", "2"}) {
            INFO(game << " " << seed);
            check_every_event(computers_alone(game, seed, 0));
        }
    }
}

TEST_CASE("computers that trade and think print every event, too") {
    check_every_event(computers_alone("city", "3", 1));
    check_every_event(computers_alone("moneyloopy", "3", 1));
}

TEST_CASE("the events of a game between two computers are not only the last few hundred") {
    const Played game = played(content("events_of_computers.parlor"));
    CHECK(std::ranges::count(game.answers, '\n') > 1'000);
    CHECK(game.answers.starts_with("began\n"));
    CHECK(game.answers.find("\nover ") != std::string::npos);
}

TEST_CASE("what the dealer did before a player's line is printed, however much was before") {
    check_every_event(content("events_of_the_dealer.parlor"));
}
