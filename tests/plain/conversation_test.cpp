// Any game in plain mode: the toy game, which says next to nothing of itself.
#include "plain/conversation.hpp"

#include <algorithm>

#include "catch.hpp"
#include "plain/spoken.hpp"
#include "plain/talk.hpp"
#include "plain/toy_words.hpp"
#include "table/journal/journal_text.hpp"

namespace parlor::plain {
namespace {

constexpr const char* rulebook =
    "### Pig\n\n- X-1.1 Roll a die as often\n  as you dare.\n- X-1.2 A `1` loses the pot.\n";

std::unique_ptr<table::GameTable> pig(const std::string& second = "person", int seed = 7) {
    table::LineReader lines{"parlor 1\ngame pig\nseed " + std::to_string(seed) +
                            "\nseat 1 person Ann\nseat 2 " + second + " Bob\nbegin\n"};
    table::Output complaints;
    return table::load_script(lines, "test", toy::open_pig, complaints).table;
}

struct PigTalk : Talk {
    explicit PigTalk(const std::string& second = "person")
        : Talk{pig(second), toy::pig_words, rulebook} {}
};

constexpr const char* ann_decides = "Ann decides. 0 in the pot. Roll, hold or ask?\n";
constexpr const char* ann_decides_prompt = "Ann decides. 0 in the pot. Roll, hold or ask?";

TEST_CASE("a newcomer reads three lines before the first prompt (P-1.11)") {
    CHECK(PigTalk{}.begins() ==
          "Ann and Bob play.\nAnswer each prompt with a word, or its first letters.\n"
          "Say help to hear what you can do, and leave to stop.\n" +
              std::string{ann_decides});
}

TEST_CASE("a new game has plain mode by being one (P-1.3, P-1.4)") {
    PigTalk talk;
    CHECK(talk.hear("r") == "Ann rolled 6.\nAnn decides. 6 in the pot. Roll, hold or ask?\n");
    CHECK(talk.hear("HOLD") == "Ann held 6.\nBob decides. 0 in the pot. Roll, hold or ask?\n");
}

TEST_CASE("an empty line repeats the prompt and plays nothing (P-1.3)") {
    PigTalk talk;
    CHECK(talk.hear("") == ann_decides);
    CHECK(talk.hear("  ") == ann_decides);
    CHECK(talk.table().entries() == 0);
}

TEST_CASE("lines of the table language are moves of the seat that decides only (P-1.3)") {
    PigTalk talk;
    CHECK(talk.hear("2 roll") == "It is for Ann to decide.\n" + std::string{ann_decides});
    CHECK(talk.hear("roll @12") ==
          "The clock is the parlor's: leave out the time.\n" + std::string{ann_decides});
    for (const char* line : {"die 3", "0 die 3", "0 sit 2 cpu:1", "sit 2 cpu:1", ".undo", "# x"}) {
        INFO(line);
        CHECK(talk.hear(line).ends_with(ann_decides));
        CHECK(talk.table().entries() == 0);
    }
    CHECK(talk.hear("1 roll").starts_with("Ann rolled "));
}

TEST_CASE("a wrong line gets one sentence, and nothing is played (P-1.8)") {
    PigTalk talk;
    CHECK(talk.hear("rool") ==
          "I do not know \"rool\". Did you mean roll?\n" + std::string{ann_decides});
    CHECK(talk.hear("roll twice") == "Say roll alone.\n" + std::string{ann_decides});
    CHECK(talk.hear("\x1b[A").ends_with(ann_decides));
    CHECK(talk.hear(std::string(1200, 'x')) ==
          "That line is too long.\n" + std::string{ann_decides});
    CHECK(talk.table().entries() == 0);
}

TEST_CASE("questions can be asked at any prompt (P-1.5)") {
    PigTalk talk;
    CHECK(talk.hear("moves") == "Roll.\nHold.\n" + std::string{ann_decides});
    CHECK(talk.hear("players") == "Ann decides now.\nBob plays.\n" + std::string{ann_decides});
    CHECK(talk.hear("log") == "Nothing has happened yet.\n" + std::string{ann_decides});
    CHECK(talk.hear("rules pot") == "A 1 loses the pot.\n" + std::string{ann_decides});
    CHECK(talk.hear("rules pig dare") ==
          "Roll a die as often as you dare.\n" + std::string{ann_decides});  // of its heading
    CHECK(talk.hear("rules x") == "No rule has \"x\".\n" + std::string{ann_decides});
    CHECK(talk.hear("hint") == "There are no hints in this game.\n" + std::string{ann_decides});
    CHECK(talk.hear("help roll") ==
          "Roll: adds a die to the pot, but a 1 loses it.\n" + std::string{ann_decides});
    talk.hear("r");
    CHECK(talk.hear("log 1").starts_with("Ann rolled 6.\n"));
}

TEST_CASE("help begins with what one needs now (P-1.11)") {
    PigTalk talk;
    CHECK(talk.hear("help").starts_with("You can say roll or hold.\nYou can ask "));
    CHECK(talk.hear("ask") == talk.hear("help"));
}

TEST_CASE("computers play on by themselves, or wait for Enter (P-1.4)") {
    PigTalk talk{"cpu:0"};
    talk.hear("r");
    CHECK(talk.hear("hold") == "Ann held 6.\nBob held 0.\n" + std::string{ann_decides});
    CHECK(talk.hear("pace").starts_with("Each computer's turn waits for Enter now.\n"));
    CHECK(talk.hear("hold") == "Ann held 0.\nBob is next. Press Enter to go on.\n");
    CHECK(talk.hear("who").ends_with("Press Enter to go on.\n"));
    CHECK(talk.hear("") == "Bob held 0.\n" + std::string{ann_decides});
}

TEST_CASE("a move is taken back when all agree (P-1.1)") {
    PigTalk talk;
    CHECK(talk.hear("undo") == "There is no move to take back.\n" + std::string{ann_decides});
    talk.hear("r");
    CHECK(talk.hear("undo") ==
          "The last move is to be taken back. Do all agree, Bob too, yes or no?\n");
    CHECK(talk.hear("perhaps").starts_with("Say yes or no.\n"));
    CHECK(talk.hear("n").starts_with("Nothing was done.\n"));
    CHECK(talk.table().moves() == 1);
    CHECK(talk.hear_all({"undo", "yes"}) == "Taken back.\n" + std::string{ann_decides});
    CHECK(talk.table().moves() == 0);
    PigTalk alone{"cpu:0"};
    alone.hear("r");
    CHECK(alone.hear("undo") == "Taken back.\n" + std::string{ann_decides});
}

// Everybody's pot is a secret.
class SecretWords final : public toy::PigWords {
public:
    using PigWords::PigWords;
    [[nodiscard]] bool hides() const override { return true; }
};

std::unique_ptr<Words> secret_words(table::GameTable& table) {
    return std::make_unique<SecretWords>(
        dynamic_cast<table::TextTable<toy::Pig>&>(table).session());
}

TEST_CASE("where somebody has secrets, the next person is called before they are told (P-1.10)") {
    Talk two{pig(), secret_words};
    CHECK(two.begins().ends_with("It is your turn, Ann. Press Enter.\n"));
    CHECK(two.hear("") == ann_decides);
    two.hear("roll");
    CHECK(two.hear("hold") == "Ann held 6.\nIt is your turn, Bob. Press Enter.\n");
    CHECK(two.has_hidden());
    CHECK(two.hear("hold") == "Bob decides. 0 in the pot. Roll, hold or ask?\n");
    CHECK_FALSE(two.has_hidden());
    Talk alone{pig("cpu:0"), secret_words};
    CHECK(alone.begins().ends_with(ann_decides));
}

TEST_CASE("a call that is left or cancelled tells no secrets (P-1.10, P-1.14)") {
    Talk two{pig(), secret_words};
    CHECK(two.hear("cancel") == "It is your turn, Ann. Press Enter.\n");
    CHECK_FALSE(two.conversation().asked());
    CHECK(two.conversation().completions().verbs.empty());
    CHECK(two.hear("leave").empty());
    CHECK(two.is_left());
}

// The first words that a prompt takes.
std::string first_words(Talk& talk, std::size_t count) {
    std::vector<std::string> words;
    for (const auto& verb : talk.conversation().completions().verbs) words.push_back(verb.word);
    words.resize(std::min(count, words.size()));
    return joined(words);
}

TEST_CASE("the words that complete a prompt come with it (P-1.7)") {
    PigTalk talk;
    CHECK(first_words(talk, 4) == "roll hold moves players");
    CHECK(talk.conversation().asked() == Entrant{0});
    talk.hear_all({"roll", "undo"});
    CHECK(first_words(talk, 4) == "yes no cancel moves");
    talk.hear_all({"no", "hold"});
    CHECK(talk.conversation().asked() == Entrant{1});
    const auto all = talk.conversation().completions().verbs;
    const auto help = std::ranges::find(all, "help", &Completions::Verb::word);
    CHECK(help->names.front() == "roll");
    CHECK(all.back().word == "leave");
}

TEST_CASE("cancel leaves what is asked, and does nothing where nothing is (P-1.6, P-1.14)") {
    PigTalk talk;
    talk.hear_all({"roll", "undo"});
    CHECK(talk.hear("cancel").starts_with("Nothing was done.\nAnn decides."));
    CHECK(talk.hear("cancel").starts_with("There is nothing to cancel. Say leave to stop here.\n"));
}

TEST_CASE("computers that play can be stopped before their next turn (P-1.14)") {
    PigTalk talk{"cpu:0"};
    Conversation& conversation = talk.conversation();
    CHECK(conversation.hear("hold").then == Answer::Then::GoesOn);
    const Answer held = conversation.hold();
    CHECK(held.then == Answer::Then::Asks);
    CHECK(held.prompt == "Bob is next. Press Enter to go on.");
    CHECK(conversation.hear("").then == Answer::Then::GoesOn);
    CHECK(conversation.go_on([] { return Milliseconds{}; }).prompt == ann_decides_prompt);
    CHECK(conversation.hear("hold").then == Answer::Then::GoesOn);
}

TEST_CASE("leave leaves, in full (P-1.13)") {
    PigTalk talk;
    CHECK(talk.hear("lea") == "Say leave in full if you mean it.\n" + std::string{ann_decides});
    CHECK_FALSE(talk.is_left());
    CHECK(talk.hear("leave").empty());
    CHECK(talk.is_left());
}

TEST_CASE("the journal is that of the same game on the screens (P-1.1)") {
    PigTalk talk{"cpu:1"};
    talk.hear_all({"r", "h", "roll", "1 hold"});
    const std::string journal = table::journal_text(talk.table());
    table::LineReader lines{journal};
    table::Output complaints;
    const auto loaded = table::load_script(lines, "test", toy::open_pig, complaints);
    CHECK(loaded.table->state() == talk.table().state());
}

// Bob's terminal at a shared table: whoever else decides is somewhere else.
struct BobsTerminal {
    table::Place place;
    Options options;
    Conversation conversation{{.place = place,
                               .options = options,
                               .words = toy::pig_words,
                               .players = SetOf<Entrant>{Entrant{1}}}};

    BobsTerminal() : place{.table = pig()} {
        place.table->answer_chance();
        static_cast<void>(conversation.begin());
    }
    void plays(const std::string& move) {
        const Seat decider = *place.table->decider();
        REQUIRE(place.table->play({decider, {move}}).kind == table::Verdict::Kind::Played);
        place.table->answer_chance();
    }
    std::string hears() { return printed(conversation.catch_up(), 80); }
    std::string hears(const std::string& line) { return printed(conversation.hear(line), 80); }
};

constexpr const char* bob_waits = "Ann decides. Wait, or ask?\n";

TEST_CASE("at a shared table whoever waits asks, and plays nothing (P-1.15)") {
    BobsTerminal bob;
    CHECK(bob.hears() == bob_waits);
    CHECK(bob.hears("") == bob_waits);
    for (const char* line : {"roll", "1 roll", "2 roll", "hold"}) {
        INFO(line);
        CHECK(bob.hears(line) == "It is not for you to decide now.\n" + std::string{bob_waits});
    }
    CHECK(bob.hears("moves") == "There is no move now.\n" + std::string{bob_waits});
    CHECK(bob.place.table->entries() == 0);
}

TEST_CASE(
    "at a shared table what others do is told once, and one's own moves when they are kept "
    "(P-1.15)") {
    BobsTerminal bob;
    bob.plays("roll");
    CHECK(bob.hears() == "Ann rolled 6.\n" + std::string{bob_waits});
    CHECK(bob.hears() == bob_waits);
    bob.plays("hold");
    CHECK(bob.hears() == "Ann held 6.\nBob decides. 0 in the pot. Roll, hold or ask?\n");
    CHECK(bob.hears("roll").empty());
    bob.place.table->answer_chance();
    CHECK(bob.hears().starts_with("Bob rolled"));
}

TEST_CASE("at a shared table nothing is played while the host says why not (P-1.15)") {
    BobsTerminal bob;
    bob.plays("hold");
    static_cast<void>(bob.hears());
    bob.place.shut = "The game is paused";
    CHECK(bob.hears("roll").starts_with("The game is paused.\n"));
    CHECK(bob.hears("undo").starts_with("The game is paused.\n"));
}

TEST_CASE(
    "at a shared table taking back is asked of the others, and answered with yes or no (P-1.15)") {
    BobsTerminal bob;
    bob.plays("roll");
    bob.place.take_back = {.asker = Entrant{0},
                           .moves = bob.place.table->moves(),
                           .missing = SetOf<Entrant>{Entrant{1}}};
    constexpr const char* question = "Ann wants to take back. Do you agree, Bob, yes or no?\n";
    CHECK(bob.hears().ends_with(question));
    CHECK(bob.hears("perhaps") == "Say yes or no.\n" + std::string{question});
    SECTION("no") {
        CHECK(bob.hears("no") == "You do not agree.\n" + std::string{bob_waits});
        CHECK(bob.place.take_back->refused_by == Entrant{1});
    }
    SECTION("yes") {
        static_cast<void>(bob.hears("yes"));
        CHECK(bob.hears() == "What was done last is taken back.\n" + std::string{bob_waits});
        CHECK(bob.place.table->moves() == 0);
    }
}

TEST_CASE("at a shared table whoever asked to take back hears who refuses (P-1.15)") {
    BobsTerminal bob;
    bob.plays("hold");
    bob.plays("hold");
    static_cast<void>(bob.hears());
    bob.plays("roll");
    static_cast<void>(bob.hears());
    CHECK(bob.hears("undo").starts_with("The others are asked.\n"));
    REQUIRE(bob.place.take_back);
    bob.place.take_back->refused_by = Entrant{0};
    CHECK(bob.hears().starts_with("Ann does not agree.\n"));
    CHECK_FALSE(bob.place.take_back);
}

}  // namespace
}  // namespace parlor::plain
