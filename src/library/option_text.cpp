#include "library/option_text.hpp"

#include <algorithm>
#include <vector>

#include "base/byte_order_mark.hpp"
#include "base/text.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "unicode/printable.hpp"

namespace parlor::library {
namespace {

using Lines = std::vector<std::string>;

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}

// The node as the name of a value: `jumping`, `true`, `7`.
std::string word_of(const toml::node& node, bool in_quotes) {
    if (in_quotes) return node.value_exact<std::string>().value_or("");
    if (const auto answer = node.value_exact<bool>()) return *answer ? "true" : "false";
    const auto number = node.value_exact<std::int64_t>();
    return number ? std::to_string(*number) : "";
}

std::string range_of(const Option& option) {
    const auto& values = option.values;
    if (values.size() > 10)
        return std::string{values.front()} + " to " + std::string{values.back()};
    return (option.in_quotes ? "one of " : "") + listed(values, "or");
}

void read_option(const Option& option, const toml::node& node, Options& into, Report& report) {
    const auto found = std::ranges::find(option.values, word_of(node, option.in_quotes));
    if (found == option.values.end())
        report.wrong(place_of(node), option.name, "must be " + range_of(option));
    else
        option.choose(into, static_cast<std::size_t>(found - option.values.begin()));
}

void read_option(const IdOption& option, const toml::node& node, Options& into, Report& report) {
    const auto id = node.value_exact<std::string>();
    if (id and (id->empty() or is_id(*id)))
        option.choose(into, *id);
    else
        report.wrong(place_of(node), option.name, "must be a name of 1 to 40 of a-z, 0-9 and -");
}

template <class Table>
void read_table(const Table& options, const toml::table& document, Options& into, Report& report) {
    for (const auto& option : options)
        if (const auto* node = document.get(option.name)) read_option(option, *node, into, report);
}

template <class Table>
bool has(const Table& options, std::string_view name) {
    return std::ranges::any_of(options, [&](const auto& option) { return option.name == name; });
}

void report_others(const toml::table& document, Report& report) {
    for (const auto& [key, node] : document) {
        const std::string_view name = key.str();
        if (not has(all_options(), name) and not has(all_id_options(), name))
            report.wrong(
                place_of(node), printable(name, 40), "is not an option, and is left alone");
    }
}

// --- Changing ---------------------------------------------------------------------

std::string value_of(const Option& option, const Options& options) {
    const std::string value{option.values[option.chosen(options)]};
    return option.in_quotes ? '"' + value + '"' : value;
}

std::string value_of(const IdOption& option, const Options& options) {
    return '"' + option.chosen(options) + '"';
}

// The position of a comment in the text after a key; the text's length when there is none.
std::size_t comment_in(std::string_view line) {
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quote == 0 and line[i] == '#') return i;
        if (quote == 0 and (line[i] == '"' or line[i] == '\''))
            quote = line[i];
        else if (line[i] == quote)
            quote = 0;
    }
    return line.size();
}

bool assigns(std::string_view line, std::string_view name) {
    line = trimmed(line);
    if (not line.starts_with(name)) return false;
    return trimmed(line.substr(name.size())).starts_with('=');
}

std::size_t first_table(const Lines& lines) {
    const auto found = std::ranges::find_if(
        lines, [](const std::string& line) { return trimmed(line).starts_with('['); });
    return static_cast<std::size_t>(found - lines.begin());
}

void put(std::string_view name, const std::string& value, Lines& lines) {
    const std::string assignment = std::string{name} + " = " + value;
    const auto end = lines.begin() + static_cast<std::ptrdiff_t>(first_table(lines));
    const auto found = std::find_if(
        lines.begin(), end, [&](const std::string& line) { return assigns(line, name); });
    if (found == end) {
        lines.insert(end, assignment);
        return;
    }
    const std::string comment = found->substr(comment_in(*found));
    *found = assignment + (comment.empty() ? "" : "  " + comment);
}

template <class Table>
void put_changes(const Table& table, const Options& before, const Options& after, Lines& lines) {
    for (const auto& option : table) {
        const std::string value = value_of(option, after);
        if (value != value_of(option, before)) put(option.name, value, lines);
    }
}

Lines split(std::string_view text) {
    Lines lines;
    while (not text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

}  // namespace

OptionsRead read_options(std::string_view text, const std::string& file) {
    Report report{file};
    OptionsRead read;
    if (const auto document = parse(text, report)) {
        read_table(all_options(), *document, read.options, report);
        read_table(all_id_options(), *document, read.options, report);
        report_others(*document, report);
    }
    if (not report.fine()) read.trouble = report.error();
    return read;
}

Result<std::string> with_options(std::string_view text,
                                 const std::string& file,
                                 const Options& options) {
    Report report{file};
    if (not parse(text, report)) return report.error();
    const Options before = read_options(text, file).options;
    const std::string_view marked = text;
    text = without_byte_order_mark(text);
    std::string changed{marked.substr(0, marked.size() - text.size())};
    Lines lines = split(text);
    put_changes(all_options(), before, options, lines);
    put_changes(all_id_options(), before, options, lines);
    for (const std::string& line : lines) changed += line + "\n";
    if (read_options(changed, file).options == options) return changed;
    return Error{file + ": is not written in a way that can be changed here"};
}

}  // namespace parlor::library
