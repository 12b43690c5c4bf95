// A guest in a pseudo-terminal, at a little host.
#include "guest/guest.hpp"

#include <csignal>
#include <cstdio>
#include <memory>
#include <string>

#include "host/open_house.hpp"
#include "program/pty.hpp"
#include "sockets/listener.hpp"
#include "wire/from_host.hpp"

using namespace parlor;
using namespace parlor::host;

namespace {

namespace fs = std::filesystem;

// The guest starts first, so that it has none of the host's files; it waits for the host.
class Guest {
public:
    explicit Guest(fs::path host, int rows = 25, int cols = 40)
        : pty_{[host = std::move(host)] {
                   std::signal(SIGPIPE, SIG_IGN);
                   guest::Visit visit{.connect = [&] { return sockets::connect_to(host); },
                                      .errand = wire::List{},
                                      .options = {},
                                      .asked = {},
                                      .keep_copy =
                                          [](const guest::Copy& copy) {
                                              return "kept " + copy.name + copy.journal;
                                          }};
                   for (int i = 0; i < 2'000 and not visit.connect(); ++i) usleep(10'000);
                   const int status = guest::attend(visit);
                   std::fflush(stdout);
                   return status;
               },
               rows,
               cols,
               {{"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}}} {}

    // Whether the terminal shows this soon.
    bool shows(const std::string& text) {
        constexpr int tries = 400, quiet = 50;
        for (int i = 0; i < tries; ++i) {
            output_ += pty_.read(quiet);
            if (output_.find(text) != std::string::npos) return true;
        }
        return false;
    }
    [[nodiscard]] bool showed(const std::string& text) const {
        return output_.find(text) != std::string::npos;
    }
    void forget() { output_.clear(); }

    Pty& pty() { return pty_; }

private:
    Pty pty_;
    std::string output_;
};

sockets::Descriptor accepted(const sockets::Descriptor& listening) {
    constexpr int longest_wait = 20'000;
    pollfd waiting{listening.number(), POLLIN, 0};
    REQUIRE(poll(&waiting, 1, longest_wait) == 1);
    return sockets::Descriptor{accept(listening.number(), nullptr, nullptr)};
}

}  // namespace

TEST_CASE("T-1.1: a guest shows the host's pictures, and its keys reach the host") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    OpenHouse host{Users{""}, folder.path};
    REQUIRE(ann.shows("uid"));
    ann.pty().send("hello");
    CHECK(ann.shows("hello"));
    ann.pty().send("Q");
    CHECK(ann.shows("Goodbye."));
    CHECK(ann.pty().wait_for_end() == 0);
    CHECK(ann.pty().is_as_before());
}

TEST_CASE(
    "T-1.6: a guest comes back to the next host by itself, and says meanwhile that it tries") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    auto host = std::make_unique<OpenHouse>(Users{""}, folder.path);
    REQUIRE(ann.shows("uid"));
    host.reset();
    CHECK(ann.shows("THE HOST IS AWAY; TRYING"));
    ann.forget();
    host = std::make_unique<OpenHouse>(Users{""}, folder.path);
    REQUIRE(ann.shows("uid"));
    ann.pty().send("again");
    CHECK(ann.shows("again"));
}

TEST_CASE("T-1.6: whoever waits for a host that is away can leave with Q") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    {
        OpenHouse host{Users{""}, folder.path};
        REQUIRE(ann.shows("uid"));
    }
    REQUIRE(ann.shows("THE HOST IS AWAY"));
    ann.pty().send("q");
    CHECK(ann.shows("`parlor join` leads back to the game"));
    CHECK(ann.pty().wait_for_end() == 0);
}

TEST_CASE(
    "T-1.5: a program that is no host gets a line and status 1, and the terminal is untouched") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    const auto other = listening(folder.path / "host");
    const auto tried = accepted(other);
    std::optional<sockets::Descriptor> line = accepted(other);
    SECTION("it closes the connection") { line.reset(); }
    SECTION("it says nothing") {}
    CHECK(ann.shows("parlor: what answers there is no host of shared tables"));
    CHECK(WEXITSTATUS(ann.pty().wait_for_end()) == 1);
}

TEST_CASE(
    "T-1.8: a guest tells the host of a changed window, and a signal ends it as at one keyboard") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    OpenHouse host{Users{""}, folder.path};
    REQUIRE(ann.shows("uid"));
    ann.pty().resize(30, 90);
    CHECK(ann.shows("90x30"));
    ann.pty().raise(SIGTERM);
    CHECK(WEXITSTATUS(ann.pty().wait_for_end()) == 128 + SIGTERM);
    CHECK(host.logs("left"));
}

TEST_CASE("T-1.7: a host that is stopped does not hold a guest: Ctrl-C twice leaves") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    const auto stopped = listening(folder.path / "host");
    const auto tried = accepted(stopped), line = accepted(stopped);
    const std::string welcome = wire::bytes_of(wire::FromHost{wire::Welcome{}});
    REQUIRE(write(line.number(), welcome.data(), welcome.size()) > 0);
    ann.pty().let_it_work();  // and read that
    ann.pty().send("\x03");
    ann.pty().let_it_work();
    CHECK(ann.pty().is_running());
    ann.pty().send("\x03");
    CHECK(WEXITSTATUS(ann.pty().wait_for_end()) == 128 + SIGINT);
}

TEST_CASE("T-2.10: a guest keeps the copy that K asked for, says so, and takes no other") {
    const Folder folder;
    Guest ann{folder.path / "host"};
    const auto host = listening(folder.path / "host");
    const auto tried = accepted(host), line = accepted(host);
    const auto says = [&](const wire::FromHost& message) {
        const std::string bytes = wire::bytes_of(message);
        REQUIRE(write(line.number(), bytes.data(), bytes.size()) > 0);
    };
    says(wire::Welcome{});
    says(wire::CopyPart{"first", "", true});
    ann.pty().let_it_work();
    ann.pty().send("k");
    ann.pty().let_it_work();
    says(wire::CopyPart{"sec", "on", false});
    says(wire::CopyPart{"sec", "d", true});
    CHECK(ann.shows("KEPT SECOND"));
    ann.pty().send("x");
    ann.pty().let_it_work();
    says(wire::CopyPart{"third", "", true});
    says(wire::Farewell{0, "Goodbye."});
    CHECK(ann.shows("Goodbye."));
    CHECK_FALSE(ann.showed("KEPT FIRST"));
    CHECK_FALSE(ann.showed("KEPT THIRD"));
}
