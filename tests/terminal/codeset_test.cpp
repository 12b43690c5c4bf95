// The codeset in the name of a locale whose files are missing.
#include "terminal/codeset.hpp"

#include "catch.hpp"

using parlor::tui::codeset_named_by;

TEST_CASE("U-1.3: without its files the name of a locale says whether it is UTF-8") {
    for (const char* const name :
         {"C.UTF-8", "de_DE.UTF-8", "fi_FI.utf8", "C.utf-8", "de_DE.UTF-8@euro"})
        CHECK(codeset_named_by(name) == "UTF-8");
    CHECK(codeset_named_by("de_DE.ISO-8859-1") == "ISO-8859-1");
    for (const char* const name : {"", "C", "POSIX", "de_DE", "de_DE@euro", "utf8"})
        CHECK(codeset_named_by(name).empty());
}
