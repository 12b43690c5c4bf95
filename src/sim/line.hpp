// The lines of a report.
#pragma once

#include <array>
#include <chrono>
#include <cstdio>
#include <string>

namespace parlor::sim {

// As printf has it; at most 159 bytes.
template <class... Values>
[[nodiscard]] std::string line(const char* form, Values... values) {
    std::array<char, 160> text{};
    std::snprintf(text.data(), text.size(), form, values...);
    return text.data();
}

[[nodiscard]] inline double milliseconds(std::chrono::nanoseconds time) {
    return std::chrono::duration<double, std::milli>{time}.count();
}

}  // namespace parlor::sim
