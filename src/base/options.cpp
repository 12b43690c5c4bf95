#include "base/options.hpp"

#include <algorithm>
#include <array>
#include <cassert>

namespace parlor {
namespace {

using Name = std::string_view;

constexpr std::array<Name, 2> movements{"stepping", "jumping"};
constexpr std::array<Name, 3> paces{"slow", "normal", "fast"};
constexpr std::array<Name, 2> no_or_yes{"false", "true"};
constexpr std::array<Name, 4> sounds{"none", "bell", "console", "decps"};
constexpr std::array<Name, 11> volumes{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10"};
constexpr std::array<Name, 7> colours{"auto", "true", "256", "16", "8", "mono", "attributes"};
constexpr std::array<Name, 5> glyphs{"auto", "unicode", "console", "ascii", "petscii"};
constexpr std::array<Name, 3> papers{"black", "terminal", "light"};

constexpr std::array<Name, 2> tellings{"full", "brief"};

constexpr std::array<Name, 4> rivals{"0", "1", "2", "person"};
constexpr std::array<Name, 3> hands{"7", "9", "11"};
constexpr std::array<Name, 4> felts{"green", "blue", "brown", "black"};

constexpr std::array<Name, 3> levels{"0", "1", "2"};
constexpr std::array<Name, 9> computers{"0", "1", "2", "3", "4", "5", "6", "7", "8"};

// "1" to "999".
constexpr int most_points = 999;
using Digits = std::array<char, 3>;
constexpr auto digits_of_points = [] {
    std::array<Digits, most_points> all{};
    for (int n = 1; n <= most_points; ++n)
        all[static_cast<std::size_t>(n - 1)] = {static_cast<char>('0' + n / 100),
                                                static_cast<char>('0' + n / 10 % 10),
                                                static_cast<char>('0' + n % 10)};
    return all;
}();
constexpr auto points = [] {
    std::array<Name, most_points> all;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Name digits{digits_of_points[i].data(), digits_of_points[i].size()};
        all[i] = digits.substr(digits.find_first_not_of('0'));
    }
    return all;
}();

template <auto Field>
std::size_t chosen(const Options& options) {
    return static_cast<std::size_t>(options.*Field);
}

template <auto Field>
void choose(Options& options, std::size_t value) {
    using Value = std::remove_reference_t<decltype(options.*Field)>;
    options.*Field = static_cast<Value>(value);
}

template <auto Field>
constexpr Option option(Name name, std::span<const Name> values, bool in_quotes) {
    return {name, values, in_quotes, chosen<Field>, choose<Field>};
}

// Functions for a field of the options of one game.
template <auto Game, auto Field>
std::size_t chosen_for(const Options& options) {
    return static_cast<std::size_t>((options.*Game).*Field);
}

template <auto Game, auto Field>
void choose_for(Options& options, std::size_t value) {
    using Value = std::remove_reference_t<decltype((options.*Game).*Field)>;
    (options.*Game).*Field = static_cast<Value>(value);
}

template <auto Game, auto Field>
constexpr Option option_for(Name name, std::span<const Name> values, bool in_quotes) {
    return {name, values, in_quotes, chosen_for<Game, Field>, choose_for<Game, Field>};
}

template <auto Field>
constexpr Option domino_option(Name name, std::span<const Name> values, bool in_quotes) {
    return option_for<&Options::dominoes, Field>(name, values, in_quotes);
}

template <auto Field>
constexpr Option property_option(Name name, std::span<const Name> values) {
    return option_for<&Options::property, Field>(name, values, false);
}

template <auto Field>
constexpr Option moneyloopy_option(Name name, std::span<const Name> values) {
    return option_for<&Options::moneyloopy, Field>(name, values, false);
}

// The first value is 1 point.
constexpr Option domino_points{
    "domino-points",
    points,
    false,
    [](const Options& options) { return static_cast<std::size_t>(options.dominoes.points - 1); },
    [](Options& options, std::size_t value) {
        options.dominoes.points = static_cast<int>(value) + 1;
    }};

using Dominoes = Options::Dominoes;
using Moneyloopy = Options::Moneyloopy;
using Property = Options::Property;

template <auto Game, auto Field>
constexpr IdOption id_option(Name name) {
    return {name,
            [](const Options& options) -> const std::string& { return (options.*Game).*Field; },
            [](Options& options, const std::string& id) { (options.*Game).*Field = id; }};
}

template <auto Field>
constexpr IdOption property_id(Name name) {
    return id_option<&Options::property, Field>(name);
}

template <auto Field>
constexpr IdOption moneyloopy_id(Name name) {
    return id_option<&Options::moneyloopy, Field>(name);
}

constexpr std::array id_options{
    property_id<&Property::mode>("property-mode"),
    property_id<&Property::board>("property-board"),
    property_id<&Property::levels>("property-levels"),
    moneyloopy_id<&Moneyloopy::board>("moneyloopy-board"),
    moneyloopy_id<&Moneyloopy::levels>("moneyloopy-levels"),
};

constexpr std::array options{
    option<&Options::movement>("movement", movements, true),
    option<&Options::prompt>("prompt-each-player", no_or_yes, false),
    option<&Options::pace>("pace", paces, true),
    option<&Options::take_back>("take-back", no_or_yes, false),
    option<&Options::take_back_blitz>("take-back-blitz", no_or_yes, false),
    option<&Options::wait_for_key>("wait-for-key", no_or_yes, false),
    option<&Options::explain>("explain-computers", no_or_yes, false),
    option<&Options::hints>("hints", no_or_yes, false),
    option<&Options::sound_by>("sound-by", sounds, true),
    option<&Options::sound_effects>("sound-effects", volumes, false),
    option<&Options::music>("music", volumes, false),
    option<&Options::colours>("colour", colours, true),
    option<&Options::glyphs>("glyphs", glyphs, true),
    option<&Options::paper>("paper", papers, true),
    option<&Options::wide>("wide", no_or_yes, false),
    option<&Options::title>("title", no_or_yes, false),
    option<&Options::plain>("plain", no_or_yes, false),
    option<&Options::plain_tells>("plain-tells", tellings, true),
    option<&Options::plain_waits>("plain-waits", no_or_yes, false),
    domino_option<&Dominoes::rival>("domino-rival", rivals, true),
    domino_option<&Dominoes::hand>("domino-hand", hands, false),
    domino_option<&Dominoes::redeal>("domino-redeal", no_or_yes, false),
    domino_option<&Dominoes::highest_double>("domino-highest-double", no_or_yes, false),
    domino_points,
    domino_option<&Dominoes::felt>("domino-felt", felts, true),
    domino_option<&Dominoes::seen_tiles>("domino-seen-tiles", no_or_yes, false),
    domino_option<&Dominoes::hints>("domino-hints", no_or_yes, false),
    domino_option<&Dominoes::aids>("domino-aids", no_or_yes, false),
    property_option<&Property::level>("property-level", levels),
    property_option<&Property::computers>("property-computers", computers),
    moneyloopy_option<&Moneyloopy::level>("moneyloopy-level", levels),
    moneyloopy_option<&Moneyloopy::computers>("moneyloopy-computers", computers),
};

}  // namespace

std::span<const Option> all_options() { return options; }

std::span<const IdOption> all_id_options() { return id_options; }

const Option& option_named(std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    assert(found != options.end());
    return *found;
}

}  // namespace parlor
