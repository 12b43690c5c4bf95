#include "host/door.hpp"

#include <fcntl.h>
#include <sys/inotify.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <string>
#include <system_error>
#include <utility>

#include "disk/folders.hpp"
#include "sockets/local.hpp"

namespace parlor::host {
namespace {

namespace fs = std::filesystem;
using sockets::Address;
using sockets::Descriptor;
using sockets::HandedOver;
using sockets::wrong_with;

constexpr mode_t for_its_owner = 0600, for_all = 0666;

Error not_made(const fs::path& path, int why) {
    return wrong_with(path, "cannot be listened on: " + std::generic_category().message(why));
}

// A socket that answers is a program's; one that does not is left from a host that died.
std::optional<Error> make_way(const fs::path& path, const sockaddr_un& address) {
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0)
        return errno == ENOENT ? std::nullopt : std::optional{not_made(path, errno)};
    if (not S_ISSOCK(status.st_mode)) return wrong_with(path, "this is there, and is no socket");
    const Descriptor probe = sockets::new_socket();
    const int why = sockets::try_to_connect(probe, address);
    if (why == ECONNREFUSED)
        return unlink(path.c_str()) == 0 ? std::nullopt : std::optional{not_made(path, errno)};
    if (why != 0 and why != EAGAIN) return not_made(path, why);
    const auto peer = sockets::peer_of(probe.number());
    const std::string process = why == 0 and peer ? std::to_string(peer->process) : "unknown";
    return wrong_with(path, "a program listens there (process " + process + ")");
}

// Nobody else can connect before it has the mode that it is to have.
Result<Descriptor> bound(const fs::path& path, const sockaddr_un& address, mode_t mode) {
    Descriptor socket = sockets::new_socket();
    const auto* const any = reinterpret_cast<const sockaddr*>(&address);
    if (fchmod(socket.number(), for_its_owner) != 0 or
        bind(socket.number(), any, sizeof address) != 0 or
        listen(socket.number(), SOMAXCONN) != 0 or chmod(path.c_str(), mode) != 0)
        return not_made(path, errno);
    return socket;
}

Result<Descriptor> listening_on(const Address& address) {
    const auto name = sockets::kernel_address(address.path);
    if (not name) return name.error();
    if (auto error = make_way(address.path, *name)) return *std::move(error);
    return bound(address.path, *name, address.is_own ? for_its_owner : for_all);
}

int asked(int socket, int option) {
    int value = -1;
    socklen_t size = sizeof value;
    (void)getsockopt(socket, SOL_SOCKET, option, &value, &size);
    return value;
}

// Where the socket of systemd is.
Result<fs::path> path_handed_over() {
    const Error wrong{"systemd hands over no socket that listens at a path (ListenStream=/PATH)"};
    if (asked(HandedOver::file, SO_DOMAIN) != AF_UNIX or
        asked(HandedOver::file, SO_TYPE) != SOCK_STREAM or
        asked(HandedOver::file, SO_ACCEPTCONN) != 1)
        return wrong;
    sockaddr_un address{};
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    if (getsockname(HandedOver::file, any, &size) != 0) return wrong;
    const std::string path{address.sun_path};
    if (not path.starts_with('/')) return wrong;
    return fs::path{path};
}

Descriptor handed_over() {
    (void)fcntl(HandedOver::file, F_SETFD, FD_CLOEXEC);
    (void)fcntl(HandedOver::file, F_SETFL, fcntl(HandedOver::file, F_GETFL) | O_NONBLOCK);
    return Descriptor{HandedOver::file};
}

std::optional<Error> made_folder(const fs::path& folder) {
    const auto error = disk::make_folders(disk::real_disk(), folder);
    return error ? std::optional{wrong_with(folder, "cannot be made: " + error.message())}
                 : std::nullopt;
}

// The folder of the socket is there, and nobody else writes to it.
std::optional<Error> trusted_folder(const Address& address) {
    const fs::path folder = address.path.parent_path();
    if (address.is_own)
        if (auto error = made_folder(folder)) return error;
    std::error_code none;
    if (not fs::is_directory(folder, none)) return wrong_with(folder, "there is no such folder");
    return sockets::untrusted_folder(address.path);
}

fs::path lock_of(fs::path socket) { return socket += ".lock"; }

}  // namespace

Result<std::unique_ptr<Door>> Door::open(const sockets::ListenOn& where, const fs::path& folder) {
    using Opened = Result<std::unique_ptr<Door>>;
    if (auto error = made_folder(folder)) return *std::move(error);
    auto held = NameLock::take(folder / "host.process", folder);
    if (not held) return held.error();
    std::vector<NameLock> locks;
    locks.push_back(std::move(*held));
    const auto opened = [&](Descriptor listening, const fs::path& path, Made made) {
        return Opened{std::unique_ptr<Door>{
            new Door{std::move(locks), std::move(listening), path, folder, made}}};
    };

    const auto* const address = std::get_if<Address>(&where);
    if (address == nullptr) {
        const auto path = path_handed_over();
        return path ? opened(handed_over(), *path, Made::BySystemd) : Opened{path.error()};
    }
    if (const auto name = sockets::kernel_address(address->path); not name) return name.error();
    if (auto error = trusted_folder(*address)) return *std::move(error);
    auto name = NameLock::take(lock_of(address->path), address->path);
    if (not name) return name.error();
    locks.push_back(std::move(*name));
    auto listening = listening_on(*address);
    return listening ? opened(std::move(*listening), address->path, Made::Here)
                     : Opened{listening.error()};
}

Door::Door(std::vector<NameLock> locks,
           Descriptor listening,
           const fs::path& socket,
           const fs::path& folder,
           Made made)
    : locks_{std::move(locks)},
      listening_{std::move(listening)},
      watching_{inotify_init1(IN_CLOEXEC | IN_NONBLOCK)},
      socket_{named(socket)},
      folder_{named(folder)},
      made_{made} {
    watch(socket, IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF);
    watch(socket.parent_path(), IN_MOVE_SELF | IN_DELETE_SELF);
    watch(folder, IN_MOVE_SELF | IN_DELETE_SELF);
}

Door::~Door() {
    if (made_ == Made::Here and is_still_there(socket_)) unlink(socket_.path.c_str());
}

// Both folders may be the same one.
void Door::watch(const fs::path& path, unsigned events) const {
    (void)inotify_add_watch(watching_.number(), path.c_str(), events | IN_MASK_ADD);
}

Door::Named Door::named(const fs::path& path) {
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0) return {path};
    return {path, status.st_dev, status.st_ino};
}

std::optional<Error> Door::trouble() const {
    alignas(inotify_event) std::array<std::byte, 4096> news;
    while (read(watching_.number(), news.data(), news.size()) > 0) {}
    if (not is_still_there(folder_)) return wrong_with(folder_.path, "the host's folder is gone");
    if (is_still_there(socket_)) return std::nullopt;
    return wrong_with(socket_.path, "the host's socket was removed or replaced");
}

}  // namespace parlor::host
