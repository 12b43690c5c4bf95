// U-1.7: keys in the forms that another program may have left switched on: xterm's modifyOtherKeys
// and kitty's protocol (CSI u).
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "catch.hpp"
#include "terminal/key_reader.hpp"

namespace parlor::tui {
namespace {

std::vector<Key> keys_in(std::string_view bytes) {
    KeyReader reader;
    reader.feed(bytes);
    std::vector<Key> keys;
    while (const auto key = reader.next()) keys.push_back(*key);
    CHECK_FALSE(reader.waits());
    return keys;
}

void check_all(const std::vector<std::pair<std::string, Key>>& all) {
    for (const auto& [bytes, key] : all) {
        INFO(bytes.substr(1));
        CHECK(keys_in(bytes) == std::vector{key});
    }
}

}  // namespace

TEST_CASE("U-1.7: keys in CSI u form are these keys") {
    check_all({{"\x1b[97u", key_of(U'a')},
               {"\x1b[97;1u", key_of(U'a')},
               {"\x1b[97;1:1u", key_of(U'a')},
               {"\x1b[97;1:2u", key_of(U'a')},  // held down
               {"\x1b[97;2u", key_of(U'A')},
               {"\x1b[97:65;2u", key_of(U'A')},
               {"\x1b[97;65u", key_of(U'A')},   // CapsLock
               {"\x1b[97;129u", key_of(U'a')},  // NumLock
               {"\x1b[47:63;2u", key_of(U'?')},
               {"\x1b[47;2;63u", key_of(U'?')},
               {"\x1b[63;2u", key_of(U'?')},
               {"\x1b[305u", key_of(U'ı')},
               {"\x1b[1092::97u", key_of(U'ф')},
               {"\x1b[32;2u", key_of(U' ')},
               {"\x1b[27u", Key::Esc},
               {"\x1b[13u", Key::Enter},
               {"\x1b[13;2u", Key::Enter},
               {"\x1b[9u", Key::Tab},
               {"\x1b[127u", Key::Backspace},
               {"\x1b[57399u", key_of(U'0')},
               {"\x1b[57408;129u", key_of(U'9')},
               {"\x1b[57414u", Key::Enter},
               {"\x1b[57420u", Key::ArrowDown},
               {"\x1b[57426u", Key::Backspace}});
}

TEST_CASE("U-1.7: with Ctrl they are the keys of control characters") {
    check_all({{"\x1b[99;5u", Key::Interrupt},
               {"\x1b[99;133u", Key::Interrupt},
               {"\x1b[108;5u", Key::Redraw},
               {"\x1b[112;5u", Key::Pause},
               {"\x1b[115;5u", Key::Save},
               {"\x1b[122;5u", Key::Suspend},
               {"\x1b[109;5u", Key::Enter},
               {"\x1b[91;5u", Key::Esc},
               {"\x1b[13;5u", Key::Enter},
               {"\x1b[1089;5u", Key::Interrupt},      // on a Cyrillic layout
               {"\x1b[1089::99;5u", Key::Interrupt},  // which the terminal tells
               {"\x1b[49;5u", Key::Unknown},
               {"\x1b[113;5u", Key::Unknown}});
}

TEST_CASE("U-1.7: keys in the form of modifyOtherKeys are these keys") {
    check_all({{"\x1b[27;2;65~", key_of(U'A')},
               {"\x1b[27;2;63~", key_of(U'?')},
               {"\x1b[27;5;99~", Key::Interrupt},
               {"\x1b[27;5;115~", Key::Save},
               {"\x1b[27;2;13~", Key::Enter},
               {"\x1b[27;5;9~", Key::Tab},
               {"\x1b[27;2;32~", key_of(U' ')},
               {"\x1b[27;3;97~", Key::Unknown}});
}

TEST_CASE("U-1.7: named keys may say that no other key is held, or only a lock") {
    check_all({{"\x1b[1;1A", Key::ArrowUp},
               {"\x1b[1;129B", Key::ArrowDown},
               {"\x1b[1;1:1C", Key::ArrowRight},
               {"\x1b[1;65H", Key::Home},
               {"\x1b[5;1~", Key::PageUp},
               {"\x1b[15;129~", Key::F5},
               {"\x1b[P", Key::F1},
               {"\x1b[11~", Key::F1},
               {"\x1b[1;2A", Key::Unknown},
               {"\x1b[1;5D", Key::Unknown},
               {"\x1b[5;3~", Key::Unknown},
               {"\x1b[24;1~", Key::Unknown}});
}

TEST_CASE("U-1.7: a key that is let go, and Shift or a lock alone, are none") {
    for (const std::string bytes : {"\x1b[97;1:3u",
                                    "\x1b[1;1:3A",
                                    "\x1b[5;1:3~",
                                    "\x1b[57441;2u",
                                    "\x1b[57358u",
                                    "\x1b[57442;5u"}) {
        INFO(bytes.substr(1));
        CHECK(keys_in(bytes).empty());
    }
}

TEST_CASE("U-1.7: with Alt and the like, and of any other number, a key is unknown") {
    for (const std::string bytes : {"\x1b[97;3u",
                                    "\x1b[97;9u",
                                    "\x1b[97;7u",
                                    "\x1b[u",
                                    "\x1b[0u",
                                    "\x1b[1u",
                                    "\x1b[57376u",
                                    "\x1b[57400000u",
                                    "\x1b[8206u",
                                    "\x1b[55296u",
                                    "\x1b[4294967295u",
                                    "\x1b[99999999999999999999u",
                                    "\x1b[97;99999999999999999999;1u",
                                    "\x1b[27;2;~",
                                    "\x1b[27~",
                                    "\x1b[1;2;3;4;5;6;7;8~"}) {
        INFO(bytes.substr(1));
        CHECK(keys_in(bytes) == std::vector{Key::Unknown});
    }
}

TEST_CASE("U-1.7: ESCDELAY says how long a lone ESC waits for more") {
    KeyReader patient{400};
    patient.feed("\x1b");
    CHECK_FALSE(patient.next());
    CHECK(patient.patience_ms() == 400);
    CHECK(KeyReader{}.patience_ms() == 25);
}

}  // namespace parlor::tui
