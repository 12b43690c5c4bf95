// What a guest believes of what it hears.
#include "guest/heard.hpp"

#include "catch.hpp"
#include "guest/record.hpp"
#include "wire/picture.hpp"

using namespace parlor;
using namespace parlor::guest;

namespace {

std::string welcome() { return wire::bytes_of(wire::FromHost{wire::Welcome{}}); }

wire::Picture picture(std::uint32_t number, const std::string& text) {
    tui::Canvas canvas;
    canvas.write({0, 0}, text, {});
    return wire::picture_of(wire::Showing{number}, std::nullopt, canvas);
}

constexpr auto no_host = "what answers there is no host of shared tables: ";

}  // namespace

TEST_CASE("T-1.5: what answers without a Welcome is no host") {
    Heard heard;
    SECTION("another program") { heard.hear("220 ready\r\n"); }
    SECTION("a picture first") { heard.hear(wire::bytes_of(picture(1, "x"))); }
    REQUIRE(heard.ending());
    CHECK(heard.ending()->status == 1);
    CHECK(heard.ending()->line.starts_with(no_host));
    CHECK(heard.number() == wire::Showing{});
}

TEST_CASE("T-1.5: a guest that is refused ends with the host's line and status") {
    Heard heard;
    heard.hear(wire::bytes_of(wire::Refused{.status = 1, .line = "another version"}));
    CHECK(heard.ending() == Ending{1, "another version"});
}

TEST_CASE(
    "T-1.1: a guest has the newest picture, the sounds since the last frame, and the last line") {
    Heard heard;
    heard.hear(welcome());
    CHECK(heard.is_welcome());
    CHECK_FALSE(heard.ending());
    const std::string bytes = wire::bytes_of(picture(1, "one")) +
                              wire::bytes_of(wire::Sounds{{tui::SoundEffect::Ding}}) +
                              wire::bytes_of(picture(2, "two"));
    for (const char byte : bytes) heard.hear({&byte, 1});
    CHECK(heard.number() == wire::Showing{2});
    CHECK(heard.canvas().cell({0, 0}).glyph == U't');
    CHECK(heard.take_sounds().size() == 1);
    CHECK(heard.take_sounds().empty());
    heard.hear(wire::bytes_of(wire::Farewell{.status = 0, .line = "Goodbye."}));
    CHECK(heard.ending() == Ending{0, "Goodbye."});
}

TEST_CASE("T-3.7: a guest has the newest title") {
    Heard heard;
    heard.hear(welcome());
    CHECK(heard.title().empty());
    heard.hear(wire::bytes_of(wire::Title{"Ann's turn"}) + wire::bytes_of(wire::Title{"Yours"}));
    CHECK(heard.title() == "Yours");
}

TEST_CASE("T-1.6: a guest knows where it is") {
    Heard heard;
    heard.hear(welcome());
    CHECK_FALSE(heard.place());
    heard.hear(wire::bytes_of(wire::AtTable{.number = 7, .only_watches = true}));
    CHECK(heard.place() == wire::AtTable{7, true});
}

TEST_CASE("T-2.1: sentences are for a guest without a screen, and have a limit") {
    Heard heard;
    heard.hear(welcome());
    heard.hear(wire::bytes_of(wire::Sentences{wire::Showing{1}, {"one", "two"}}));
    CHECK(heard.take_said() == std::vector{wire::Sentences{wire::Showing{1}, {"one", "two"}}});
    CHECK(heard.take_said().empty());
    for (int i = 0; i < 11; ++i)
        heard.hear(
            wire::bytes_of(wire::Sentences{wire::Showing{1}, std::vector<std::string>(100)}));
    CHECK(heard.take_said().size() == 10);
}

TEST_CASE(
    "T-1.10: a host that says something wrong is not heard any more, and sounds have a limit") {
    Heard heard;
    heard.hear(welcome());
    for (int i = 0; i < 10; ++i)
        heard.hear(wire::bytes_of(wire::Sounds{
            std::vector<tui::SoundEffect>(wire::most_sounds, tui::SoundEffect::Ding)}));
    CHECK(heard.take_sounds().size() == 64);
    heard.hear(welcome() + wire::bytes_of(picture(1, "x")));
    REQUIRE(heard.ending());
    CHECK(heard.ending()->line ==
          "the host said something wrong: it is not the time for this message");
    CHECK(heard.number() == wire::Showing{});
}

TEST_CASE(
    "T-1.8: a guest tells its window, its look and its shows, and nothing else of its options") {
    Options options;
    options.movement = Options::Movement::Jumping;
    options.pace = Options::Pace::Fast;
    options.wide = Options::Answer::No;
    options.sound_by = Options::SoundBy::Bell;
    options.dominoes.aids = Options::Answer::Yes;
    options.dominoes.felt = Options::Felt::Blue;
    CHECK(record_of({{24, 80}, tui::GlyphSet::Ascii, false, true}, options) ==
          wire::Record{.window = {24, 80},
                       .glyphs = tui::GlyphSet::Ascii,
                       .has_colours = false,
                       .movement = Options::Movement::Jumping,
                       .pace = Options::Pace::Fast,
                       .has_wide_half = false,
                       .wants_sounds = true,
                       .wants_title = true,
                       .has_aids = true,
                       .felt = Options::Felt::Blue});
}

TEST_CASE("T-2.10: a copy of a game comes in parts, and is there when the last one has come") {
    Heard heard;
    heard.hear(welcome());
    heard.hear(wire::bytes_of(wire::CopyPart{"20261125-120000-01", "parlor 1\n", false}));
    CHECK_FALSE(heard.take_copy());
    heard.hear(wire::bytes_of(wire::CopyPart{"20261125-120000-01", "begin\n", true}));
    const auto copy = heard.take_copy();
    REQUIRE(copy);
    CHECK(copy->name == "20261125-120000-01");
    CHECK(copy->journal == "parlor 1\nbegin\n");
    CHECK_FALSE(heard.take_copy());
}

TEST_CASE("T-2.10: a copy that does not end is an error once it is too long") {
    Heard heard;
    heard.hear(welcome());
    const std::string part = wire::bytes_of(
        wire::CopyPart{"20261125-120000-01", std::string(wire::longest_part, 'x'), false});
    for (std::size_t sent = 0; sent < wire::longest_copy; sent += wire::longest_part) {
        CHECK_FALSE(heard.ending());
        heard.hear(part);
    }
    REQUIRE(heard.ending());
    CHECK(heard.ending()->line == "the host said something wrong: the copy is too long");
}

TEST_CASE("T-3.7: a terminal has a title where it can and its options allow it") {
    Options options;
    const Screen with_title{{24, 80}, tui::GlyphSet::Ascii, false, true};
    CHECK(record_of(with_title, options).wants_title);
    CHECK_FALSE(record_of({{24, 80}, tui::GlyphSet::Ascii, false, false}, options).wants_title);
    options.title = Options::Answer::No;
    CHECK_FALSE(record_of(with_title, options).wants_title);
}
