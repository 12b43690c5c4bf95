#include "terminal/key_reader.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("keys come out of what a terminal sends") {
    KeyReader reader;
    reader.learn("\x1bOP", Key::F1);
    reader.feed("a\r\x1bOP\x1b[B\x1b[201~é");
    CHECK(reader.next() == key_of(U'a'));
    CHECK(reader.next() == Key::Enter);
    CHECK(reader.next() == Key::F1);
    CHECK(reader.next() == Key::ArrowDown);
    CHECK(reader.next() == Key::Unknown);
    CHECK(reader.next() == key_of(U'é'));
    CHECK_FALSE(reader.next());
    CHECK_FALSE(reader.waits());
}

TEST_CASE("a letter that screens cannot show is a key, too: whoever gets it can say so") {
    KeyReader reader;
    reader.feed("\u65E5\u0301\U0001F600\xFFx");
    CHECK(reader.next() == key_of(U'\u65E5'));
    CHECK(reader.next() == key_of(U'\u0301'));
    CHECK(reader.next() == key_of(U'\U0001F600'));
    CHECK(reader.next() == key_of(U'\uFFFD'));
    CHECK(reader.next() == key_of(U'x'));
}

TEST_CASE("U-1.7: a lone Esc is Esc as soon as no more comes") {
    KeyReader reader;
    reader.learn("\x1bOP", Key::F1);
    reader.feed("\x1b");
    CHECK_FALSE(reader.next());
    CHECK(reader.waits());
    CHECK(reader.give_up() == Key::Esc);
    CHECK_FALSE(reader.waits());
}

TEST_CASE("keys of lists, and Ctrl-S, Ctrl-G and Ctrl-C, come out of what any terminal sends") {
    KeyReader reader;
    reader.feed("\x1b[5~\x1b[6~\x1b[H\x1bOH\x1b[1~\x1b[F\x1bOF\x1b[4~\x13\x07\x03");
    for (const Key key : {Key::PageUp,
                          Key::PageDown,
                          Key::Home,
                          Key::Home,
                          Key::Home,
                          Key::End,
                          Key::End,
                          Key::End,
                          Key::Save,
                          Key::Begin,
                          Key::Interrupt})
        CHECK(reader.next() == key);
}

TEST_CASE("what nobody knows is one unknown key, and none of its letters is one") {
    KeyReader reader;
    for (const char* const sequence : {"\x1b[[B", "\x1b[[D", "\x1bO5A", "\x1b[1;5D", "\x1b[24~"}) {
        INFO(sequence + 1);
        reader.feed(sequence);
        CHECK(reader.next() == Key::Unknown);
        CHECK_FALSE(reader.waits());
    }
    reader.feed("\x1b[\x1b[A");  // one that breaks off is none
    CHECK(reader.next() == Key::ArrowUp);
    CHECK_FALSE(reader.waits());
}

TEST_CASE("U-1.7: the keypad's digits, and the quadrants' keys of any terminal") {
    KeyReader reader;
    reader.feed("\x1bOp\x1bOy\x1bOM\x1b[[E\x1b[15~\x1b[18~");
    for (const Key key : {key_of(U'0'), key_of(U'9'), Key::Enter, Key::F5, Key::F5, Key::F7})
        CHECK(reader.next() == key);
    reader.learn("\x1bOt", Key::F5);  // a VT100's
    reader.feed("\x1bOt");
    CHECK(reader.next() == Key::F5);
}

TEST_CASE("a sequence may come in pieces") {
    KeyReader reader;
    reader.feed("\x1b[");
    CHECK_FALSE(reader.next());
    reader.feed("A");
    CHECK(reader.next() == Key::ArrowUp);
}

TEST_CASE("a sequence that never ends is no key, and costs no more the longer it is") {
    KeyReader reader;
    reader.learn("\x1bOP", Key::F1);
    reader.feed("\x1b[");
    int keys = 0;
    for (int i = 0; i < 1'000'000; ++i) {  // takes hours if each byte is read again and again
        reader.feed("7");
        keys += reader.next() ? 1 : 0;
    }
    CHECK(keys == 0);
    CHECK(reader.waits());
    reader.feed("7~a");
    CHECK(reader.next() == key_of(U'a'));
    CHECK_FALSE(reader.waits());
}

TEST_CASE("a sequence that is too long ends where another one begins, or where no more comes") {
    KeyReader reader;
    const std::string too_long = "\x1b[" + std::string(100, '1');
    reader.feed(too_long);
    CHECK_FALSE(reader.next());
    reader.feed("\x1b[A");
    CHECK(reader.next() == Key::ArrowUp);
    reader.feed(too_long);
    CHECK_FALSE(reader.next());
    CHECK_FALSE(reader.give_up());
    CHECK_FALSE(reader.waits());
    reader.feed("1");
    CHECK(reader.next() == key_of(U'1'));
}

TEST_CASE("no key is learned whose sequence is longer than 64 bytes") {
    KeyReader reader;
    reader.learn("\x1b[" + std::string(63, '1'), Key::F1);
    reader.learn("\x1b[" + std::string(62, '2'), Key::F3);
    reader.feed("\x1b[" + std::string(62, '2'));
    CHECK(reader.next() == Key::F3);
    reader.feed("\x1b[" + std::string(63, '1') + "~");
    CHECK_FALSE(reader.next());
    CHECK_FALSE(reader.waits());
}

TEST_CASE(
    "U-1.9: a sequence of 64 bytes that breaks off is the same key in whatever pieces it comes") {
    const std::string broken_off = "\x1bO" + std::string(62, '(') + "\x1b[A";
    for (const std::size_t piece : {std::size_t{1}, std::size_t{64}, broken_off.size()}) {
        KeyReader reader;
        std::vector<Key> keys;
        for (std::size_t from = 0; from < broken_off.size(); from += piece) {
            reader.feed(std::string_view{broken_off}.substr(from, piece));
            while (const auto key = reader.next()) keys.push_back(*key);
        }
        CHECK(keys == std::vector{Key::Unknown, Key::ArrowUp});
    }
}

TEST_CASE("a megabyte of keys that came at once is taken key by key") {
    KeyReader reader;
    reader.feed(std::string(1 << 20, 'z'));
    int keys = 0;
    while (reader.next()) ++keys;
    CHECK(keys == 1 << 20);
}

TEST_CASE("U-1.7: letters work in either case, and keys have names") {
    CHECK(letter_of(key_of(U'R')) == U'r');
    CHECK(find_key("F5") == Key::F5);
    CHECK(find_key("Enter") == Key::Enter);
    CHECK(find_key("x") == key_of(U'x'));
    CHECK_FALSE(find_key("Nonsense"));
}

namespace {

std::vector<Key> keys_in(KeyReader& reader, std::string_view bytes) {
    reader.feed(bytes);
    std::vector<Key> keys;
    while (const auto key = reader.next()) keys.push_back(*key);
    return keys;
}

}  // namespace

TEST_CASE("U-5.4: a bracketed paste is marked, and nothing in it acts but printable characters") {
    KeyReader reader;
    const std::vector<Key> pasted{
        Key::PasteStart, key_of(U'a'), key_of(U'['), key_of(U'A'), key_of(U'é'), Key::PasteEnd};
    CHECK(keys_in(reader, "\x1b[200~a\r\n\t\x03\x13\x7f\x1b[A\u00e9\x1b[201~") == pasted);
    CHECK(keys_in(reader, "\r") == std::vector{Key::Enter});
    CHECK_FALSE(reader.waits());
}

TEST_CASE("bytes that are not UTF-8 take no other key with them") {
    const Key broken = key_of(U'\uFFFD');
    for (const std::string lead :
         {"\x80", "\xC3", "\xE2", "\xE2\x82", "\xF0\x9F", "\xF0\x9F\x98"}) {
        INFO(lead.size());
        KeyReader reader;
        CHECK(keys_in(reader, lead + "ab") == std::vector{broken, key_of(U'a'), key_of(U'b')});
        CHECK(keys_in(reader, lead + "\x1b[A") == std::vector{broken, Key::ArrowUp});
        CHECK(keys_in(reader, lead + "\r") == std::vector{broken, Key::Enter});
        CHECK(keys_in(reader, lead + "\u00e9") == std::vector{broken, key_of(U'é')});
        CHECK(keys_in(reader, "\x1b[200~" + lead + "\x1b[201~q") ==
              std::vector{Key::PasteStart, broken, Key::PasteEnd, key_of(U'q')});
        CHECK_FALSE(reader.waits());
    }
}

TEST_CASE("U-5.4: a paste that comes in pieces is the same paste") {
    KeyReader reader;
    const std::string bytes = "\x1b[200~x\u00e9\x1b[201~y";
    std::vector<Key> keys;
    for (const char byte : bytes)
        for (const Key key : keys_in(reader, {&byte, 1})) keys.push_back(key);
    CHECK(keys ==
          std::vector{Key::PasteStart, key_of(U'x'), key_of(U'é'), Key::PasteEnd, key_of(U'y')});
}

TEST_CASE("U-5.4: a paste whose end is lost ends after half a second, or a mebibyte") {
    KeyReader reader;
    CHECK(keys_in(reader, "\x1b[200~ab").size() == 3);
    CHECK(reader.waits());
    CHECK(reader.has_paste());
    CHECK(reader.patience_ms() == 500);
    CHECK(reader.give_up() == Key::PasteEnd);
    CHECK(keys_in(reader, "q") == std::vector{key_of(U'q')});

    const std::string endless(KeyReader::longest_paste, 'x');
    CHECK(keys_in(reader, "\x1b[200~" + endless).back() == Key::PasteEnd);
    CHECK(keys_in(reader, "q") == std::vector{key_of(U'q')});
}

TEST_CASE("U-5.4: a paste is known before it is read") {
    KeyReader reader;
    CHECK_FALSE(reader.has_paste());
    reader.feed("r\x1b[200~");
    CHECK(reader.has_paste());
}

}  // namespace parlor::tui
