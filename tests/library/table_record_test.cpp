#include "library/table_record.hpp"

#include "broken.hpp"
#include "catch.hpp"

namespace parlor::library {
namespace {

const TableRecord friday{.number = 17,
                         .name = "Freitag, \"spät\"",
                         .opened = "20261127-154000",
                         .opener = {1000, "ann"},
                         .access = TableRecord::Access::Users,
                         .users = {{1001, "bob"}, {998, "parlor", "bea"}},
                         .seats = {User{1000, "ann"}, std::nullopt, User{1003, "uid 1003"}},
                         .level = 2,
                         .is_begun = true,
                         .takes_back = false,
                         .has_hints = true};

std::string why(const std::string& text) {
    const auto record = read_table_record(text, "17.toml");
    return record ? "fine" : record.error().what;
}

}  // namespace

TEST_CASE("T-1.6: what is kept about a table is read as it was written") {
    TableRecord with_word = friday;
    with_word.users.clear();
    with_word.name.clear();
    with_word.access = TableRecord::Access::Word;
    with_word.word = "$5$salt$hash/.";
    TableRecord open_to_all = with_word;
    open_to_all.word.clear();
    open_to_all.access = TableRecord::Access::Everybody;
    TableRecord kept = friday, ended = friday;
    kept.closed = TableRecord::Closed::Kept;
    ended.closed = TableRecord::Closed::Ended;
    ended.players = {User{1000, "ann"}, User{1001, "bob"}, std::nullopt};
    for (const TableRecord& record : {friday, with_word, open_to_all, kept, ended}) {
        const auto read = read_table_record(to_text(record), "17.toml");
        REQUIRE(read);
        CHECK(*read == record);
        CHECK(read->opener.account == record.opener.account);
    }
}

TEST_CASE("T-1.6: a damaged record says what is wrong with it, and where") {
    const std::string text = to_text(friday);
    CHECK(why(changed(text, "number = 17", "number = 0")) ==
          "17.toml:1: number: must be 1 to 999999");
    CHECK(why(changed(text, "1000 ann", "ann")) == "17.toml:4: opener: must be a user: `1000 ann`");
    CHECK(why(changed(text, "1000 ann", "5000000000 ann")) ==
          "17.toml:4: opener: must be a user: `1000 ann`");
    CHECK(why(changed(text, "\"users\"", "\"friends\"")) ==
          "17.toml:5: access: must be one of everybody, word or users");
    CHECK(why(changed(text, "level = 2", "level = 3")) == "17.toml:8: level: must be 0 to 2");
    CHECK(why(changed(text, "begun = true\n", "")) ==
          "17.toml:1: begun: is missing; must be true or false");
    CHECK(why(text.substr(0, text.size() / 2)) != "fine");
    CHECK(why("") != "fine");
}

TEST_CASE("T-1.10: no control character of a record is taken") {
    CHECK(why(changed(to_text(friday), "bob", "b\\u001bob")) != "fine");
}

}  // namespace parlor::library
