// Fields: reads a table of a data file field by field, and reports the place of each error.
//
// Errors:   a missing or invalid field is reported to the Report, and a harmless value is returned:
//           readers continue, and check the Report at the end.
// Not here: the meaning of the fields (board_file.cpp, card_file.cpp, mode_file.cpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/number_range.hpp"
#include "library/id.hpp"
#include "library/report.hpp"
#include "library/toml/toml.hpp"

namespace parlor::library {

inline constexpr NumberRange dollars{0, 32767};

class Fields {
public:
    // `path` is the path of the table: `squares[3]`, or empty for the top level of the file.
    Fields(const toml::table& table, std::string path, Report& report)
        : table_{&table}, path_{std::move(path)}, report_{&report} {}

    // Whether an optional field exists.
    [[nodiscard]] bool has(std::string_view key);

    // Required fields.
    std::string id(std::string_view key);                   // 1 to 40 of a-z, 0-9 and -
    std::string name(std::string_view key, int most = 40);  // at most `most` printable characters
    std::string ascii_name(std::string_view key, int most = 40);
    int number(std::string_view key, NumberRange range);
    std::vector<int> numbers(std::string_view key, std::size_t count, NumberRange range);
    std::vector<std::string> lines(std::string_view key, std::size_t most, int longest);
    std::vector<Fields> rows(std::string_view key, std::size_t most);
    bool yes_or_no(std::string_view key);
    std::size_t choice(std::string_view key,
                       const std::vector<std::string_view>& ids);  // its index

    void wrong(std::string_view key, std::string_view what);
    void doubtful(std::string_view key, std::string_view what);
    [[nodiscard]] bool is_wrong(std::string_view key) const;

    // Reports an error for a field that no reader has asked for.
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

// The name of a file without folder and extension: `uk` for boards/uk.toml.
[[nodiscard]] std::string stem(std::string_view file);

}  // namespace parlor::library
