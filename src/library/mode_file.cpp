#include "library/mode_file.hpp"

#include "library/fields.hpp"

namespace parlor::library {
namespace {

using rules::FreeParking;
using rules::GoLanding;
using rules::Mode;
using rules::MoneySupply;

constexpr Range seats{2, static_cast<int>(max_seats)};
constexpr Range start_money{100, 10'000};
constexpr Range salary{0, 5'000};
constexpr Range start_deeds{0, rules::most_start_deeds};

void read_seats(Fields& fields, Mode& mode) {
    const std::vector<int> numbers = fields.numbers("seats", 2, seats);
    mode.fewest_seats = numbers[0];
    mode.most_seats = numbers[1];
    if (numbers[0] > numbers[1]) fields.wrong("seats", "must be the fewest, then the most");
}

void read_rules(Fields& fields, rules::Ruleset& rules) {
    if (fields.has("start-money")) rules.start_money = {fields.number("start-money", start_money)};
    if (fields.has("salary")) rules.salary = {fields.number("salary", salary)};
    if (fields.has("free-parking")) {
        rules.free_parking = static_cast<FreeParking>(
            fields.choice("free-parking", {"nothing", "taxes", "taxes-and-cards"}));
    }
    if (fields.has("double-go")) {
        rules.go_landing = fields.yes_or_no("double-go") ? GoLanding::Double : GoLanding::Single;
    }
    if (fields.has("limited-money")) {
        rules.money_supply =
            fields.yes_or_no("limited-money") ? MoneySupply::Limited : MoneySupply::Endless;
    }
    if (fields.has("start-deeds")) rules.start_deeds = fields.number("start-deeds", start_deeds);
}

}  // namespace

Result<Mode> read_mode(std::string_view text, const std::string& file) {
    Report report{file};
    const auto document = parse(text, report);
    if (not document) return report.error();

    Fields fields{*document, "", report};
    Mode mode{.id = stem(file)};
    mode.name = fields.name("name", 20);
    mode.board = fields.id("board");
    mode.cards = fields.id("cards");
    if (fields.has("seats")) read_seats(fields, mode);
    read_rules(fields, mode.rules);
    fields.nothing_else();
    if (not report.fine()) return report.error();
    return mode;
}

}  // namespace parlor::library
