#include "sockets/local.hpp"

#include <sys/socket.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <string>
#include <system_error>

#include "unicode/printable.hpp"

namespace parlor::sockets {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t longest_path_shown = 400;

std::string words_for(int error) { return std::generic_category().message(error); }

Error not_connected(const fs::path& path, int why) {
    if (why == ENOENT) return wrong_with(path, "no host is there; `parlor host` starts one");
    if (why == ECONNREFUSED)
        return wrong_with(path, "the host that was there has ended; `parlor host` starts one");
    if (why == EACCES) return wrong_with(path, "you may not connect to this host");
    if (why == EAGAIN) return wrong_with(path, "too many wait for this host; try again later");
    return wrong_with(path, "cannot be connected to: " + words_for(why));
}

bool is_trusted(uid_t peer, uid_t owner) { return peer == owner or peer == 0; }

}  // namespace

Error wrong_with(const fs::path& path, const std::string& what) {
    return {printable(path.string(), longest_path_shown) + ": " + what};
}

Result<sockaddr_un> kernel_address(const fs::path& path) {
    sockaddr_un address{};
    const std::string& name = path.native();
    constexpr std::size_t longest = sizeof address.sun_path - 1;
    if (name.size() > longest)
        return wrong_with(path,
                          "this name has " + std::to_string(name.size()) +
                              " bytes, and a socket's has at most " + std::to_string(longest));
    address.sun_family = AF_UNIX;
    std::ranges::copy(name, address.sun_path);
    return address;
}

std::optional<Error> untrusted_folder(const fs::path& socket) {
    const fs::path folder = socket.parent_path();
    struct stat status {};
    if (stat(folder.c_str(), &status) != 0)
        return errno == ENOENT ? not_connected(socket, ENOENT)
                               : wrong_with(folder, "cannot be looked at: " + words_for(errno));
    if (not S_ISDIR(status.st_mode)) return wrong_with(folder, "this is no folder");
    if ((status.st_mode & (S_IWGRP | S_IWOTH)) == 0) return std::nullopt;
    return wrong_with(folder,
                      "others may write to this folder, and could put a socket of their own "
                      "there; only its owner should (chmod go-w)");
}

Descriptor new_socket() {
    return Descriptor{::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)};
}

int try_to_connect(const Descriptor& socket, const sockaddr_un& address) {
    const auto* const any = reinterpret_cast<const sockaddr*>(&address);
    return ::connect(socket.number(), any, sizeof address) == 0 ? 0 : errno;
}

Result<Descriptor> connect_to(const fs::path& path) {
    const auto address = kernel_address(path);
    if (not address) return address.error();
    if (auto error = untrusted_folder(path)) return *std::move(error);
    struct stat status {};
    if (lstat(path.c_str(), &status) != 0) return not_connected(path, errno);
    if (not S_ISSOCK(status.st_mode)) return wrong_with(path, "this is no socket");
    Descriptor socket = new_socket();
    if (not socket.is_open()) return not_connected(path, errno);
    if (const int why = try_to_connect(socket, *address); why != 0) return not_connected(path, why);
    const auto peer = peer_of(socket.number());
    if (not peer or not is_trusted(peer->user, status.st_uid))
        return wrong_with(path, "who answers there is neither the socket's owner nor root");
    return socket;
}

std::optional<Peer> peer_of(int socket) {
    ucred peer{};
    socklen_t size = sizeof peer;
    if (getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &peer, &size) != 0) return std::nullopt;
    return Peer{peer.pid, peer.uid};
}

}  // namespace parlor::sockets
