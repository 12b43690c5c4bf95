#include "sockets/address.hpp"

#include <unistd.h>

#include <cstdlib>
#include <optional>
#include <system_error>
#include <utility>

#include "base/text.hpp"

namespace parlor::sockets {
namespace {

namespace fs = std::filesystem;

using Mode = Surroundings::Mode;

constexpr int most_handed_over = 1000;

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string{} : value;
}

int handed_over_here() {
    if (variable("LISTEN_PID") != std::to_string(getpid())) return 0;
    return static_cast<int>(whole_number(variable("LISTEN_FDS"), most_handed_over).value_or(0));
}

std::optional<fs::path> own_folder(const Surroundings& here) {
    if (not here.runtime_folder.starts_with('/')) return std::nullopt;
    return fs::path{here.runtime_folder} / "parlor";
}

Address address_of(const fs::path& path, const Surroundings& here) {
    std::error_code none;
    const fs::path whole = fs::absolute(path, none);
    const bool is_own = whole.parent_path() == own_folder(here);
    return {none ? path : whole, is_own};
}

// What --at or PARLOR_HOST says.
std::optional<Address> named(const Surroundings& here) {
    if (not here.at.empty()) return address_of(here.at, here);
    const bool counts = here.mode == Mode::Free and not here.parlor_host.empty();
    return counts ? std::optional{address_of(here.parlor_host, here)} : std::nullopt;
}

Result<Address> own(const Surroundings& here) {
    if (const auto folder = own_folder(here)) return Address{*folder / "host", true};
    return Error{"XDG_RUNTIME_DIR names no folder for your own host; use --at SOCKET"};
}

bool is_there(const fs::path& path) {
    std::error_code none;
    return fs::exists(fs::symlink_status(path, none));
}

}  // namespace

Surroundings surroundings_here(std::string at, Mode mode) {
    return {.at = std::move(at),
            .parlor_host = variable("PARLOR_HOST"),
            .runtime_folder = variable("XDG_RUNTIME_DIR"),
            .handed_over = handed_over_here(),
            .mode = mode};
}

Result<ListenOn> where_to_listen(const Surroundings& here) {
    if (const auto address = named(here)) return ListenOn{*address};
    if (here.handed_over > 1)
        return Error{"a host listens on one socket, and systemd hands over " +
                     std::to_string(here.handed_over)};
    if (here.handed_over == 1) return ListenOn{HandedOver{}};
    const auto address = own(here);
    return address ? Result<ListenOn>{ListenOn{*address}} : address.error();
}

Result<Address> where_to_connect(const Surroundings& here) {
    if (const auto address = named(here)) return *address;
    if (here.mode == Mode::Restricted or is_there(here.of_system)) return Address{here.of_system};
    return own(here);
}

}  // namespace parlor::sockets
