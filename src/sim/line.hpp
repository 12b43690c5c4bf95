// Helpers that format the lines of a report.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>

namespace parlor::sim {

// Formats like printf; at most 159 bytes.
template <class... Values>
[[nodiscard]] std::string line(const char* form, Values... values) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), form, values...);
    return text.data();
}

// The percentage; 0 when `all` is 0.
[[nodiscard]] inline double per_cent(std::int64_t part, std::int64_t all) {
    return all == 0 ? 0 : 100.0 * static_cast<double>(part) / static_cast<double>(all);
}

[[nodiscard]] inline double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>{time}.count();
}

}  // namespace parlor::sim
