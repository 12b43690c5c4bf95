#include "rules/board/spelling.hpp"

#include <array>
#include <string_view>
#include <utility>

namespace parlor::board {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 3> spellings{
    {{"Gaol", "Jail"}, {"GAOL", "JAIL"}, {"gaol", "jail"}}};

bool says_gaol(const Board& board) {
    return board.name_of(board.gaol).find("Gaol") != std::string::npos or
           board.name_of(board.gaol).find("GAOL") != std::string::npos;
}

}  // namespace

std::string spelled(std::string words, const Board& board) {
    if (says_gaol(board)) return words;
    for (const auto& [gaol, jail] : spellings)
        for (auto at = words.find(gaol); at != std::string::npos; at = words.find(gaol, at))
            words.replace(at, gaol.size(), jail);
    return words;
}

}  // namespace parlor::board
