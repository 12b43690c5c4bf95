// Guest: a terminal at a host of shared tables. It sends keys and shows pictures, and knows no game.
//
// Source:  T-1.1, T-1.5, T-1.6, T-1.8, T-1.9, T-2.10.
// Errors:  a line on standard error, and exit status 1.
// Choices: keys that come together are one message. While the host is away, Q and Ctrl-C leave; and so does
//          Ctrl-C twice when the host says nothing in between.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "base/options.hpp"
#include "base/result.hpp"
#include "guest/ending.hpp"
#include "guest/heard.hpp"
#include "sockets/descriptor.hpp"
#include "wire/message.hpp"

namespace parlor::tui {
class Presenter;
}

namespace parlor::guest {

// Puts a copy among the player's own replays, and says so, or why not.
using KeepCopy = std::function<std::string(const Copy& copy)>;

struct Visit {
    // To the host: now, and when the line is cut.
    std::function<Result<sockets::Descriptor>()> connect;
    wire::Errand errand;
    std::string user_name;  // of --as
    Options options;
    std::vector<OptionChosen> asked;  // on the command line
    KeepCopy keep_copy = {};
};

// Until the guest leaves. Returns the exit status: the host's, or 128 and the number of the signal that
// ended it.
[[nodiscard]] int attend(const Visit& visit);

// The same at a terminal that is somebody else's, who gets it back.
[[nodiscard]] Ending attend_at(tui::Presenter& presenter,
                               const Visit& visit,
                               sockets::Descriptor host);

// The sentences that the host answers, as they come; needs no terminal.
[[nodiscard]] Ending ask(const Visit& visit, const std::function<void(const std::string&)>& tell);

}  // namespace parlor::guest
