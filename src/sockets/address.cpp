#include "sockets/address.hpp"

#include <optional>
#include <system_error>
#include <utility>

namespace parlor::sockets {
namespace {

namespace fs = std::filesystem;

using Mode = Surroundings::Mode;

std::optional<fs::path> own_folder(const Surroundings& here) {
    if (not here.runtime_folder.starts_with('/')) return std::nullopt;
    return fs::path{here.runtime_folder} / "parlor";
}

Address address_of(const fs::path& path, const Surroundings& here) {
    std::error_code none;
    fs::path whole = fs::absolute(path, none);
    const bool is_own = whole.parent_path() == own_folder(here);
    return {none ? path : std::move(whole), is_own};
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
