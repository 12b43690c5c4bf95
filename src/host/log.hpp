// Log: lines for the administrator: who came, left and was put out, and faults. Never what is hidden or
// said.
//
// Source: T-4.4.
#pragma once

#include <string_view>

namespace parlor::host {

class Log {
public:
    explicit Log(int file) : file_{file} {}  // mostly standard error

    // One line with the time (UTC), whatever is in the text. A log that cannot be written is no fault.
    void note(std::string_view text) const;

private:
    int file_;
};

}  // namespace parlor::host
