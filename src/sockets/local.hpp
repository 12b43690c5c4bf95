// Local sockets: whether one can be trusted, connecting to it, and who is at the other end.
//
// Source:  T-1.5.
// Errors:  one line for a person, with the path.
// Choices: members of a folder's group are others, too: whoever may write to the folder can put a socket of
//          their own in the place of the host's. A link is no socket.
#pragma once

#include <sys/un.h>

#include <filesystem>
#include <optional>

#include "base/result.hpp"
#include "sockets/descriptor.hpp"

namespace parlor::sockets {

// An error when the path is longer than the kernel takes.
[[nodiscard]] Result<sockaddr_un> kernel_address(const std::filesystem::path& path);

// The path with its control characters shown, and what is wrong with it.
[[nodiscard]] Error wrong_with(const std::filesystem::path& path, const std::string& what);

// An error when others than its owner may write to the folder of the socket, or when it is none.
[[nodiscard]] std::optional<Error> untrusted_folder(const std::filesystem::path& socket);

// Close-on-exec, and never blocking.
[[nodiscard]] Descriptor new_socket();

// 0, or errno.
[[nodiscard]] int try_to_connect(const Descriptor& socket, const sockaddr_un& address);

// Connected to the program that listens there, after all of T-1.5.
[[nodiscard]] Result<Descriptor> connect_to(const std::filesystem::path& path);

// The process and the user at the other end, as the kernel says it.
struct Peer {
    pid_t process = 0;
    uid_t user = 0;
};
[[nodiscard]] std::optional<Peer> peer_of(int socket);

}  // namespace parlor::sockets
