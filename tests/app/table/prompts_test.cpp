// The lines under the board agree with the screen.
#include <array>
#include <random>

#include "app/seated.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

// A person, whose colour is red, and three computers; the person presses random keys.
struct Playing : Seated {
    std::mt19937 chance{7};  // NOLINT: a fixed seed, for the same keys every time

    Playing() : Seated{1, 3, ChanceBy::Dealer} {}

    void go_on() {
        static constexpr std::array keys_pressed{
            "r", "b", "n", "p", "x", "f", "m m d", "c", "a", "Space", "n", "r", "n"};
        if (const auto due = next(); due and chance() % 2 == 0)
            app().tick(*due);
        else
            keys(due ? ">" : keys_pressed[chance() % keys_pressed.size()]);
    }
    bool is_own_turn() {
        const std::string header = row(7);
        return not next() and not says("PRESS ANY KEY") and
               (header.find("'S TURN") != std::string::npos or
                header.find("UNOWNED DEED") != std::string::npos or
                header.find("GAOL") != std::string::npos);
    }
    // A line that begins with a dot of another player's colour.
    bool tells_of_another(int row_number) {
        const Cell dot = app().canvas().cell({row_number, 19});
        if (dot.glyph != glyph::token) return false;
        return dot.style.ink != Ink::Red and dot.style.ink != Ink::LightGrey;
    }
};

}  // namespace

TEST_CASE("U-5.6: beside a person's turn stands nothing of another player, but answers") {
    Playing table;
    int seen = 0;
    for (int i = 0; i < 3'000 and not table.says("GAME OVER"); ++i) {
        table.go_on();
        if (not table.is_own_turn()) continue;
        ++seen;
        for (const int row : {22, 23}) {
            INFO(table.row(22) << "\n" << table.row(23));
            const std::string line = table.row(row);
            const bool is_answer = line.find("DECLINED!") != std::string::npos or
                                   line.find("APPROVED!") != std::string::npos;
            CHECK((is_answer or not table.tells_of_another(row)));
        }
    }
    CHECK(seen > 200);
}

TEST_CASE("U-5.6: another player's purchase at an auction leaves the screen at your turn") {
    Seated table{2, 0, ChanceBy::Script};
    table.play("1 roll");
    table.play("0 dice 1 2");
    table.keys("p");
    table.play("2 bid 70");
    REQUIRE(table.says("BID    $    70"));
    table.keys("f");
    REQUIRE(table.says("'S TURN"));
    CHECK_FALSE(table.says("BOUGHT"));
    CHECK_FALSE(table.says("AUCTION"));
    CHECK(table.says("H WHAT HAPPENED"));
    table.keys("h");
    CHECK(table.says("FOR $70"));
}

TEST_CASE("U-5.6: a card that collects from everybody names the player who drew it") {
    Seated table{3, 0, ChanceBy::Script};
    table.set({"deck.chest birthday"});
    table.play("1 roll");
    table.play("0 dice 1 1");
    table.keys("Space");
    CHECK(table.says("CHEST  $    10"));
}

}  // namespace parlor::tui
