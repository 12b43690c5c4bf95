// Progress: a progress bar for series of games on the last line of standard error; shows nothing
// when standard error is not a terminal.
#pragma once

#include <chrono>

namespace parlor::shell {

class Progress {
public:
    // Of these games some may have been played before, in another run.
    explicit Progress(int games, int begun = 0);

    void show(int played) const;
    void clear() const;

private:
    int games_, begun_;
    bool is_seen_;
    std::chrono::steady_clock::time_point start_;
};

}  // namespace parlor::shell
