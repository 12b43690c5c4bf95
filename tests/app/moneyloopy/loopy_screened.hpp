// Games of Moneyloopy on the screen, for tests: loaded from lines of the table language.
#pragma once

#include <fstream>
#include <iterator>

#include "app/screened.hpp"
#include "where.hpp"

namespace parlor::tui {

struct LoopyScreen : Screened {
    // Every called player has come to the keyboard.
    explicit LoopyScreen(const std::string& lines) {
        take_up(lines);
        come();
    }
    void come() {
        while (says("PLAYER CHANGED")) keys("x");
    }
};

// Two people, Ann and Bob, and Ann begins; these lines follow.
inline std::string ann_and_bob(const std::string& lines = "") {
    return "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann red\nseat 2 person Bob blue\n"
           "begin\n0 die 6\n0 die 1\n" +
           lines;
}

// Ann alone against two computers, and she begins.
inline std::string ann_alone() {
    return "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann red\nseat 2 cpu:1 Victor blue\n"
           "seat 3 cpu:0 Zoe green\nbegin\n0 die 6\n0 die 1\n0 die 2\n";
}

// Ann rolls this on a square; `setting` comes before.
inline std::string thrown(const std::string& from,
                          const std::string& dice,
                          const std::string& setting = "") {
    return ann_and_bob(setting + ".set seat.1.square " + from + "\n1 roll\n0 dice " + dice + "\n");
}

inline std::string game_file(const std::string& name) {
    std::ifstream file{std::string{tests_folder} + "/games/" + name};
    return {std::istreambuf_iterator<char>{file}, {}};
}

}  // namespace parlor::tui
