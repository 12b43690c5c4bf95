// A host with guests, from its beginning to its end.
#include "host/loop.hpp"

#include <string>

#include "host/open_house.hpp"
#include "host/visitor.hpp"

using namespace parlor;
using namespace parlor::host;

namespace {

std::string login_here() { return "uid " + std::to_string(geteuid()); }

}  // namespace

TEST_CASE("T-1.1: a host takes keys, and shows each guest pictures of what came of them") {
    OpenHouse host;
    Visitor ann{host.path()}, bob{host.path()};
    ann.greet();
    REQUIRE(ann.next() == wire::FromHost{wire::Welcome{}});
    CHECK(ann.sees(login_here()));
    bob.greet();
    ann.press("hi");
    CHECK(ann.sees("hi"));
    CHECK(bob.sees("hi"));
    bob.press("yes");
    CHECK(ann.sees("yes"));
    CHECK_FALSE(host.end());
}

TEST_CASE("T-1.4: a host knows from the kernel who comes, and from --as only whom it trusts") {
    const std::string passwd = "ann:x:" + std::to_string(geteuid()) + ":";
    SECTION("an account of one person") {
        OpenHouse host{Users{passwd}};
        Visitor visitor{host.path()}, liar{host.path()};
        visitor.greet();
        CHECK(visitor.sees("ann "));
        liar.greet("bob");
        const auto last = liar.last();
        REQUIRE(last);
        CHECK(std::get<wire::Refused>(*last).status == 1);
        CHECK(host.logs("ann (guest 1) came"));
        CHECK(host.logs("ann (guest 2) was refused: this host believes --as of no guest"));
    }
    SECTION("an account of several people") {
        Users users{passwd};
        REQUIRE_FALSE(users.trust("ann"));
        OpenHouse host{users};
        Visitor bob{host.path()}, nobody{host.path()};
        bob.greet("bob");
        CHECK(bob.sees("ann/bob"));
        nobody.greet();
        CHECK(std::holds_alternative<wire::Refused>(*nobody.last()));
        CHECK(host.logs("ann/bob (guest 1) came"));
    }
}

TEST_CASE("T-1.5: a guest of another version gets a line with both versions, and nothing else") {
    OpenHouse host;
    Visitor visitor{host.path()};
    visitor.say(wire::Stranger{.protocol = 0, .version = "9.9.9"});
    const auto refused = visitor.next();
    REQUIRE(refused);
    CHECK(std::get<wire::Refused>(*refused).line.find("9.9.9") != std::string::npos);
    CHECK_FALSE(visitor.next());
    CHECK(host.logs("has another version: 9.9.9"));
    CHECK(host.house.lost == 0);
}

TEST_CASE("T-1.11: SIGTERM, SIGINT and SIGHUP end a host, and its socket is removed") {
    const int signal = GENERATE(SIGTERM, SIGINT, SIGHUP);
    OpenHouse host;
    Visitor visitor{host.path()};
    visitor.greet();
    CHECK(visitor.sees(login_here()));
    CHECK_FALSE(host.end(signal));
    CHECK_FALSE(std::filesystem::exists(host.path()));
    CHECK_FALSE(visitor.last());
}

TEST_CASE("T-1.11: a host ends when its service is over") {
    OpenHouse host;
    Visitor visitor{host.path()};
    visitor.greet();
    visitor.press("O");
    CHECK_FALSE(host.wait());
}

TEST_CASE("T-4.1: a guest that is let go gets a last line, and the others go on") {
    OpenHouse host;
    Visitor ann{host.path()}, bob{host.path()};
    ann.greet();
    bob.greet();
    ann.press("Q");
    CHECK(ann.last() == wire::FromHost{wire::Farewell{0, "Goodbye."}});
    CHECK(bob.sees("LOST"));
    CHECK(host.house.lost == 1);
}

TEST_CASE("T-4.2: jobs are done on other threads, and their results come back to the loop") {
    OpenHouse host;
    Visitor visitor{host.path()};
    visitor.greet();
    visitor.press("J");
    CHECK(visitor.sees("DONE"));
}

TEST_CASE("T-4.8: what changes by itself changes in time, and nobody has to press a key") {
    OpenHouse host;
    Visitor visitor{host.path()};
    visitor.greet();
    visitor.press("A");
    CHECK(visitor.sees("TICK"));
    CHECK(host.house.passed >= 100);
}

TEST_CASE("T-4.7: a host whose socket is removed ends with a line") {
    OpenHouse host;
    std::filesystem::remove(host.path());
    const auto why = host.wait();
    REQUIRE(why);
    CHECK(why->what == host.path().string() + ": the host's socket was removed or replaced");
    CHECK(host.logs("ends: "));
}

TEST_CASE("T-4.8: a host with idle guests does nothing at all") {
    OpenHouse host;
    Visitor ann{host.path()}, silent{host.path()};
    ann.greet();
    silent.greet();
    REQUIRE(ann.sees(login_here()));
    REQUIRE(host.logs("(guest 2) came"));
    const auto wakings = [&] {
        const std::string status =
            content("/proc/self/task/" + std::to_string(host.thread_id) + "/status");
        const auto line = status.find("voluntary_ctxt_switches");
        return status.substr(line, status.find('\n', line) - line);
    };
    std::this_thread::sleep_for(std::chrono::milliseconds{300});
    const int calls = host.house.calls;
    const std::string before = wakings();
    std::this_thread::sleep_for(std::chrono::milliseconds{500});
    CHECK(host.house.calls == calls);
    CHECK(wakings() == before);
}
