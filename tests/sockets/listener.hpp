// A socket in a folder of the test, on which something listens, or no longer does.
#pragma once

#include <sys/socket.h>
#include <sys/stat.h>

#include <filesystem>

#include "catch.hpp"
#include "sockets/local.hpp"

namespace parlor {

inline sockets::Descriptor bound(const std::filesystem::path& path) {
    sockets::Descriptor made = sockets::new_socket();
    const auto address = sockets::kernel_address(path);
    REQUIRE(address);
    const auto* const any = reinterpret_cast<const sockaddr*>(&*address);
    REQUIRE(bind(made.number(), any, sizeof *address) == 0);
    return made;
}

inline sockets::Descriptor listening(const std::filesystem::path& path) {
    sockets::Descriptor made = bound(path);
    REQUIRE(listen(made.number(), 8) == 0);
    return made;
}

inline unsigned mode_of(const std::filesystem::path& path) {
    struct stat status {};
    REQUIRE(lstat(path.c_str(), &status) == 0);
    return status.st_mode & 07777U;
}

}  // namespace parlor
