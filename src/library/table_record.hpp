// What a host keeps about a shared table, beside the lines of its game: who opened it, who may come,
// and who has which seat.
//
//     number = 17
//     name = "Friday"                # may be missing
//     opened = "20261127-154000"
//     opener = "1000 ann"            # user id, account, and the name of who shares the account
//     access = "word"                # or "everybody", "users"
//     word = "$5$..."                # a salted hash, where a word is asked for
//     users = ["1001 bob"]           # who may come, where only they may
//     put-out = ["1002 cid"]         # who may not come any more; may be missing
//     seats = ["1000 ann", "-"]      # in the order of the header; "-": nobody, or a computer
//     players = ["1000 ann", "1001 bob"]  # who had them when the game began; before, it is missing
//     level = 1                      # of the computers that take free seats
//     begun = true
//     closed = "kept"                # or "ended": nobody comes any more; may be missing
//     take-back = true
//     hints = false
//     explain-computers = false
//     watchers = true
//
// Source: T-1.6.
// Errors: the first error, with file, line and field.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_range.hpp"
#include "base/result.hpp"
#include "base/user.hpp"

namespace parlor::library {

inline constexpr NumberRange table_numbers{1, 999'999};
inline constexpr int longest_table_name = 20;
inline constexpr std::size_t most_named_users = 32;

struct TableRecord {
    enum class Access : std::uint8_t { Everybody, Word, Users };
    enum class Closed : std::uint8_t { No, Kept, Ended };  // Kept: its opener can open it again

    int number = table_numbers.lowest;
    std::string name = {};
    std::string opened = {};  // when, as journals are named
    User opener = {};
    Access access = Access::Everybody;
    std::string word = {};         // its hash
    std::vector<User> users = {};  // who may come
    std::vector<User> put_out = {};
    std::vector<std::optional<User>> seats = {};
    std::vector<std::optional<User>> players = {};  // who had the seats when the game began
    int level = 1;
    bool is_begun = false;
    Closed closed = Closed::No;
    // What its opener has set for all.
    bool takes_back = true, has_hints = false, explains = false, has_watchers = true;
    friend bool operator==(const TableRecord&, const TableRecord&) = default;
};

// `file` is the file's name in errors.
[[nodiscard]] Result<TableRecord> read_table_record(std::string_view text, const std::string& file);
[[nodiscard]] std::string to_text(const TableRecord& record);

}  // namespace parlor::library
