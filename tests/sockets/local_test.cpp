// Sockets that a guest does not trust.
#include "sockets/local.hpp"

#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <string>

#include "sockets/listener.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::sockets;

namespace {

namespace fs = std::filesystem;

std::string refusal(const fs::path& path) {
    const auto connected = connect_to(path);
    REQUIRE_FALSE(connected);
    return connected.error().what;
}

constexpr uid_t somebody = 12345;

}  // namespace

TEST_CASE("T-1.5: a socket of a host is connected to, and the kernel says whose it is") {
    const Folder folder;
    const auto host = listening(folder.path / "host");
    const auto connected = connect_to(folder.path / "host");
    REQUIRE(connected);
    CHECK(peer_of(connected->number())->process == getpid());
    CHECK(peer_of(connected->number())->user == geteuid());
}

TEST_CASE("T-1.5: no folder, no socket, and the socket of a dead host have a line each") {
    const Folder folder;
    const std::string path = (folder.path / "host").string();
    CHECK(refusal(folder.path / "none" / "host") ==
          (folder.path / "none" / "host").string() +
              ": no host is there; `parlor host` starts one");
    CHECK(refusal(path) == path + ": no host is there; `parlor host` starts one");
    { const auto dead = bound(path); }
    CHECK(refusal(path) == path + ": the host that was there has ended; `parlor host` starts one");
}

TEST_CASE("T-1.5: a path that is no socket is refused, and so is a link to one") {
    const Folder folder;
    std::ofstream{folder.path / "file"} << "x";
    const auto host = listening(folder.path / "host");
    fs::create_symlink(folder.path / "host", folder.path / "link");
    CHECK(refusal(folder.path / "file") == (folder.path / "file").string() + ": this is no socket");
    CHECK(refusal(folder.path / "link") == (folder.path / "link").string() + ": this is no socket");
}

TEST_CASE("T-1.5: a folder that others may write to is refused, sticky or not") {
    const Folder folder;
    const fs::path path = folder.path / "host";
    const auto host = listening(path);
    for (const mode_t mode : {0777U, 01777U, 0770U, 0702U}) {
        REQUIRE(chmod(folder.path.c_str(), mode) == 0);
        CHECK(refusal(path) == folder.path.string() +
                                   ": others may write to this folder, and could put a socket of "
                                   "their own there; only its owner should (chmod go-w)");
    }
    REQUIRE(chmod(folder.path.c_str(), 0755) == 0);
    CHECK(connect_to(path));
}

TEST_CASE("T-1.5: a path that is longer than the kernel takes is refused") {
    const std::string path = "/" + std::string(107, 'x');
    CHECK(refusal(path) == path + ": this name has 108 bytes, and a socket's has at most 107");
    CHECK(kernel_address(path.substr(1)));
}

TEST_CASE("T-1.5: a program that is neither the socket's owner nor root is refused") {
    if (geteuid() != 0) return;  // only root can make such a socket
    const Folder folder;
    const fs::path path = folder.path / "host";
    const auto host = bound(path);
    const pid_t child = fork();
    if (child == 0) _exit(setuid(somebody) == 0 and listen(host.number(), 1) == 0 ? 0 : 1);
    int status = 1;
    REQUIRE(waitpid(child, &status, 0) == child);
    REQUIRE(status == 0);
    CHECK(refusal(path) ==
          path.string() + ": who answers there is neither the socket's owner nor root");
    REQUIRE(chown(path.c_str(), somebody, somebody) == 0);
    CHECK(connect_to(path));
}
