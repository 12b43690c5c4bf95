// Addresses: which socket a host listens on, and which one a guest connects to.
//
// Source:  T-1.2.
// Errors:  for the person at the command line, who is told to use --at.
// Choices: a variable that is empty counts as unset, and a runtime folder has to begin with `/`. A path
//          of --at or PARLOR_HOST counts from the folder where the program was started.
#pragma once

#include <filesystem>
#include <string>
#include <variant>

#include "base/result.hpp"

namespace parlor::sockets {

struct Surroundings {
    enum class Mode : std::uint8_t { Free, Restricted };

    std::string at;              // --at; in restricted mode that of the forced command
    std::string parlor_host;     // PARLOR_HOST
    std::string runtime_folder;  // XDG_RUNTIME_DIR
    int handed_over = 0;         // sockets that systemd hands to this process
    Mode mode = Mode::Free;
    std::filesystem::path of_system = "/run/parlor/host";
};

// Those of this process. What systemd hands to another process (LISTEN_PID) does not count.
[[nodiscard]] Surroundings surroundings_here(std::string at, Surroundings::Mode mode);

struct Address {
    std::filesystem::path path;
    bool is_own = false;  // in the user's own runtime folder, where nobody else comes
    friend bool operator==(const Address&, const Address&) = default;
};

// The socket that systemd has made; its number is always the same.
struct HandedOver {
    static constexpr int file = 3;
    friend bool operator==(const HandedOver&, const HandedOver&) = default;
};

using ListenOn = std::variant<Address, HandedOver>;

[[nodiscard]] Result<ListenOn> where_to_listen(const Surroundings& here);
[[nodiscard]] Result<Address> where_to_connect(const Surroundings& here);

}  // namespace parlor::sockets
