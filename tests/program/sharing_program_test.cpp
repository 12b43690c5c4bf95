// The commands of shared tables in the program itself.
#include <unistd.h>

#include <csignal>

#include "shell.hpp"
#include "shell/sharing/hosting.hpp"
#include "table/folder.hpp"
#include "where.hpp"

using namespace parlor;

namespace {

const std::string program = program_file;

ShellRan run(const std::string& words) { return shell(program + " " + words); }

}  // namespace

TEST_CASE("T-1.4: --as is for a forced command, and is 1 to 32 of some letters") {
    const std::string alone =
        "parlor: --as is for a forced command, together with --restricted (see parlor --help)\n";
    for (const std::string words : {"--as ann", "--as ann join", "join --as ann"}) {
        const auto ran = run(words);
        CHECK(ran.status == 2);
        CHECK(ran.output == alone);
    }
    CHECK(run("--restricted --as= </dev/null").output ==
          "parlor: --as: needs a value: 1 to 32 of A-Z a-z 0-9 . _ - (see parlor --help)\n");
    for (const std::string name : {"a b", "a/b", "é", "123456789012345678901234567890123"}) {
        const auto ran = run("--restricted --as='" + name + "' </dev/null");
        CHECK(ran.status == 2);
        CHECK(ran.output.starts_with("parlor: --as: must be 1 to 32 of A-Z a-z 0-9 . _ -, not "));
    }
    const Folder folder;
    const std::string restricted = "--restricted " + folder.path.string() + " ";
    const auto fine = run(restricted + "--as A-z_0.9 --at /run/h </dev/null");
    CHECK(fine.output.find("there is no terminal here") != std::string::npos);
}

TEST_CASE("T-1.2: --at without a command is for restricted mode") {
    for (const std::string words : {"--at /run/h", "dominoes --at /run/h"}) {
        const auto ran = run(words);
        CHECK(ran.status == 2);
        CHECK(ran.output ==
              "parlor: --at is for host, tables, open, join and watch, as `parlor join --at "
              "SOCKET`, and for --restricted\n");
    }
    CHECK(run("--restricted join").output ==
          "parlor: in restricted mode there is nothing but playing\n");
}

TEST_CASE("T-2.1: `parlor tables` prints the list, and needs no terminal") {
    const Folder folder;
    const auto log = folder.path / "log", socket = folder.path / "parlor" / "host";
    Hosting host{{}, folder.path, log};
    REQUIRE(answers(socket));
    const auto told = run("tables --at " + socket.string() + " </dev/null");
    CHECK(told.status == 0);
    CHECK(told.output == "7 dominoes\n8 classic\n");
    for (const std::string nowhere : {">/dev/full", ">&-"})
        CHECK(run("tables --at " + socket.string() + " " + nowhere).status == 3);
}

TEST_CASE("T-2.1: `parlor tables` without a host is a line, and status 1") {
    const Folder folder;
    const std::string socket = folder.path / "host";
    const auto none = run("tables --at " + socket);
    CHECK(none.status == 1);
    CHECK(none.output == "parlor: " + socket + ": no host is there; `parlor host` starts one\n");
    std::ofstream{socket} << "x";
    const auto file = run("tables --at " + socket);
    CHECK(file.status == 1);
    CHECK(file.output == "parlor: " + socket + ": this is no socket\n");
}

TEST_CASE("T-2.1: joining needs a terminal, and opening a game") {
    const Folder folder;
    const auto log = folder.path / "log", socket = folder.path / "parlor" / "host";
    Hosting host{{}, folder.path, log};
    REQUIRE(answers(socket));
    const auto joined = run("join --at " + socket.string() + " </dev/null");
    CHECK(joined.status == 2);
    CHECK(joined.output.starts_with("parlor: there is no terminal here"));
    CHECK(run("open --at " + socket.string()).output ==
          "parlor: GAME is required (see parlor --help)\n");
}
