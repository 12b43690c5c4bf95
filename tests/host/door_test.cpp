// The socket and the folder of a host.
#include "host/door.hpp"

#include <poll.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <string>

#include "sockets/listener.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::host;
using sockets::Address;

namespace {

namespace fs = std::filesystem;

std::unique_ptr<Door> opened(const Address& address, const fs::path& folder) {
    auto door = Door::open(address, folder);
    if (not door) FAIL(door.error().what);
    return std::move(*door);
}

std::string refusal(const sockets::ListenOn& where, const fs::path& folder) {
    const auto door = Door::open(where, folder);
    REQUIRE_FALSE(door);
    return door.error().what;
}

bool has_news(const Door& door) {
    pollfd waiting{door.watching(), POLLIN, 0};
    return poll(&waiting, 1, 0) == 1;
}

const std::string this_process = "a host is there (process " + std::to_string(getpid()) + ")";

}  // namespace

TEST_CASE("T-1.11: of two hosts on one socket the second says that a host is there") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    const auto door = opened({socket}, folder.path / "one");
    CHECK(refusal(Address{socket}, folder.path / "other") == socket.string() + ": " + this_process);
    CHECK(sockets::connect_to(socket));
}

TEST_CASE("T-1.11: of two hosts of one folder the second says that a host is there") {
    const Folder folder;
    const auto door = opened({folder.path / "host"}, folder.path / "kept");
    CHECK(refusal(Address{folder.path / "other"}, folder.path / "kept") ==
          (folder.path / "kept").string() + ": " + this_process);
    CHECK_FALSE(fs::exists(folder.path / "other"));
}

TEST_CASE("T-1.11: the socket of a dead host is replaced") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    { const auto dead = bound(socket); }
    const auto door = opened({socket}, folder.path);
    CHECK(sockets::connect_to(socket));
}

TEST_CASE("T-1.11: a socket that answers is not replaced, whatever listens there") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    const auto other = listening(socket);
    CHECK(refusal(Address{socket}, folder.path) ==
          socket.string() + ": a program listens there (process " + std::to_string(getpid()) + ")");
    CHECK(sockets::connect_to(socket));
}

TEST_CASE("T-1.11: a file in the place of the socket is not replaced") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    std::ofstream{socket} << "mine";
    CHECK(refusal(Address{socket}, folder.path) ==
          socket.string() + ": this is there, and is no socket");
    CHECK(content(socket) == "mine");
}

TEST_CASE("T-1.11: the socket is 0600 in the user's own runtime folder, and 0666 elsewhere") {
    const Folder folder;
    {
        const auto door = opened({folder.path / "runtime" / "parlor" / "host", true}, folder.path);
        CHECK(mode_of(door->path()) == 0600);
        CHECK(mode_of(door->path().parent_path()) == 0700);
    }
    const auto door = opened({folder.path / "host"}, folder.path);
    CHECK(mode_of(door->path()) == 0666);
}

TEST_CASE("T-1.11: a host that ends removes its socket, but not another's in its place") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    opened({socket}, folder.path).reset();
    CHECK_FALSE(fs::exists(socket));
    auto door = opened({socket}, folder.path);
    fs::remove(socket);
    const auto other = listening(socket);
    door.reset();
    CHECK(fs::exists(socket));
}

TEST_CASE(
    "T-1.5: a host does not listen in a folder that others may write to, or that is missing") {
    const Folder folder;
    const fs::path open_folder = folder.path / "open", socket = open_folder / "host";
    CHECK(refusal(Address{socket}, folder.path) ==
          open_folder.string() + ": there is no such folder");
    fs::create_directory(open_folder);
    REQUIRE(chmod(open_folder.c_str(), 01777) == 0);
    CHECK(refusal(Address{socket}, folder.path) ==
          open_folder.string() +
              ": others may write to this folder, and could put a socket of their own there; only "
              "its owner should (chmod go-w)");
}

TEST_CASE(
    "T-4.7: a host notices that its socket is removed, replaced or renamed, and its folder gone") {
    const Folder folder;
    const fs::path rooms = folder.path / "rooms", kept = folder.path / "kept",
                   socket = rooms / "host";
    fs::create_directory(rooms);
    auto door = opened({socket}, kept);
    CHECK_FALSE(door->trouble());
    const std::string lost = socket.string() + ": the host's socket was removed or replaced";
    SECTION("removed") { fs::remove(socket); }
    SECTION("renamed") { fs::rename(socket, rooms / "other"); }
    SECTION("replaced") {
        const auto other = listening(rooms / "other");
        fs::rename(rooms / "other", socket);
    }
    SECTION("with its folder") { fs::rename(rooms, folder.path / "moved"); }
    CHECK(has_news(*door));
    REQUIRE(door->trouble());
    CHECK(door->trouble()->what == lost);
}

TEST_CASE("T-4.7: a host notices that its folder is gone") {
    const Folder folder;
    const auto door = opened({folder.path / "host"}, folder.path / "kept");
    fs::rename(folder.path / "kept", folder.path / "moved");
    CHECK(has_news(*door));
    CHECK(door->trouble()->what == (folder.path / "kept").string() + ": the host's folder is gone");
}

TEST_CASE("T-4.8: whatever else happens in the folders of a host does not wake it") {
    const Folder folder;
    const auto door = opened({folder.path / "host"}, folder.path);
    while (has_news(*door)) CHECK_FALSE(door->trouble());
    std::ofstream{folder.path / "journal"} << "0 dice 1 2\n";
    fs::rename(folder.path / "journal", folder.path / "other");
    CHECK(sockets::connect_to(folder.path / "host"));
    CHECK_FALSE(has_news(*door));
}

TEST_CASE("T-1.2: a host takes the socket that systemd hands over, and leaves it there") {
    const Folder folder;
    const fs::path socket = folder.path / "host";
    const pid_t child = fork();
    if (child == 0) {  // its file 3 is nobody else's
        constexpr int file = sockets::HandedOver::file;
        dup2(STDIN_FILENO, file);
        if (Door::open(sockets::HandedOver{}, folder.path)) _exit(2);
        dup2(listening(socket).number(), file);
        const auto door = Door::open(sockets::HandedOver{}, folder.path);
        _exit(door and (*door)->path() == socket and sockets::connect_to(socket) ? 0 : 3);
    }
    int status = 1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
    CHECK(fs::exists(socket));
}
