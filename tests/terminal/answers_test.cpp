// U-1.9: what a terminal answers, or reports by itself, is never a key.
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "terminal/key_reader.hpp"

namespace parlor::tui {
namespace {

std::vector<Key> keys_in(KeyReader& reader, std::string_view bytes) {
    reader.feed(bytes);
    std::vector<Key> keys;
    while (const auto key = reader.next()) keys.push_back(*key);
    return keys;
}

const std::vector<Key> only_a{key_of(U'a')};

// One of each kind, and what ends it.
const std::string answers[] = {
    "\x1b]11;rgb:ffff/ffff/ffff\x1b\\",  // the background's colour
    "\x1b]10;rgb:0000/0000/0000\a",
    "\x1b]52;c;cXF5eQ==\x1b\\",        // the clipboard
    "\x1bP>|XTerm(390)\x1b\\",         // the version
    "\x1bP1$r0m\x1b\\",                // a setting
    "\x1b_Gi=31;OK\x1b\\",             // a picture
    "\x1b^private q\x1b\\",            // a private message
    "\x1bXstart of string q\x1b\\",    // and any other
    "\x1b]11;rgb:\u00e9\u20ac\x1b\\",  // UTF-8, whose bytes are no C1
    "\x1b]11;rgb:ffff/\x18",           // cancelled
    "\x1b]11;rgb:ffff/\x1a",
    "\x1b]1\x1b]2\x1b\\",  // another begins in it
    "\x1b\\",              // the end of one that has been given up
    "\x1b[?1;2c",          // which terminal it is
    "\x1b[>41;390;0c",
    "\x1b[=0c",
    "\x1b[0n",       // that all is well
    "\x1b[?997;1n",  // that its colours have changed
    "\x1b[24;80R",   // where the cursor is
    "\x1b[?24;80R",
    "\x1b[8;24;80t",  // the size of the window
    "\x1b[48;24;80;480;800t",
    "\x1b[?2026;2$y",           // a mode
    "\x1b[2;1;1;112;112;1;0x",  // the line
    "\x1b[?1u",                 // the keyboard's level
    "\x1b[>4;2m",               // modifyOtherKeys
    "\x1b[?2;0;640;480S",       // the size of pictures
    "\x1b[I",                   // the window has come to the front
    "\x1b[O",
    "\x1b[M qq",  // the mouse
    "\x1b[32;12;7M",
    "\x1b[<0;12;7M",
    "\x1b[<0;12;7m",
    "\x1b[1;2;3;4;5&w",
};

}  // namespace

TEST_CASE("U-1.9: a terminal's answers are no keys") {
    for (const std::string& answer : answers) {
        INFO(answer.substr(1));
        KeyReader reader;
        CHECK(keys_in(reader, answer + "a") == only_a);
        CHECK_FALSE(reader.waits());
    }
}

TEST_CASE("U-1.9: answers that come in pieces are no keys") {
    for (const std::string& answer : answers) {
        INFO(answer.substr(1));
        KeyReader reader;
        std::vector<Key> keys;
        for (const char byte : answer + "a")
            for (const Key key : keys_in(reader, {&byte, 1})) keys.push_back(key);
        CHECK(keys == only_a);
        CHECK_FALSE(reader.waits());
    }
}

TEST_CASE("U-1.9: an answer's second piece may be half a second late") {
    for (const std::string& answer : answers) {
        INFO(answer.substr(1));
        const bool can_be_typed = answer[1] == 'P' or answer[1] == 'X';
        for (std::size_t size = can_be_typed ? 3 : 2; size < answer.size(); ++size) {
            KeyReader reader;
            CHECK(keys_in(reader, std::string_view{answer}.substr(0, size)).empty());
            if (reader.waits()) CHECK(reader.patience_ms() == 500);
        }
    }
}

TEST_CASE("U-1.9: an answer that never ends is given up after a pause, and is no key") {
    for (const std::string unended : {"\x1b]11;rgb:ff", "\x1bP>|X", "\x1b_G", "\x1b^p", "\x1bXs"}) {
        INFO(unended.substr(1));
        KeyReader reader;
        CHECK(keys_in(reader, unended).empty());
        CHECK(reader.waits());
        CHECK(reader.is_in_answer());
        CHECK_FALSE(reader.give_up());
        CHECK_FALSE(reader.waits());
        CHECK(keys_in(reader, "a") == only_a);
    }
    KeyReader reader;
    CHECK(keys_in(reader, "\x1b[?1;").empty());
    CHECK_FALSE(reader.give_up());
    CHECK(keys_in(reader, "a") == only_a);
}

TEST_CASE("U-1.9: an answer that never ends ends after a mebibyte") {
    KeyReader reader;
    const std::string endless(KeyReader::longest_paste, 'x');
    CHECK(keys_in(reader, "\x1b]52;c;" + endless.substr(0, endless.size() / 2)).empty());
    CHECK(reader.is_in_answer());
    CHECK(keys_in(reader, endless).empty());
    CHECK_FALSE(reader.is_in_answer());
    CHECK(keys_in(reader, "a") == only_a);
}

TEST_CASE("U-1.9: many answers at once are no keys either") {
    std::string all;
    for (const std::string& answer : answers) all += answer;
    KeyReader reader;
    CHECK(keys_in(reader, all + "a") == only_a);
}

TEST_CASE("U-1.7: Esc and a letter that begins an answer as well are two keys when no more comes") {
    for (const char letter : {'P', 'X', 'O'}) {
        KeyReader reader;
        CHECK(keys_in(reader, std::string{"\x1b"} + letter).empty());
        CHECK(reader.patience_ms() == 25);
        CHECK(reader.give_up() == Key::Esc);
        CHECK(reader.next() == key_of(static_cast<char32_t>(letter)));
        CHECK_FALSE(reader.waits());
    }
}

TEST_CASE("U-1.9: a sequence of a key that terminfo knows is a key, whatever else it looks like") {
    KeyReader reader;
    reader.learn("\x1b[M", Key::F1);
    reader.learn("\x1bP1", Key::F3);
    const std::vector wanted{Key::F1, key_of(U'q'), Key::F3, key_of(U'a')};
    CHECK(keys_in(reader, "\x1b[Mq\x1bP1a") == wanted);
}

TEST_CASE("U-5.4: an answer in a paste is text like any other") {
    KeyReader reader;
    CHECK(keys_in(reader, "\x1b[200~\x1b]11;r\a\x1b[201~") == std::vector{Key::PasteStart,
                                                                          key_of(U']'),
                                                                          key_of(U'1'),
                                                                          key_of(U'1'),
                                                                          key_of(U';'),
                                                                          key_of(U'r'),
                                                                          Key::PasteEnd});
}

}  // namespace parlor::tui
