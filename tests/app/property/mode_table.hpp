// Tables of the modes of the city boards, with up to eight people with long names.
#pragma once

#include <string>

#include "app/screened.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {

// This many people in a game of this mode; the first has to roll.
struct ModeTable : Screened {
    ModeTable(const std::string& mode, int people, const std::string& board = "uk") {
        std::string text = "parlor 1\ngame " + mode + "\nboard " + board + "\nseed 1\n";
        for (int seat = 1; seat <= people; ++seat)
            text += "seat " + std::to_string(seat) + " person " + names[seat - 1] + "\n";
        text += "begin\n0 dice 6 6\n";
        for (int seat = 2; seat <= people; ++seat) text += "0 dice 1 2\n";
        take_up(text);
    }
    // Checks that a line of the screen has each of the eight names, or its beginning in these
    // columns.
    void names_all(int columns) {
        for (const char* const name : names) {
            INFO(name);
            CHECK(says(shortened(upper_of(name), columns)));
        }
    }
    static std::string upper_of(std::string name) {
        for (char& letter : name)
            if (letter >= 'a' and letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        return name;
    }

    static constexpr const char* names[]{
        "Annabelle", "Bartholomew", "Cid", "Dora", "Emil", "Frieda", "Gustav", "Henriette"};
};

}  // namespace parlor::tui
