#include "base/quote.hpp"

namespace parlor {

std::string as_word(std::string_view word) {
    const bool is_plain = not word.empty() and word.find_first_of(" \t\"\\#") == word.npos;
    return is_plain ? std::string{word} : in_quotes(word);
}

std::string in_quotes(std::string_view word) {
    std::string text{"\""};
    for (const char letter : word) {
        if (letter == '"' or letter == '\\') text += '\\';
        text += letter;
    }
    return text + '"';
}

}  // namespace parlor
