#include "library/toml/fields.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "library/toml/document.hpp"
#include "unicode/letters.hpp"
#include "unicode/printable.hpp"

namespace parlor::library {
namespace {

// The error in a text for people: empty, too long or unprintable; nothing when it is valid.
std::optional<Error> wrong_words(const std::optional<std::string>& text, int most) {
    if (text and not text->empty() and character_count(*text) <= static_cast<std::size_t>(most))
        return unprintable(*text);
    return Error{"must be 1 to " + std::to_string(most) + " characters in quotes"};
}

}  // namespace

std::string Fields::field(std::string_view key) const {
    return path_.empty() ? std::string{key} : path_ + "." + std::string{key};
}

void Fields::wrong(std::string_view key, std::string_view what) {
    const toml::node* node = table_->get(key);
    report_->wrong(place_of(node == nullptr ? *table_ : *node), field(key), what);
}

void Fields::doubtful(std::string_view key, std::string_view what) {
    report_->doubtful(place_of(*table_->get(key)), field(key), what);
}

bool Fields::is_wrong(std::string_view key) const { return report_->is_wrong(field(key)); }

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
    auto text = node->value_exact<std::string>();
    if (text) text = composed(*text);
    if (const auto error = wrong_words(text, most))
        report_->wrong(place_of(*node), field, error->what);
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
            report_->wrong(place_of(*list->get(i)),
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
            report_->wrong(place_of(row), path, "must be a row { }");
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
        report_->wrong(place_of(node), name, "is not known here; there are " + listed(known_));
    }
}

std::string stem(std::string_view file) {
    if (const auto slash = file.rfind('/'); slash != std::string_view::npos) {
        file.remove_prefix(slash + 1);
    }
    return std::string{file.substr(0, file.find('.'))};
}

}  // namespace parlor::library
