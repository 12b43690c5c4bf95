// A bar on a terminal that grows while games are played, in place of standard error's last line;
// nothing when that is no terminal.
#pragma once

#include <chrono>

namespace parlor::shell {

class Progress {
public:
    explicit Progress(int games);

    void show(int played) const;
    void clear() const;

private:
    int games_;
    bool is_seen_;
    std::chrono::steady_clock::time_point start_;
};

}  // namespace parlor::shell
