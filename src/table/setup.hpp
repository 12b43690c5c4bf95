// What the lines before `begin` ask for, as far as it is the same for every game.
//
// Source:   table-language.md, "Before begin".
// Errors:   in words, for the line that is wrong.
// Not here: what games, boards, options and colours there are (games.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/line.hpp"

namespace parlor::table {

inline constexpr std::size_t longest_name = 16;  // characters

struct WordAsked {
    int line = 0;
    std::string word;
};
struct OptionAsked {
    int line = 0;
    std::string name, value;
};
struct SeatAsked {
    int line = 0;                           // 0: not asked for
    std::string kind, name, colour, token;  // token: a letter or sign; empty when not asked for
};

struct SetupAsked {
    std::optional<WordAsked> game, board;
    std::optional<std::uint64_t> seed;
    std::vector<OptionAsked> options;
    std::vector<SeatAsked> seats;  // seat 1 first; there may be gaps
    int begin_line = 0;

    // Takes one line into account; refuses it with nothing changed.
    [[nodiscard]] std::optional<std::string> add(int number, const Line& line);

    // What is missing as a whole, at `begin`.
    [[nodiscard]] std::optional<std::string> missing() const;

private:
    using Complaint = std::optional<std::string>;
    Complaint add_word(std::optional<WordAsked>& asked, int number, const Line& line);
    Complaint add_seed(const Line& line);
    Complaint add_option(int number, const Line& line);
    Complaint add_seat(int number, const Line& line);
};

// 1 to 16 characters that may be printed, not only blanks.
[[nodiscard]] bool is_name(std::string_view name);

// One letter or sign of ASCII, so that every terminal has it; no digit: those are the seats.
[[nodiscard]] bool is_token(std::string_view token);

}  // namespace parlor::table
