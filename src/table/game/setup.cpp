#include "table/game/setup.hpp"

#include <algorithm>
#include <array>
#include <limits>

#include "base/seat_kind.hpp"
#include "base/text.hpp"
#include "unicode/names.hpp"
#include "unicode/printable.hpp"

namespace parlor::table {
namespace {

using Complaint = std::optional<std::string>;

constexpr Complaint fine = std::nullopt;

constexpr std::array<std::string_view, 3> file_kinds{"mode", "board", "cards"};

std::string twice(const std::string& word, int first) {
    return "`" + printable(word) + "` is already in line " + std::to_string(first);
}

}  // namespace

bool is_name(std::string_view name) {
    return not unprintable(name) and character_count(name) <= longest_name and
           name.find_first_not_of(' ') != std::string_view::npos;
}

bool is_token(std::string_view token) {
    return token.size() == 1 and token[0] > ' ' and token[0] <= '~';
}

Complaint SetupAsked::add(int number, const Line& line) {
    const std::string& word = line[0];
    if (word == "game") return add_word(game, number, line);
    if (word == "board") return add_word(board, number, line);
    if (word == "seed") return add_seed(line);
    if (word == "option") return add_option(number, line);
    if (word == "seat") return add_seat(number, line);
    if (word == "file") return add_file(number, line);
    return "the game has not begun; write game, board, seed, option, seat, "
           "file or begin, not `" +
           printable(word) + "`";
}

Complaint SetupAsked::add_word(std::optional<WordAsked>& asked, int number, const Line& line) {
    if (line.size() != 2) return "write `" + line[0] + " ID`";
    if (asked) return twice(line[0], asked->line);
    asked = {number, line[1]};
    return fine;
}

Complaint SetupAsked::add_seed(const Line& line) {
    const auto value = line.size() == 2
                           ? whole_number(line[1], std::numeric_limits<std::uint64_t>::max())
                           : std::nullopt;
    if (not value) return "write `seed N`, with N from 0 to 18446744073709551615";
    if (seed) return "there is a seed already";
    seed = value;
    return fine;
}

Complaint SetupAsked::add_option(int number, const Line& line) {
    if (line.size() != 3) return "write `option NAME VALUE`";
    for (const auto& option : options)
        if (option.name == line[1]) return twice("option " + line[1], option.line);
    options.push_back({number, line[1], line[2]});
    return fine;
}

Complaint SetupAsked::add_seat(int number, const Line& line) {
    if (line.size() < 4 or line.size() > 6) return "write `seat N KIND NAME [COLOUR [TOKEN]]`";
    const auto seat = whole_number(line[1], max_seats);
    if (not seat or *seat == 0)
        return "seats are numbered 1 to " + std::to_string(max_seats) + ", not " +
               printable(line[1]);
    if (not is_seat_kind(line[2]))
        return "a seat is person, cpu:0, cpu:1 or cpu:2, not `" + printable(line[2]) + "`";
    if (not is_name(line[3])) return "a name has 1 to 16 characters, not all of them blanks";
    const std::string token = line.size() > 5 ? line[5] : "";
    if (not token.empty() and not is_token(token))
        return "a token is one letter, digit or sign, not `" + printable(token) + "`";
    for (const auto& other : seats) {
        if (other.line != 0 and other.name == line[3])
            return "the name " + line[3] + " is taken, in line " + std::to_string(other.line);
        if (other.line != 0 and not token.empty() and other.token == token)
            return "the token " + token + " is taken, in line " + std::to_string(other.line);
    }
    const auto index = static_cast<std::size_t>(*seat) - 1;
    if (index < seats.size() and seats[index].line != 0)
        return twice("seat " + line[1], seats[index].line);
    seats.resize(std::max(seats.size(), index + 1));
    seats[index] = {number, line[2], line[3], line.size() > 4 ? line[4] : "", token};
    return fine;
}

Complaint SetupAsked::add_file(int number, const Line& line) {
    if (line.size() != 4) return "write `file KIND ID \"LINE\"`";
    const std::string &kind = line[1], &id = line[2], &text = line[3];
    if (std::ranges::find(file_kinds, kind) == file_kinds.end())
        return "a file is a mode, a board or cards, not `" + printable(kind) + "`";
    if (carried() + text.size() >= most_carried)
        return "the files in a header have at most 1,000,000 bytes";
    if (const FileAsked* const before = file(kind); before == nullptr)
        files.push_back({.kind = kind, .id = id});
    else if (before != &files.back() or before->id != id)
        return twice("file " + kind, before->lines.front()) +
               "; one file of a kind, its lines together";
    files.back().text.append(text).append("\n");
    files.back().lines.push_back(number);
    return fine;
}

std::optional<LineError> SetupAsked::same_on_screens() const {
    for (const SeatAsked& one : seats)
        for (const SeatAsked& other : seats)
            if (one.line < other.line and are_alike(one.name, other.name))
                return LineError{other.line,
                                 "the name " + other.name + " looks like " + one.name +
                                     " on screens, in line " + std::to_string(one.line)};
    return std::nullopt;
}

const FileAsked* SetupAsked::file(std::string_view kind) const {
    const auto found = std::ranges::find(files, kind, &FileAsked::kind);
    return found == files.end() ? nullptr : &*found;
}

std::size_t SetupAsked::carried() const {
    std::size_t bytes = 0;
    for (const FileAsked& each : files) bytes += each.text.size();
    return bytes;
}

Complaint SetupAsked::missing() const {
    if (not game) return "there is no `game ID` before `begin`";
    if (seats.empty()) return "there is no seat before `begin`";
    for (std::size_t i = 0; i < seats.size(); ++i)
        if (seats[i].line == 0) return "seat " + std::to_string(i + 1) + " is missing";
    return fine;
}

}  // namespace parlor::table
