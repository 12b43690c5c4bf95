// Keys pressed at random never crash the room of dominoes or lock it up.
#include <map>

#include "app/domino_screened.hpp"
#include "app/monkey.hpp"
#include "app/own_data.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

const int many = sampled(100'000, 30'000), between_checks = 2'000;

// What distinguishes the pages.
constexpr std::array pages{
    "MACK 0",          "2 PEOPLE",        "REDEALS",          "REC ",
    "AS GAME",         "REPEAT A GAME",   "NEW DEALS",        "YOUR TILE: _",
    "YOUR TILE: 6_",   "NOTHING FITS: D", "AT WHICH END",     "SPACE SELECTS",
    "LEAVE THE TABLE", "SPACE CONTINUES", "PRESS ANY KEY",    "IT IS NOW",
    "HAS THE DOWN",    " HELD ",          "GAME OVER",        "SAVE THE GAME",
    "SAVE OVER IT",    "GAMES WON",       "TOO MANY DOUBLES", "LEADERBOARD"};

std::string text_of(const Canvas& canvas) {
    std::string text;
    for (const auto& line : lines_of(canvas, GlyphSet::Unicode)) text += line;
    return text;
}

struct DominoMonkey : Monkey<DominoScreened> {
    DominoMonkey() : Monkey{DominoScreened{ChanceBy::Dealer}} {}

    std::map<std::string, int> seen;  // how often each page was seen

    [[nodiscard]] std::string page() { return text_of(table.app().canvas()); }
    // Counts the page. Returns whether it is still rare.
    bool counts(const std::string& page) {
        bool is_new = false;
        for (const std::string words : pages)
            if (page.find(words) != std::string::npos) is_new |= ++seen[words] <= 3;
        return is_new;
    }
    // Now presses keys as a player would, and sometimes for so long that games end.
    void plays() {
        for (int moves = below(40) == 0 ? 150 : below(2); moves > 0; --moves)
            if (not plays_on(page())) return;
    }
    bool plays_on(const std::string& page) {
        counts(page);
        const auto says = [&](const char* words) { return page.find(words) != std::string::npos; };
        if (says(" HELD ") and below(2) == 0) return false;
        if (says("AT WHICH END") and below(3) == 0) return false;
        if (says("AS GAME") and below(2) == 0) return repeats_anew();
        if (says("NO PERSON LEFT")) table.keys("f");
        if (says("ENTER - START") and below(8) == 0) return repeats_anew();
        if (says("ENTER - START")) table.keys("3 5 6 0 Enter Enter");
        if (says("LEAVE THE GAME")) table.keys("y");
        if (says("ENTER - TAKE IT")) table.keys("Enter Enter");
        if (says("SPACE CONTINUES") or says("PRESS ANY KEY"))
            table.keys("Space");
        else if (says("YOUR TILE: _") or says("NOTHING FITS") or says("AT WHICH END"))
            table.does_something();
        if (says("LEADERBOARD")) table.keys("t s");
        if (says("SAVE OVER IT"))
            table.keys("y");
        else if (says("SAVE THE GAME") or says("REPEAT A GAME"))
            table.keys(std::to_string(below(10)));
        return not says("LEADERBOARD");
    }
    bool repeats_anew() {
        table.keys("7");
        counts(page());
        return false;
    }
    void finds_dominoes(const std::string& page) {
        const auto says = [&](const char* words) { return page.find(words) != std::string::npos; };
        const bool is_elsewhere =
            says("PREGAME CONFIG") or says("ALL SETTINGS") or says("QUAD3") or says("P - PAUSE");
        if (is_elsewhere) REQUIRE(finds_launcher());
        if (is_elsewhere or says("MAIN MENU")) table.keys("d");
        if (says("1 - MACK 2")) table.keys(below(2) == 0 ? "1" : "1 1");  // Mack takes longer then
        if (says("HOW TO PLAY DOMINOES")) table.keys("x");                // a book of many pages
    }
};

}  // namespace

TEST_CASE("U-3.7: 100,000 random keys at dominoes: no crash, and the launcher is always reached") {
    const OwnData folder;
    DominoMonkey monkey;
    for (int i = 1; i <= many; ++i) {
        const std::string page = text_of(monkey.press());
        const bool is_new = monkey.counts(page) or i % between_checks == 0;
        if (is_new) monkey.check_the_way_out("after " + std::to_string(i) + " keys");
        monkey.finds_dominoes(is_new ? monkey.page() : page);
        monkey.plays();
    }
    for (const std::string words : pages) {
        INFO(words);
        CHECK(monkey.seen[words] > 0);
    }
    for (const auto& each : std::filesystem::directory_iterator{folder.path})
        CHECK(each.path().filename() == "parlor");
}

}  // namespace parlor::tui
