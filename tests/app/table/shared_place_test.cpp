// Several apps at one place, each with the players of one terminal: who is asked, called, asked for
// consent, and who only watches. One app leads.
#include <algorithm>
#include <array>
#include <random>

#include "app/screened.hpp"
#include "canvas/letters.hpp"
#include "games/games.hpp"
#include "numbers.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

constexpr Entrant ann{0}, bob{1};

std::string screen_of(App& app) {
    std::string text;
    for (const auto& line : lines_of(app.canvas(), GlyphSet::Unicode)) text += line + "\n";
    return text;
}

// The app of one terminal.
class Terminal {
public:
    Terminal(table::Place& place, Here here, ChanceBy chance)
        : app_{place,
               {.games = all_games(),
                .terms = {.chance = chance, .seed = 1},
                .here = here,
                .options = {.movement = Options::Movement::Jumping}},
               nowhere()} {}

    App& app() { return app_; }
    [[nodiscard]] std::string screen() { return screen_of(app_); }
    [[nodiscard]] bool says(const std::string& words) {
        return screen().find(words) != std::string::npos;
    }
    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) app_.press_unhurried(key);
    }
    void waits() {
        (void)app_.canvas();
        app_.tick(60'000);
    }
    // Reads what there is to read, and lets pass what passes by itself.
    void follows() {
        waits();
        for (int i = 0; i < 20 and (says("PRESS ANY KEY") or says("SPACE CONTINUES")); ++i)
            keys("Space");
    }

private:
    App app_;
};

enum class Leads : std::uint8_t { Ann, Watcher };

// Ann and Bob each have a terminal; a third watches. A watcher who leads presses no key.
struct ThreeTerminals {
    table::Place place;
    Leads leader;
    Terminal of_ann, of_bob, of_watcher;

    explicit ThreeTerminals(const std::string& game,
                            ChanceBy chance = ChanceBy::Dealer,
                            Leads who = Leads::Ann)
        : place{open(game, chance), {}},
          leader{who},
          of_ann{place, {.players = SetOf<Entrant>{ann}, .leads = who == Leads::Ann}, chance},
          of_bob{place, {.players = SetOf<Entrant>{bob}, .leads = false}, chance},
          of_watcher{place, {.players = SetOf<Entrant>{}, .leads = who != Leads::Ann}, chance} {
        all_follow();
    }

    static std::unique_ptr<table::GameTable> open(const std::string& game, ChanceBy chance) {
        table::LineReader lines{game};
        table::Output complaints;
        auto loaded = load_script(lines, "test", open_table, complaints, {});
        INFO(complaints.waiting());
        REQUIRE(loaded.status == table::Status::Fine);
        if (chance == ChanceBy::Dealer) loaded.table->answer_chance();
        return std::move(loaded.table);
    }

    void all_follow() {
        of_ann.follows();
        of_bob.follows();
        leader == Leads::Watcher ? of_watcher.waits() : of_watcher.follows();
    }
    // Presses keys at random in all three until the game is over: mostly those that lead on, where
    // somebody decides.
    void play_by_keys(std::u32string_view onward, std::u32string_view others, int keys) {
        std::mt19937 chance_of{20261126};  // NOLINT: the same keys every time
        const auto below = [&](std::size_t count) { return chance_of() % count; };
        const std::array all{&of_ann, &of_bob, &of_watcher};
        for (int i = 0; i < keys and place.table->decider(); ++i) {
            Terminal& terminal = *all[leader == Leads::Ann and below(8) == 0 ? 2 : below(2)];
            const bool is_watcher = &terminal == &of_watcher;
            const int moves = place.table->moves();
            if (const auto odd = below(12); odd < 3)
                terminal.keys(odd < 2 ? "Enter" : "Esc");
            else {
                const std::u32string_view letters = below(8) == 0 ? others : onward;
                terminal.app().press_unhurried(key_of(letters[below(letters.size())]));
            }
            if (is_watcher) REQUIRE(place.table->moves() == moves);
            REQUIRE(place.table);
            REQUIRE_FALSE(terminal.app().is_left());
            if (i % 8 == 0) all_follow();
        }
        all_follow();
    }
};

const std::string two_people = "seat 1 person Ann\nseat 2 person Bob\n";

std::string header_of(const std::string& game, const std::string& others = "") {
    return "parlor 1\ngame " + game + "\nseed 3\n" + two_people + others + "begin\n";
}

// What a terminal shows, sounds, and waits for, after each of these lines.
struct Witnessed {
    Canvas canvas;
    std::vector<SoundEffect> sounds;
    std::optional<int> next_tick;
    friend bool operator==(const Witnessed&, const Witnessed&) = default;
};

Witnessed witnessed(Terminal& terminal) {
    Canvas canvas = terminal.app().canvas({24, 80});
    return {std::move(canvas), terminal.app().take_sounds(), terminal.app().next_tick()};
}

void play(ThreeTerminals& three, const std::string& line) {
    const auto words = table::split(line);
    REQUIRE(words);
    if (words->words.front() == ".set") {
        const std::vector<std::string> values(words->words.begin() + 2, words->words.end());
        REQUIRE_FALSE(three.place.table->rig(words->words[1], values));
        REQUIRE_FALSE(three.place.table->settle());
        return;
    }
    INFO(line);
    REQUIRE(three.place.table->play(*table::read_move(*words)).kind ==
            table::Verdict::Kind::Played);
}

// Of two games that differ only in what Bob may not see, he and a watcher get the same.
void check_alike(ThreeTerminals& one, ThreeTerminals& other) {
    CHECK(witnessed(one.of_bob) == witnessed(other.of_bob));
    CHECK(witnessed(one.of_watcher) == witnessed(other.of_watcher));
    one.all_follow();
    other.all_follow();
    CHECK(witnessed(one.of_bob) == witnessed(other.of_bob));
    CHECK(witnessed(one.of_watcher) == witnessed(other.of_watcher));
}

// A random move that both games accept.
std::optional<std::string> common_move(ThreeTerminals& one, ThreeTerminals& other, Draw draw) {
    const auto is_accepted = [](ThreeTerminals& three, const std::string& line) {
        const auto move = table::read_move(*table::split(line));
        return move and three.place.table->attempt(*move).kind == table::Verdict::Kind::Played;
    };
    std::vector<std::string> common;
    for (const std::string& line : one.place.table->choices())
        if (is_accepted(one, line) and is_accepted(other, line)) common.push_back(line);
    if (common.empty()) return std::nullopt;
    return common[static_cast<std::size_t>(draw(static_cast<int>(common.size())))];
}

// Plays two games that begin differently, and then the same lines.
void check_hidden(const std::array<std::string, 2>& games,
                  const std::array<std::vector<std::string>, 2>& first,
                  const std::vector<std::string>& then) {
    ThreeTerminals one{games[0], ChanceBy::Script}, other{games[1], ChanceBy::Script};
    for (const std::string& line : first[0]) play(one, line);
    for (const std::string& line : first[1]) play(other, line);
    const auto whole = [](ThreeTerminals& three) {
        return three.place.table->header() + std::to_string(three.place.table->state());
    };
    REQUIRE(whole(one) != whole(other));
    for (std::size_t i = 0; i <= then.size(); ++i) {
        INFO("before line " << i);
        check_alike(one, other);
        if (i == then.size()) break;
        play(one, then[i]);
        play(other, then[i]);
    }
}

}  // namespace

TEST_CASE("three terminals at a domino table: a whole game by keys, one of them only watching") {
    ThreeTerminals three{header_of("dominoes", "option target 60\n")};
    const auto* const letters = U"dpf0123456     01234560123456";  // not R, which leaves the game
    three.play_by_keys(letters, letters, 60'000);
    INFO(three.of_ann.screen() << three.of_bob.screen() << three.of_watcher.screen());
    CHECK_FALSE(three.place.table->decider());
    CHECK(three.of_ann.says("HAS REACHED 60 POINTS"));
}

// The people begin with little, so that a game has an end.
TEST_CASE("three terminals at one board: whole games by keys, one of them only watching") {
    for (const auto& game :
         {header_of("classic", "seat 3 cpu:1 Max\n"),
          header_of("moneyloopy", "option hidden-money yes\nseat 3 cpu:1 Max\n")}) {
        ThreeTerminals three{game + ".set seat.1.money 150\n.set seat.2.money 150\n"};
        three.play_by_keys(U"rrbbnnpfaytjld", U"abcdefghijklmnoprstuvwxyz0123456789  ..>", 60'000);
        INFO(game << three.of_ann.screen() << three.of_bob.screen() << three.of_watcher.screen());
        CHECK_FALSE(three.place.table->decider());
    }
}

// As where a host leads: its program lets computers decide, and waits for no reader.
TEST_CASE("nobody sits at the terminal that leads, and the game goes on without its keys") {
    const auto* const tiles = U"dpf0123456     01234560123456";
    const auto* const onward = U"rrbbnnpfaytjld";
    struct Game {
        std::string game;
        const char32_t* letters;
    };
    const std::string poor = ".set seat.1.money 150\n.set seat.2.money 150\n";
    for (const auto& [game, letters] :
         {Game{header_of("classic", "seat 3 cpu:1 Max\n") + poor, onward},
          Game{header_of("moneyloopy", "seat 3 cpu:1 Max\n") + poor, onward},
          Game{"parlor 1\ngame dominoes\nseed 3\nseat 1 person Ann\nseat 2 cpu:1 Mack\n"
               "option target 60\nbegin\n",
               tiles}}) {
        ThreeTerminals three{game, ChanceBy::Dealer, Leads::Watcher};
        three.play_by_keys(letters, letters, 60'000);
        INFO(game << three.of_ann.screen() << three.of_watcher.screen());
        CHECK_FALSE(three.place.table->decider());
    }
}

TEST_CASE("M-2.2: throws that renumber seats leave each player at their own terminal") {
    ThreeTerminals three{header_of("city", "seat 3 person Cat\n"), ChanceBy::Script};
    for (const char* const line : {"0 dice 1 2", "0 dice 6 4", "0 dice 2 3"}) play(three, line);
    three.all_follow();
    INFO(three.of_ann.screen() << three.of_bob.screen());
    CHECK(three.place.table->on_turn() == Seat{1});  // where Bob sits now
    CHECK(three.of_bob.says("R - ROLL"));
    CHECK_FALSE(three.of_ann.says("R - ROLL"));
    three.of_ann.keys("R");
    CHECK(three.place.table->moves() == 0);
    three.of_bob.keys("R");
    CHECK(three.place.table->moves() == 1);
}

TEST_CASE("keys of a terminal play for nobody who sits elsewhere, and for no computer") {
    ThreeTerminals three{
        "parlor 1\ngame dominoes\nseed 3\noption hand 7\nseat 1 person Ann\n"
        "seat 2 cpu:1 Mack\nbegin\n",
        ChanceBy::Script,
        Leads::Watcher};
    for (const char* const line :
         {"0 down 21 56", "0 tiles 34 35 22 23 24 55 00 33 36 46 05 06 11 66 01 02 03 56"})
        play(three, line);
    (void)three.of_ann.app().canvas();
    const int moves = three.place.table->moves_of_players();
    for (const char key : std::string{"dpf0123456"}) three.of_ann.keys(std::string{key});
    three.of_ann.keys("Enter 3 3 Enter");
    CHECK(three.place.table->moves_of_players() == moves);
    CHECK(three.of_ann.says("MACK 1 IS THINKING"));
    for (int i = 0; i < 3; ++i) three.of_watcher.waits();  // the deal, and then his move
    CHECK(three.place.table->moves_of_players() == moves + 1);
}

TEST_CASE("a table that its leading terminal leaves is shown nowhere any longer") {
    ThreeTerminals three{header_of("blitz", "seat 3 cpu:1 Max\n")};
    three.of_bob.app().press_unhurried(Key::Esc);
    three.of_ann.app().leave_table();
    (void)three.of_bob.screen();
    (void)three.of_watcher.screen();
    CHECK(three.of_bob.app().is_left());
    CHECK(three.of_watcher.app().is_left());
}

TEST_CASE("two terminals that both lead: a timed game that one leaves is over at the other") {
    ThreeTerminals three{header_of("blitz", "seat 3 cpu:1 Max\n")};
    Terminal other{three.place, {}, ChanceBy::Dealer};
    other.follows();
    other.app().tick(100);
    three.of_ann.app().leave_table();
    CHECK(other.says("NO GAME"));
}

TEST_CASE(
    "T-3.11: no game is reviewed where others share the table, and a line says where it can be") {
    ThreeTerminals three{header_of("dominoes", "option target 60\n")};
    const auto* const letters = U"dpf0123456     01234560123456";
    three.play_by_keys(letters, letters, 60'000);
    REQUIRE_FALSE(three.place.table->decider());
    for (int i = 0; i < 500 and not three.of_bob.says("REVIEW"); ++i) {
        three.of_bob.keys("Space");
        three.of_bob.app().tick(60'000);
    }
    three.of_bob.keys("v");
    CHECK(three.of_bob.says("TAKE A COPY"));
}

TEST_CASE("U-5.2: a wish to take back a move ends with the next move, however it comes") {
    ThreeTerminals three{header_of("classic"), ChanceBy::Script};
    for (const char* const line : {"0 dice 6 4", "0 dice 1 2", "1 roll", "0 dice 1 2"})
        play(three, line);
    three.all_follow();
    three.of_ann.keys("z");
    CHECK(three.of_bob.says("ANN"));
    REQUIRE(three.place.take_back);
    REQUIRE(three.place.table->undo(1));
    three.of_bob.keys("y");
    CHECK_FALSE(three.place.take_back);
    CHECK(three.place.table->moves() == 0);
}

TEST_CASE("U-5.2: who only watches takes nothing back") {
    ThreeTerminals three{header_of("classic"), ChanceBy::Script};
    for (const char* const line : {"0 dice 6 4", "0 dice 1 2", "1 roll", "0 dice 1 2"})
        play(three, line);
    three.all_follow();
    three.of_watcher.keys("z");
    CHECK_FALSE(three.place.take_back);
    CHECK(three.place.table->moves() == 1);
}

TEST_CASE(
    "U-5.2: after a move was taken back, each terminal shows the table as if it had not been") {
    ThreeTerminals three{header_of("classic"), ChanceBy::Script};
    for (const char* const line : {"0 dice 6 4", "0 dice 1 2", "1 roll", "0 dice 1 2"})
        play(three, line);
    three.all_follow();
    three.of_ann.keys("z");
    three.of_bob.keys("y");
    REQUIRE(three.place.table->moves() == 0);
    three.all_follow();
    Terminal anew{three.place, {.players = SetOf<Entrant>{}, .leads = false}, ChanceBy::Script};
    anew.follows();
    const auto above_prompts = [](Terminal& terminal) {
        const std::string screen = terminal.screen();
        return screen.substr(0, screen.find("PAUSE"));
    };
    CHECK(above_prompts(three.of_watcher) == above_prompts(anew));
}

TEST_CASE("L-1.5: two people at one keyboard see no computer's hidden money while it decides") {
    table::Place place{ThreeTerminals::open(header_of("moneyloopy",
                                                      "option hidden-money yes\n"
                                                      "seat 3 cpu:1 Max\n"),
                                            ChanceBy::Script),
                       {}};
    const auto max_decides = [&] { return place.table->decider() == Seat{3}; };
    for (int face = 1; face <= 6 and not max_decides(); ++face)
        (void)place.table->play(*table::read_move(*table::split("0 die " + std::to_string(face))));
    REQUIRE(max_decides());
    const std::vector<std::string> money{"1234"};
    REQUIRE_FALSE(place.table->rig("seat.3.money", money));
    REQUIRE_FALSE(place.table->settle());
    Terminal both{place, {.leads = false}, ChanceBy::Script};
    (void)both.screen();
    both.app().tick(100);
    INFO(both.screen());
    CHECK(both.says("MAX"));
    CHECK_FALSE(both.says("1234"));
}

TEST_CASE("a terminal gets nothing of another player's tiles, nor of the boneyard") {
    // Ann never plays 6-6, and nobody draws 5-6, here.
    const std::string tiles = "33 36 46 05 06 11 66 34 35 22 23 24 55 00 ", bones = "01 02 03 56";
    const std::string swapped = "33 36 46 05 06 11 56 34 35 22 23 24 55 00 ",
                      others = "01 02 03 66";
    check_hidden(
        {header_of("dominoes", "option hand 7\n"), header_of("dominoes", "option hand 7\n")},
        {{{"0 down 56 21", "0 tiles " + tiles + bones},
          {"0 down 56 21", "0 tiles " + swapped + others}}},
        {"1 play 33", "2 play 34", "1 play 36", "2 play 35", "1 play 50", "2 play 00"});
}

// A tile of Ann's is the boneyard's last in the other hand: until the difference shows by itself.
TEST_CASE("a terminal gets nothing of another player's tiles in whole hands") {
    const std::string game = header_of("dominoes", "option hand 7\n");
    Numbers numbers{3};
    int moves = 0;
    for (int hand = 0; hand < sampled(40, 4); ++hand) {
        std::vector<std::string> tiles;
        for (char low = '0'; low <= '6'; ++low)
            for (char high = low; high <= '6'; ++high) tiles.push_back({low, high});
        for (std::size_t i = tiles.size() - 1; i > 0; --i)
            std::swap(tiles[i], tiles[static_cast<std::size_t>(numbers(static_cast<int>(i) + 1))]);
        const auto dealt = [&] {
            std::string line = "0 tiles";
            for (const std::string& tile : tiles) line += " " + tile;
            return line;
        };
        ThreeTerminals one{game, ChanceBy::Script}, other{game, ChanceBy::Script};
        for (ThreeTerminals* three : {&one, &other}) {
            play(*three, "0 down 56 21");
            if (three == &other) std::swap(tiles[static_cast<std::size_t>(hand % 7)], tiles.back());
            play(*three, dealt());
        }
        check_alike(one, other);
        while (const auto move = common_move(one, other, numbers)) {
            INFO(*move);
            play(one, *move);
            play(other, *move);
            check_alike(one, other);
            ++moves;
        }
    }
    CHECK(moves > 20);
}

TEST_CASE("a terminal gets nothing of another player's hidden money") {
    const std::string game = header_of("moneyloopy", "option hidden-money yes\n");
    check_hidden({game, game},
                 {{{"0 die 6", "0 die 5", ".set seat.1.money 900"},
                   {"0 die 6", "0 die 5", ".set seat.1.money 1700"}}},
                 {"1 roll", "0 dice 1 2", "1 buy", "1 end", "2 roll", "0 dice 2 4"});
}

// Ann is rich either way, so that only her money differs.
TEST_CASE("a terminal gets nothing of another player's hidden money in a whole game") {
    const std::string game = header_of("moneyloopy", "option hidden-money yes\n");
    ThreeTerminals one{game + ".set seat.1.money 20000\n"},
        other{game + ".set seat.1.money 9000\n"};
    Numbers numbers{4};
    int moves = 0;
    while (const auto move = common_move(one, other, numbers)) {
        INFO(*move);
        play(one, *move);
        play(other, *move);
        if (not one.place.table->decider()) break;  // everybody sees all money
        one.place.table->answer_chance();
        other.place.table->answer_chance();
        check_alike(one, other);
        if (++moves == sampled(4'000, 300)) break;
    }
    CHECK(moves >= 200);
}

TEST_CASE("a terminal gets nothing of the seed") {
    const auto game = [](const char* seed) {
        return "parlor 1\ngame classic\nseed " + std::string{seed} + "\n" + two_people + "begin\n";
    };
    check_hidden({game("1"), game("2")},
                 {{{"0 dice 6 4", "0 dice 1 2"}, {"0 dice 6 4", "0 dice 1 2"}}},
                 {"1 roll", "0 dice 1 2", "1 buy", "1 end", "2 roll", "0 dice 2 4"});
}

}  // namespace parlor::tui
