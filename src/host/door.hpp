// Door: the socket on which a host listens, and its folder, both of which it has for itself.
//
// Source:  T-1.2, T-1.5, T-1.11, T-4.7, T-4.8.
// Errors:  one line for whoever starts the host.
// Choices: the socket's lock is a file beside it, `SOCKET.lock`, and stays; so does `host.process` in the
//          folder. The kernel says when a name changes (inotify), so nothing is polled. A folder above
//          these two can be renamed unnoticed.
#pragma once

#include <sys/types.h>

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include "base/result.hpp"
#include "host/name_lock.hpp"
#include "sockets/address.hpp"
#include "sockets/descriptor.hpp"

namespace parlor::host {

class Door {
public:
    // Makes the folder, and the user's own runtime folder, when they are missing.
    [[nodiscard]] static Result<std::unique_ptr<Door>> open(const sockets::ListenOn& where,
                                                            const std::filesystem::path& folder);
    ~Door();  // removes its socket, but not one of systemd's
    Door(const Door&) = delete;
    Door& operator=(const Door&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return socket_.path; }
    [[nodiscard]] int listening() const { return listening_.number(); }

    // Readable when a name may have changed; then trouble() says whether the host has to end.
    [[nodiscard]] int watching() const { return watching_.number(); }
    [[nodiscard]] std::optional<Error> trouble() const;

private:
    // What a path named when the door was opened.
    struct Named {
        std::filesystem::path path;
        dev_t device = 0;
        ino_t number = 0;
        friend bool operator==(const Named&, const Named&) = default;
    };
    enum class Made : std::uint8_t { Here, BySystemd };

    Door(std::vector<NameLock> locks,
         sockets::Descriptor listening,
         const std::filesystem::path& socket,
         const std::filesystem::path& folder,
         Made made);

    [[nodiscard]] static Named named(const std::filesystem::path& path);
    [[nodiscard]] static bool is_still_there(const Named& what) { return named(what.path) == what; }
    void watch(const std::filesystem::path& path, unsigned events) const;

    std::vector<NameLock> locks_;
    sockets::Descriptor listening_, watching_;
    Named socket_, folder_;
    Made made_;
};

}  // namespace parlor::host
