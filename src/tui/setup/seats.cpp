#include "tui/setup/seats.hpp"

#include <algorithm>
#include <array>
#include <string>

#include "base/units.hpp"
#include "rules/board/tokens.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::setup {
namespace {

using board::Colour;
using board::Sitter;

// As many names as seats, so that a name is always free.
constexpr std::array names{"Ada", "Bruno", "Clara", "Duncan", "Edith", "Felix", "Greta", "Hugo"};
static_assert(names.size() == max_seats);

std::string free_name(const std::vector<Sitter>& sitters) {
    const auto is_taken = [&](const char* name) {
        return std::ranges::any_of(sitters,
                                   [&](const Sitter& each) { return are_alike(each.name, name); });
    };
    return *std::ranges::find_if_not(names, is_taken);
}

// The suggested name and colour; seats count from 0.
Sitter person_at(std::size_t seat) {
    return {.name = "PLAYER_" + std::to_string(seat + 1), .colour = Colour(seat)};
}

Colour free_colour(std::span<const Sitter> sitters) {
    int colour = 0;
    while (std::ranges::find(sitters, Colour(colour), &Sitter::colour) != sitters.end()) ++colour;
    return Colour(colour);
}

}  // namespace

std::size_t people_among(const std::vector<Sitter>& sitters) {
    const auto is_person = [](const Sitter& sitter) { return not sitter.computer; };
    return static_cast<std::size_t>(std::ranges::count_if(sitters, is_person));
}

std::size_t computers_among(const std::vector<Sitter>& sitters) {
    return sitters.size() - people_among(sitters);
}

void seat_people(std::vector<Sitter>& sitters, std::size_t seats) {
    while (sitters.size() < seats) sitters.push_back(person_at(sitters.size()));
    sitters.resize(seats);
}

// Computers with our names get them in their order again.
void seat_computers(std::vector<Sitter>& sitters, std::span<const board::Level> levels) {
    const std::size_t people = sitters.size() - levels.size();
    for (std::size_t seat = people; seat < sitters.size(); ++seat) {
        if (std::ranges::find(names, sitters[seat].name) == names.end()) continue;
        sitters[seat].name.clear();
        sitters[seat].computer.reset();
    }
    for (std::size_t seat = 0; seat < sitters.size(); ++seat) {
        Sitter& sitter = sitters[seat];
        if (seat >= people and not sitter.computer) sitter.name = free_name(sitters);
        if (seat < people and sitter.computer) sitter = person_at(seat);
        sitter.computer = seat < people ? std::nullopt : std::optional{levels[seat - people]};
    }
    colour_from(sitters, people);
}

void seat_guests(std::vector<Sitter>& sitters, std::size_t guests) {
    const std::size_t people = people_among(sitters), here = people - guests;
    for (std::size_t seat = here; seat < people; ++seat) sitters[seat] = person_at(seat);
    colour_from(sitters, here);
}

void give_tokens(std::span<Sitter> sitters, Tokens offered) {
    if (offered == Tokens::Digits) board::give_digits(sitters);
    board::give_letters(sitters, plain_capitals);
}

void colour_from(std::vector<Sitter>& sitters, std::size_t first) {
    for (std::size_t seat = first; seat < sitters.size(); ++seat)
        sitters[seat].colour = free_colour({sitters.data(), seat});
}

std::vector<Sitter> told_apart(std::vector<Sitter> sitters) {
    for (std::size_t seat = 1; seat < sitters.size(); ++seat) {
        Sitter& sitter = sitters[seat];
        const std::span<const Sitter> earlier{sitters.data(), seat};
        const auto is_taken = [&](const std::string& name) {
            return std::ranges::any_of(
                earlier, [&](const Sitter& each) { return are_alike(each.name, name); });
        };
        for (std::size_t other = 0; is_taken(sitter.name); ++other)
            sitter.name = person_at(other).name;
        if (std::ranges::find(earlier, sitter.colour, &Sitter::colour) != earlier.end())
            sitter.colour = free_colour(earlier);
        if (std::ranges::find(earlier, sitter.token, &Sitter::token) != earlier.end())
            sitter.token.clear();
    }
    return sitters;
}

}  // namespace parlor::tui::setup
