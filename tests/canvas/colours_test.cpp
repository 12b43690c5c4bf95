// Colours: what is sent for an ink on a paper, so that text can be read (U-10.2).
#include "canvas/colours.hpp"

#include <set>
#include <utility>

#include "catch.hpp"
#include "readable.hpp"

using namespace parlor::tui;

namespace {

constexpr std::array coloured_depths{
    Depth::TrueColour, Depth::Palette256, Depth::Colours16, Depth::Colours8};
constexpr std::array tables{ColourTable::Xterm, ColourTable::Console};
constexpr std::array of_players{Ink::Red,
                                Ink::Purple,
                                Ink::Green,
                                Ink::Blue,
                                Ink::Yellow,
                                Ink::Orange,
                                Ink::Brown,
                                Ink::Pink,
                                Ink::LightGreen,
                                Ink::LightBlue};

std::size_t different_texts(Depth depth, ColourTable table, Ink paper) {
    std::set<std::pair<short, short>> all;
    for (const Ink ink : of_players) {
        const Colours sent = colours_of({ink, paper}, true, depth, table);
        all.emplace(sent.ink, sent.paper);
    }
    return all.size();
}

}  // namespace

TEST_CASE("U-10.2: text in any ink can be read on any paper, in every depth") {
    const std::string nothing;
    for (int ink = 0; ink < ink_count; ++ink)
        for (int paper = 0; paper < ink_count; ++paper) {
            const Style style{static_cast<Ink>(ink), static_cast<Ink>(paper)};
            if (style.ink == style.paper) continue;
            INFO(letter_of(style.ink) << " on " << letter_of(style.paper));
            CHECK(unreadable({U'X', style}) == nothing);
        }
}

TEST_CASE("U-10.2: no two players' names look the same, but orange and brown on the console") {
    for (const Depth depth : coloured_depths) {
        const bool is_few = depth == Depth::Colours16 or depth == Depth::Colours8;
        CHECK(different_texts(depth, ColourTable::Xterm, Ink::Black) == 10);
        CHECK(different_texts(depth, ColourTable::Console, Ink::Black) == (is_few ? 9 : 10));
    }
    CHECK(different_texts(Depth::TrueColour, ColourTable::Xterm, Ink::White) == 10);
    CHECK(different_texts(Depth::Palette256, ColourTable::Xterm, Ink::White) == 10);
}

TEST_CASE("U-10.2: blocks and lines have the same colours on every terminal as before") {
    for (int i = 0; i < ink_count; ++i) {
        const Colours sent = colours_of(
            {static_cast<Ink>(i), Ink::White}, false, Depth::TrueColour, ColourTable::Xterm);
        if (i != 1) CHECK(sent.ink == i);
        CHECK(sent.paper == 1);
    }
    for (const ColourTable table : tables) {
        const Style strip{Ink::Red, Ink::Black};
        CHECK(colours_of(strip, false, Depth::Palette256, table).ink == 124);
        CHECK(colours_of(strip, false, Depth::Colours16, table).paper == 0);
        CHECK(colours_of(strip, true, Depth::Colours16, table).paper == 1);
    }
}

TEST_CASE("U-10.2: an item that is not possible now stays darker than one that is") {
    for (const Depth depth : {Depth::TrueColour, Depth::Palette256})
        for (const ColourTable table : tables) {
            CHECK(colours_of({Ink::Black, Ink::DarkGrey}, true, depth, table).ink == 0);
            CHECK(colours_of({Ink::DarkGrey, Ink::Black}, true, depth, table).ink !=
                  colours_of({Ink::LightGrey, Ink::Black}, true, depth, table).ink);
            CHECK(colours_of({Ink::MidGrey, Ink::LightGrey}, true, depth, table).ink != 0);
        }
}
