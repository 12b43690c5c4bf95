// Options: a person's settings for display and sound, the options of a new dominoes game, and the
// latest choices for a property game and for a game of Moneyloopy.
//
// Source:   U-2.3, U-5.7, D-9.1.
// Not here: the configuration file that stores them (library/config_file.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace parlor {

struct Options {
    enum class Movement : std::uint8_t { Stepping, Jumping };
    enum class Prompt : std::uint8_t { Never, EachPlayer };
    enum class Pace : std::uint8_t { Slow, Normal, Fast };
    enum class TakeBack : std::uint8_t { Forbidden, Allowed };
    enum class SoundBy : std::uint8_t { None, Bell, Console, Decps };
    enum class Colours : std::uint8_t { Auto, True, Of256, Of16, Of8, Mono, Attributes };
    enum class Glyphs : std::uint8_t { Auto, Unicode, Console, Ascii, Petscii };
    enum class Paper : std::uint8_t { Black, Terminal, Light };
    enum class Opponent : std::uint8_t { Mack0, Mack1, Mack2, Person };
    enum class Hand : std::uint8_t { Of7, Of9, Of11 };
    enum class Answer : std::uint8_t { No, Yes };
    enum class Felt : std::uint8_t { Green, Blue, Brown, Black };
    enum class Tells : std::uint8_t { Full, Brief };

    Movement movement = Movement::Stepping;
    Prompt prompt = Prompt::Never;
    Pace pace = Pace::Normal;
    TakeBack take_back = TakeBack::Allowed;
    TakeBack take_back_blitz = TakeBack::Forbidden;  // where players have clocks
    Answer wait_for_key = Answer::No;  // what happened at dominoes stays until a key (D-9.6)
    Answer explain = Answer::No;       // W shows the reasons of computer players
    Answer hints = Answer::No;         // H shows what a master would do, round a board
    SoundBy sound_by = SoundBy::None;
    int sound_effects = 5;  // volume, 0 to 10
    int music = 5;          // volume, 0 to 10
    Colours colours = Colours::Auto;
    Glyphs glyphs = Glyphs::Auto;
    Paper paper = Paper::Black;
    Answer wide = Answer::Yes;   // a table has a right half where it fits (U-6.1)
    Answer title = Answer::Yes;  // the terminal's says whose turn it is at a shared table (T-3.7)
    Answer plain = Answer::No;   // games are played in sentences (P-1.1)
    Tells plain_tells = Tells::Full;  // in plain mode, of what others do (P-1.4)
    Answer plain_waits = Answer::No;  // there each turn of a computer waits for Enter
    struct Dominoes {
        Opponent rival = Opponent::Mack1;
        Hand hand = Hand::Of11;
        Answer redeal = Answer::No;
        Answer highest_double = Answer::No;
        int points = 250;  // 1 to 999
        Felt felt = Felt::Green;
        Answer seen_tiles = Answer::No;  // the right half lists the tiles that have been seen
        Answer hints = Answer::No;       // H shows what level 2 would play
        Answer aids = Answer::No;        // for training
        friend bool operator==(const Dominoes&, const Dominoes&) = default;
    } dominoes;
    struct Property {
        std::string mode;    // its id; empty: the classic game
        std::string board;   // its id; empty: the board of the mode
        int level = 1;       // of the computers, 0 to 2
        std::string levels;  // a digit for each computer; empty: `level` for all
        int computers = 3;   // at the table, 0 to 8
        friend bool operator==(const Property&, const Property&) = default;
    } property;
    struct Moneyloopy {
        std::string board = "us";  // its id
        int level = 1;             // of the computers, 0 to 2
        std::string levels;        // a digit for each computer; empty: `level` for all
        int computers = 3;         // at the table, 0 to 8
        friend bool operator==(const Moneyloopy&, const Moneyloopy&) = default;
    } moneyloopy;

    friend bool operator==(const Options&, const Options&) = default;
};

// Describes one field of Options for code that lists, reads, writes or changes any option: the
// names of its values, and functions that get and set the index of the current value.
struct Option {
    std::string_view name;  // as in the configuration file
    std::span<const std::string_view> values;
    bool in_quotes;  // in the configuration file; numbers, true and false are not quoted
    std::size_t (*chosen)(const Options& options);
    void (*choose)(Options& options, std::size_t value);
};

// Describes one field of Options that holds a word of a-z, 0-9 and -, such as the id of a data
// file, or nothing.
struct IdOption {
    std::string_view name;  // as in the configuration file
    const std::string& (*chosen)(const Options& options);
    void (*choose)(Options& options, const std::string& id);
};

struct OptionChosen {
    const Option* option;
    std::size_t value;
};

[[nodiscard]] std::span<const Option> all_options();
[[nodiscard]] std::span<const IdOption> all_id_options();

// Requires an option of this name.
[[nodiscard]] const Option& option_named(std::string_view name);

}  // namespace parlor
