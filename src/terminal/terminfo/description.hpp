// TerminalDescription: what terminfo knows about a terminal, read from its source (terminfo(5), as
// `infocmp -1` writes it), for hosts that have no entry for it.
//
// Units:    numbers and strings by their terminfo names (`cols`, `cup`).
// Errors:   none: the texts are ours. Nothing when no description has this name.
// Not here: the host's entries (terminfo.hpp).
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace parlor::tui {

struct TerminalDescription {
    std::set<std::string, std::less<>> flags;
    std::map<std::string, int, std::less<>> numbers;
    std::map<std::string, std::string, std::less<>> strings;
};

// The description with this first name among the texts.
[[nodiscard]] std::optional<TerminalDescription> description_in(std::string_view texts,
                                                                std::string_view name);

// The compiled-in descriptions, from src/terminal/terminfo/terminals.ti.
[[nodiscard]] std::string_view built_in_descriptions();

}  // namespace parlor::tui
