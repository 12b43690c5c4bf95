#include "unicode/printable.hpp"

#include <array>

#include "catch.hpp"
#include "disk/file_name.hpp"
#include "library/broken.hpp"
#include "library/option_text.hpp"
#include "program/ran.hpp"
#include "table/game/setup.hpp"

using namespace parlor;

namespace {

// Characters used to hide, to reverse or to forge text in other programs.
struct Notorious {
    char32_t code;
    const char* text;
    const char* name;
};
// clang-format off
constexpr std::array notorious{
    Notorious{0x1B, "\x1b", "U+001B"},                  // steers a terminal
    Notorious{0x7F, "\x7f", "U+007F"}, Notorious{0x85, "\xC2\x85", "U+0085"},
    Notorious{0x9B, "\xC2\x9B", "U+009B"}, Notorious{0xA0, "\u00A0", "U+00A0"},
    Notorious{0xAD, "\u00AD", "U+00AD"},                // shown only where a line ends
    Notorious{0x33F, "\u033F", "U+033F"},               // nothing is composed with it
    Notorious{0x34F, "\u034F", "U+034F"},
    Notorious{0x378, "\u0378", "U+0378"},               // not assigned
    Notorious{0x483, "\u0483", "U+0483"},
    Notorious{0x5D0, "\u05D0", "U+05D0"}, Notorious{0x627, "\u0627", "U+0627"},
    Notorious{0x61C, "\u061C", "U+061C"},
    Notorious{0x115F, "\u115F", "U+115F"}, Notorious{0x1160, "\u1160", "U+1160"},
    Notorious{0x94D, "\u094D", "U+094D"}, Notorious{0xE33, "\u0E33", "U+0E33"},  // join letters
    Notorious{0x180E, "\u180E", "U+180E"},
    Notorious{0x200B, "\u200B", "U+200B"}, Notorious{0x200C, "\u200C", "U+200C"},
    Notorious{0x200D, "\u200D", "U+200D"}, Notorious{0x200E, "\u200E", "U+200E"},
    Notorious{0x200F, "\u200F", "U+200F"}, Notorious{0x2028, "\u2028", "U+2028"},
    Notorious{0x2029, "\u2029", "U+2029"}, Notorious{0x202A, "\u202A", "U+202A"},
    Notorious{0x202B, "\u202B", "U+202B"}, Notorious{0x202C, "\u202C", "U+202C"},
    Notorious{0x202D, "\u202D", "U+202D"}, Notorious{0x202E, "\u202E", "U+202E"},
    Notorious{0x2060, "\u2060", "U+2060"}, Notorious{0x2064, "\u2064", "U+2064"},
    Notorious{0x2066, "\u2066", "U+2066"}, Notorious{0x2067, "\u2067", "U+2067"},
    Notorious{0x2068, "\u2068", "U+2068"}, Notorious{0x2069, "\u2069", "U+2069"},
    Notorious{0x231A, "\u231A", "U+231A"}, Notorious{0x25FD, "\u25FD", "U+25FD"},  // wide
    Notorious{0x2800, "\u2800", "U+2800"},              // a sign without ink
    Notorious{0x3164, "\u3164", "U+3164"}, Notorious{0x732A, "\u732A", "U+732A"},
    Notorious{0xE000, "\uE000", "U+E000"}, Notorious{0xFB20, "\uFB20", "U+FB20"},
    Notorious{0xFE0F, "\uFE0F", "U+FE0F"}, Notorious{0xFEFF, "\uFEFF", "U+FEFF"},
    Notorious{0xFFA0, "\uFFA0", "U+FFA0"}, Notorious{0xFFFD, "\uFFFD", "U+FFFD"},
    Notorious{0xFFFE, "\uFFFE", "U+FFFE"},
    Notorious{0x1F416, "\U0001F416", "U+1F416"},
    Notorious{0xE0001, "\U000E0001", "U+E0001"}, Notorious{0xE0100, "\U000E0100", "U+E0100"},
    Notorious{0x10FFFF, "\U0010FFFF", "U+10FFFF"},
};
// clang-format on

const std::string decent =
    "Çanakkale Şanlıurfa İstanbul Ω Ünal Größe Œuvre Łódź Ωμέγα Ἀθῆναι Пётр Ґанок Štěpán œßø "
    "Łukasz Ğğ “Anne’s” – € £ ½ № → ♠ ♦ ─│┌ ▒▗ ² Հայկ ანა ሰላም ｶﾅ กข";

}  // namespace

TEST_CASE(
    "letters of one column in any script, signs and lines may be printed, and stay as they are") {
    CHECK_FALSE(unprintable(decent));
    CHECK(printable(decent, 1000) == decent);
    for (const char* const name : {"Çanakkale", "Şanlıurfa", "İstanbul", "Ω", "Żółć", "Пётр"}) {
        INFO(name);
        CHECK(table::is_name(name));
        CHECK_FALSE(disk::wrong_name(name));
    }
}

TEST_CASE("every frame and block may be printed, and the signs around them as Unicode says") {
    for (char32_t code = U'─'; code <= U'▟'; ++code) CHECK(is_printable(code));
    CHECK(is_printable(U'\u24FF'));
    CHECK(is_printable(U'■'));
}

TEST_CASE(
    "every Latin letter may be printed, and the signs and marks around them as Unicode says") {
    for (char32_t code = U'À'; code <= U'ɏ'; ++code) CHECK(is_printable(code));
    CHECK(is_printable(U'¿'));
    CHECK_FALSE(is_printable(U'\u00AD'));
    CHECK_FALSE(is_printable(U'\u0300'));
}

TEST_CASE("what hides, turns, joins or is two columns wide may not be printed, and is named") {
    for (const auto& [code, text, name] : notorious) {
        INFO(name);
        CHECK_FALSE(is_printable(code));
        CHECK(code_point(code) == name);
        const std::string why = std::string{name} + " cannot be printed";
        CHECK(unprintable("a" + std::string{text} + "b")->what == why);
        CHECK(disk::wrong_name("a" + std::string{text})->what == why);
        CHECK_FALSE(table::is_name("a" + std::string{text}));
        CHECK(printable(text).starts_with("\\x"));
        CHECK(printable(text).find(text) == std::string::npos);
    }
    CHECK(unprintable("a\xFF")->what == "this is not UTF-8");
}

TEST_CASE("a seat's name, with such a character: its line, and which it is") {
    for (const auto& [code, text, name] : notorious) {
        INFO(name);
        const std::string seat = "seat 1 person \"A" + std::string{text} + "\"\n";
        const auto ran = run("parlor 1\ngame classic\n" + seat + "seat 2 person Bob\nbegin\n");
        CHECK(ran.status == 2);
        CHECK(ran.complaints.starts_with("test:3: " + std::string{name} +
                                         " cannot be printed (byte 17)\n"));
        CHECK(ran.complaints.find(text) == std::string::npos);
    }
}

TEST_CASE("a comment in a script holds no such character either") {
    CHECK(run("parlor 1\n# left \u202E right\n")
              .complaints.starts_with("test:2: U+202E cannot be printed (byte 8)\n"));
}

TEST_CASE("words in boards, cards and modes hold no such character, as letter or as escape") {
    using namespace library;
    for (const auto& [code, text, name] : notorious) {
        if (code < 0x80) continue;  // TOML itself refuses them
        INFO(name);
        const std::string why = std::string{name} + " cannot be printed";
        const auto board =
            changed(data("boards/uk.toml"), "\"Mayfair\"", "\"May" + std::string{text} + "fair\"");
        CHECK(said(read_board(board, "uk.toml")).find(".name: " + why) != std::string::npos);
        const std::string mode =
            "name = \"Mi" + std::string{text} + "ne\"\nboard = \"uk\"\ncards = \"classic\"\n";
        CHECK(said(read_mode(mode, "mine.toml")) == "mine.toml:1: name: " + why);
    }
    const std::string escape = "name = \"Mi\\u061Cne\"\nboard = \"uk\"\ncards = \"classic\"\n";
    CHECK(said(read_mode(escape, "mine.toml")) == "mine.toml:1: name: U+061C cannot be printed");
    const auto cards = changed(data("cards/classic.toml"), "words = [\"", "words = [\"\u200B");
    CHECK(said(read_cards(cards, "classic.toml", uk())).find("U+200B cannot be printed") !=
          std::string::npos);
    const auto fine = changed(data("boards/uk.toml"), "\"Mayfair\"", "\"Çanakkale\"");
    CHECK(said(read_board(fine, "uk.toml")) == "fine");
}

TEST_CASE("what is told of a configuration file shows no such character") {
    for (const auto& [code, text, name] : notorious) {
        INFO(name);
        const std::string letter{text};
        for (const std::string& config : {"\"mu" + letter + "sic\" = 3\n",
                                          "music = \"" + letter + "\"\n",
                                          letter + " = 3\n",
                                          "[" + letter + "]\n"}) {
            const auto read = library::read_options(config, "config.toml");
            REQUIRE(read.trouble);
            CHECK(read.trouble->what.starts_with("config.toml:1: "));
            CHECK_FALSE(unprintable(read.trouble->what));
        }
    }
}
