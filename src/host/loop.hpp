// Loop: serves guests at a door until the host ends. It waits for guests, signals, time and threads in
// one place, and does nothing while nothing happens.
//
// Source:  T-1.4, T-1.7, T-1.11, T-4.1, T-4.2, T-4.4, T-4.7, T-4.8.
// Errors:  why the host had to end. Nothing when a signal or the service ended it.
// Not here: what guests are shown (service.hpp).
#pragma once

#include <functional>
#include <optional>

#include "host/door.hpp"
#include "host/log.hpp"
#include "host/service.hpp"
#include "host/users.hpp"

namespace parlor::host {

inline constexpr int most_guests = 512, most_guests_of_user = 8;

// SIGTERM, SIGINT and SIGHUP end it; guests then come back by themselves to the next host. The host
// calls `when_ready` when its threads have started, before the first guest; an error ends it.
[[nodiscard]] std::optional<Error> serve(const Door& door,
                                         Service& service,
                                         const Users& users,
                                         const Log& log,
                                         const std::function<std::optional<Error>()>& when_ready);

}  // namespace parlor::host
