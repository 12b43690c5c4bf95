// Messages between the host of shared tables and its guests. The host has the games; a guest is only a
// terminal, which sends keys or lines and shows what it receives.
//
// Source:   T-1.1, T-1.7, T-1.8, T-2.10, T-3.13.
// Not here: their bytes (from_guest.hpp, from_host.hpp); canvases as pictures (picture.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/completions.hpp"
#include "base/options.hpp"
#include "canvas/canvas.hpp"
#include "canvas/glyphs.hpp"
#include "canvas/key.hpp"
#include "canvas/sound.hpp"

namespace parlor::wire {

// Limits to what one side can make the other keep (T-1.7, T-1.10). The length of a text is in bytes.
inline constexpr tui::Size largest_window{.rows = 60, .cols = 200};
inline constexpr std::size_t longest_version = 32;
inline constexpr std::size_t longest_user_name = 32;
inline constexpr std::size_t longest_game = 32;
inline constexpr std::size_t longest_table_name = 80;  // 20 letters
// More than the table language allows, so that it refuses a line that was cut.
inline constexpr std::size_t longest_line = 1024;
inline constexpr std::size_t longest_sentence = 1024;
inline constexpr std::size_t most_sentences = 100;
inline constexpr std::size_t longest_word = 80, most_words = 2'000;  // that complete a prompt
inline constexpr std::size_t longest_farewell = 500;
inline constexpr std::size_t longest_title = 100;
inline constexpr std::size_t longest_question = 200;
inline constexpr std::size_t longest_game_name = 40;
inline constexpr std::size_t longest_part = 32'768, longest_copy = 2'000'000;
inline constexpr std::size_t most_keys = 256;  // room for a pasted line
inline constexpr std::size_t most_sounds = 64;
inline constexpr std::size_t most_waiting_of_guest = 65'536;
inline constexpr std::size_t most_waiting_of_host = 524'288;

// The number of a picture, or of sentences. Keys and lines name the one that they answer (T-3.13).
enum class Showing : std::uint32_t {};

// What the host has to know about a guest's terminal and options (T-1.8).
struct Record {
    enum class Mode : std::uint8_t { Screens, Plain };
    enum class Telling : std::uint8_t { Full, Brief };  // in plain mode

    tui::Size window;  // a larger one is sent as largest_window
    tui::GlyphSet glyphs = tui::GlyphSet::Unicode;
    bool has_colours = true;
    Mode mode = Mode::Screens;
    Telling telling = Telling::Full;
    Options::Movement movement = Options::Movement::Stepping;
    Options::Pace pace = Options::Pace::Normal;
    Options::Prompt prompt = Options::Prompt::Never;
    bool has_wide_half = true;
    bool wants_sounds = false;
    bool wants_title = false;
    bool waits_for_key = false;     // dominoes
    bool has_aids = false;          // dominoes
    bool shows_seen_tiles = false;  // dominoes
    Options::Felt felt = Options::Felt::Green;
    friend bool operator==(const Record&, const Record&) = default;
};

// What a guest has come for. A table is given by its number or name; empty: the only one that can be
// meant.
struct List {
    friend bool operator==(const List&, const List&) = default;
};
struct Open {
    std::string game;
    friend bool operator==(const Open&, const Open&) = default;
};
struct Join {
    std::string table;
    friend bool operator==(const Join&, const Join&) = default;
};
struct Watch {
    std::string table;
    friend bool operator==(const Watch&, const Watch&) = default;
};
// Only to read the list, as sentences; without a terminal.
struct Tell {
    friend bool operator==(const Tell&, const Tell&) = default;
};
using Errand = std::variant<List, Open, Join, Watch, Tell>;

// The first message of a guest.
struct Hello {
    Record record;
    Errand errand;
    std::string user_name;  // given with --as; else empty
    friend bool operator==(const Hello&, const Hello&) = default;
};

// A program of another version, of which nothing else is known (T-1.5).
struct Stranger {
    std::uint8_t protocol = 0;
    std::string version;
    friend bool operator==(const Stranger&, const Stranger&) = default;
};

struct Keys {
    Showing seen{};
    std::vector<tui::Key> keys;  // 1 to most_keys
    friend bool operator==(const Keys&, const Keys&) = default;
};

struct Line {
    Showing seen{};
    std::string text;
    friend bool operator==(const Line&, const Line&) = default;
};

// The guest's terminal shows this now: keys from here on answer it, and the host may send the next.
struct Shown {
    Showing number{};
    friend bool operator==(const Shown&, const Shown&) = default;
};

struct Bye {
    friend bool operator==(const Bye&, const Bye&) = default;
};

using FromGuest = std::variant<Hello, Stranger, Record, Keys, Line, Shown, Bye>;

// The first message of a host that has the guest's version.
struct Welcome {
    friend bool operator==(const Welcome&, const Welcome&) = default;
};

// The only message of a host that does not serve the guest.
struct Refused {
    std::uint8_t status = 0;
    std::string line;
    friend bool operator==(const Refused&, const Refused&) = default;
};

struct Change {
    tui::At at;
    tui::Cell cell;
    friend bool operator==(const Change&, const Change&) = default;
};

struct Picture {
    Showing number{};
    tui::Size size{1, 1};
    bool is_whole = true;  // the changes are to a blank canvas; else to the last picture
    tui::At cursor;
    std::string question;         // for a window that is too small (U-1.2)
    std::vector<Change> changes;  // by rows, and in them by columns, each cell once
    friend bool operator==(const Picture&, const Picture&) = default;
};

struct Sounds {
    std::vector<tui::SoundEffect> effects;
    friend bool operator==(const Sounds&, const Sounds&) = default;
};

// Of the terminal's window; empty: as it was before.
struct Title {
    std::string text;
    friend bool operator==(const Title&, const Title&) = default;
};

// Where the guest is from now on: at the table of this number, or at 0 at none. Whoever has to come back
// comes back there (T-1.6).
struct AtTable {
    std::uint32_t number = 0;
    bool only_watches = false;
    friend bool operator==(const AtTable&, const AtTable&) = default;
};

// What is said next, and below it what is asked; the list of tables, too, without a prompt.
struct Sentences {
    Showing number{};
    std::vector<std::string> lines = {};  // at most most_sentences
    std::string prompt = {};              // empty: the one before still holds
    Completions completions = {};         // of the prompt: at most most_words, of longest_word
    std::uint8_t asked = 0;               // the player from 1 on; 0: nobody in particular
    bool hides = false;                   // what was said before, from whoever is asked (P-1.10)
    friend bool operator==(const Sentences&, const Sentences&) = default;
};

// A part of a copy of a finished game for the guest's own replays (T-2.10). The parts come in order;
// the text is a journal's, and nobody vouches for it.
struct CopyPart {
    std::string name;  // of the game, the same in all parts
    std::string text;  // at most longest_part, and longest_copy in all parts
    bool is_last = false;
    friend bool operator==(const CopyPart&, const CopyPart&) = default;
};

// The last message of a host: the guest prints the line, and exits with the status.
struct Farewell {
    std::uint8_t status = 0;
    std::string line;
    friend bool operator==(const Farewell&, const Farewell&) = default;
};

using FromHost =
    std::variant<Welcome, Refused, Picture, Sounds, Title, Sentences, Farewell, AtTable, CopyPart>;

}  // namespace parlor::wire
