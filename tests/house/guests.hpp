// Guests of a shared table, without sockets: each has the screen that the pictures make.
#pragma once

#include <string>

#include "app/screened.hpp"
#include "canvas/text.hpp"
#include "house/shared_table.hpp"
#include "wire/picture.hpp"

namespace parlor::house {

// A game in the table language, up to `begin` or further.
[[nodiscard]] std::unique_ptr<table::GameTable> game_of(const std::string& lines);

class AtTable {
public:
    AtTable(SharedTable& table, SetOf<Entrant> players, const wire::Record& record = jumping())
        : table_{&table},
          terminal_{std::make_unique<Terminal>(record)},
          guest_{&table.come(players, *terminal_)} {
        sees();
    }
    [[nodiscard]] static wire::Record jumping() {
        return {.window = {25, 40}, .movement = Options::Movement::Jumping};
    }

    // Takes the pictures that are there.
    void sees();
    void keys(const std::string& names) { keys_at(seen_, names); }
    // Keys that were pressed when this picture was seen.
    void keys_at(wire::Showing seen, const std::string& names);
    void leaves() { table_->leave(*guest_); }
    [[nodiscard]] RoundTrip& line() { return terminal_->line(); }

    [[nodiscard]] wire::Showing seen() const { return seen_; }
    std::vector<tui::SoundEffect> take_sounds() { return std::exchange(sounds_, {}); }
    [[nodiscard]] bool says(const std::string& words) const;
    [[nodiscard]] bool has_left() const { return table_->has_left(*guest_); }
    [[nodiscard]] std::string text() const;
    [[nodiscard]] int count_of(const std::string& words) const;
    [[nodiscard]] const tui::Canvas& canvas() const { return canvas_; }

private:
    SharedTable* table_;
    std::unique_ptr<Terminal> terminal_;
    SharedTable::Guest* guest_;
    tui::Canvas canvas_;
    wire::Showing seen_{};
    std::vector<tui::SoundEffect> sounds_;
};

}  // namespace parlor::house
