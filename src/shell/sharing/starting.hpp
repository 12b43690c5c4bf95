// Starting a host in the background, in a session of its own, for those who want to open a table where no
// host is.
//
// Source:  T-1.3.
// Errors:  with the last line of the host's log, which is `host.log` in its folder.
// Choices: of two that start at once one wins, and the other one's guest connects to it: what counts is
//          that a host answers, not whose it is.
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include "base/result.hpp"

namespace parlor::shell {

struct HostToStart {
    std::filesystem::path socket, folder;
};

// Returns when it answers, at the latest after five seconds. `become` is the host, in a process of its
// own; what it returns is the exit status.
[[nodiscard]] std::optional<Error> start_host(const HostToStart& host,
                                              const std::function<int()>& become);

// This program as `parlor host`, which ends when nobody has been there for a while.
[[nodiscard]] int become_host(const HostToStart& host);

}  // namespace parlor::shell
