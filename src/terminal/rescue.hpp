// The rescue: gives the terminal back even when the program crashes.
//
// While one lives, SIGSEGV and its like, abort() and std::terminate first write the words that
// put the terminal right; then they do what they did before.
#pragma once

#include <string_view>

struct termios;

namespace parlor::tui {

class Rescue {
public:
    // The words and the mode that make the terminal what it was. The words are copied.
    Rescue(std::string_view words, const termios& mode);
    ~Rescue();
    Rescue(const Rescue&) = delete;
    Rescue& operator=(const Rescue&) = delete;
};

}  // namespace parlor::tui
