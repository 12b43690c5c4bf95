#include "library/fields.hpp"

#include <algorithm>

#include "base/text.hpp"

namespace parlor::library {
namespace {

// The error in a text for people: empty, too long or unprintable; nothing when it is valid.
std::optional<Error> wrong_words(const std::optional<std::string>& text, int most) {
    if (text and not text->empty() and character_count(*text) <= static_cast<std::size_t>(most))
        return unprintable(*text);
    return Error{"must be 1 to " + std::to_string(most) + " characters in quotes"};
}

bool is_ascii(std::string_view text) {
    return std::ranges::all_of(text, [](unsigned char c) { return c < 0x80; });
}

std::string escaped(char32_t code) {
    constexpr char digits[] = "0123456789ABCDEF";
    std::string text = "\\U";
    for (unsigned shift = 32; shift != 0; shift -= 4) text += digits[code >> (shift - 4) & 0xFU];
    return text;
}

// Appends a line to the text for toml++, with non-ASCII characters escaped; returns an error, or an
// empty string.
std::string_view add_line(std::string_view line, std::string& text) {
    if (line.size() > longest_line) return "the line is too long; must be at most 1,000 bytes";
    if (not is_utf8(line)) return "this is no UTF-8";
    char quote = 0;
    bool after_backslash = false;
    for (std::size_t i = 0; i < line.size();) {
        const char c = line[i];
        const auto character = first_character(line.substr(i));
        if (quote == 0 and c == '#') break;
        if (quote == 0 and (c == '"' or c == '\'')) {
            if (line.substr(i, 3) == std::string(3, c)) return "text must be on one line, in \" \"";
            quote = c;
        } else if (c == quote and not after_backslash) {
            quote = 0;
        }
        after_backslash = c == '\\' and quote == '"' and not after_backslash;
        if (character->bytes > 1 and quote != '"') return "letters like this must be in \" \"";
        text += character->bytes > 1 ? escaped(character->code) : std::string(1, c);
        i += character->bytes;
    }
    text += '\n';
    return {};
}

// The text in ASCII with the same meaning in TOML, as assertions of toml++ 3.3 fail for non-ASCII
// characters outside of quotes. Dotted keys nest once for each dot, so the limit for a line also
// limits the nesting.
std::optional<std::string> in_ascii(std::string_view text, Report& report) {
    std::string ascii;
    ascii.reserve(text.size() + 1);
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);  // the byte order mark
    for (std::size_t number = 1; not text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (const auto why = add_line(text.substr(0, end), ascii); not why.empty()) {
            report.wrong(number, "", why);
            return std::nullopt;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return ascii;
}

}  // namespace

void Report::wrong(std::size_t line, std::string_view field, std::string_view what) {
    if (first_) return;
    const std::string place = file_ + ":" + std::to_string(line == 0 ? 1 : line) + ": ";
    first_ = Error{place + (field.empty() ? "" : std::string{field} + ": ") + std::string{what}};
}

void Report::wrong(const toml::node& where, std::string_view field, std::string_view what) {
    wrong(where.source().begin.line, field, what);
}

std::optional<toml::table> parse(std::string_view text, Report& report) {
    if (text.size() > most_bytes) {
        report.wrong(1, "", "is too long; must be at most 1,000,000 bytes");
        return std::nullopt;
    }
    const auto ascii = in_ascii(text, report);
    if (not ascii) return std::nullopt;
    toml::parse_result result = toml::parse(*ascii);
    if (not result) {
        report.wrong(
            result.error().source().begin.line, "", printable(result.error().description(), 200));
        return std::nullopt;
    }
    return std::move(result).table();
}

std::string Fields::field(std::string_view key) const {
    return path_.empty() ? std::string{key} : path_ + "." + std::string{key};
}

void Fields::wrong(std::string_view key, std::string_view what) {
    const toml::node* node = table_->get(key);
    report_->wrong(node == nullptr ? *table_ : *node, field(key), what);
}

void Fields::know(std::string_view key) {
    if (std::ranges::find(known_, key) == known_.end()) known_.emplace_back(key);
}

bool Fields::has(std::string_view key) {
    know(key);
    return table_->contains(key);
}

const toml::node* Fields::find(std::string_view key, std::string_view what) {
    know(key);
    const toml::node* node = table_->get(key);
    if (node == nullptr) wrong(key, "is missing; " + std::string{what});
    return node;
}

std::string Fields::id(std::string_view key) {
    constexpr std::string_view what = "must be 1 to 40 of a-z, 0-9 and -";
    const toml::node* node = find(key, what);
    if (node == nullptr) return {};
    const auto text = node->value_exact<std::string>();
    if (not text or not is_id(*text)) wrong(key, what);
    return text.value_or("");
}

std::string Fields::words(const toml::node* node, const std::string& field, int most) {
    const auto text = node->value_exact<std::string>();
    if (const auto error = wrong_words(text, most)) report_->wrong(*node, field, error->what);
    return text.value_or("");
}

std::string Fields::name(std::string_view key, int most) {
    const toml::node* node =
        find(key, "must be 1 to " + std::to_string(most) + " characters in quotes");
    return node == nullptr ? std::string{} : words(node, field(key), most);
}

std::string Fields::ascii_name(std::string_view key, int most) {
    std::string text = name(key, most);
    if (not is_ascii(text)) wrong(key, "must be ASCII, for terminals that know no other letters");
    return text;
}

int Fields::number(std::string_view key, NumberRange range) {
    const std::string what = "must be " + to_text(range);
    const toml::node* node = find(key, what);
    if (node == nullptr) return range.lowest;
    const auto number = node->value_exact<std::int64_t>();
    if (number and range.contains(*number)) { return static_cast<int>(*number); }
    wrong(key, what);
    return range.lowest;
}

std::vector<int> Fields::numbers(std::string_view key, std::size_t count, NumberRange range) {
    std::vector<int> numbers(count, range.lowest);
    const std::string what = "must be " + std::to_string(count) + " numbers in [ ]";
    const toml::node* node = find(key, what);
    if (node == nullptr) return numbers;
    const toml::array* list = node->as_array();
    if (list == nullptr or list->size() != count) {
        wrong(key, what);
        return numbers;
    }
    for (std::size_t i = 0; i < count; ++i) {
        const auto number = list->get(i)->value_exact<std::int64_t>();
        if (number and range.contains(*number)) {
            numbers[i] = static_cast<int>(*number);
        } else {
            report_->wrong(*list->get(i),
                           field(key) + "[" + std::to_string(i) + "]",
                           "must be " + to_text(range));
        }
    }
    return numbers;
}

std::vector<std::string> Fields::lines(std::string_view key, std::size_t most, int longest) {
    std::vector<std::string> lines;
    const std::string what = "must be 1 to " + std::to_string(most) + " lines in [ ]";
    const toml::node* node = find(key, what);
    if (node == nullptr) return lines;
    const toml::array* list = node->as_array();
    if (list == nullptr or list->empty() or list->size() > most) {
        wrong(key, what);
        return lines;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const std::string line = field(key) + "[" + std::to_string(i) + "]";
        lines.push_back(words(list->get(i), line, longest));
    }
    return lines;
}

std::vector<Fields> Fields::rows(std::string_view key, std::size_t most) {
    std::vector<Fields> rows;
    const std::string what = "must be 1 to " + std::to_string(most) + " rows { } in [ ]";
    const toml::node* node = find(key, what);
    if (node == nullptr) return rows;
    const toml::array* list = node->as_array();
    if (list == nullptr or list->empty() or list->size() > most) {
        wrong(key, what);
        return rows;
    }
    for (std::size_t i = 0; i < list->size(); ++i) {
        const toml::node& row = *list->get(i);
        std::string path = field(key) + "[" + std::to_string(i) + "]";
        if (const toml::table* table = row.as_table()) {
            rows.emplace_back(*table, std::move(path), *report_);
        } else {
            report_->wrong(row, path, "must be a row { }");
        }
    }
    return rows;
}

bool Fields::yes_or_no(std::string_view key) {
    constexpr std::string_view what = "must be true or false";
    const toml::node* node = find(key, what);
    if (node == nullptr) return false;
    const auto answer = node->value_exact<bool>();
    if (not answer) wrong(key, what);
    return answer.value_or(false);
}

std::size_t Fields::choice(std::string_view key, const std::vector<std::string_view>& ids) {
    const std::string what = "must be one of " + listed(ids, "or");
    const toml::node* node = find(key, what);
    if (node == nullptr) return 0;
    const auto text = node->value_exact<std::string>();
    const auto found = std::ranges::find(ids, text.value_or(""));
    if (found != ids.end()) return static_cast<std::size_t>(found - ids.begin());
    wrong(key, what);
    return 0;
}

void Fields::nothing_else() {
    for (const auto& [key, node] : *table_) {
        if (std::ranges::find(known_, key.str()) != known_.end()) continue;
        const std::string name = field(printable(key.str(), 40));
        report_->wrong(node, name, "is not known here; there are " + listed(known_));
    }
}

bool is_id(std::string_view text) {
    return not text.empty() and text.size() <= 40 and std::ranges::all_of(text, [](char c) {
        return (c >= 'a' and c <= 'z') or (c >= '0' and c <= '9') or c == '-';
    });
}

std::string stem(std::string_view file) {
    if (const auto slash = file.rfind('/'); slash != std::string_view::npos) {
        file.remove_prefix(slash + 1);
    }
    return std::string{file.substr(0, file.find('.'))};
}

}  // namespace parlor::library
