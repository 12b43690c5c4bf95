// Completing: the words that a prompt takes, and what of them the letters that are typed so far can
// become.
//
// Source:  P-1.7.
// Choices: the words are data, which can travel with the prompt to another terminal. A name is
//          completed by any of its words, as it is understood (P-1.3).
// Units:   bytes.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::plain {

struct Completions {
    struct Verb {
        std::string word;
        std::vector<std::string> names = {};  // which may follow it
    };
    std::vector<Verb> verbs;         // begin a line
    std::vector<std::string> names;  // may be anywhere in an answer
};

// The line from there on becomes the text, as far as it is clear; `open` are the words that it can
// become where several can.
struct Completed {
    std::size_t from = 0;
    std::string text;
    std::vector<std::string> open = {};
};
[[nodiscard]] Completed completed(std::string_view line, const Completions& completions);

}  // namespace parlor::plain
