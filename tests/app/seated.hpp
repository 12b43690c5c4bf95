// Seated: people and computers at the property table, for tests.
#pragma once

#include "screened.hpp"

namespace parlor::tui {

// People in the first seats, computers of level 0 in the last; seat 1 begins.
struct Seated : Screened {
    Seated(int people, int computers, const AppNeeds& like) {
        std::uint64_t seed = 0;
        do {
            come_in(++seed);
            take_seats(people, computers);
        } while (row(0)[1] != '>');
        needs.terms = like.terms;
        needs.options = like.options;
        held = std::make_unique<App>(place, needs, outside);
    }
    Seated(int people, int computers, ChanceBy chance = ChanceBy::Script)
        : Seated{
              people,
              computers,
              {.terms = {.chance = chance}, .options = {.movement = Options::Movement::Jumping}}} {}

    void take_seats(int people, int computers) {
        const int seats = people + computers;
        keys("a p");
        choose_seats(people, computers);
        while (computers > 0 and not says("LEVEL BEGINNER")) keys("l");
        keys("s");
        for (int i = 0; i < seats; ++i) keys("r");
        keys("a b");
    }
    std::optional<int> next() {
        (void)app().canvas();
        return app().next_tick();
    }
    // Lets this much time pass while something happens by itself, but no longer.
    void goes_on() {
        for (auto due = next(); due; due = next()) app().tick(*due);
    }
    [[nodiscard]] std::size_t entries() const { return place.table->entries(); }
};

}  // namespace parlor::tui
