// Help: a line for each word, at any time.
#include <algorithm>

#include "app/game_box.hpp"
#include "catch.hpp"
#include "games/games.hpp"
#include "plain/game_talk.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

constexpr const char* classic =
    "parlor 1\ngame classic\nboard uk\nseed 42\nseat 1 person Ann\nseat 2 person Bob\nbegin\n";

std::string first_line(const std::string& text) { return text.substr(0, text.find('\n')); }

// The words of a game of people, which is played at random.
struct RandomGame {
    std::unique_ptr<table::GameTable> table;
    std::unique_ptr<Words> words;

    explicit RandomGame(const std::string& mode) {
        table::LineReader lines{"parlor 1\ngame " + mode +
                                "\nseed 5\nseat 1 person Ann\nseat 2 person Bob\n" +
                                (mode == "blitz" ? "seat 3 person Cleo\n" : "") + "begin\n"};
        table::Output complaints;
        table = table::load_script(lines, "help", open_table, complaints).table;
        table->answer_chance();
        words = tui::game_on(all_games(), *table)->words(*table);
    }
    void plays(const std::string& move) {
        std::string line = move;
        while (line.find("..") != std::string::npos) {
            const std::size_t dots = line.find("..");
            line.erase(dots, std::min(line.find(' ', dots), line.size()) - dots);
        }
        const Choice choice = choice_of(line);
        std::vector<std::string> said{choice.verb};
        said.insert(said.end(), choice.arguments.begin(), choice.arguments.end());
        static_cast<void>(table->play({table->decider(), said}));
        table->answer_chance();
    }
};

TEST_CASE("every word with which players move is explained, in a line (P-1.5, P-1.11)") {
    for (const char* mode : {"classic", "blitz", "moneyloopy", "dominoes"}) {
        RandomGame game{mode};
        const auto known = game.words->move_words();
        for (const auto& [word, about] : known) {
            INFO(word);
            CHECK(std::string{word}.size() + about.size() + 3 <= 80);
        }
        for (std::size_t i = 0; i < 500 and game.table->decider(); ++i) {
            const auto open = game.table->choices();
            REQUIRE_FALSE(open.empty());
            for (const std::string& line : open) {
                const std::string verb = game.words->verb(choice_of(line));
                INFO(mode << ": " << verb);
                CHECK(std::ranges::find(known, verb, &MoveWord::word) != known.end());
            }
            game.plays(open[i * 7 % open.size()]);
        }
    }
}

TEST_CASE("help says what a word does, whether it is open now or not (P-1.5, P-1.11)") {
    Talk talk = talk_of(classic);
    CHECK(first_line(talk.hear("help accept")) == "Accept: takes the trade that you are offered.");
    CHECK(first_line(talk.hear("help pass")) ==
          "Pass: leaves a deed that you could buy, or skips a bid.");
    CHECK(first_line(talk.hear("help end game")) ==
          "End-game: asks all others whether the game ends now.");
    CHECK(first_line(talk.hear("help mort")).starts_with("Mortgage: "));
    CHECK(first_line(talk.hear("help mortgege")) ==
          "I do not know \"mortgege\". Did you mean mortgage?");
    CHECK(talk.hear("help leave")
              .starts_with("Leave: leaves a deed of somebody who is out. Name the deed, or say "
                           "leave all.\nLeave: stops here"));
}

TEST_CASE("help on an open word comes before others with its first letters (P-1.13)") {
    Talk talk = talk_of(classic);
    CHECK(first_line(talk.hear("help r")).starts_with("Roll: "));
}

TEST_CASE("why says that reasons for earlier moves are not kept, or that there are none (P-1.5)") {
    const std::string begun =
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\nseat 2 cpu:1 Bob\nbegin\n";
    Talk new_game = talk_of(begun + "0 die 6\n0 die 1\n");
    new_game.options().explain = Options::Answer::Yes;
    CHECK(first_line(new_game.hear("why")) == "No computer has decided yet.");
    Talk loaded = talk_of(begun + "0 die 1\n0 die 6\n2 deal 1 give $50\n");
    loaded.options().explain = Options::Answer::Yes;
    CHECK(first_line(loaded.hear("why")) == "The reasons for earlier moves are not kept.");
}

TEST_CASE("why says whose reason it is, in a sentence (P-1.5)") {
    Talk talk = talk_of(
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\nseat 2 cpu:1 Bob\nbegin\n"
        "0 die 6\n0 die 1\n1 roll\n0 dice 1 3\n1 pay\n");
    talk.options().explain = Options::Answer::Yes;
    talk.hear("end");
    const std::string why = first_line(talk.hear("why"));
    CHECK(why.starts_with("Bob: "));
    CHECK(why.ends_with("."));
}

TEST_CASE("help begins with what is open, also where an answer is wanted (P-1.11)") {
    Talk talk = talk_of(classic);
    CHECK(first_line(talk.hear("help")) == "You can say roll, trade or end-game.");
    talk.hear("trade");
    CHECK(first_line(talk.hear("help")) == "You can answer the question, or say cancel.");
    CHECK(first_line(talk.hear("help buy")) ==
          "Buy: takes the deed that you are on, for its price.");
    talk.hear_all({"nothing", "50"});
    CHECK(first_line(talk.hear("help")) == "You can say yes or no.");
}

TEST_CASE("paragraphs of the rules come with rules and a word only (P-1.5)") {
    Talk talk = talk_of(classic);
    CHECK(talk.hear("help roll").find('\n') == talk.hear("help roll").rfind("\nAnn, $1,500"));
    CHECK(talk.hear("rules pass").starts_with("Passing GO, or landing there, pays $200.\n"));
}

}  // namespace
}  // namespace parlor::plain
