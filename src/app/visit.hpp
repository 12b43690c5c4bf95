// Visit: the way from the app to shared tables and back: meanwhile the terminal is a guest's.
//
// Source: T-2.1.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "base/options.hpp"

namespace parlor::tui {

class Presenter;

enum class VisitFor : std::uint8_t { List, Open };  // Open starts a host where it may

struct Visited {
    bool was_there = false;       // at a host
    bool may_start_host = false;  // where none was there
    std::string line = {};        // the host's last words, or why no host was there; may be empty
};

using VisitTables =
    std::function<Visited(Presenter& presenter, const Options& options, VisitFor purpose)>;

}  // namespace parlor::tui
