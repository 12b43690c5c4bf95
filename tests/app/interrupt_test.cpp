// Ctrl-C asks first, over any page, and does not change the page.
#include "domino_screened.hpp"

namespace parlor::tui {
namespace {

void goes_on_after_no(Screened& table) {
    const Canvas before = table.app().canvas();
    const auto next_tick = table.app().next_tick();
    for (const char* const no : {"n", "Esc", "Enter", "? Space q"}) {
        table.keys("Ctrl-C");
        CHECK(table.says("LEAVE THE PARLOR?"));
        CHECK(table.app().next_tick() == std::nullopt);
        table.app().tick(10'000);
        table.keys(no);
        INFO(no);
        CHECK(table.app().canvas() == before);
        CHECK(table.app().next_tick() == next_tick);
        CHECK_FALSE(table.app().is_left());
    }
}

}  // namespace

TEST_CASE("Ctrl-C asks at the title and in the launcher; No goes on where it was") {
    Screened table;
    goes_on_after_no(table);
    table.keys("a h n");
    goes_on_after_no(table);
    table.keys("Ctrl-C");
    table.shows("interrupt-launcher");
    table.keys("y");
    CHECK(table.app().is_left());
    CHECK(table.app().exit_status() == 0);
}

TEST_CASE("Ctrl-C asks at the table, and says that the game is kept") {
    Screened table;
    table.sit_down(2);
    goes_on_after_no(table);
    table.keys("Ctrl-C");
    table.shows("interrupt-not-begun");
    table.keys("n");
    table.play("1 roll");
    table.play("0 dice 3 5");
    table.keys("Ctrl-C");
    table.shows("interrupt-property");
    CHECK(table.says("THE GAME IS KEPT"));
    table.keys("y");
    CHECK(table.app().is_left());
}

TEST_CASE("an animation, a notice, a question and half a tile survive Ctrl-C") {
    Screened stepping{{.options = {.movement = Options::Movement::Stepping}}};
    stepping.sit_down(2);
    stepping.keys("r");
    stepping.app().tick(400);
    REQUIRE(stepping.says("PLAYER MOVING"));
    goes_on_after_no(stepping);

    Screened table;
    table.sit_down(2);
    table.keys("?");
    goes_on_after_no(table);
    table.keys("Space q");
    goes_on_after_no(table);

    DominoScreened dominoes;
    dominoes.begin_with_mack();
    goes_on_after_no(dominoes);
    dominoes.keys("3");
    goes_on_after_no(dominoes);
    dominoes.keys("3");
    goes_on_after_no(dominoes);
    dominoes.keys("Ctrl-C");
    dominoes.shows("interrupt-dominoes");
    dominoes.keys("n Enter");
    CHECK(dominoes.says("PLAYS 3-3"));
}

TEST_CASE("U-1.2: unseen, in a window that is too small, only Y, N and Esc answer the question") {
    Screened table;
    table.sit_down(2);
    table.play("1 roll");
    table.play("0 dice 3 5");
    const Canvas before = table.app().canvas();
    CHECK(table.app().question_in_words().empty());
    for (const char letter : {'y', 'r', 'q'}) table.app().press_unseen(key_of(char32_t(letter)));
    CHECK(table.app().canvas() == before);
    for (const Key no : {key_of(U'n'), key_of(U'N'), Key::Esc}) {
        table.app().press_unseen(Key::Interrupt);
        CHECK(table.app().question_in_words() == "Y or N: LEAVE THE PARLOR? THE GAME IS KEPT");
        for (const Key key : {Key::Enter, Key::ArrowDown, key_of(U'q'), key_of(U'?')})
            table.app().press_unseen(key);
        CHECK_FALSE(table.app().question_in_words().empty());
        table.app().press_unseen(no);
        CHECK(table.app().question_in_words().empty());
        CHECK(table.app().canvas() == before);
    }
    table.app().press_unseen(Key::Interrupt);
    table.app().press_unseen(key_of(U'y'));
    CHECK(table.app().is_left());
    CHECK(table.app().exit_status() == 0);
}

TEST_CASE("a second Ctrl-C leaves, as an interrupt that nobody answered") {
    Screened table;
    table.sit_down(2);
    table.keys("Ctrl-C Ctrl-C");
    CHECK(table.app().is_left());
    CHECK(table.app().exit_status() == 130);
}

}  // namespace parlor::tui
