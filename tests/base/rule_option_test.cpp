// Options of the rules: values as text and back, the fields behind them, and refused values.
#include "base/rule_option.hpp"

#include <array>

#include "base/units.hpp"
#include "catch.hpp"

using namespace parlor;

namespace {

enum class Sky : std::uint8_t { Clear, Cloudy, Dark };
enum class Door : std::uint8_t { Shut, Open };

struct House {
    Money rent = 50_cash;
    int rooms = 3;
    Sky sky = Sky::Clear;
    Door door = Door::Shut;
    friend bool operator==(const House&, const House&) = default;
};

constexpr std::array<std::string_view, 1> games{"house"};
constexpr std::array skies{
    OptionWord{"clear", "CLEAR"}, OptionWord{"cloudy", "CLOUDS"}, OptionWord{"dark", "NIGHT"}};

template <auto Field>
constexpr RuleOption<House> option(std::string_view name, OptionValues values, char key) {
    return {name,
            games,
            values,
            OptionKey{key, name, ""},
            "",
            field_value<House, Field>,
            set_field<House, Field>};
}

constexpr std::array table{option<&House::rent>("rent", NumberRange{10, 100}, 'r'),
                           option<&House::rooms>("rooms", NumberRange{1, 9}, 'o'),
                           option<&House::sky>("sky", OneWord{skies}, 's'),
                           option<&House::door>("open-door", YesOrNo{}, 'd')};
constexpr RuleOptions<House> options{table};

std::string refusal(const std::string& name, const std::string& text) {
    House house;
    const Complaint complaint = take_option(name, text, options, house);
    CHECK(house == House{});
    return complaint.value_or("none");
}

}  // namespace

TEST_CASE("an option is read as it is written, and sets its own field alone") {
    House house;
    CHECK(option_lines(options, house) ==
          std::vector<std::string>{
              "option rent 50", "option rooms 3", "option sky clear", "option open-door no"});
    CHECK(take_option("sky", "dark", options, house) == fine);
    CHECK(house == House{.sky = Sky::Dark});
    CHECK(take_option("rent", "100", options, house) == fine);
    CHECK(take_option("rooms", "1", options, house) == fine);
    CHECK(take_option("open-door", "yes", options, house) == fine);
    CHECK(house == House{.rent = 100_cash, .rooms = 1, .sky = Sky::Dark, .door = Door::Open});
    CHECK(option_lines(options, house) ==
          std::vector<std::string>{
              "option rent 100", "option rooms 1", "option sky dark", "option open-door yes"});
}

TEST_CASE("a refused option says what is right, and changes nothing") {
    CHECK(refusal("rent", "9") == "rent: it must be 10 to 100, not 9");
    CHECK(refusal("rent", "101") == "rent: it must be 10 to 100, not 101");
    CHECK(refusal("rent", "-20") == "rent: it must be 10 to 100, not -20");
    CHECK(refusal("rent", "much") == "rent: it must be 10 to 100, not much");
    CHECK(refusal("sky", "NIGHT") == "sky: it must be clear, cloudy or dark, not NIGHT");
    CHECK(refusal("open-door", "true") == "open-door: it must be yes or no, not true");
    CHECK(refusal("garden", "yes") ==
          "this game has no option garden; it has rent, rooms, sky and open-door");
}

TEST_CASE("an option with words steps through them both ways, and goes round at the ends") {
    House house;
    const auto* const sky = option_with('s', options);
    REQUIRE(sky != nullptr);
    for (const Sky next : {Sky::Cloudy, Sky::Dark, Sky::Clear}) {
        turn_word(*sky, house, 1);
        CHECK(house == House{.sky = next});
    }
    for (const Sky before : {Sky::Dark, Sky::Cloudy, Sky::Clear}) {
        turn_word(*sky, house, -1);
        CHECK(house == House{.sky = before});
    }
    CHECK(option_with('x', options) == nullptr);
}
