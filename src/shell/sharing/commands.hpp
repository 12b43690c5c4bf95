// The commands of shared tables: to keep a host, to read its list, and to be its guest.
//
// Source:  T-1.1 to T-1.5, T-1.11, T-2.1.
// Errors:  one line on standard error; each function returns the exit status.
// Choices: where a guest connects to is decided once, so that it comes back to the same host.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>

#include "base/options.hpp"
#include "base/result.hpp"
#include "cli/command_line.hpp"
#include "guest/guest.hpp"
#include "host/log.hpp"
#include "host/service.hpp"
#include "host/users.hpp"

namespace parlor::shell {

// What the house of a host has to know about how it was started.
struct HouseOrder {
    std::filesystem::path folder;  // is there, and belongs to this host alone
    std::string run_by;            // who can see all hands
    bool is_while_used = false;    // it is over when nobody has been there for a while
    const host::Users& users;      // outlive the house, and so does the log
    const host::Log& log;
};
using HouseMaker = std::function<Result<std::unique_ptr<host::Service>>(const HouseOrder&)>;

// Until a signal, or the house itself, ends it.
[[nodiscard]] int keep_host(const cli::Host& order, const HouseMaker& make_house);

[[nodiscard]] int tell_tables(const cli::Tables& order);
[[nodiscard]] int visit(const cli::Visit& order, const Options& options, guest::KeepCopy keep_copy);

}  // namespace parlor::shell
