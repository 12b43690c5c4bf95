#include "wire/from_guest.hpp"

#include <algorithm>
#include <array>
#include <cassert>

#include "base/match.hpp"
#include "wire/greeting.hpp"
#include "wire/packing.hpp"

namespace parlor::wire {
namespace {

using tui::Key;

enum class Kind : std::uint8_t { Hello = 1, Record, Keys, Line, Shown, Bye };

constexpr int bytes_of_showing = 4, bytes_of_key = 3;
constexpr std::uint32_t any = 0xFFFFFFFF;

// Hello has room for what later versions may say, for they get an answer as well.
std::optional<std::size_t> longest(std::uint8_t kind) {
    constexpr std::size_t of_hello = 1000, of_record = 16, of_showing = 4;
    switch (Kind{kind}) {
        case Kind::Hello: return of_hello;
        case Kind::Record: return of_record;
        case Kind::Keys: return of_showing + bytes_of_key * most_keys;
        case Kind::Line: return of_showing + 2 + longest_line;
        case Kind::Shown: return of_showing;
        case Kind::Bye: return 0;
    }
    return std::nullopt;
}

bool is_in(std::uint32_t code, std::uint32_t first, std::uint32_t last) {
    return first <= code and code <= last;
}

bool is_control_key(Key key) {
    constexpr std::array keys{Key::Interrupt,
                              Key::Begin,
                              Key::Redraw,
                              Key::Pause,
                              Key::Save,
                              Key::Tab,
                              Key::Enter,
                              Key::Esc,
                              Key::Backspace};
    return std::ranges::find(keys, key) != keys.end();
}

// All characters but controls and surrogates, and all named keys but Suspend, Resized and Elapsed.
bool is_for_host(Key key) {
    const auto code = static_cast<std::uint32_t>(key);
    if (code < 0x20 or is_in(code, 0x7F, 0x9F)) return is_control_key(key);
    if (code < 0x110000) return not is_in(code, 0xD800, 0xDFFF);
    return code <= static_cast<std::uint32_t>(Key::PasteEnd) or key == Key::Unknown;
}

void pack(Packer& out, const Record& record) {
    const auto one = [&](auto value) { out.number(static_cast<std::uint32_t>(value)); };
    one(std::clamp(record.window.rows, 0, largest_window.rows));
    one(std::clamp(record.window.cols, 0, largest_window.cols));
    one(record.glyphs);
    one(record.has_colours);
    one(record.mode);
    one(record.telling);
    one(record.movement);
    one(record.pace);
    one(record.prompt);
    one(record.has_wide_half);
    one(record.wants_sounds);
    one(record.wants_title);
    one(record.waits_for_key);
    one(record.has_aids);
    one(record.shows_seen_tiles);
    one(record.felt);
}

// Braces evaluate in the order of the bytes.
Record record_in(Unpacker& in) {
    const auto number = [&](const char* what, int most) {
        return static_cast<int>(in.number(what, static_cast<std::uint32_t>(most)));
    };
    const auto yes = [&](const char* what) { return in.number(what, 1) == 1; };
    const tui::Size window{number("the number of rows", largest_window.rows),
                           number("the number of columns", largest_window.cols)};
    return {.window = window,
            .glyphs = in.choice("the set of glyphs", tui::GlyphSet::Petscii),
            .has_colours = yes("colours"),
            .mode = in.choice("the mode", Record::Mode::Plain),
            .telling = in.choice("full or brief", Record::Telling::Brief),
            .movement = in.choice("the movement", Options::Movement::Jumping),
            .pace = in.choice("the pace", Options::Pace::Fast),
            .prompt = in.choice("the prompt", Options::Prompt::EachPlayer),
            .has_wide_half = yes("the wide half"),
            .wants_sounds = yes("sounds"),
            .wants_title = yes("the title"),
            .waits_for_key = yes("waiting for a key"),
            .has_aids = yes("aids"),
            .shows_seen_tiles = yes("the tiles seen"),
            .felt = in.choice("the felt", Options::Felt::Black)};
}

void pack(Packer& out, const Errand& errand) {
    out.number(static_cast<std::uint32_t>(errand.index()));
    match(
        errand,
        [](const List&) {},
        [&](const Open& open) { out.text(open.game, longest_game); },
        [&](const Join& join) { out.text(join.table, longest_table_name); },
        [&](const Watch& watch) { out.text(watch.table, longest_table_name); },
        [](const Tell&) {});
}

Errand errand_in(Unpacker& in) {
    switch (in.number("the errand", std::variant_size_v<Errand> - 1)) {
        case 1: return Open{in.text("the game", longest_game)};
        case 2: return Join{in.text("the table", longest_table_name)};
        case 3: return Watch{in.text("the table", longest_table_name)};
        case 4: return Tell{};
        default: return List{};
    }
}

bool is_user_name(std::string_view name) {
    return std::ranges::all_of(name, [](char each) {
        return (each >= 'A' and each <= 'Z') or (each >= 'a' and each <= 'z') or
               (each >= '0' and each <= '9') or each == '.' or each == '_' or each == '-';
    });
}

Result<FromGuest> hello_in(Unpacker& in) {
    const Stranger greeting = greeting_in(in);
    if (in.is_fine() and greeting != ourselves()) return FromGuest{greeting};
    Hello hello{.record = record_in(in),
                .errand = errand_in(in),
                .user_name = in.text("the user's name", longest_user_name)};
    if (not is_user_name(hello.user_name))
        in.fail("the user's name may have only A-Z a-z 0-9 . _ -");
    return unless_trouble<FromGuest>(in, std::move(hello));
}

Showing showing_in(Unpacker& in) {
    return Showing{in.number("the picture's number", any, bytes_of_showing)};
}

Keys keys_in(Unpacker& in) {
    Keys keys{.seen = showing_in(in), .keys = {}};
    do {
        keys.keys.push_back(Key{in.number("a key", any, bytes_of_key)});
        if (not is_for_host(keys.keys.back())) in.fail("this is not a key that guests send");
    } while (not in.is_empty());
    return keys;
}

Line line_in(Unpacker& in) {
    return {.seen = showing_in(in), .text = in.text("the line", longest_line)};
}

Result<FromGuest> message_in(const Frame& frame) {
    Unpacker in{frame.contents};
    const auto whole = [&](FromGuest message) { return unless_trouble(in, std::move(message)); };
    switch (Kind{frame.kind}) {
        case Kind::Hello: return hello_in(in);
        case Kind::Record: return whole(record_in(in));
        case Kind::Keys: return whole(keys_in(in));
        case Kind::Line: return whole(line_in(in));
        case Kind::Shown: return whole(Shown{showing_in(in)});
        case Kind::Bye: return whole(Bye{});
    }
    return Error{"a guest sends no such message"};
}

// Packs the contents, and returns the kind.
Kind pack(Packer& out, const FromGuest& message) {
    const auto pack_showing = [&](Showing number) {
        out.number(static_cast<std::uint32_t>(number), bytes_of_showing);
    };
    return match(
        message,
        [&](const Hello& hello) {
            pack_greeting(out, ourselves());
            pack(out, hello.record);
            pack(out, hello.errand);
            out.text(hello.user_name, longest_user_name);
            return Kind::Hello;
        },
        [&](const Stranger& stranger) {
            pack_greeting(out, stranger);
            return Kind::Hello;
        },
        [&](const Record& record) {
            pack(out, record);
            return Kind::Record;
        },
        [&](const Keys& keys) {
            assert(not keys.keys.empty() and keys.keys.size() <= most_keys);
            pack_showing(keys.seen);
            for (const Key key : keys.keys)
                out.number(static_cast<std::uint32_t>(is_for_host(key) ? key : Key::Unknown),
                           bytes_of_key);
            return Kind::Keys;
        },
        [&](const Line& line) {
            pack_showing(line.seen);
            out.text(line.text, longest_line);
            return Kind::Line;
        },
        [&](const Shown& shown) {
            pack_showing(shown.number);
            return Kind::Shown;
        },
        [&](const Bye&) { return Kind::Bye; });
}

}  // namespace

std::string bytes_of(const FromGuest& message) {
    Packer out;
    const Kind kind = pack(out, message);
    return framed(static_cast<std::uint8_t>(kind), out.bytes());
}

const Direction<FromGuest>& from_guest() {
    static constexpr Direction<FromGuest> direction{longest, message_in, most_waiting_of_guest};
    return direction;
}

}  // namespace parlor::wire
