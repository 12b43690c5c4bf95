// `parlor host`, `tables`, `open`, `join` and `watch`, over a real socket.
#include "shell/sharing/commands.hpp"

#include <sys/stat.h>

#include <csignal>

#include "program/pty.hpp"
#include "shell/sharing/hosting.hpp"
#include "sockets/listener.hpp"

using namespace parlor;

namespace {

namespace fs = std::filesystem;
using For = cli::Visit::For;

// A guest at a terminal, who finds the host by the surroundings.
class Caller {
public:
    Caller(const Pty::Variables& variables, const cli::Visit& order)
        : pty_{[order] {
                   std::signal(SIGPIPE, SIG_IGN);
                   const int status = shell::visit(order, {}, {});
                   std::fflush(stdout);
                   return status;
               },
               25,
               40,
               with_terminal(variables)} {}

    bool shows(const std::string& text) {
        constexpr int tries = 400, quiet = 50;
        for (int i = 0; i < tries; ++i) {
            output_ += pty_.read(quiet);
            if (output_.find(text) != std::string::npos) return true;
        }
        UNSCOPED_INFO(output_);
        return false;
    }
    [[nodiscard]] bool has_shown(const std::string& text) const {
        return output_.find(text) != std::string::npos;
    }
    Pty& pty() { return pty_; }

private:
    static Pty::Variables with_terminal(Pty::Variables variables) {
        variables.try_emplace("TERM", "xterm-256color");
        variables["LC_ALL"] = "C.UTF-8";
        return variables;
    }

    Pty pty_;
    std::string output_;
};

// A runtime folder, in which a host has its own socket.
struct Machine {
    Folder folder;
    fs::path log = folder.path / "log", socket = folder.path / "parlor" / "host";
    Pty::Variables variables{{"XDG_RUNTIME_DIR", folder.path}};
};

}  // namespace

TEST_CASE(
    "T-1.2: a host is on its own socket, keeps its tables in its folder, and guests find it") {
    const Machine here;
    Hosting host{{}, here.folder.path, here.log};
    REQUIRE(answers(here.socket));
    CHECK(mode_of(here.socket) == 0600);
    CHECK(mode_of(here.folder.path / "state" / "parlor" / "host") == 0700);
    const auto [purpose, name, shown] =
        GENERATE(std::tuple{For::Join, "7", "TO JOIN 7"},
                 std::tuple{For::Join, "", "TO JOIN"},
                 std::tuple{For::Watch, "Tea Time", "TO WATCH Tea Time"},
                 std::tuple{For::Open, "dominoes", "TO OPEN dominoes"});
    Caller ann{here.variables, {.purpose = purpose, .name = name}};
    CHECK(ann.shows(shown));
    ann.pty().send("q");
    CHECK(ann.shows("Come again."));
    CHECK(ann.pty().wait_for_end() == 0);
    CHECK(host.end() == 0);
    CHECK(content(here.log).find("listens on " + here.socket.string()) != std::string::npos);
    CHECK_FALSE(fs::exists(here.socket));
}

TEST_CASE("T-1.2: guests and hosts go where PARLOR_HOST says, and before that where --at says") {
    const Machine here;
    const fs::path other = here.folder.path / "other";
    Hosting host{{.at = other, .keep = here.folder.path / "kept"}, here.folder.path, here.log};
    REQUIRE(answers(other));
    CHECK(mode_of(other) == 0666);
    CHECK(fs::is_directory(here.folder.path / "kept"));
    Pty::Variables variables = here.variables;
    variables["PARLOR_HOST"] = other;
    Caller ann{variables, {.purpose = For::Join}};
    CHECK(ann.shows("TO JOIN"));
    variables["PARLOR_HOST"] = "/nowhere/host";
    Caller bob{variables, {.purpose = For::Join, .at = other}};
    CHECK(bob.shows("TO JOIN"));
    Caller clara{variables, {.purpose = For::Join}};
    CHECK(clara.shows("parlor: /nowhere/host: no host is there; `parlor host` starts one"));
    CHECK(WEXITSTATUS(clara.pty().wait_for_end()) == 1);
}

TEST_CASE("T-1.2: without a runtime folder a line says to use --at") {
    Caller ann{{}, {.purpose = For::Join}};
    CHECK(ann.shows("parlor: XDG_RUNTIME_DIR names no folder for your own host; use --at SOCKET"));
    CHECK(WEXITSTATUS(ann.pty().wait_for_end()) == 1);
}

TEST_CASE("T-1.3: the house knows who runs the host, and whether it ends when nobody is there") {
    const Machine here;
    const std::string folder = here.folder.path / "kept";
    const std::string root = getuid() == 0 ? "root" : "";
    SECTION("by a person") {
        Hosting host{{.keep = folder}, here.folder.path, here.log};
        REQUIRE(has_begun(here.log));
        CHECK(content(fs::path{folder} / "order").starts_with(root));
        CHECK_FALSE(content(fs::path{folder} / "order").ends_with(" while used"));
    }
    SECTION("by the launcher") {
        Hosting host{{.keep = folder, .is_while_used = true}, here.folder.path, here.log};
        REQUIRE(has_begun(here.log));
        CHECK(content(fs::path{folder} / "order").ends_with(" while used"));
    }
}

TEST_CASE("T-1.4: an account that --trust names has to be one of /etc/passwd") {
    const Machine here;
    Hosting host{{.trusted = {"root", "nobody at all"}}, here.folder.path, here.log};
    CHECK(host.wait() == 2);
    CHECK(content(here.log) == "parlor: --trust: /etc/passwd has no account nobody at all\n");
}

TEST_CASE("T-1.11: a second host on the same socket says that one is there, and ends") {
    const Machine here;
    Hosting host{{}, here.folder.path, here.log};
    REQUIRE(answers(here.socket));
    const fs::path log = here.folder.path / "second";
    Hosting second{{.keep = here.folder.path / "kept"}, here.folder.path, log};
    CHECK(second.wait() == 1);
    CHECK(content(log).find("process " + std::to_string(host.process())) != std::string::npos);
}

TEST_CASE("T-3.7: the host's title stands on the window, and the one before comes back") {
    const Machine here;
    Hosting host{{}, here.folder.path, here.log};
    REQUIRE(answers(here.socket));
    Pty::Variables variables = here.variables;
    SECTION("xterm has one") {
        Caller ann{variables, {.purpose = For::Join}};
        CHECK(ann.shows("\x1b]2;Seven\a"));
        ann.pty().send("q");
        CHECK(ann.shows("\x1b[23;0;0t\x1b[22;0;0t"));
    }
    SECTION("the console has none") {
        variables["TERM"] = "linux";
        Caller ann{variables, {.purpose = For::Join}};
        REQUIRE(ann.shows("TO JOIN"));
        ann.pty().send("q");
        CHECK(ann.shows("Come again."));
        CHECK_FALSE(ann.has_shown("Seven"));
    }
}

TEST_CASE("T-1.6: whoever opened a table comes back to it, and opens no other") {
    const Machine here;
    auto host = std::make_unique<Hosting>(cli::Host{}, here.folder.path, here.log);
    REQUIRE(answers(here.socket));
    Caller ann{here.variables, {.purpose = For::Open, .name = "dominoes"}};
    REQUIRE(ann.shows("TO OPEN dominoes"));
    ann.pty().send("t");
    REQUIRE(ann.shows("AT SEVEN"));
    host.reset();
    REQUIRE(ann.shows("THE HOST IS AWAY"));
    host = std::make_unique<Hosting>(cli::Host{}, here.folder.path, here.log);
    CHECK(ann.shows("JOIN 7"));
}
