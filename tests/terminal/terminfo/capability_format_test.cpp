// Which formats of terminfo may get numbers.
#include "terminal/terminfo/capability_format.hpp"

#include <string>

#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("what terminals say today with numbers is a format for numbers") {
    for (const std::string format :
         {"\x1b[%i%p1%d;%p2%dH",
          "\x1b[%?%p1%{8}%<%t3%p1%d%e%p1%{16}%<%t9%p1%{8}%-%d%e38;5;%p1%d%;m",
          "%p1%c\x1b[%p2%{1}%-%db",
          "\x1b=%p1%' '%+%c%p2%' '%+%c",
          "\x1b[38:2::%p1%{65536}%/%d:%p1%{256}%/%{255}%&%d:%p1%{255}%&%dm",
          "\020%p1%{10}%/%{16}%*%p1%{10}%m%+%Pc%?%{17}%gc%=%{19}%gc%=%|%gc%!%|%t%{1}%gc%+%c%;",
          "\036FS%p1%2.2X",
          "\x1b%i%p1%03d%p2%:-4d%p1% d%p2%#o%%%p1%{1}%^%~%A%p2%O%d",
          ""}) {
        INFO(format);
        CHECK(takes_only_numbers(format));
    }
}

TEST_CASE("a format that asks for strings, or for what terminfo does not know, is none") {
    for (const std::string format : {"\x1b[%p1%s",
                                     "%p1%10s",
                                     "%p1%:-.5s",
                                     "%p1%l%d",
                                     "%p0%d",
                                     "%pa%d",
                                     "%q",
                                     "%P1",
                                     "%g%",
                                     "%n",
                                     "%p1%ld",
                                     "%$",
                                     "%p1%.5s"}) {
        INFO(format);
        CHECK_FALSE(takes_only_numbers(format));
    }
}

TEST_CASE("an unfinished format is none") {
    for (const std::string format : {"%",
                                     "%p",
                                     "%p1%",
                                     "%p1%5",
                                     "%p1%:",
                                     "%p1%.",
                                     "%'a",
                                     "%'",
                                     "%{12",
                                     "%{",
                                     "%{}",
                                     "%P",
                                     "%g",
                                     "%?%p1%t1",
                                     "%p1%t1%;",
                                     "%;",
                                     "%e"}) {
        INFO(format);
        CHECK_FALSE(takes_only_numbers(format));
    }
}

TEST_CASE("a division is by a number that stands there, and that is above 0") {
    CHECK(takes_only_numbers("%p1%{8}%m%d"));
    CHECK(takes_only_numbers("%p1%' '%/%d"));
    for (const std::string format : {"%p1%p2%/%d",
                                     "%p1%{0}%/%d",
                                     "%p1%{0}%{1}%-%/%d",
                                     "%p1%{1}%{0}%m%d",
                                     "%/",
                                     "%p1%'\xff'%/%d"}) {
        INFO(format);
        CHECK_FALSE(takes_only_numbers(format));
    }
}

TEST_CASE("a format whose result may be long is none") {
    CHECK(takes_only_numbers(std::string(longest_result, 'x')));
    CHECK_FALSE(takes_only_numbers(std::string(longest_result + 1, 'x')));
    CHECK(takes_only_numbers("%p1%99d%p1%99d"));
    CHECK_FALSE(takes_only_numbers("%p1%99d%p1%99d%p1%99d"));
    CHECK_FALSE(takes_only_numbers("%p1%100d"));
    CHECK_FALSE(takes_only_numbers("%p1%.100d"));
    CHECK_FALSE(takes_only_numbers("%p1%999999999d"));
    CHECK_FALSE(takes_only_numbers("%{9999999999}%d"));
}

}  // namespace parlor::tui
