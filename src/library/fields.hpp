// Fields: one table of a data file, read field by field, with every mistake's place.
//
// Errors:   a field that is missing or wrong is told to the Report, which keeps the first, and
//           something harmless comes back: readers read on and ask the Report at the end.
// Not here: what the fields mean (board_file.cpp, card_file.cpp, mode_file.cpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "library/toml.hpp"

namespace parlor::library {

inline constexpr std::size_t most_bytes = 1'000'000;  // of a file
inline constexpr std::size_t longest_line = 1'000;    // in bytes

struct Range {
    int lowest, highest;
};
inline constexpr Range dollars{0, 32767};

// What is wrong with a file: the first thing that was found.
class Report {
public:
    explicit Report(std::string file) : file_{std::move(file)} {}

    // `where` is 1 for the first line; an empty `field` is the file as a whole.
    void wrong(std::size_t line, std::string_view field, std::string_view what);
    void wrong(const toml::node& where, std::string_view field, std::string_view what);

    [[nodiscard]] bool fine() const { return not first_; }
    [[nodiscard]] const Error& error() const { return *first_; }  // requires not fine()

private:
    std::string file_;
    std::optional<Error> first_;
};

// The text as a table, unless it is no TOML, too long, or nested too deep.
[[nodiscard]] std::optional<toml::table> parse(std::string_view text, Report& report);

class Fields {
public:
    // `path` leads to the table: `squares[3]`, or nothing for the file's own fields.
    Fields(const toml::table& table, std::string path, Report& report)
        : table_{&table}, path_{std::move(path)}, report_{&report} {}

    // Whether there is this field, which need not be there.
    [[nodiscard]] bool has(std::string_view key);

    // What must be there.
    std::string id(std::string_view key);                   // 1 to 40 of a-z, 0-9 and -
    std::string name(std::string_view key, int most = 40);  // so many that may be printed
    std::string ascii_name(std::string_view key, int most = 40);
    int number(std::string_view key, Range range);
    std::vector<int> numbers(std::string_view key, std::size_t count, Range range);
    std::vector<std::string> lines(std::string_view key, std::size_t most, int longest);
    std::vector<Fields> rows(std::string_view key, std::size_t most);
    bool yes_or_no(std::string_view key);
    std::size_t choice(std::string_view key,
                       const std::vector<std::string_view>& ids);  // which one

    void wrong(std::string_view key, std::string_view what);

    // Wrong if there is a field that nobody has asked for.
    void nothing_else();

private:
    void know(std::string_view key);
    const toml::node* find(std::string_view key, std::string_view what);
    std::string words(const toml::node* node, const std::string& field, int most);
    [[nodiscard]] std::string field(std::string_view key) const;

    const toml::table* table_;
    std::string path_;
    Report* report_;
    std::vector<std::string> known_;
};

[[nodiscard]] bool is_id(std::string_view text);

// The name of a file without its folder and extension: boards/uk.toml is `uk`.
[[nodiscard]] std::string stem(std::string_view file);

}  // namespace parlor::library
