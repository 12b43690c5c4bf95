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
constexpr std::array<Name, 6> colours{"auto", "256", "16", "8", "mono", "attributes"};
constexpr std::array<Name, 4> glyphs{"auto", "unicode", "console", "ascii"};
constexpr std::array<Name, 2> papers{"black", "terminal"};

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

constexpr std::array options{
    option<&Options::movement>("movement", movements, true),
    option<&Options::prompt>("prompt-each-player", no_or_yes, false),
    option<&Options::pace>("pace", paces, true),
    option<&Options::take_back>("take-back", no_or_yes, false),
    option<&Options::sound_by>("sound-by", sounds, true),
    option<&Options::sound_effects>("sound-effects", volumes, false),
    option<&Options::music>("music", volumes, false),
    option<&Options::colours>("colour", colours, true),
    option<&Options::glyphs>("glyphs", glyphs, true),
    option<&Options::paper>("paper", papers, true),
};

}  // namespace

std::span<const Option> all_options() { return options; }

const Option& option_named(std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    assert(found != options.end());
    return *found;
}

}  // namespace parlor
