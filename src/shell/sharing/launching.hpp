// The way from the launcher, and from the lobby of plain mode, to shared tables.
//
// Source:  P-1.1, T-1.3, T-2.1.
// Choices: a host is started on the user's own socket only, where nobody else comes.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "app/visit.hpp"
#include "guest/guest.hpp"
#include "shell/fence/messenger.hpp"

namespace parlor::shell {

// Is a guest at the host, until the guest leaves.
using Attend = std::function<guest::Ending(const guest::Visit& visit, sockets::Descriptor host)>;
// Leads there with this errand, if a host is there or may be started.
using Way = std::function<tui::Visited(
    const wire::Errand& errand, const Options& options, const Attend& attend)>;

[[nodiscard]] Way way_from_here(guest::KeepCopy keep_copy);

// In restricted mode: through the messenger, which outlives the app, as this user (--as). Without one no
// host was there at the start.
[[nodiscard]] Way way_through(const std::optional<Messenger>& messenger,
                              const std::string& user_name,
                              guest::KeepCopy keep_copy);

// On screens.
[[nodiscard]] tui::VisitTables visits_by(Way way);

// To the socket of the forced command's --at, or the system's; nothing where none is there.
[[nodiscard]] std::optional<Messenger> messenger_to(const std::string& at);

}  // namespace parlor::shell
