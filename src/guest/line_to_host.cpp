#include "guest/line_to_host.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>

namespace parlor::guest {
namespace {

constexpr std::size_t heard_at_once = std::size_t{1} << 16;

}  // namespace

// Read and write, as a fenced parlor has no other calls. The socket never blocks.
// A half message is never completed, since the line is cut then. It is cut when reading says so, for
// the host may have said why.
void LineToHost::say(const wire::FromGuest& message) {
    const std::string bytes = wire::bytes_of(message);
    const auto sent = write(socket_.number(), bytes.data(), bytes.size());
    const bool is_whole = sent == static_cast<ssize_t>(bytes.size());
    if (not is_whole) shutdown(socket_.number(), SHUT_WR);
}

bool LineToHost::listen() {
    std::array<char, heard_at_once> bytes;
    const auto count = read(socket_.number(), bytes.data(), bytes.size());
    if (count > 0) heard_.hear({bytes.data(), static_cast<std::size_t>(count)});
    const bool is_nothing_yet = count < 0 and (errno == EAGAIN or errno == EINTR);
    is_cut_ = count <= 0 and not is_nothing_yet;
    return count > 0;
}

}  // namespace parlor::guest
