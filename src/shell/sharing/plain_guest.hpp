// A guest of a host of shared tables in plain mode: it says lines and prints what the host says, and
// knows no game.
//
// Source:  P-1.15, T-1.5, T-1.6.
// Errors:  a line on standard error, and exit status 1.
// Choices: while a line is typed nothing is printed, and the host waits with what is next.
#pragma once

#include "guest/guest.hpp"
#include "shell/plain/page.hpp"

namespace parlor::shell {

// Until the guest leaves. Returns the exit status: the host's, or 128 and the number of the signal that
// ended it.
[[nodiscard]] int attend_in_sentences(const guest::Visit& visit);

// The same on a page that is somebody else's.
[[nodiscard]] guest::Ending attend_in_sentences(const guest::Visit& visit,
                                                Page& page,
                                                sockets::Descriptor host);

}  // namespace parlor::shell
