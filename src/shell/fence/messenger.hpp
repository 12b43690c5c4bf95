// Messenger: a process that connects to one socket as often as it is asked, and hands over the connection.
// A restricted parlor starts it before its fence, behind which it makes no socket itself.
//
// Source:  T-1.2, T-4.5.
// Errors:  as text, for the player.
// Choices: it has a fence of its own: it opens no file, starts no program or process, and makes no socket
//          but local ones. It ends when its parlor does.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <optional>

#include "base/result.hpp"
#include "sockets/descriptor.hpp"

namespace parlor {

class Messenger {
public:
    // Nothing when the system starts no process.
    [[nodiscard]] static std::optional<Messenger> start(const std::filesystem::path& socket);

    // Where its answers come: the only file from which a fenced parlor receives messages.
    [[nodiscard]] int file() const { return answers_.number(); }

    [[nodiscard]] Result<sockets::Descriptor> connect() const;

private:
    explicit Messenger(int file) : answers_{file} {}

    sockets::Descriptor answers_;
};

}  // namespace parlor
