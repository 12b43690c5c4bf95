// The mode editor: its pages, its forms, its refusals, and random keys.
#include <random>

#include "editing.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

std::vector<OwnMode> two_of_own() {
    return {{"ants", "Ants"}, {"bees", "Bees", "bees.toml:1: name must be a text"}};
}

}  // namespace

TEST_CASE("U-8.1: a new mode starts from one of ours, with a name and a board, and is walked") {
    Editing editing;
    editing.shows("editor-base");
    editing.keys("3");
    editing.type("Ants");
    editing.shows("editor-name");
    editing.keys("Enter");
    editing.shows("editor-board");
    editing.keys("1 F");
    editing.shows("editor-walk");
    CHECK(editing.ui.draft.now.mode.name == "Ants");
    CHECK(editing.ui.draft.now.board.id == "uk");
}

TEST_CASE("U-8.1: a mode of one's own is gone on with; a broken one says its first mistake") {
    Editing editing{two_of_own()};
    editing.shows("editor-own");
    editing.keys("2 g");
    CHECK(editing.says("BEES.TOML"));
    editing.shows("editor-one-own-broken");
    editing.keys("Space x 1");
    editing.shows("editor-one-own");
    editing.keys("g");
    CHECK(editing.says("CHANGE CARD"));
}

TEST_CASE("U-8.4: modes of one's own are renamed, and deleted after a question") {
    Editing editing{two_of_own()};
    editing.keys("1 r Backspace Backspace y Enter");
    CHECK(editing.says("1 - ANY"));
    editing.keys("1 d");
    editing.shows("editor-delete");
    editing.keys("n d y");
    CHECK_FALSE(editing.says("ANY"));
    CHECK(editing.says("BEES"));
}

TEST_CASE("U-8.1, U-8.2: F, B, Tab, Home and End walk; Enter opens the card of the square") {
    Editing editing{"1", "Ants"};
    editing.keys("B");
    CHECK(editing.says("MAYFAIR"));
    editing.keys("Home");
    CHECK(editing.says("OLD KENT ROAD"));
    editing.keys("Tab");
    CHECK(editing.says("THE ANGEL"));
    editing.keys("End Right Right Enter");
    editing.shows("editor-card");
    editing.keys("?");
    editing.shows("editor-card-help");
}

TEST_CASE("U-8.2: digits replace a field, Enter takes it, and Esc leaves it as it was") {
    Editing editing{"1", "Ants"};
    editing.keys("F Enter Down Down Down 7 5");
    editing.shows("editor-typing");
    editing.keys("Enter");
    CHECK(editing.spot(1).price == 75_cash);
    editing.keys("9 9 Esc");
    CHECK(editing.spot(1).rents[0] == 2_cash);
    editing.keys("9 Down");
    CHECK(editing.spot(1).rents[0] == 9_cash);
    editing.shows("editor-card-changed");
    editing.keys("Esc");
    editing.shows("editor-walk-changed");
}

TEST_CASE("U-8.2: C cancels a square's changes, and Z takes back each change, C's too") {
    Editing editing{"1", "Ants"};
    editing.keys("F Enter Down Down Down 7 5 Enter 9 Enter c");
    CHECK(editing.spot(1).price == 60_cash);
    CHECK(editing.spot(1).rents[0] == 2_cash);
    editing.keys("z");
    CHECK(editing.spot(1).price == 75_cash);
    editing.keys("z z");
    CHECK(editing.spot(1).price == 60_cash);
    editing.keys("z");
    CHECK(editing.says("THERE IS NO CHANGE"));
}

TEST_CASE("U-8.2: what cannot be is refused in words, and what was typed stays") {
    Editing editing{"1", "Ants"};
    editing.keys("F Enter Down Down Down 3 2 7 6 8 Enter");
    CHECK(editing.says("PRICE MUST BE 0 TO"));
    CHECK(editing.says("32768_"));
    editing.shows("editor-refused");
    editing.keys("Esc - 5 Enter");
    CHECK(editing.says("-5_"));
    editing.keys("Esc Up k");
    CHECK(editing.says("KIND OF SQUARE"));
    editing.keys("Up Up");
    editing.type("Mayfair");
    editing.keys("Enter");
    CHECK(editing.says("SQUARE 39 HAS THIS"));
    CHECK(editing.says("MAYFAIR_"));
}

TEST_CASE("U-8.3: the mode's page has its options; switches stay, and say why") {
    Editing editing{"3", "Ants"};
    editing.keys("m");
    editing.shows("editor-mode");
    editing.keys("Down 5 0 Enter");
    CHECK(editing.says("START MONEY MUST BE"));
    editing.keys("Esc 2 5 0 0 Enter Up");
    CHECK(editing.ui.draft.now.mode.rules.start_money == 2500_cash);
    editing.keys("Up Up");
    editing.shows("editor-mode-switches");
    editing.keys("Enter");
    CHECK(editing.says("STARTED FROM"));
}

TEST_CASE("U-8.3: another board is a change that Z takes back") {
    Editing editing{"1", "Ants"};
    editing.keys("F Enter Down Down Down 7 5 Enter Esc m");
    for (int i = 0; i < 10; ++i) editing.keys("Down");
    editing.keys("Enter 2");
    CHECK(editing.ui.draft.now.board.id == "us");
    editing.keys("z");
    CHECK(editing.ui.draft.now.board.id == "uk");
    CHECK(editing.spot(1).price == 75_cash);
    editing.keys("z");
    CHECK(editing.spot(1).price == 60_cash);
}

TEST_CASE("U-8.4: S says what is written and saves; over a mode that is there it asks") {
    Editing editing{two_of_own()};
    editing.keys("1 g s");
    editing.shows("editor-save");
    editing.keys("s");
    editing.shows("editor-over");
    editing.keys("y");
    REQUIRE(editing.files.size() == 1);
    CHECK(editing.files.front().board.name == "Ants");
    CHECK(editing.says("SAVED"));
    CHECK(editing.ui.saved == "ants");
}

TEST_CASE("U-8.4: the name of a mode of ours is refused, and so is one that is too long") {
    Editing editing;
    editing.keys("1 Enter");
    CHECK(editing.says("A NAME HAS 1 TO"));
    editing.type("blitz");
    editing.keys("Enter");
    CHECK(editing.says("A PARLOR MODE"));
    editing.type("blitzblitzblitz");
    editing.keys("Enter");
    CHECK(editing.says("A NAME HAS 1 TO"));
}

TEST_CASE("U-8.2: Esc on the board opens the pause; leaving asks when something is not saved") {
    Editing editing{"1", "Ants"};
    editing.keys("Esc");
    editing.shows("editor-pause");
    editing.keys("l");
    CHECK(editing.is_left);
    editing.is_left = false;
    editing.keys("Esc F Enter Down Down Down 7 5 Enter Esc Esc l");
    editing.shows("editor-leave");
    CHECK_FALSE(editing.is_left);
    editing.keys("y");
    CHECK(editing.is_left);
}

TEST_CASE("U-8.2: random keys, whatever is edited, draw a whole canvas, and all can be undone") {
    std::mt19937 chance{20261124};  // NOLINT: a fixed seed, for the same keys every time
    constexpr std::u32string_view letters = U"fbeczims0123456789-?nygxpl.abcé\u0130ş ";
    constexpr std::array named{Key::Enter,
                               Key::Enter,
                               Key::Esc,
                               Key::Backspace,
                               Key::ArrowUp,
                               Key::ArrowDown,
                               Key::ArrowLeft,
                               Key::ArrowRight,
                               Key::Tab,
                               Key::Home,
                               Key::End,
                               Key::F1,
                               Key::F7,
                               Key::Pause,
                               Key::Resized,
                               Key::PageUp};
    Editing editing{"3", "Ants"};
    const int keys = sampled(20'000, 2'000);
    for (int i = 0; i < keys; ++i) {
        const bool is_named = chance() % 3 == 0;
        editing.press(is_named ? named.at(chance() % named.size())
                               : key_of(letters[chance() % letters.size()]));
        REQUIRE(editing.canvas().size() == Size{25, 40});
        if (editing.is_left) editing = Editing{"3", "Ants"};
    }
    while (not editing.ui.draft.steps.empty()) take_back(editing.ui.draft);
    for (int i = 0; i < editing.ui.draft.now.board.size; ++i)
        CHECK_FALSE(editor::is_changed(editing.ui.draft, Square(i)));
    CHECK(editing.ui.draft.now.mode.rules == editing.ui.draft.start.mode.rules);
}

TEST_CASE("U-8.1: on any board nothing of another one is behind it") {
    for (const char* const mode : {"1", "2", "3"}) {  // on London's board, and on Turkey's
        Editing edit{mode, "Rush"};
        for (const char* const key : {"F1", "F3", "F5", "F7", "Home", "End", "Enter", "Esc", "p"}) {
            edit.keys(key);
            Canvas alone, over_london = edit.canvas();
            draw_editor(alone, edit.ui);
            INFO(mode << " " << key);
            CHECK(over_london == alone);
        }
    }
}

TEST_CASE("U-8.1: in every wide window the ring shows the board") {
    Editing edit{"2", "Rush"};
    const auto small = draw_editor_ring(edit.ui, {25, 40});
    REQUIRE(small);
    check_golden("editor-ring-small", *small);
    const auto ring = draw_editor_ring(edit.ui, {40, 80});
    REQUIRE(ring);
    check_golden("editor-ring", *ring);
    edit.keys("p");
    CHECK(draw_editor_ring(edit.ui, {40, 80}) == ring);
    CHECK_FALSE(draw_editor_ring(Editing{}.ui, {40, 80}));
}

}  // namespace parlor::tui
