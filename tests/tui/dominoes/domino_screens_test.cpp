#include <algorithm>
#include <set>

#include "app/domino_screened.hpp"
#include "dominoes/dominoes.hpp"
#include "dominoes/options.hpp"
#include "tui/dominoes/hand_story.hpp"
#include "tui/dominoes/setup/chosen.hpp"
#include "tui/dominoes/table/table_screen.hpp"

namespace parlor::tui {
namespace {

// After the 5-5 always the first tile that fits, at the shortest arm that it fits.
dominoes::Layout fullest_layout() {
    using namespace dominoes;
    constexpr Suit five{5};
    Layout layout;
    lay_down(layout, {five, five});
    Tiles left = all_tiles();
    left.erase(tile_of({five, five}));
    const auto lay_one = [&] {
        auto ends = all_ends;
        std::ranges::stable_sort(ends, {}, [&](End end) { return layout.arms[end].size(); });
        for (const End end : ends)
            for (const Tile tile : left)
                for (const Laid laid : {halves_of(tile).flipped(), halves_of(tile)})
                    if (ends_with(layout.ends, laid.inner).contains(end)) {
                        lay(layout, laid, end);
                        left.erase(tile);
                        return true;
                    }
        return false;
    };
    while (lay_one()) {}
    return layout;
}

using DominoOption = RuleOption<dominoes::Ruleset>;

// A value other than the default: the second word, or the highest number.
int other_value(const DominoOption& option) {
    const auto* const range = std::get_if<NumberRange>(&option.values);
    return range == nullptr ? 1 : range->highest;
}

std::string label_of(const DominoOption& option) {
    const auto words = words_of(option.values);
    return words.empty()
               ? std::string{option.key->label} + " " + std::to_string(other_value(option))
               : std::string{words[1].label};
}

// Types a number; steps to the second word from the default.
std::string keys_for(const DominoOption& option) {
    const int words = static_cast<int>(words_of(option.values).size());
    std::string keys{option.key->key};
    if (words == 0) {
        for (const char digit : std::to_string(other_value(option)))
            keys.append(" ").append(1, digit);
        return keys + " Enter";
    }
    for (int value = option.value({}); value % words != 0; ++value)
        keys.append(" ").append(1, option.key->key);
    return keys;
}

}  // namespace

TEST_CASE("D-9.1: the options window: keys 1 to 8, points are typed, Enter starts") {
    DominoScreened table;
    table.shows("domino-options");
    table.keys("?");
    table.shows("domino-options-help");
    table.keys("Space Space 2 3 4 8");
    for (const char* const words : {"HAND OF 7", "REDEALS", "HIGH DOUBLE", "FELT BLUE"})
        CHECK(table.says(words));
    table.keys("5 1 5 0");
    CHECK(table.says("POINTS 150_"));
    table.keys("Enter");
    CHECK(table.says("POINTS 150"));
    table.keys("5 0 Enter");
    CHECK(table.says("1 TO 999 POINTS"));
    CHECK(table.says("POINTS 150"));
    table.keys("Enter");
    CHECK(table.place.table->header().find("option target 150") != std::string::npos);
    CHECK(table.place.table->header().find("option highest-double yes") != std::string::npos);
}

TEST_CASE("D-9.1: each option of the rules is chosen by its key") {
    for (const auto& option : dominoes::options()) {
        INFO(option.name);
        dominoes::Ruleset rules;
        option.choose(rules, other_value(option));
        DominoScreened table;
        table.keys(keys_for(option));
        CHECK(table.says(label_of(option)));
        table.keys("Enter");
        const std::string header = table.place.table->header();
        for (const std::string& line : option_lines(dominoes::options(), rules))
            CHECK(header.find(line + "\n") != std::string::npos);
    }
}

TEST_CASE("D-9.1: each option of the rules can be kept as a default") {
    for (const auto& option : dominoes::options()) {
        INFO(option.name);
        domino_table::Chosen chosen;
        option.choose(chosen.rules, other_value(option));
        CHECK(chosen.rules != dominoes::Ruleset{});
        CHECK(domino_table::chosen_in(domino_table::options_of(chosen)).rules == chosen.rules);
    }
}

TEST_CASE("D-9.1: the defaults that can be kept are what the rules have, and nothing else") {
    const auto hands = option_named("domino-hand").values;
    const auto words = words_of(dominoes::options().front().values);
    CHECK(std::ranges::equal(hands, ids_of(words)));
    const auto points = option_named("domino-points").values;
    CHECK(points.front() == std::to_string(dominoes::lowest_target));
    CHECK(points.back() == std::to_string(dominoes::highest_target));
}

TEST_CASE("D-9.1: the level steps through all that Mack has, and on to two people") {
    DominoScreened table;
    table.choose_two_people();
    for (int level = 0; level < dominoes::Dominoes::computer_levels; ++level) {
        table.keys("1");
        CHECK(table.says("1 - MACK " + std::to_string(level)));
    }
    table.keys("1");
    CHECK(table.says("1 - 2 PEOPLE"));
}

TEST_CASE("D-9.1: Left and Right change the selected option both ways") {
    DominoScreened table;
    for (const auto& [label, before] : {std::pair{"1 - MACK 1", "1 - MACK 0"},
                                        std::pair{"2 - HAND OF 11", "2 - HAND OF 9"},
                                        std::pair{"5 - POINTS 250", "5 - POINTS 200"},
                                        std::pair{"8 - FELT GREEN", "8 - FELT BLACK"}}) {
        for (int i = 0; i < 14 and not table.says(">" + std::string{label}); ++i)
            table.keys("Down");
        table.keys("Left");
        CHECK(table.says(before));
        table.keys("Right");
        CHECK(table.says(label));
    }
}

TEST_CASE("D-9.1: whoever was saved as the rival comes again") {
    using Opponent = Options::Opponent;
    for (const Opponent rival :
         {Opponent::Mack0, Opponent::Mack1, Opponent::Mack2, Opponent::Person}) {
        const Options::Dominoes saved{.rival = rival};
        CHECK(domino_table::options_of(domino_table::chosen_in(saved)) == saved);
    }
    const Options::Dominoes strong{.rival = Opponent::Mack2};
    CHECK(domino_table::chosen_in(strong).mack == dominoes::Level::Two);
}

TEST_CASE("D-9.1: S keeps what is chosen as the defaults") {
    struct Kept : Nowhere {
        Options options;
        std::optional<Error> keep(const Options& chosen) override {
            options = chosen;
            return std::nullopt;
        }
    } kept;
    Screened table{{}, kept};
    table.keys("a d 2 4 8 9 5 9 9 Enter");
    while (not table.says("2 PEOPLE")) table.keys("1");
    table.keys("s");
    CHECK(table.says("DEFAULTS NOW"));
    CHECK(kept.options.dominoes == Options::Dominoes{.rival = Options::Opponent::Person,
                                                     .hand = Options::Hand::Of7,
                                                     .highest_double = Options::Answer::Yes,
                                                     .points = 99,
                                                     .felt = Options::Felt::Blue,
                                                     .seen_tiles = Options::Answer::Yes});
    table.keys("8 9 x d");
    CHECK(table.says("FELT BLUE"));
    CHECK(table.says("2 PEOPLE"));
}

TEST_CASE("D-2.7, D-9.1: two people give their names, which are offered again") {
    DominoScreened table;
    table.choose_two_people();
    table.keys("2 Enter");
    CHECK(table.says("PLAYER_1_"));
    table.keys("A n n");
    table.shows("domino-people");
    table.keys("?");
    CHECK(table.says("ENTER TAKE IT"));
    table.keys("Space Enter");
    CHECK(table.says("PLAYER_2_"));
    table.keys("a n n Enter");
    CHECK(table.says("SOMEBODY HAS"));
    for (int letter = 0; letter < 3; ++letter) table.keys("Backspace");
    table.keys("Enter");
    CHECK(table.says("A NAME HAS"));
    table.keys("Up");
    CHECK(table.says("Ann_"));
    table.keys("Esc");
    CHECK(table.says("ENTER - START"));
    table.keys("Enter A n n Enter B o b Enter");
    table.play("0 down 21 56");
    table.shows("domino-down-of-two");
    CHECK(table.says("BOB HAS THE DOWN"));
    table.keys("Space r y Enter");
    CHECK(table.says("Ann_"));
    table.keys("Enter");
    CHECK(table.says("Bob_"));
}

TEST_CASE("D-9.1: each option has a line that says what it is") {
    DominoScreened table;
    std::set<std::string> explanations;
    const int items = 14;
    for (int item = 0; item < items; ++item, table.keys("Down")) {
        std::string beside;
        for (int row = 19; row < 23; ++row)
            beside += table.row(row).substr(table.row(row).rfind("▘"));
        explanations.insert(beside);
        CHECK(beside.find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos);
        CHECK_FALSE(table.says("..."));
    }
    CHECK(explanations.size() == items);
}

TEST_CASE("D-9.1: the options window leads back to the launcher") {
    DominoScreened table;
    table.keys("x");
    CHECK(table.says("MAIN MENU"));
    table.keys("d Esc");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("parlor dominoes starts at once with the saved options, and leads to the launcher") {
    Screened table{{.options = {.dominoes = {.hand = Options::Hand::Of9, .points = 120}},
                    .begins_with = find_game(all_games(), "dominoes")}};
    CHECK(table.row(1).find("OF 120") != std::string::npos);
    table.keys("Space");  // the tiles drawn for the down have been seen
    CHECK(table.row(1).find("BONEYARD 10") != std::string::npos);
    table.keys("r y");
    CHECK(table.says("ENTER - START"));
    table.keys("x q y");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("D-1.3: the tiles drawn for the down are shown before the deal") {
    DominoScreened table;
    table.sit_down_with_mack();
    table.shows("domino-down");
    CHECK(table.says("PLAYER_1 HAS THE DOWN"));
}

TEST_CASE(
    "D-4.1, D-9.8: the sum of the ends stands beside the score, as an aid and against Mack 0") {
    for (const char* const chosen : {"t", "1 1 1"}) {  // training, or from level 1 round to 0
        DominoScreened table;
        table.keys(chosen);
        table.begin_with_mack();
        CHECK(table.row(1).starts_with(">PLAYER_1   0/250  "));
        CHECK_FALSE(table.says("SUM"));  // there are no ends yet
        table.types("46");
        CHECK(table.row(1).starts_with(" PLAYER_1  10/250 SUM 10 BONEYARD 14"));
    }
    DominoScreened table;
    table.begin_with_mack();
    table.types("46");
    CHECK_FALSE(table.says("SUM"));
}

TEST_CASE("U-4.2: the last play is marked by a heavy line, in every depth and set of glyphs") {
    DominoScreened table;
    table.begin_with_mack();
    table.types("46");
    CHECK(table.row(9).find("4┃6") != std::string::npos);
    for (const auto& [set, line] : {std::pair{GlyphSet::Ascii, "4#6"},
                                    std::pair{GlyphSet::Console, "4║6"},
                                    std::pair{GlyphSet::Petscii, "4┃6"}})
        CHECK(lines_of(table.app().canvas(), set)[9].find(line) != std::string::npos);
    table.keys("Space");
    CHECK_FALSE(table.says("4┃6"));
    CHECK(table.says("4│6"));
}

TEST_CASE("D-9.8, U-4.1: tiles, boneyard, scores and target are always on the screen") {
    DominoScreened table;
    table.sit_down_with_mack();
    table.deal(spinner_deal);
    table.keys("Space");
    table.shows("domino-hand");
    CHECK(table.row(1).find("OF 250") != std::string::npos);
    CHECK(table.row(1).find("BONEYARD 14") != std::string::npos);
    CHECK(table.row(0).ends_with(" 7 "));
}

TEST_CASE("U-4.2, D-2.3: the ends to choose from are marked with their numbers") {
    DominoScreened table;
    table.seat_two_people();
    table.play_round_the_spinner();
    table.types("64");
    CHECK(table.says("6-4 AT WHICH END? 2 OR 3"));
    check_golden_everywhere("domino-ends", table.app().canvas());
    table.keys("1");
    CHECK(table.says("ONE OF THE MARKED NUMBERS"));
    table.keys("x 0 5 Enter");
    CHECK(table.says("PRESS THE NUMBER OF AN END"));
    table.keys("3");
    CHECK(table.says("PLAYS 6-4"));
}

TEST_CASE("D-9.7: when the first double is down the spinner is in the middle") {
    DominoScreened table;
    table.seat_two_people();
    table.deal("34 36 46 05 06 11 66 33 35 22 23 24 55 00");
    table.reads();
    table.play("1 play 34");
    CHECK(table.row(9).find("3┃4") != std::string::npos);
    table.play("2 play 33");
    table.shows("domino-spinner");
    CHECK(table.row(8).substr(19, 1) == "3");
}

TEST_CASE("U-4.3: a table of 28 tiles, and a hand of 21, can be read in full") {
    using namespace dominoes;
    domino_table::Picture picture;
    picture.view = {.seat = first_seat, .rules = {}};
    picture.hand = std::make_shared<domino_table::Hand>();
    picture.hand->become(all_tiles() - tiles_with(Suit{6}));
    check_golden("domino-hand-of-21", draw(picture, {}));
    picture.hand->become({});
    picture.view.layout = fullest_layout();
    check_golden("domino-fullest", draw(picture, {}));
    check_golden_in_mono("domino-fullest-mono", draw(picture, {}));
}

TEST_CASE("U-4.1: Mack's line tells his level, and that he thinks until his move is seen") {
    using namespace dominoes;
    domino_table::Picture picture;
    picture.view = {.seat = first_seat, .rules = {}, .decider = second_seat};
    picture.hand = std::make_shared<domino_table::Hand>();
    picture.sittings[second_seat] = {.name = "Mack", .is_computer = true};
    picture.levels[second_seat] = Level::One;
    const auto line = [&](std::size_t row) {
        return lines_of(draw(picture, {}), GlyphSet::Unicode)[row];
    };
    CHECK(line(0).starts_with(">MACK 1 "));
    CHECK(line(22).starts_with(" MACK 1 IS THINKING "));
    picture.is_to_be_read = true;
    CHECK(line(22).starts_with(" SPACE CONTINUES "));
    picture.sittings[second_seat].name = "A long name";
    CHECK(line(0).starts_with(">A LON. 1 "));
}

TEST_CASE("U-4.1: whoever takes time over a move is seen to think") {
    struct Onlooker : Nowhere {
        int seen = 0;
        void show(const Room& room, const Options& /*options*/) override {
            CHECK(
                lines_of(room.canvas(), GlyphSet::Unicode)[22].starts_with(" MACK 2 IS THINKING "));
            ++seen;
        }
    } onlooker;
    const int& seen = onlooker.seen;
    DominoScreened table{{.terms = {.chance = ChanceBy::Script}}, onlooker};
    SECTION("level 2 does") {
        while (not table.says("MACK 2")) table.keys("1");
        table.begin_with_mack();
        table.types("33");
        table.keys("Space");
        CHECK(seen == 1);
    }
    SECTION("level 1 does not") {
        table.begin_with_mack();
        table.types("33");
        table.keys("Space");
        CHECK(seen == 0);
    }
}

TEST_CASE("U-6.3: the right half has the hand's story, as both players have seen it") {
    DominoScreened table;
    table.seat_two_people();
    table.play_round_the_spinner();
    const Canvas both = table.app().canvas({24, 80});
    check_golden("wide-dominoes", both);
    check_golden("wide-dominoes-large", table.app().canvas({40, 120}));
    CHECK(
        lines_of(both, GlyphSet::Ascii)[2].substr(40).starts_with("  PLAYER_1 PLAYS 3-3, COUNT 6"));
    CHECK(table.app().canvas({24, 79}) == table.app().canvas());
}

TEST_CASE("U-6.3: the tiles that have been seen stand there where the option wants them") {
    DominoScreened table;
    table.keys("9");
    CHECK(table.says("TILE LIST"));
    table.seat_two_people();
    table.play_round_the_spinner();
    const Canvas both = table.app().canvas({24, 80});
    check_golden_everywhere("wide-dominoes-seen", both);
}

TEST_CASE("U-6.3: a page of the story does not begin with the end of the page before") {
    using namespace dominoes;
    constexpr Size panel{24, 40};
    constexpr int passes = 21;  // and the page has 22 rows
    domino_table::Picture picture;
    picture.view = {.seat = first_seat, .rules = {}};
    picture.sittings[first_seat].name = "Player_1";
    picture.sittings[second_seat].name = "Player_2";
    auto& history = picture.view.history;
    for (int i = 0; i < passes; ++i)
        history.push_back({both_seats[static_cast<std::size_t>(i) % 2], Doing::Passed, {}, {}});
    history.push_back({second_seat, Doing::Drew, {}, {}});
    const auto before =
        lines_of(domino_table::draw_hand_story(picture, {}, panel), GlyphSet::Ascii);
    history.push_back({second_seat, Doing::Played, {Suit{3}, Suit{4}}, {}});
    const auto after = lines_of(domino_table::draw_hand_story(picture, {}, panel), GlyphSet::Ascii);
    CHECK(before[2].starts_with("  PLAYER_2 DRAWS 1 TILE"));
    CHECK(after[2].starts_with("  PLAYER_2 DRAWS 1 TILE, PLAYS 3-4,"));
    CHECK(after[3].starts_with("  COUNT 7"));
}

TEST_CASE("U-6.3: in a tall window the story begins in the row in which the table does") {
    DominoScreened table;
    table.seat_two_people();
    table.play_round_the_spinner();
    const auto lines = lines_of(table.app().canvas({40, 100}), GlyphSet::Ascii);
    const auto begins = [&](std::string_view words) {
        return std::ranges::find_if(
                   lines,
                   [&](const std::string& line) { return line.find(words) != std::string::npos; }) -
               lines.begin();
    };
    CHECK(begins("HAND 1   DOWN: PLAYER_1") == begins("PLAYER_2  35"));
}

TEST_CASE("U-4.5: from 120 columns and 40 rows on the table grows, and windows are over it") {
    DominoScreened table;
    table.seat_two_people();
    table.play_round_the_spinner();
    check_golden("domino-large", table.app().canvas({40, 120}));
    check_golden("domino-huge", table.app().canvas({60, 200}));
    table.types("64");
    check_golden("domino-large-ends", table.app().canvas({40, 120}));
    table.keys("x x ?");
    check_golden("domino-large-help", table.app().canvas({40, 120}));
    CHECK(table.app().canvas({39, 120}).size().rows < 39);
}

TEST_CASE("U-6.3: aids and hints are next to the table of a wide window, and cover nothing") {
    DominoScreened table;
    table.keys("0 t");
    table.begin_with_mack();
    const auto shows = [&](Size window, const std::string& words) {
        const auto lines = lines_of(table.app().canvas(window), GlyphSet::Ascii);
        return std::ranges::any_of(
            lines, [&](const std::string& line) { return line.find(words) != std::string::npos; });
    };
    constexpr Size wide{24, 80}, large{40, 120};
    for (const Size window : {wide, large}) {
        CHECK(shows(window, "WHAT EACH PLAY MAKES"));
        CHECK(shows(window, "UNSEEN: 21 OF 28"));
    }
    table.keys("h");
    CHECK(table.says("TILE NOW  HAND  WIN"));
    for (const Size window : {wide, large}) {
        CHECK_FALSE(shows(window, "TILE NOW  HAND  WIN"));
        CHECK(shows(window, "MACK 2'S VALUES"));
    }
    check_golden("domino-wide-hint", table.app().canvas(wide));
    check_golden("domino-large-hint", table.app().canvas(large));
    check_golden("domino-huge-hint", table.app().canvas({60, 200}));
    table.keys("3");
    CHECK(table.says("YOUR TILE: 3_"));
}

TEST_CASE("of two people nobody's hand is seen before they are called") {
    DominoScreened table;
    table.seat_two_people();
    table.deal(spinner_deal);
    CHECK_FALSE(table.says("0│5"));
    table.keys("Space");
    table.shows("domino-hand-over");
    CHECK_FALSE(table.says("0│5"));
    table.keys("Space");
    CHECK(table.says("0│5"));
    table.types("05");
    CHECK(table.says("0│6"));
    table.keys("Space");
    CHECK(table.says("PLAYER_2, IT IS NOW"));
    CHECK_FALSE(table.says("2│3"));
    table.keys("Space");
    CHECK(table.says("2│3"));
}

TEST_CASE("D-5.1, D-9.6: a hand's result is told after its last count has been read") {
    DominoScreened table;
    table.seat_two_people();
    table.deal(spinner_deal);
    table.reads();
    while (table.place.table->decider() != chance) table.play(table.choices().front());
    CHECK(table.says("COUNT"));
    CHECK_FALSE(table.says(" HELD "));
    table.keys("Space");
    CHECK(table.says("NEXT DOWN"));
    CHECK((table.says("DOMINOES") or table.says("BLOCKED")));
    table.keys("Space");
    CHECK_FALSE(table.says("PRESS ANY KEY"));
}

TEST_CASE(
    "D-8.4: another game with the same options; games won are counted, and shown at the end") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 0 Enter Enter");
    table.plays_until(" HELD ");
    const auto right_half = lines_of(table.app().canvas({24, 80}), GlyphSet::Ascii);
    CHECK(right_half[0].substr(40).starts_with("  THE HAND IS OVER"));  // not the next hand
    table.shows("domino-hand-result");
    table.plays_until("ANOTHER GAME");
    table.shows("domino-game-over");
    table.keys("y");
    CHECK(table.row(1).find("OF 90") != std::string::npos);
    table.reads();
    table.keys("q y");
    table.shows("domino-farewell");
    table.keys("Space");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("D-8.4: games won are counted anew when others play") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 Enter Enter");
    table.plays_until("ANOTHER GAME");
    CHECK((table.says("PLAYER_1: 1") or table.says("MACK 1: 1")));
    table.keys("r");
    table.choose_two_people();
    table.keys("Enter Enter Enter");
    table.plays_until("ANOTHER GAME");
    CHECK((table.says("PLAYER_1: 0") or table.says("PLAYER_2: 0")));
    CHECK((table.says("PLAYER_1: 1") or table.says("PLAYER_2: 1")));
}

TEST_CASE("U-1.7: ? tells the keys of the table") {
    DominoScreened table;
    table.sit_down_with_mack();
    table.deal(spinner_deal);
    table.keys("Space ?");
    table.shows("domino-help");
}

TEST_CASE("U-4.1, D-5: at a hand's end the score can be checked, and the table stays in sight") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 0 Enter Enter");
    table.plays_until(" HELD ");
    const auto lines = lines_of(table.app().canvas(), GlyphSet::Unicode);
    std::string below;
    for (std::size_t row = 17; row <= 23; ++row) below += lines[row];
    CHECK(below.find(" HELD ") != std::string::npos);
    CHECK(below.find(" SPOTS") != std::string::npos);
    for (std::size_t row = 2; row <= 16; ++row)
        CHECK(lines[row].find_first_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") == std::string::npos);
}

TEST_CASE("U-4.1, D-1.2: after a count that wins in mid-hand the hands are seen, too") {
    DominoScreened table;
    table.keys("5 1 0 Enter");
    table.seat_two_people();
    table.deal(
        "46 00 01 02 03 04 05 11 12 13 14 15 16 22 33 34 35 36 44 45 55 56 66 06 23 24 25 26");
    table.reads();
    table.types("46");
    table.keys("Space");
    CHECK(table.says("PLAYER_1 WINS BY THIS COUNT"));
    table.shows("domino-won-by-count");
    table.reads();
    table.keys("t");
    CHECK(table.says("GAME OVER: PLAYER_1 WINS"));
}

TEST_CASE("U-1.7: ? lists a key of the domino table only while it does something") {
    DominoScreened table;
    table.sit_down_with_mack();
    table.keys("?");
    CHECK(table.says("SPACE"));
    CHECK_FALSE(table.says("2 DIGITS"));
    table.keys("Space");
    table.deal(spinner_deal);
    table.keys("Space ?");
    CHECK(table.says("2 DIGITS"));
    for (const char* const idle : {"REDEAL", "DRAW, PASS", "TAKE BACK", "THE END"})
        CHECK_FALSE(table.says(idle));
}

TEST_CASE("U-5.6, D-9.3: the question whether to leave the table says that the game is kept") {
    DominoScreened table;
    table.begin_with_mack();
    table.keys("q");
    CHECK(table.says("NOT KEPT, AS NO"));
    table.shows("domino-leave-not-begun");
    table.keys("n 3 3 Enter q");
    CHECK(table.says("THE GAME IS KEPT"));
}

}  // namespace parlor::tui
