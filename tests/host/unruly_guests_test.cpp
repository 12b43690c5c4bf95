// Guests that a host has to bear: slow, silent, wrong, and too many.
#include <string>
#include <vector>

#include "host/loop.hpp"
#include "host/open_house.hpp"
#include "host/visitor.hpp"

using namespace parlor;
using namespace parlor::host;

namespace {

// The guest got a line that it was put out, and the others go on.
void check_put_out(OpenHouse& host, Visitor& unruly, const std::string& why) {
    (void)unruly.last();
    CHECK(host.logs("was put out: " + why));
    Visitor other{host.path()};
    other.greet();
    other.press("fine");
    CHECK(other.sees("fine"));
}

}  // namespace

TEST_CASE("T-4.1: half a message keeps nobody waiting, and can be completed later") {
    OpenHouse host;
    Visitor slow{host.path()}, other{host.path()};
    slow.greet();
    other.greet();
    const std::string keys = wire::bytes_of(wire::Keys{.keys = {tui::key_of(U'z')}});
    slow.send(keys.substr(0, 5));
    other.press("fine");
    CHECK(other.sees("fine"));
    slow.send(keys.substr(5));
    CHECK(other.sees("z"));
}

TEST_CASE("T-4.1: a guest that says rubbish is put out, with a line in the log") {
    OpenHouse host;
    Visitor unruly{host.path()};
    SECTION("at once") {
        unruly.send("GET / HTTP/1.0\r\n\r\n");
        check_put_out(host, unruly, "there is no message of kind 71");
    }
    SECTION("after its greeting") {
        unruly.greet();
        unruly.send("\xff");
        check_put_out(host, unruly, "there is no message of kind 255");
        CHECK(host.house.lost >= 1);
    }
    SECTION("without a greeting") {
        unruly.press("z");
        check_put_out(host, unruly, "a guest greets first");
    }
    SECTION("with two greetings") {
        unruly.greet();
        unruly.greet();
        check_put_out(host, unruly, "a guest greets once");
    }
    SECTION("in the service's eyes") {
        unruly.greet();
        unruly.press("X");
        check_put_out(host, unruly, "X is wrong");
    }
    SECTION("with a picture that it never got") {
        unruly.greet();
        unruly.say(wire::Shown{wire::Showing{99}});
        check_put_out(host, unruly, "the picture shown is not under way");
    }
}

TEST_CASE("T-1.7: a guest that does not greet is put out after a while") {
    OpenHouse host;
    Visitor silent{host.path()};
    check_put_out(host, silent, "it did not greet in time");
}

TEST_CASE("T-1.7: keys beyond 50 a second wait, and a flood of them is put out at 64 KB") {
    OpenHouse host;
    Visitor flood{host.path()};
    flood.greet();
    REQUIRE(flood.sees("uid"));
    const std::string keys = wire::bytes_of(
        wire::Keys{.keys = std::vector<tui::Key>(wire::most_keys, tui::key_of(U'z'))});
    for (int i = 0; i < 200; ++i) flood.send(keys);
    check_put_out(host, flood, "more than 65536 bytes are waiting");
}

TEST_CASE("T-1.7: keys that wait are taken later, in their order") {
    OpenHouse host;
    Visitor hasty{host.path()};
    hasty.greet();
    hasty.press(std::string(60, 'a'));
    hasty.press("b");
    CHECK(hasty.sees("aaab"));
}

TEST_CASE(
    "T-4.1: a guest that stops reading keeps nobody waiting, and then sees the newest picture") {
    OpenHouse host;
    Visitor stopped{host.path()}, other{host.path()};
    stopped.greet();
    other.greet();
    for (const std::string key : {"b", "c", "d", "e", "f", "g", "h", "i", "k"}) {
        other.press(key);
        REQUIRE(other.sees(key));
    }
    int pictures = 0;
    while (stopped.screen().find("bcdefghik") == std::string::npos) {
        REQUIRE(stopped.sees(pictures == 0 ? "uid" : "bcdefghik"));
        ++pictures;
    }
    CHECK(pictures <= 2);
}

TEST_CASE("T-1.7: one user has at most 8 terminals at a host, and a ninth is told so") {
    OpenHouse host;
    std::vector<Visitor> all;
    for (int i = 0; i < most_guests_of_user; ++i) {
        all.emplace_back(host.path());
        all.back().greet();
        REQUIRE(all.back().sees("uid"));
    }
    Visitor ninth{host.path()};
    ninth.greet();
    const auto last = ninth.last();
    REQUIRE(last);
    CHECK(std::get<wire::Refused>(*last).line ==
          "uid " + std::to_string(geteuid()) +
              " is here at 8 terminals, and that is the most; leave at one of them");
    all.pop_back();
    REQUIRE(host.logs("(guest 8) left"));
    Visitor tenth{host.path()};
    tenth.greet();
    CHECK(tenth.sees("uid"));
}

TEST_CASE("T-1.7: a host has at most 512 guests, and one more is told so") {
    Users users{"all:x:" + std::to_string(geteuid()) + ":"};
    REQUIRE_FALSE(users.trust("all"));
    OpenHouse host{users};
    std::vector<Visitor> all;
    for (int i = 0; i < most_guests; ++i) {
        all.emplace_back(host.path());
        all.back().greet("user" + std::to_string(i / most_guests_of_user));
    }
    REQUIRE(host.logs("(guest 512) came"));
    CHECK(host.log().find("refused") == std::string::npos);
    Visitor other{host.path()};
    const auto last = other.last();
    REQUIRE(last);
    CHECK(std::get<wire::Refused>(*last).line == "this host has 512 guests, and no room for more");
}
