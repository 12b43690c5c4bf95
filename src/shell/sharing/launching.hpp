// The way from the launcher to shared tables.
//
// Source:  T-1.3, T-2.1.
// Choices: a host is started on the user's own socket only, where nobody else comes.
#pragma once

#include <string>

#include "app/visit.hpp"
#include "guest/guest.hpp"
#include "shell/fence/messenger.hpp"

namespace parlor::shell {

[[nodiscard]] tui::VisitTables visits_here(guest::KeepCopy keep_copy);

// In restricted mode: through the messenger, which outlives the app, as this user (--as). Without one no
// host was there at the start.
[[nodiscard]] tui::VisitTables visits_through(const std::optional<Messenger>& messenger,
                                              const std::string& user_name,
                                              guest::KeepCopy keep_copy);

// To the socket of the forced command's --at, or the system's; nothing where none is there.
[[nodiscard]] std::optional<Messenger> messenger_to(const std::string& at);

}  // namespace parlor::shell
