// U-1.9: what a terminal answers, or reports by itself, is never a key.
#include <string>
#include <string_view>
#include <utility>
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
    for (const std::string unended :
         {"\x1b]11;rgb:ff", "\x1b]lparlor", "\x1bP>|X", "\x1bP1$r0", "\x1bP1+r", "\x1b_Gi=3"}) {
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

namespace {

// Keys that a person typed so fast, or ahead, that they came at once.
const std::pair<std::string, std::vector<Key>> typed[] = {
    {"]", {key_of(U']')}},
    {"_x", {key_of(U'_'), key_of(U'x')}},
    {"^2\r", {key_of(U'^'), key_of(U'2'), Key::Enter}},
    {"Xb", {key_of(U'X'), key_of(U'b')}},
    {"Pr\t\x7f", {key_of(U'P'), key_of(U'r'), Key::Tab, Key::Backspace}},
    {"P\u00e9", {key_of(U'P'), key_of(U'\u00e9')}},
};

std::vector<Key> given_back(KeyReader& reader) {
    std::vector<Key> keys;
    if (const auto key = reader.give_up()) keys.push_back(*key);
    for (const Key key : keys_in(reader, "")) keys.push_back(key);
    return keys;
}

}  // namespace

TEST_CASE("U-1.9: keys that look like the begin of a string are keys when no end comes") {
    for (const auto& [letters, keys] : typed) {
        INFO(letters);
        std::vector<Key> wanted{Key::Esc};
        wanted.insert(wanted.end(), keys.begin(), keys.end());
        KeyReader at_once;
        CHECK(keys_in(at_once, "\x1b" + letters).empty());
        CHECK(at_once.may_be_typed());
        CHECK(given_back(at_once) == wanted);
        CHECK_FALSE(at_once.waits());

        KeyReader then_up;  // another key ends the wait
        wanted.push_back(Key::ArrowUp);
        CHECK(keys_in(then_up, "\x1b" + letters + "\x1b[A") == wanted);

        KeyReader then_esc;
        CHECK(keys_in(then_esc, "\x1b" + letters + "\x1b").empty());
        wanted.pop_back();
        CHECK(given_back(then_esc) == wanted);
        CHECK(then_esc.give_up() == Key::Esc);
    }
}

TEST_CASE("U-1.9: a string that nobody types is dropped when no end comes") {
    for (const std::string& rest : {std::string(64, 'r'), std::string{"r\x01"}}) {
        INFO(rest);
        KeyReader reader;
        CHECK(keys_in(reader, "\x1bP" + rest).empty());
        CHECK_FALSE(reader.may_be_typed());
        CHECK_FALSE(reader.give_up());
        CHECK_FALSE(reader.waits());
    }
    KeyReader reader;
    const std::string longest(63, 'r');
    CHECK(keys_in(reader, "\x1bP").empty());
    CHECK(keys_in(reader, longest).empty());
    CHECK(given_back(reader).size() == 1 + 1 + longest.size());
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
