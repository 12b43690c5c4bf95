// The setup that the lines before `begin` ask for: the part that all games have in common.
//
// Source:   table-language.md, "Before begin".
// Errors:   as text, for the line that is wrong.
// Not here: the games, boards, options and colours that exist (sessions/).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "table/language/line.hpp"

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
    std::string kind, name, colour, token;  // token: one sign; empty when not asked for
};

// A file that the header carries: `file board mine "name = ..."`, a line for each of its lines.
struct FileAsked {
    std::string kind, id;
    std::string text = {};        // each line ended by LF
    std::vector<int> lines = {};  // of the header, for each line of the text
};
inline constexpr std::size_t most_carried = 1'000'000;  // bytes in all files of a header

struct SetupAsked {
    std::optional<WordAsked> game, board;
    std::optional<std::uint64_t> seed;
    std::vector<OptionAsked> options;
    std::vector<SeatAsked> seats;  // from seat 1 on; may have gaps
    std::vector<FileAsked> files;  // at most one of a kind
    int begin_line = 0;

    // Adds a line; a refused line changes nothing.
    [[nodiscard]] std::optional<std::string> add(int number, const Line& line);

    // Null when the header carries no file of this kind.
    [[nodiscard]] const FileAsked* file(std::string_view kind) const;

    // The error for something that is missing at `begin`.
    [[nodiscard]] std::optional<std::string> missing() const;

    // The error for a name that looks like another player's on screens (unicode/names.hpp).
    [[nodiscard]] std::optional<LineError> same_on_screens() const;

private:
    using Complaint = std::optional<std::string>;
    Complaint add_word(std::optional<WordAsked>& asked, int number, const Line& line);
    Complaint add_seed(const Line& line);
    Complaint add_option(int number, const Line& line);
    Complaint add_seat(int number, const Line& line);
    Complaint add_file(int number, const Line& line);
    [[nodiscard]] std::size_t carried() const;  // bytes
};

// 1 to 16 printable characters, not only blanks.
[[nodiscard]] bool is_name(std::string_view name);

// One ASCII letter, digit or sign, so that every terminal can show it.
[[nodiscard]] bool is_token(std::string_view token);

}  // namespace parlor::table
