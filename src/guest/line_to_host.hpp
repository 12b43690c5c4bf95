// LineToHost: a connection to the host, both ways.
//
// Errors:  a line that is cut. A host that reads nothing for as long as the kernel can keep it counts as cut.
// Requires that SIGPIPE is ignored.
// Choices: what the host still said before the line was cut is heard.
#pragma once

#include <string>
#include <utility>

#include "guest/heard.hpp"
#include "sockets/descriptor.hpp"
#include "wire/from_guest.hpp"

namespace parlor::guest {

class LineToHost {
public:
    explicit LineToHost(sockets::Descriptor socket) : socket_{std::move(socket)} {}

    void say(const wire::FromGuest& message);

    // Hears what is there; does not wait. Returns whether there was anything.
    bool listen();

    [[nodiscard]] Heard& heard() { return heard_; }
    [[nodiscard]] const Heard& heard() const { return heard_; }
    void cut() { is_cut_ = true; }
    [[nodiscard]] bool is_cut() const { return is_cut_; }
    [[nodiscard]] int file() const { return socket_.number(); }

private:
    sockets::Descriptor socket_;
    Heard heard_;
    bool is_cut_ = false;
};

}  // namespace parlor::guest
