// Helpers that format the lines of a report.
#pragma once

#include <chrono>
#include <cstdint>
#include <string>

namespace parlor::sim {

// Formats like printf; the compiler checks the values against the form.
[[nodiscard, gnu::format(printf, 1, 2)]] std::string line(const char* form, ...);

// The percentage; 0 when `all` is 0.
[[nodiscard]] inline double per_cent(std::int64_t part, std::int64_t all) {
    return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

[[nodiscard]] inline double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>{time}.count();
}

}  // namespace parlor::sim
