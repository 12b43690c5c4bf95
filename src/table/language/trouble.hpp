// Trouble: the error that stops a script, with the program's exit status.
//
// Source: table-language.md, "Answers".
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

namespace parlor::table {

enum class Status : int {
    Fine = 0,
    Unmet = 1,   // an `.expect`, `.event`, `.no-event` or `.refuse` failed
    Wrong = 2,   // a line was wrong or refused
    NoFile = 3,  // a file could not be read or written
};

[[nodiscard]] constexpr Status worse(Status a, Status b) { return std::max(a, b); }

struct Trouble {
    Status status = Status::Wrong;
    std::string what;
};

[[nodiscard]] inline Trouble wrong(std::string what) { return {Status::Wrong, std::move(what)}; }

using MaybeTrouble = std::optional<Trouble>;

}  // namespace parlor::table
