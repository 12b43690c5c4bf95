#include "library/mode_file.hpp"

#include "base/match.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "rules/property/options.hpp"

namespace parlor::library {
namespace {

using property::Mode;

constexpr NumberRange seats{2, static_cast<int>(max_seats)};

void read_seats(Fields& fields, Mode& mode) {
    const std::vector<int> numbers = fields.numbers("seats", 2, seats);
    mode.fewest_seats = numbers[0];
    mode.most_seats = numbers[1];
    if (numbers[0] > numbers[1]) fields.wrong("seats", "must be the fewest, then the most");
}

// The value of an option, as it is written in TOML.
int read_value(Fields& fields, std::string_view name, const OptionValues& values) {
    return match(
        values,
        [&](NumberRange range) { return fields.number(name, range); },
        [&](OneWord one) { return static_cast<int>(fields.choice(name, ids_of(one.words))); },
        [&](YesOrNo) { return fields.yes_or_no(name) ? 1 : 0; });
}

void read_rules(Fields& fields, property::Ruleset& rules) {
    for (const auto& table : {property::options(), property::switches()})
        for (const auto& option : table)
            if (fields.has(option.name))
                option.choose(rules, read_value(fields, option.name, option.values));
}

}  // namespace

std::optional<Mode> read_mode(std::string_view text, const std::string& id, Report& report) {
    const auto document = parse(text, report);
    if (not document) return std::nullopt;

    Fields fields{*document, "", report};
    Mode mode{.id = id};
    mode.name = fields.name("name", 20);
    if (fields.has("about")) mode.about = fields.name("about", 42);
    mode.board = fields.id("board");
    mode.cards = fields.id("cards");
    if (fields.has("seats")) read_seats(fields, mode);
    read_rules(fields, mode.rules);
    fields.nothing_else();
    if (not report.fine()) return std::nullopt;
    return mode;
}

Result<Mode> read_mode(std::string_view text, const std::string& file) {
    Report report{file};
    auto mode = read_mode(text, stem(file), report);
    if (not mode) return report.error();
    return *std::move(mode);
}

}  // namespace parlor::library
