#include "tui/board/square_name.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/capitals.hpp"

namespace parlor::tui {
namespace {

struct Abbreviation {
    std::string_view word, shorter;
};

constexpr std::array abbreviations{
    Abbreviation{"AVENUE", "AVE."},
    Abbreviation{"COMPANY", "CO."},
    Abbreviation{"GARDENS", "GDNS."},
    Abbreviation{"PLACE", "PL."},
    Abbreviation{"RAILROAD", "R.R."},
    Abbreviation{"ROAD", "RD."},
    Abbreviation{"SQUARE", "SQ."},
    Abbreviation{"STATION", "STN."},
    Abbreviation{"STREET", "ST."},
};

std::string with_abbreviations(const std::string& name) {
    std::string text;
    for (const std::string& word : words_in(name))
        text += (text.empty() ? "" : " ") + abbreviated(word);
    return text;
}

}  // namespace

std::string abbreviated(const std::string& word) {
    const auto* const found = std::ranges::find(abbreviations, word, &Abbreviation::word);
    return found == abbreviations.end() ? word : std::string{found->shorter};
}

std::string square_name(const board::Board& board, Square square, int room) {
    std::string name = capitals(board, board.name_of(square));
    if (width(name) <= room) return name;
    std::string abbreviation = with_abbreviations(name);
    if (width(abbreviation) <= room) return abbreviation;
    const std::string shorter = upper(board.short_name_of(square));
    return shortened(shorter.empty() ? abbreviation : shorter, room);
}

std::vector<std::string> square_name_in_two_lines(const board::Board& board,
                                                  Square square,
                                                  int room) {
    std::vector<std::string> lines = wrapped(capitals(board, board.name_of(square)), room);
    if (lines.size() > 2) lines = {square_name(board, square, room)};
    lines.resize(2);
    return lines;
}

}  // namespace parlor::tui
