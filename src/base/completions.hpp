// Completions: the words that a prompt of plain mode takes. They are data, which can travel with the
// prompt to another terminal.
//
// Source: P-1.7, P-1.15.
#pragma once

#include <string>
#include <vector>

namespace parlor {

struct Completions {
    struct Verb {
        std::string word;
        std::vector<std::string> names = {};  // which may follow it
        friend bool operator==(const Verb&, const Verb&) = default;
    };
    std::vector<Verb> verbs = {};         // begin a line
    std::vector<std::string> names = {};  // may be anywhere in an answer
    friend bool operator==(const Completions&, const Completions&) = default;
};

}  // namespace parlor
