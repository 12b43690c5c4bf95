// Options: how a person likes to be shown the games, and what a game of dominoes is offered as.
//
// Source:   U-2.3, D-9.1.
// Not here: the file they are kept in (library/config_file.hpp).
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace parlor {

struct Options {
    enum class Movement : std::uint8_t { Stepping, Jumping };
    enum class Prompt : std::uint8_t { Never, EachPlayer };
    enum class Pace : std::uint8_t { Slow, Normal, Fast };
    enum class TakeBack : std::uint8_t { Forbidden, Allowed };
    enum class SoundBy : std::uint8_t { None, Bell, Console, Decps };
    enum class Colours : std::uint8_t { Auto, Of256, Of16, Of8, Mono, Attributes };
    enum class Glyphs : std::uint8_t { Auto, Unicode, Console, Ascii };
    enum class Paper : std::uint8_t { Black, Terminal };
    enum class Rival : std::uint8_t { Mack0, Mack1, Mack2, Person };
    enum class Hand : std::uint8_t { Of7, Of9, Of11 };
    enum class Answer : std::uint8_t { No, Yes };
    enum class Felt : std::uint8_t { Green, Blue, Brown, Black };

    Movement movement = Movement::Stepping;
    Prompt prompt = Prompt::Never;
    Pace pace = Pace::Normal;
    TakeBack take_back = TakeBack::Allowed;
    Answer explain = Answer::No;  // why computer players decide as they do, on W
    SoundBy sound_by = SoundBy::None;
    int sound_effects = 5;  // 0 to 10, as loud
    int music = 5;          // 0 to 10
    Colours colours = Colours::Auto;
    Glyphs glyphs = Glyphs::Auto;
    Paper paper = Paper::Black;
    struct Dominoes {
        Rival rival = Rival::Mack1;
        Hand hand = Hand::Of11;
        Answer redeal = Answer::No;
        Answer highest_double = Answer::No;
        int points = 250;  // 1 to 999
        Felt felt = Felt::Green;
        friend bool operator==(const Dominoes&, const Dominoes&) = default;
    } dominoes;

    friend bool operator==(const Options&, const Options&) = default;
};

// One of them, for all who read, write, or change any: its values by name, and which it has.
struct Option {
    std::string_view name;  // as in the configuration file
    std::span<const std::string_view> values;
    bool in_quotes;  // there; numbers, true and false are not
    std::size_t (*chosen)(const Options& options);
    void (*choose)(Options& options, std::size_t value);
};

struct OptionChosen {
    const Option* option;
    std::size_t value;
};

[[nodiscard]] std::span<const Option> all_options();

// Requires that there is one of this name.
[[nodiscard]] const Option& option_named(std::string_view name);

}  // namespace parlor
