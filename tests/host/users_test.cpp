// Who a guest is.
#include "host/users.hpp"

#include "catch.hpp"

using namespace parlor;
using namespace parlor::host;

namespace {

constexpr auto passwd =
    "root:x:0:0:root:/root:/bin/bash\n"
    "ann:x:1001:1001:Ann:/home/ann:/bin/sh\n"
    "parlor:x:1002:1002::/home/parlor:/bin/sh\n"
    "rubbish\n"
    "also:ann:1001:1001\n"
    "bad\x1b[31m:x:1004:1004";

std::string comes_as(const Users& users, uid_t id, const std::string& name = {}) {
    const auto user = users.user_of(id, name);
    return user ? user->shown() : "refused: " + user.error().what;
}

}  // namespace

TEST_CASE("T-1.4: a user is shown as the login name, or as the number of an account without one") {
    const Users users{passwd};
    CHECK(comes_as(users, 1001) == "ann");
    CHECK(comes_as(users, 1003) == "uid 1003");
    CHECK(comes_as(users, 1004) == "bad\\x1b[31m");
}

TEST_CASE("T-1.4: of trusted accounts --as is believed and necessary, and of all others refused") {
    Users users{passwd};
    CHECK_FALSE(users.trust("parlor"));
    CHECK(comes_as(users, 1002, "ann") == "parlor/ann");
    CHECK(comes_as(users, 1002) ==
          "refused: several people share this account, so its forced command has to say who comes "
          "(--as NAME)");
    CHECK(comes_as(users, 1001, "bob") ==
          "refused: this host believes --as of no guest from the account ann; come without it");
    CHECK(users.trust("nobody")->what == "--trust: /etc/passwd has no account nobody");
}

TEST_CASE("T-1.4: a user is found by how they are shown, if they can come like that") {
    Users users{passwd};
    REQUIRE_FALSE(users.trust("parlor"));
    CHECK(users.called("ann") == User{1001, "ann"});
    CHECK(users.called("parlor/ann") == User{1002, "parlor", "ann"});
    for (const char* const nobody : {"parlor", "ann/bob", "zoe", "", "/ann"})
        CHECK_FALSE(users.called(nobody));
}

TEST_CASE("T-1.4: a user is the pair of account and NAME, so no NAME is another account's user") {
    Users users{passwd};
    REQUIRE_FALSE(users.trust("parlor"));
    CHECK(*users.user_of(1002, "ann") != *users.user_of(1001, ""));
    CHECK(*users.user_of(1002, "ann") != *users.user_of(1002, "bob"));
    CHECK(*users.user_of(1002, "ann") == User{1002, "renamed", "ann"});
}
