// Pictures: a canvas as changes, and back.
#include "wire/picture.hpp"

#include <algorithm>

#include "app/screened.hpp"
#include "canvases.hpp"
#include "catch.hpp"
#include "said.hpp"
#include "sample.hpp"
#include "terminal/choice.hpp"
#include "terminal/painter.hpp"
#include "terminal/terminfo/terminfo.hpp"
#include "unicode/printable.hpp"
#include "wire/packing.hpp"

namespace parlor::wire {
namespace {

using tui::Canvas;
using tui::Ink;
using tui::Size;

// A guest's terminal, as the host's bytes make it.
struct Guest {
    Canvas canvas;

    [[nodiscard]] std::string take(const std::string& bytes) {
        const auto read = read_host(bytes);
        if (not read.error.empty()) return read.error;
        for (const FromHost& each : read.messages)
            if (const auto error = draw(canvas, std::get<Picture>(each))) return error->what;
        return "";
    }
};

// A host that sends each canvas as it differs from the last one; the bytes of each.
struct Host {
    std::optional<Canvas> last;
    std::string bytes_for(const Canvas& canvas) {
        std::string bytes = bytes_of(picture_of(Showing{1}, last, canvas));
        last = canvas;
        return bytes;
    }
};

void arrives(Host& host, Guest& guest, const Canvas& canvas) {
    REQUIRE(guest.take(host.bytes_for(canvas)).empty());
    REQUIRE(guest.canvas == canvas);
}

std::vector<Canvas> frames_of_property_game() {
    tui::Screened table{{.options = {.movement = Options::Movement::Stepping}}};
    std::vector<Canvas> frames;
    const auto add = [&] { frames.push_back(table.app().canvas(Size{25, 80})); };
    add();
    for (const char* keys : {"a", "p", "p", "s", "r", "r", "a", "b", "r"}) {
        for (const tui::Key key : tui::keys_named(keys)) table.app().press(key);
        add();
        for (int i = 0; i < 40 and table.app().next_tick(); ++i) {
            table.app().tick(*table.app().next_tick());
            add();
        }
    }
    return frames;
}

std::string picture_with(std::string_view cells, Size size = {2, 3}) {
    Packer out;
    out.number(1, 4);
    out.number(static_cast<std::uint32_t>(size.rows));
    out.number(static_cast<std::uint32_t>(size.cols));
    out.raw(std::string_view{"\x01\x00\x00\x00\x00", 5});  // whole, the cursor, no question
    out.raw(cells);
    return framed(3, out.bytes());
}

std::string error_of(std::string_view cells) { return read_host(picture_with(cells)).error; }

Canvas canvas_of(std::string_view cells) {
    Guest guest;
    REQUIRE(guest.take(picture_with(cells)).empty());
    return guest.canvas;
}

}  // namespace

TEST_CASE("T-1.9: every screen of the golden files comes as it is, after any other") {
    const std::vector<Canvas> screens = golden_canvases();
    REQUIRE(screens.size() > 300);
    Host host;
    Guest guest;
    for (const Canvas& each : screens) arrives(host, guest, each);
    std::vector<Canvas> backwards{screens.rbegin(), screens.rend()};
    for (const Canvas& each : backwards) arrives(host, guest, each);
}

TEST_CASE("T-1.9: whatever a cell has comes with it") {
    Chance chance{3};
    Host host;
    Guest guest;
    for (int i = 0; i < sampled(2000, 100); ++i) {
        Canvas canvas = random_canvas(
            chance, chance(2) == 0 ? Size{25, 40} : Size{1 + chance(60), 1 + chance(200)});
        arrives(host, guest, canvas);
        for (int changes = chance(12); changes > 0; --changes) {
            change_something(canvas, chance);
            arrives(host, guest, canvas);
        }
    }
}

TEST_CASE("T-1.9: the frames of a game come as they are, in no more bytes than a terminal gets") {
    const std::vector<Canvas> frames = frames_of_property_game();
    REQUIRE(frames.size() > 30);
    REQUIRE(std::ranges::any_of(frames,
                                [](const Canvas& frame) { return frame.pulsing() != nullptr; }));
    REQUIRE(tui::find_terminal("xterm-256color") == "xterm-256color");
    tui::Terminal terminal = tui::terminal_from_terminfo();
    tui::choose(terminal, {}, {"xterm-256color", "UTF-8", "", "", tui::colour_count()});
    tui::Painter painter{terminal};
    Host host;
    Guest guest;
    std::size_t sent = 0, painted = 0;
    for (const Canvas& frame : frames) {
        sent += bytes_of(picture_of(Showing{1}, host.last, frame)).size();
        painted += painter.paint(frame, frame.size()).size();
        arrives(host, guest, frame);
    }
    CHECK(sent < painted);
}

TEST_CASE("T-1.9: a canvas of another size is a whole picture, and so is one with less on it") {
    Chance chance{4};
    const Canvas full = random_canvas(chance, {25, 40});
    CHECK(picture_of(Showing{1}, std::nullopt, full).is_whole);
    CHECK_FALSE(picture_of(Showing{2}, full, full).is_whole);
    CHECK(picture_of(Showing{2}, full, full).changes.empty());
    CHECK(picture_of(Showing{2}, full, Canvas{}).is_whole);
    CHECK(picture_of(Showing{2}, full, random_canvas(chance, {25, 80})).is_whole);
}

TEST_CASE("T-1.10: a change of a picture of another size is an error") {
    Canvas canvas{Size{3, 3}};
    const Canvas before = canvas;
    CHECK(draw(canvas, Picture{.size = {3, 4}, .is_whole = false}));
    CHECK(canvas == before);
}

TEST_CASE("T-1.10: cells are read as cells.hpp says") {
    Canvas expected{Size{2, 3}};
    expected.put({0, 0}, U'A', {Ink::White, Ink::Red});
    expected.put({0, 2}, U'£', {Ink::White, Ink::Red});
    expected.put({1, 0}, U'£', {Ink::White, Ink::Red});
    expected.put({1, 1}, U'▒', {Ink::White, Ink::Red}, {U'\U0001FB00', u'▓', '#'});
    expected.stand_out({1, 1});
    expected.let_pulse({1, 1});
    expected.point_at({0, 0});
    using namespace std::string_literals;
    CHECK(canvas_of("\0\x12"s + "A\x80£\x04\0"s + "\x01\x02\x03🬀▓#▒"s) == expected);
    expected.put({1, 2}, U'▒', {Ink::White, Ink::Red}, {U'\U0001FB00', u'▓', '#'});
    CHECK(canvas_of("\0\x12"s + "A\x05\x01\0£\x04\0"s + "\x01\x02\x03🬀▓#▒\x02\x01\x06\0"s) ==
          expected);
}

TEST_CASE("T-1.10: cells behind the last one are an error, and so are half cells") {
    using namespace std::string_literals;
    CHECK(error_of("abcdef").empty());
    CHECK(error_of("a\x04\x04").empty());
    CHECK(error_of("\x85").empty());
    const std::string too_many = "there are more cells than the picture has";
    CHECK(error_of("abcdefg") == too_many);
    CHECK(error_of("a\x04\x05") == too_many);
    CHECK(error_of("\x86") == too_many);
    CHECK(error_of("\x05\xff\xff") == too_many);
    CHECK(error_of("abcdef\x80") == too_many);
    CHECK(error_of("\x04\x01") == "there is no cell to repeat");
    CHECK(error_of("\x06\0"s) == "there is no such sign yet");
    CHECK(error_of("\x03🬀▓#▒\x06\x01"s) == "there is no such sign yet");
    for (const std::string& half : {"\0"s,
                                    "\x03"s,
                                    "\x03?"s,
                                    "\x03\0\0\0"s,
                                    "\x04"s,
                                    "\x06"s,
                                    "\x05\x01"s,
                                    "\xC2"s,
                                    "\xE2\x96"s,
                                    "\xC0\x80"s,
                                    "\xED\xA0\x80"s,
                                    "\xFF"s})
        CHECK_FALSE(error_of("a" + half).empty());
    for (char code = 7; code < ' '; ++code) CHECK_FALSE(error_of("a"s + code).empty());
}

TEST_CASE("T-1.10: a picture has cells, and its cursor is on one of them") {
    CHECK(read_host(picture_with("", {1, 1})).error.empty());
    CHECK(read_host(picture_with("", {0, 1})).error == "a picture has no cells");
    CHECK(read_host(picture_with("", {1, 0})).error == "a picture has no cells");
    CHECK_FALSE(read_host(picture_with("", {61, 1})).error.empty());
    CHECK_FALSE(read_host(picture_with("", {1, 201})).error.empty());
    constexpr std::size_t cursor_row = 4 + 7, cursor_col = cursor_row + 1;
    std::string bytes = picture_with("");
    bytes[cursor_row] = 1;
    bytes[cursor_col] = 2;
    CHECK(read_host(bytes).error.empty());
    bytes[cursor_row] = 2;
    CHECK(read_host(bytes).error == "the cursor's row is 2, and at most 1");
    bytes[cursor_row] = 1;
    bytes[cursor_col] = 3;
    CHECK(read_host(bytes).error == "the cursor's column is 3, and at most 2");
}

TEST_CASE("T-1.10: a glyph that is not a letter or sign of one column becomes a question mark") {
    for (const char* const glyph : {"\x7F",
                                    "\xC2\x9B",
                                    "\xC2\xA0",
                                    "\xCC\x81",
                                    "\xE2\x80\xAE",
                                    "\xE4\xB8\x80",
                                    "\xEE\x80\x80",
                                    "\xEF\xBF\xBD",
                                    "\xF0\x9F\x98\x80",
                                    "\xF0\x9F\xAC\x80"}) {
        CHECK(canvas_of(glyph).cell({0, 0}).glyph == U'?');
        const tui::Variants variants =
            canvas_of("\x03" + std::string{glyph} + glyph + glyph + "A").cell({0, 0}).variants;
        CHECK((variants.petscii == U'?' or variants.petscii == U'\U0001FB00'));
        CHECK(variants.console == u'?');
        CHECK(variants.ascii == '?');
    }
}

TEST_CASE("T-1.10: a host's own mistakes never come out of a picture either") {
    Canvas canvas{Size{2, 3}};
    canvas.put({0, 1}, U'\x1b', {}, {.petscii = U'\a', .console = u'\n', .ascii = '\r'});
    Host host;
    Guest guest;
    REQUIRE(guest.take(host.bytes_for(canvas)).empty());
    const tui::Cell cell = guest.canvas.cell({0, 1});
    CHECK(cell.glyph == U'?');
    CHECK(cell.variants == tui::Variants{U'?', u'?', '?'});
}

}  // namespace parlor::wire
