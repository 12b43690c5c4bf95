#include "rules/board/tokens.hpp"

#include <algorithm>
#include <string>

namespace parlor::board {
namespace {

const std::string letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

bool is_free(std::span<const Sitter> sitters, char sign) {
    const char small = 'A' <= sign and sign <= 'Z' ? static_cast<char>(sign - 'A' + 'a') : sign;
    return std::ranges::none_of(sitters, [&](const Sitter& sitter) {
        return sitter.token == std::string(1, sign) or sitter.token == std::string(1, small);
    });
}

char letter_for(std::span<const Sitter> sitters, const std::string& capitals) {
    for (const char letter : capitals + letters)
        if (is_free(sitters, letter)) return letter;
    return letters.front();  // never reached: there are fewer seats than letters
}

}  // namespace

void give_digits(std::span<Sitter> sitters) {
    char digit = '0';
    for (Sitter& sitter : sitters)
        if (++digit; sitter.token.empty() and is_free(sitters, digit))
            sitter.token = std::string(1, digit);
}

void give_letters(std::span<Sitter> sitters, CapitalsOf capitals_of) {
    for (Sitter& sitter : sitters)
        if (sitter.token.empty()) sitter.token = letter_for(sitters, capitals_of(sitter.name));
}

}  // namespace parlor::board
