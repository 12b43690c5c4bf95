#include "rules/board/tokens.hpp"

#include <algorithm>
#include <string>

namespace parlor::board {
namespace {

const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

char upper_case(char c) { return 'a' <= c and c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

std::string upper_case(std::string text) {
    std::ranges::transform(text, text.begin(), [](char c) { return upper_case(c); });
    return text;
}

bool is_free(std::span<const Sitter> sitters, char letter) {
    return std::ranges::none_of(sitters, [&](const Sitter& sitter) {
        return upper_case(sitter.token) == std::string(1, letter);
    });
}

char letter_for(std::span<const Sitter> sitters, const std::string& name) {
    for (const char letter : upper_case(name) + letters)
        if (letters.find(letter) != std::string::npos and is_free(sitters, letter)) return letter;
    return letters.front();  // never reached: there are fewer seats than letters
}

}  // namespace

void give_letters(std::span<Sitter> sitters) {
    for (Sitter& sitter : sitters)
        if (sitter.token.empty()) sitter.token = letter_for(sitters, sitter.name);
}

}  // namespace parlor::board
