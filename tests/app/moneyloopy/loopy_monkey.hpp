// Random keys at Moneyloopy's table.
#pragma once

#include "app/monkey.hpp"

namespace parlor::tui {

struct LoopyMonkey : Monkey<Screened> {
    LoopyMonkey() : Monkey{Screened{{.terms = {.own_folder = OwnFolder::Closed}}}} {}

    // Two people and a computer with random belongings, so that much happens.
    void sit_down() {
        table.take_up("parlor 1\ngame moneyloopy\nseed " + std::to_string(below(1000)) +
                      "\nseat 1 person Ann red\nseat 2 person Bob blue\n"
                      "seat 3 cpu:1 Victor green\nbegin\n0 die 6\n0 die 1\n0 die 2\n");
        for (const auto& [key, value] : table.place.table->facts()) {
            const bool is_place = key.starts_with("seat.") and key.ends_with(".square");
            if (not is_place and not(key.ends_with(".owner") and below(3) == 0)) continue;
            const int which = is_place ? below(40) : 1 + below(3);
            (void)table.place.table->rig(key, std::vector{std::to_string(which)});
            (void)table.place.table->settle();
        }
    }
};

}  // namespace parlor::tui
