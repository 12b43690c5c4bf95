// House rules in set-up: Left and Right turn them, and start money, salary and time are typed.
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

struct SettingUp : Screened {
    // To the page of start money, with two people; `mode` is the key of a mode.
    explicit SettingUp(const std::string& mode = "1", int people = 2) {
        keys("a p k c " + mode + " 1 " + std::to_string(people) + " 0");
        while (not says("SET START FUNDS")) keys("Enter");
    }
    void type(const std::string& text) { app().type(text); }
    [[nodiscard]] std::string begins_with(const std::string& option) {
        for (int i = 0; i < 9 and not place.table; ++i) keys("c 0");
        REQUIRE(place.table);
        const std::string header = place.table->header(), line = "option " + option + " ";
        const auto found = header.find(line);
        REQUIRE(found != std::string::npos);
        const auto begin = found + line.size();
        return header.substr(begin, header.find('\n', begin) - begin);
    }
};

}  // namespace

TEST_CASE("U-3.1: any start money within the range of its option is typed") {
    for (const char* const sum : {"100", "1234", "10000"}) {
        SettingUp table;
        table.keys("4");
        table.type(sum);
        CHECK(table.says("4 - $" + std::string{sum} + "_"));
        table.keys("Enter");
        CHECK(table.says("HOUSE RULES"));
        CHECK(table.says("$" + std::string(6 - std::string{sum}.size(), ' ') + sum));
        table.keys("x");
        CHECK(table.says(">4 - $" + std::string{sum}));
        table.keys("Enter Enter");
        CHECK(table.begins_with("start-money") == sum);
    }
}

TEST_CASE(
    "U-3.1: a start money that is refused stays typed, with the range; Esc keeps the old one") {
    SettingUp table;
    table.keys("4");
    for (const char* const sum : {"", "99", "10001", "999999"}) {
        table.type(sum);
        table.keys("Enter");
        INFO(sum);
        CHECK(table.says("IT MUST BE $100"));
        CHECK(table.says("TO $10000"));
        CHECK(table.says("$" + std::string{sum} + "_"));
        for (std::size_t i = std::string{sum}.size(); i > 0; --i) table.keys("Backspace");
    }
    table.keys("z");
    CHECK(table.says("IT MUST BE $100"));
    table.type("777");
    table.keys("Esc");
    CHECK(table.says("OTHER AMOUNT"));
    table.keys("0");
    CHECK(table.begins_with("start-money") == "1500");
}

TEST_CASE("U-3.1: any salary is typed among the house rules, and its key goes through usual ones") {
    SettingUp table;
    table.keys("Enter Down");
    CHECK(table.says(">S - SALARY"));
    table.type("75");
    table.shows("setup-salary-typed");
    table.keys("Enter");
    CHECK(table.says("♦ $75"));
    table.type("5001");
    table.keys("Enter");
    CHECK(table.says("IT MUST BE $0 TO"));
    table.keys("Esc");
    CHECK(table.says("♦ $75"));
    table.keys("Right");
    CHECK(table.says("♦ $100"));
    table.keys("Left Left");
    CHECK(table.says("♦ $2000"));
    table.type("0");
    table.keys("Enter");
    CHECK(table.begins_with("salary") == "0");
}

TEST_CASE("M-3.1, U-7.1: any time of clocks is typed in minutes, or in minutes and seconds") {
    for (const auto& [typed, seconds] : {std::pair{"1", "60"},
                                         std::pair{"7", "420"},
                                         std::pair{"1:30", "90"},
                                         std::pair{"60", "3600"}}) {
        SettingUp table{"3", 3};
        table.keys("Enter . .");
        for (int i = 0; i < 4 and not table.says(">T - TIME"); ++i) table.keys("Down");
        table.type(typed);
        table.keys("Enter");
        CHECK(table.begins_with("clock") == seconds);
    }
    SettingUp table{"3", 3};
    table.keys("Enter . .");
    for (int i = 0; i < 4 and not table.says(">T - TIME"); ++i) table.keys("Down");
    for (const char* const typed : {"0", "61", "0:59", "60:01", "1:60", ":", "1:2:3"}) {
        table.type(typed);
        table.keys("Enter");
        INFO(typed);
        CHECK(table.says("MINUTE TO 60"));
        table.keys("Esc");
        CHECK(table.says("♦ 10 MINUTES"));
    }
}

TEST_CASE("U-3.1: Left and Right turn each house rule both ways, and Right is what its key does") {
    SettingUp table;
    table.keys("Enter Down Down");
    CHECK(table.says("♦ NOTHING"));
    table.keys("Right");
    CHECK(table.says("♦ TAXES"));
    table.keys("Left Left");
    CHECK(table.says("♦ TAXES, CARDS"));
    table.keys("f");
    CHECK(table.says("♦ NOTHING"));
    CHECK(table.says(">F - FREE"));
}

TEST_CASE("U-3.1: a letter turns no house rule of another page") {
    SettingUp table{"3", 3};
    table.keys("Enter t");
    CHECK(table.says("NO SUCH KEY"));
    table.keys(". .");
    CHECK(table.says("♦ 10 MINUTES"));
    table.keys("f g s");
    table.keys("t");
    CHECK(table.says("♦ 15 MINUTES"));
    table.keys(".");
    CHECK(table.says("♦ $200"));
}

TEST_CASE("U-3.1: the deeds chosen last are selected, or as many as can be dealt") {
    SettingUp table{"1", 6};
    table.keys("2 c");
    table.keys("3 x");
    CHECK(table.says(">3 - 3 DEEDS"));
    table.keys("x x 1 c");
    CHECK(table.says(">2 - 2 DEEDS"));
}

TEST_CASE("U-7.1: Left and Right turn the deeds on the page of settings") {
    SettingUp table;
    table.keys("0 c s Down Down");
    CHECK(table.says(">E - DEEDS: 0"));
    table.keys("Right Right");
    CHECK(table.says("DEEDS: 2"));
    table.keys("Left Left Left");
    CHECK_FALSE(table.says("DEEDS: 0"));
    table.keys("Right");
    CHECK(table.says("DEEDS: 0"));
}

}  // namespace parlor::tui
