#include "plain/words.hpp"

#include <cctype>
#include <sstream>

#include "plain/choosing.hpp"

namespace parlor::plain {

std::string Choice::line() const {
    std::string line = verb;
    for (const std::string& argument : arguments) line.append(" ").append(argument);
    return line;
}

Choice choice_of(std::string_view line) {
    std::istringstream words{std::string{line}};
    Choice choice;
    words >> choice.verb;
    for (std::string word; words >> word;) choice.arguments.push_back(word);
    return choice;
}

std::vector<std::string> Words::arguments(const Choice& choice) const { return choice.arguments; }

std::string Words::advised(const Choice& move) const { return said(move, *this); }

std::string Words::what_is_missing(const Choice& choice) const {
    std::string words = verb(choice) + " what";
    words[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(words[0])));
    return words;
}

}  // namespace parlor::plain
