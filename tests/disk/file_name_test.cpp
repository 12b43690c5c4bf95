// D-8.2: the names that people choose for files.
#include "disk/file_name.hpp"

#include <string>

#include "catch.hpp"

using namespace parlor::disk;

TEST_CASE("a new name has no ` and no $, and a file that has such a name may still be chosen") {
    for (const std::string name : {"s`tty`", "$HOME", "a$", "`"}) {
        CHECK_FALSE(wrong_name(name));
        CHECK(wrong_new_name(name)->what == "a name cannot have ` or $, on which shells act");
    }
    for (char sign = ' '; sign <= '~'; ++sign) {
        INFO(sign);
        const bool is_wrong = sign == '/' or sign == '`' or sign == '$';
        CHECK(wrong_new_name(std::string{"a"} + sign).has_value() == is_wrong);
    }
}
