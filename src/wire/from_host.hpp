// What a host says, to bytes, and back from bytes that the guest does not trust (T-1.10).
//
// Source: T-1.5, T-1.7, T-1.10.
// Errors: for the person at the guest, which ends the connection.
#pragma once

#include <string>

#include "wire/frame.hpp"
#include "wire/message.hpp"

namespace parlor::wire {

[[nodiscard]] std::string bytes_of(const FromHost& message);
[[nodiscard]] const Direction<FromHost>& from_host();

}  // namespace parlor::wire
