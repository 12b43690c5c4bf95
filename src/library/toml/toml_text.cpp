#include "library/toml/toml_text.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace parlor::library {
namespace {

std::string bracketed(std::span<const std::string> values) {
    std::string text = "[";
    for (const std::string& value : values) {
        if (text.size() > 1) text += ", ";
        text += value;
    }
    return text + ']';
}

// The widths of the columns, including the text after the widest field.
std::vector<std::size_t> widths(std::span<const Row> rows) {
    std::vector<std::size_t> widths;
    for (const Row& row : rows) {
        if (widths.size() < row.in_columns) widths.resize(row.in_columns);
        for (std::size_t i = 0; i < row.in_columns; ++i)
            widths[i] = std::max(widths[i], character_count(row.fields[i]) + 2);
    }
    return widths;
}

std::string row_line(const Row& row, const std::vector<std::size_t>& widths) {
    std::string line = "    { ";
    for (std::size_t i = 0; i < row.fields.size(); ++i) {
        const std::string& field = row.fields[i];
        line += field;
        if (i + 1 == row.fields.size()) break;
        line += ", ";
        if (i < row.in_columns) line.append(widths[i] - character_count(field) - 2, ' ');
    }
    return line + " },\n";
}

}  // namespace

std::string toml_string(std::string_view text) {
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"' or c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + '"';
}

std::string toml_list(std::span<const int> numbers) {
    std::vector<std::string> values;
    values.reserve(numbers.size());
    for (const int number : numbers) values.push_back(std::to_string(number));
    return bracketed(values);
}

std::string toml_list(std::span<const std::string> texts) {
    std::vector<std::string> values;
    values.reserve(texts.size());
    for (const std::string& text : texts) values.push_back(toml_string(text));
    return bracketed(values);
}

std::string field(std::string_view key, std::string_view value) {
    std::string text{key};
    text.append(" = ").append(value);
    return text;
}

std::string field(std::string_view key, int value) { return field(key, std::to_string(value)); }

std::vector<std::string> row_lines(std::span<const Row> rows) {
    const std::vector<std::size_t> columns = widths(rows);
    std::vector<std::string> lines;
    lines.reserve(rows.size());
    for (const Row& row : rows) lines.push_back(row_line(row, columns));
    return lines;
}

std::string_view if_with(Comments comments, std::string_view words) {
    return comments == Comments::With ? words : std::string_view{};
}

}  // namespace parlor::library
