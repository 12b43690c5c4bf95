// DominoScreened: the domino screens without a terminal, with chosen deals.
#pragma once

#include "screened.hpp"

namespace parlor::tui {

// Seat 1: 3-3 3-6 4-6 0-5 0-6 1-1 6-6; seat 2: 3-4 3-5 2-2 2-3 2-4 5-5 0-0.
inline constexpr const char* spinner_deal =
    "33 36 46 05 06 11 66 34 35 22 23 24 55 00 01 02 03 04 12 13 14 15 16 25 26 44 45 56";

struct DominoScreened : Screened {
    DominoScreened() : DominoScreened{ChanceBy::Script} {}
    explicit DominoScreened(ChanceBy chance)
        : DominoScreened{AppNeeds{.terms = {.chance = chance}}} {}
    explicit DominoScreened(AppNeeds like, Outside& around = nowhere())
        : Screened{std::move(like), around} {
        keys("a d");
    }

    // Two people with hands of seven tiles; seat 1 has the down.
    void seat_two_people() {
        choose_two_people();
        keys("2 Enter Enter Enter");  // with the names that are offered
        play("0 down 56 21");
    }
    // The same against Mack, at level 1.
    void sit_down_with_mack() {
        keys("2 Enter");
        play("0 down 56 21");
    }
    // Requires the options window.
    void choose_two_people() {
        while (not says("2 PEOPLE")) keys("1");
    }
    // The first hand against Mack, with the tiles of `spinner_deal`.
    void begin_with_mack() {
        sit_down_with_mack();
        deal(spinner_deal);
        keys("Space");
    }
    void deal(const std::string& tiles) { play("0 tiles " + tiles); }

    // Plays until 6-4, in the hand of seat 1, fits two ends: 2 and 3.
    void play_round_the_spinner() {
        deal(spinner_deal);
        reads();
        for (const char* const line : {"1 play 33",
                                       "2 play 34",
                                       "1 play 36",
                                       "2 play 35",
                                       "1 play 50",
                                       "2 play 00",
                                       "1 play 66",
                                       "2 play 32",
                                       "1 play 06",
                                       "2 play 22"})
            play(line);
        reads();
    }

    // Types a tile and dismisses the notices after it, including the call of the next player.
    void types(const std::string& tile) { keys(std::string{tile[0]} + " " + tile[1] + " Enter"); }
    void reads() {
        while (is_to_be_read()) keys("Space");
    }
    // Presses keys for the first possible move; at the end, for the table.
    void does_something() {
        if (is_to_be_read()) return keys("Space");
        if (says("LEADERBOARD")) return keys("t");
        const std::string question = "AT WHICH END? ";
        if (const auto at = row(22).find(question); at != std::string::npos)
            return keys(row(22).substr(at + question.size(), 1));
        const auto all = choices();
        REQUIRE_FALSE(all.empty());
        const std::string& first = all.front();
        const auto play = first.find("play ");
        if (play == std::string::npos) return keys("d");
        types(first.substr(play + 5, 2));
    }
    [[nodiscard]] bool is_to_be_read() {
        return says("SPACE CONTINUES") or says("PRESS ANY KEY") or says("ANY KEY SKIPS");
    }
    void plays_until(const std::string& words) {
        while (not says(words)) does_something();
    }
    [[nodiscard]] std::vector<std::string> choices() { return place.table->choices(); }
};

}  // namespace parlor::tui
