// A host that the launcher starts.
#include "shell/sharing/starting.hpp"

#include <csignal>
#include <string>

#include "disk/in_processes.hpp"
#include "shell/sharing/hosting.hpp"
#include "table/folder.hpp"

using namespace parlor;
using namespace parlor::shell;

namespace {

// Those that are started here end with the test.
struct Started {
    Folder folder;
    HostToStart host{folder.path / "run" / "host", folder.path / "kept"};

    Started() { std::filesystem::create_directory(folder.path / "run"); }
    ~Started() {
        if (const pid_t process = this->process(); process > 0) kill(process, SIGTERM);
    }
    // Of the host that holds the folder; 0 without one.
    [[nodiscard]] pid_t process() const {
        const std::string number = content(host.folder / "host.process");
        return number.empty() ? 0 : std::stoi(number);
    }
    [[nodiscard]] std::filesystem::path log() const { return host.folder / "host.log"; }
    [[nodiscard]] int become() const {
        return keep_front_house({.at = host.socket, .keep = host.folder, .is_while_used = true});
    }
    [[nodiscard]] std::optional<Error> start() const {
        return start_host(host, [this] { return become(); });
    }
};

}  // namespace

TEST_CASE("T-1.3: a host starts in a session of its own, with its log in its folder") {
    const Started started;
    CHECK_FALSE(started.start());
    CHECK(sockets::connect_to(started.host.socket));
    const pid_t process = started.process();
    REQUIRE(process > 0);
    CHECK(process != getpid());
    CHECK(getsid(process) == process);
    REQUIRE(has_begun(started.log()));
    CHECK(content(started.host.folder / "order").ends_with(" while used"));
    CHECK(std::filesystem::read_symlink("/proc/" + std::to_string(process) + "/fd/0") ==
          "/dev/null");
}

TEST_CASE("T-1.3: a signal ends it, whatever its parlor had blocked") {
    const Started started;
    sigset_t all, before;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    CHECK_FALSE(started.start());
    sigprocmask(SIG_SETMASK, &before, nullptr);
    REQUIRE(has_begun(started.log()));
    const pid_t process = started.process();
    CHECK(kill(process, SIGTERM) == 0);
    CHECK(waitpid(process, nullptr, 0) == process);
    CHECK_FALSE(std::filesystem::exists(started.host.socket));
}

TEST_CASE("T-1.3: of those that start at once one wins, and all reach it") {
    const Started started;
    const int well = in_processes(3, [&](int) {
        return not started.start() and sockets::connect_to(started.host.socket).ok();
    });
    CHECK(well == 3);
}

TEST_CASE("T-1.3: a host that does not start leaves a line in its log, which is told") {
    const Started started;
    const auto error = start_host(started.host, [] {
        const std::string words = "an old line\nparlor: there is no room for a host\n";
        return write(STDERR_FILENO, words.data(), words.size()) > 0 ? 1 : 2;
    });
    REQUIRE(error);
    CHECK(error->what == "no host starts: there is no room for a host");
    std::ofstream{started.folder.path / "file"} << "x";
    const auto no_folder =
        start_host({started.host.socket, started.folder.path / "file" / "kept"}, [] { return 1; });
    REQUIRE(no_folder);
    CHECK(no_folder->what.find("/file/kept: cannot be made: ") != std::string::npos);
}
