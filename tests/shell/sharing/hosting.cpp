#include "shell/sharing/hosting.hpp"

#include <fcntl.h>

#include <cstdlib>
#include <fstream>

#include "shell/sharing/commands.hpp"
#include "shell/sharing/front_house.hpp"

namespace parlor {
namespace {

// Writes down what it was told.
Result<std::unique_ptr<host::Service>> front_house(const shell::HouseOrder& order) {
    std::ofstream{order.folder / "order"} << order.run_by
                                          << (order.is_while_used ? " while used" : "");
    return std::unique_ptr<host::Service>{std::make_unique<FrontHouse>()};
}

}  // namespace

int keep_front_house(const cli::Host& order) { return shell::keep_host(order, front_house); }

Hosting::Hosting(const cli::Host& order,
                 const std::filesystem::path& runtime_folder,
                 const std::filesystem::path& log)
    : process_{fork()} {
    REQUIRE(process_ >= 0);
    if (process_ > 0) return;
    setenv("XDG_RUNTIME_DIR", runtime_folder.c_str(), 1);
    setenv("XDG_STATE_HOME", (runtime_folder / "state").c_str(), 1);
    unsetenv("PARLOR_HOST");
    dup2(open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0600), STDERR_FILENO);
    _exit(keep_front_house(order));
}

}  // namespace parlor
