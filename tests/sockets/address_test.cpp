// Which socket a host listens on, and which one a guest connects to.
#include "sockets/address.hpp"

#include <unistd.h>

#include <cstdlib>

#include "sockets/listener.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::sockets;

namespace {

Address connects_to(const Surroundings& here) {
    const auto address = where_to_connect(here);
    REQUIRE(address);
    return *address;
}

ListenOn listens_on(const Surroundings& here) {
    const auto where = where_to_listen(here);
    REQUIRE(where);
    return *where;
}

constexpr auto told_to_use_at =
    "XDG_RUNTIME_DIR names no folder for your own host; use --at SOCKET";

}  // namespace

TEST_CASE("T-1.2: a host listens on --at, PARLOR_HOST, systemd's socket, or the user's own") {
    Surroundings here{.at = "/a/at",
                      .parlor_host = "/a/variable",
                      .runtime_folder = "/run/user/7",
                      .handed_over = 1};
    CHECK(listens_on(here) == ListenOn{Address{"/a/at"}});
    here.at.clear();
    CHECK(listens_on(here) == ListenOn{Address{"/a/variable"}});
    here.parlor_host.clear();
    CHECK(listens_on(here) == ListenOn{HandedOver{}});
    here.handed_over = 0;
    CHECK(listens_on(here) == ListenOn{Address{"/run/user/7/parlor/host", true}});
}

TEST_CASE("T-1.2: a host never listens on the system's socket by itself") {
    const Folder folder;
    const auto socket = listening(folder.path / "host");
    const auto where = where_to_listen({.of_system = folder.path / "host"});
    REQUIRE_FALSE(where);
    CHECK(where.error().what == told_to_use_at);
}

TEST_CASE("T-1.2: a host listens on one socket of systemd's") {
    const auto where = where_to_listen({.runtime_folder = "/run/user/7", .handed_over = 2});
    REQUIRE_FALSE(where);
    CHECK(where.error().what == "a host listens on one socket, and systemd hands over 2");
}

TEST_CASE("T-1.2: a guest connects to --at, PARLOR_HOST, the system's socket, or the user's own") {
    const Folder folder;
    const auto socket = listening(folder.path / "host");
    Surroundings here{.at = "/a/at",
                      .parlor_host = "/a/variable",
                      .runtime_folder = "/run/user/7",
                      .of_system = folder.path / "host"};
    CHECK(connects_to(here) == Address{"/a/at"});
    here.at.clear();
    CHECK(connects_to(here) == Address{"/a/variable"});
    here.parlor_host.clear();
    CHECK(connects_to(here) == Address{folder.path / "host"});
    here.of_system = folder.path / "none";
    CHECK(connects_to(here) == Address{"/run/user/7/parlor/host", true});
    here.runtime_folder = "not/whole";
    const auto none = where_to_connect(here);
    REQUIRE_FALSE(none);
    CHECK(none.error().what == told_to_use_at);
}

TEST_CASE(
    "T-1.2: in restricted mode only the forced command's --at and the system's socket count") {
    Surroundings here{.parlor_host = "/a/variable",
                      .runtime_folder = "/run/user/7",
                      .mode = Surroundings::Mode::Restricted,
                      .of_system = "/no/such/host"};
    CHECK(connects_to(here) == Address{"/no/such/host"});
    here.at = "/a/at";
    CHECK(connects_to(here) == Address{"/a/at"});
}

TEST_CASE("T-1.2: sockets that systemd hands to another process do not count") {
    setenv("LISTEN_FDS", "1", 1);
    setenv("LISTEN_PID", std::to_string(getpid()).c_str(), 1);
    CHECK(surroundings_here("", Surroundings::Mode::Free).handed_over == 1);
    setenv("LISTEN_PID", std::to_string(getppid()).c_str(), 1);
    CHECK(surroundings_here("", Surroundings::Mode::Free).handed_over == 0);
    unsetenv("LISTEN_FDS");
    unsetenv("LISTEN_PID");
    CHECK(surroundings_here("/a/at", Surroundings::Mode::Free).at == "/a/at");
}

TEST_CASE("T-1.2: a socket is the user's own wherever its path comes from") {
    Surroundings here{.at = "/run/user/7/parlor/other", .runtime_folder = "/run/user/7"};
    CHECK(connects_to(here).is_own);
    here.at = "host";
    CHECK(connects_to(here) == Address{std::filesystem::current_path() / "host"});
}
