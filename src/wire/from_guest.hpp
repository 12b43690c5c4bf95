// What a guest says, to bytes, and back from bytes that the host does not trust.
//
// Source:  T-1.5, T-1.7, T-1.8, T-3.13.
// Errors:  for the host's log; the host disconnects the guest.
// Choices: keys that mean nothing to the host (Ctrl-A) are sent as Key::Unknown. A changed size is a
//          record, not a key, and Ctrl-Z stays with the guest.
#pragma once

#include <string>

#include "wire/frame.hpp"
#include "wire/message.hpp"

namespace parlor::wire {

[[nodiscard]] std::string bytes_of(const FromGuest& message);
[[nodiscard]] const Direction<FromGuest>& from_guest();

}  // namespace parlor::wire
