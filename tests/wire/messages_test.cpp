// Messages between a host and its guests, there and back, and whatever else may come.
#include <algorithm>

#include "base/program_version.hpp"
#include "canvases.hpp"
#include "catch.hpp"
#include "said.hpp"
#include "unicode/printable.hpp"
#include "wire/greeting.hpp"
#include "wire/packing.hpp"
#include "wire/picture.hpp"

namespace parlor::wire {
namespace {

template <class Message>
std::string joined(const std::vector<Message>& messages) {
    std::string bytes;
    for (const Message& each : messages) bytes += bytes_of(each);
    return bytes;
}

template <class Message>
void come_as_they_were(const Direction<Message>& direction, const std::vector<Message>& messages) {
    const std::string bytes = joined(messages);
    for (const std::size_t piece : {std::size_t{1}, std::size_t{7}, bytes.size()}) {
        const auto read = read_in_pieces(direction, bytes, piece);
        INFO(read.error);
        CHECK(read.messages == messages);
    }
}

template <class Message>
void every_beginning_is_not_yet(const Direction<Message>& direction,
                                const std::vector<Message>& messages) {
    for (const Message& message : messages) {
        const std::string bytes = bytes_of(message);
        Reader<Message> reader{direction};
        for (std::size_t i = 0; i + 1 < bytes.size(); ++i) {
            reader.feed(bytes.substr(i, 1));
            REQUIRE_FALSE(reader.next());
        }
        reader.feed(bytes.substr(bytes.size() - 1));
        REQUIRE(reader.next());
        REQUIRE(reader.waiting() == 0);
    }
}

// The message is printed by nobody, but each error is.
template <class Message>
void is_fine_or_error(const Direction<Message>& direction, const std::string& bytes) {
    const auto read = read_in_pieces(direction, bytes, bytes.size());
    REQUIRE_FALSE(unprintable(read.error));
    for (const Message& each : read.messages)
        REQUIRE(read_in_pieces(direction, bytes_of(each), 5).messages == std::vector{each});
}

template <class Message>
void any_byte_may_be_wrong(const Direction<Message>& direction,
                           const std::vector<Message>& messages) {
    for (const Message& message : messages) {
        const std::string bytes = bytes_of(message);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            for (unsigned flipped = 1; flipped < 256; ++flipped) {
                std::string wrong = bytes;
                wrong[i] = static_cast<char>(static_cast<unsigned char>(wrong[i]) ^ flipped);
                is_fine_or_error(direction, wrong);
            }
            is_fine_or_error(direction, std::string{bytes}.erase(i, 1));
            is_fine_or_error(direction, std::string{bytes}.insert(i, 1, '\x1b'));
        }
    }
}

// Contents cut short, with a length that says so.
template <class Message>
void any_part_may_lack(const Direction<Message>& direction, const std::vector<Message>& messages) {
    constexpr std::size_t header = 4;
    for (const Message& message : messages) {
        const std::string bytes = bytes_of(message);
        for (std::size_t i = header; i < bytes.size(); ++i)
            is_fine_or_error(direction,
                             framed(static_cast<std::uint8_t>(bytes[0]),
                                    std::string_view{bytes}.substr(header, i - header)));
    }
}

template <class Message>
Message there_and_back(const Direction<Message>& direction, const Message& message) {
    const auto read = read_in_pieces(direction, bytes_of(message), 1000);
    INFO(read.error);
    REQUIRE(read.messages.size() == 1);
    return read.messages.front();
}

std::string with_text(std::uint8_t kind, std::string_view before, std::size_t length) {
    Packer out;
    out.raw(before);
    out.text(std::string(length, 'a'), length);
    return framed(kind, out.bytes());
}

constexpr std::uint8_t of_line = 4, of_title = 5;

}  // namespace

TEST_CASE("T-1.1: what guests and hosts say comes as it was said, in any pieces") {
    come_as_they_were(from_guest(), some_of_guest());
    come_as_they_were(from_host(), some_of_host());
}

TEST_CASE("T-1.7: half a message is none yet") {
    every_beginning_is_not_yet(from_guest(), some_of_guest());
    every_beginning_is_not_yet(from_host(), some_of_host());
}

TEST_CASE("T-1.7: whatever a guest sends is a message or an error") {
    any_byte_may_be_wrong(from_guest(), some_of_guest());
    any_part_may_lack(from_guest(), some_of_guest());
}

TEST_CASE("T-1.10: whatever a host sends is a message or an error") {
    any_byte_may_be_wrong(from_host(), some_of_host());
    any_part_may_lack(from_host(), some_of_host());
}

TEST_CASE("T-1.7: after an error there is nothing but the error") {
    Reader<FromGuest> reader{from_guest()};
    reader.feed(bytes_of(Bye{}) + '\xEE' + bytes_of(Bye{}));
    REQUIRE(reader.next()->ok());
    for (int i = 0; i < 3; ++i) {
        CHECK(reader.next()->error().what == "there is no message of kind 238");
        reader.feed(bytes_of(Bye{}));
    }
    CHECK(reader.waiting() == 0);
}

TEST_CASE("T-1.7: 64 KB of a guest wait, and not a byte more") {
    const std::string bye = bytes_of(Bye{});
    Reader<FromGuest> reader{from_guest()};
    for (std::size_t waiting = 0; waiting < 65'536; waiting += bye.size()) reader.feed(bye);
    REQUIRE(reader.waiting() == 65'536);
    REQUIRE(reader.next()->ok());
    reader.feed(bye);
    REQUIRE(reader.next()->ok());
    reader.feed(bye + "\x06");
    CHECK(reader.next()->error().what == "more than 65536 bytes are waiting");
}

TEST_CASE("T-1.7: a message that is too long is known by its length, before it comes") {
    Reader<FromGuest> reader{from_guest()};
    reader.feed("\x06\xff\xff");
    REQUIRE_FALSE(reader.next());
    reader.feed("\xff");
    CHECK(reader.next()->error().what == "a message of kind 6 has 16777215 bytes, and at most 0");
}

TEST_CASE("T-1.7: texts have a longest length, in what is sent and in what is read") {
    const std::string seen(4, '\0');
    CHECK(read_guest(with_text(of_line, seen, longest_line)).error.empty());
    CHECK(read_guest(with_text(of_line, seen, longest_line + 1)).error ==
          "a message of kind 4 has 1031 bytes, and at most 1030");
    CHECK(read_host(with_text(of_title, "", longest_title)).error.empty());
    CHECK_FALSE(read_host(with_text(of_title, "", longest_title + 1)).error.empty());

    const std::string letters = std::string(longest_title - 1, 'a') + "£";
    CHECK(there_and_back(from_host(), FromHost{Title{letters}}) ==
          FromHost{Title{std::string(longest_title - 1, 'a')}});

    Hello hello;
    hello.user_name = std::string(longest_user_name, 'a');
    CHECK(there_and_back(from_guest(), FromGuest{hello}) == FromGuest{hello});
    const std::string too_long = with_text(0, "", longest_user_name + 1).substr(4);
    std::string bytes = bytes_of(hello).substr(4);
    bytes.replace(bytes.size() - longest_user_name - 2, std::string::npos, too_long);
    CHECK(read_guest(framed(1, bytes)).error == "the user's name has 33 bytes, and at most 32");
}

TEST_CASE("T-1.7: keys, sounds and sentences have a highest number") {
    const tui::Key key = tui::key_of(U'a');
    const FromGuest keys = Keys{Showing{1}, std::vector(most_keys, key)};
    CHECK(there_and_back(from_guest(), keys) == keys);
    CHECK_FALSE(read_guest(framed(3, std::string(4 + 3 * (most_keys + 1), 'a'))).error.empty());
    CHECK(read_guest(framed(3, std::string(4, '\0'))).error == "the message ends too early");

    const FromHost sounds = Sounds{std::vector(most_sounds, tui::SoundEffect::Bell)};
    CHECK(there_and_back(from_host(), sounds) == sounds);
    CHECK_FALSE(read_host(framed(4, std::string(most_sounds + 1, '\0'))).error.empty());

    const std::string longest(longest_sentence, 'a');
    const FromHost sentences = Sentences{.lines = std::vector(most_sentences, longest)};
    CHECK(there_and_back(from_host(), sentences) == sentences);
    Packer out;
    out.raw(std::string(8, '\0'));
    out.number(most_sentences + 1, 2);
    CHECK(read_host(framed(6, out.bytes())).error == "a count is 101, and at most 100");
}

TEST_CASE("P-1.15: with each prompt travel the words that complete it, up to a highest number") {
    const std::string longest(longest_word, 'a');
    Completions most{{{longest, std::vector(most_words / 2, longest)}},
                     std::vector(most_words / 2 - 1, longest)};
    const FromHost sentences = Sentences{.prompt = "Roll?", .completions = most};
    CHECK(there_and_back(from_host(), sentences) == sentences);
    most.names.emplace_back();
    const std::string one_more = bytes_of(Sentences{.prompt = "Roll?", .completions = most});
    CHECK(read_host(one_more).error == "a count is 1000, and at most 999");
}

TEST_CASE("T-1.7: a window has at most 200 by 60 cells") {
    const FromGuest wide = Record{.window = {61, 201}};
    CHECK(there_and_back(from_guest(), wide) == FromGuest{Record{.window = {60, 200}}});
    std::string record = bytes_of(Record{.window = {60, 200}});
    CHECK(read_guest(record).error.empty());
    record[4] = 61;
    CHECK(read_guest(record).error == "the number of rows is 61, and at most 60");

    Chance chance{5};
    const tui::Canvas largest = random_canvas(chance, largest_window);
    const FromHost picture = picture_of(Showing{1}, std::nullopt, largest, "Leave?");
    CHECK(there_and_back(from_host(), picture) == picture);
}

TEST_CASE("T-1.8: a guest's record always has the same size") {
    for (const FromGuest& each : some_of_guest())
        if (std::holds_alternative<Record>(each)) CHECK(bytes_of(each).size() == 4 + 16);
}

TEST_CASE("T-1.8: each choice in a record has its last value, and none after it") {
    const std::string last{60, char(200), 3, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 3};
    CHECK(read_guest(framed(2, last)).error.empty());
    for (std::size_t i = 0; i < last.size(); ++i) {
        std::string wrong = last;
        ++wrong[i];
        CHECK_FALSE(read_guest(framed(2, wrong)).error.empty());
    }
}

TEST_CASE("T-1.8: a guest keeps the keys to itself that are its terminal's") {
    const FromGuest keys = Keys{Showing{1},
                                {tui::Key::Suspend,
                                 tui::Key::Resized,
                                 tui::Key::Elapsed,
                                 tui::Key{1},
                                 tui::Key{0x9B},
                                 tui::Key{0xD800}}};
    CHECK(there_and_back(from_guest(), keys) ==
          FromGuest{Keys{Showing{1}, std::vector(6, tui::Key::Unknown)}});
    for (const char32_t key : {U'\x01', U'\x1A', U'\x9B', char32_t{0xD800}, char32_t{0x110016}}) {
        Packer out;
        out.number(1, 4);
        out.number(key, 3);
        CHECK(read_guest(framed(3, out.bytes())).error == "this is not a key that guests send");
    }
}

TEST_CASE("T-1.5: of another version nothing is read but which it is") {
    for (const Stranger& each : {Stranger{protocol, "9.9"}, Stranger{99, program_version()}}) {
        Packer out;
        pack_greeting(out, each);
        out.raw("whatever that version says");
        CHECK(read_guest(framed(1, out.bytes())).messages == std::vector<FromGuest>{each});
    }
    CHECK(read_guest(framed(1, "SSH-2.0-OpenSSH")).error == "this is not a parlor");
}

TEST_CASE("T-1.5: guest and host read both versions") {
    const std::string here = program_version() + " (protocol 5)";
    CHECK(refusal_of({protocol, "9.9"}) ==
          Refused{1,
                  "guest and host need the same version of parlor: the host has " + here +
                      ", and you have 9.9 (protocol 5); leave, and come again with the "
                      "host's version"});

    Packer out;
    pack_greeting(out, {protocol, "9.9"});
    CHECK(read_host(framed(1, out.bytes())).error ==
          "guest and host need the same version of parlor: here is " + here +
              ", there 9.9 (protocol 5)");
    out.number(1);
    out.text("come again", longest_farewell);
    CHECK(read_host(framed(2, out.bytes())).messages ==
          std::vector<FromHost>{Refused{1, "come again"}});
}

TEST_CASE("T-1.10: controls never come out of words, titles and sentences") {
    const std::string evil = "a\x1b]0;b\x07\n\xC2\x9B\xE2\x80\xAE\xFF£\xF0\x9F\x98\x80";
    const std::string shown = "a?]0;b?????£?";
    const FromHost picture = Picture{.question = evil};
    CHECK(there_and_back(from_host(), picture) == FromHost{Picture{.question = shown}});
    CHECK(there_and_back(from_host(), FromHost{Title{evil}}) == FromHost{Title{shown}});
    CHECK(there_and_back(from_host(), FromHost{Sentences{Showing{1}, {evil}}}) ==
          FromHost{Sentences{Showing{1}, {shown}}});
    CHECK(there_and_back(from_host(), FromHost{Farewell{0, evil}}) == FromHost{Farewell{0, shown}});
    CHECK(there_and_back(from_host(), FromHost{Refused{0, evil}}) == FromHost{Refused{0, shown}});
    CHECK(there_and_back(from_guest(), FromGuest{Line{Showing{1}, evil}}) ==
          FromGuest{Line{Showing{1}, shown}});
    CHECK(there_and_back(from_guest(), FromGuest{Hello{.errand = Join{evil}}}) ==
          FromGuest{Hello{.errand = Join{shown}}});
    CHECK_FALSE(read_guest(bytes_of(Hello{.user_name = "a b"})).error.empty());
}

}  // namespace parlor::wire
