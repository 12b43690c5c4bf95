#include "tui/key_reader.hpp"
#include "catch.hpp"

namespace parlor::tui {

TEST_CASE("keys come out of what a terminal sends") {
    KeyReader reader;
    reader.learn("\x1bOP", Key::F1);
    reader.feed("a\r\x1bOP\x1b[B\x1b[200~é");
    CHECK(reader.next() == key_of(U'a'));
    CHECK(reader.next() == Key::Enter);
    CHECK(reader.next() == Key::F1);
    CHECK(reader.next() == Key::ArrowDown);
    CHECK(reader.next() == Key::Unknown);
    CHECK(reader.next() == key_of(U'é'));
    CHECK_FALSE(reader.next());
    CHECK_FALSE(reader.waits());
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

TEST_CASE("keys of lists, and Ctrl-S and Ctrl-C, come out of what any terminal sends") {
    KeyReader reader;
    reader.feed("\x1b[5~\x1b[6~\x1b[H\x1bOH\x1b[1~\x1b[F\x1bOF\x1b[4~\x13\x03");
    for (const Key key : {Key::PageUp,
                          Key::PageDown,
                          Key::Home,
                          Key::Home,
                          Key::Home,
                          Key::End,
                          Key::End,
                          Key::End,
                          Key::Save,
                          Key::Interrupt})
        CHECK(reader.next() == key);
}

TEST_CASE("a sequence may come in pieces") {
    KeyReader reader;
    reader.feed("\x1b[");
    CHECK_FALSE(reader.next());
    reader.feed("A");
    CHECK(reader.next() == Key::ArrowUp);
}

TEST_CASE("U-1.7: letters work in either case, and keys have names") {
    CHECK(letter_of(key_of(U'R')) == U'r');
    CHECK(find_key("F5") == Key::F5);
    CHECK(find_key("Enter") == Key::Enter);
    CHECK(find_key("x") == key_of(U'x'));
    CHECK_FALSE(find_key("Nonsense"));
}

}  // namespace parlor::tui
