// SharedTable::Guest: a guest's app at the table. SharedTable::Chair: one without a guest.
#pragma once

#include <vector>

#include "house/shared_table.hpp"

namespace parlor::house {

// The guest's options, and of the table's what changes the game for others.
[[nodiscard]] Options as_agreed(Options options, const SharedTable::Terms& terms);

class SharedTable::Guest {
public:
    // The terminal outlives the guest.
    enum class Screen : std::uint8_t { Seen, Unseen };
    Guest(table::Place& place,
          tui::Games games,
          Terms terms,
          SetOf<Entrant> players,
          Terminal& terminal,
          Screen screen = Screen::Seen);
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    void heed_record();
    void press(tui::Key key, wire::Showing seen);
    void tick(Milliseconds passed) {
        app_.allow_for_line(terminal_->line().time());
        app_.tick(passed.count);
    }
    void tell(std::string title, const std::string& words) {
        app_.tell(std::move(title), words);
        terminal_->expect_reader();
    }
    [[nodiscard]] std::optional<int> next_tick() const { return app_.next_tick(); }
    [[nodiscard]] bool has_left() const { return app_.is_left(); }

    void count_time() { app_.count_time(); }
    [[nodiscard]] Milliseconds took() {
        app_.allow_for_line(terminal_->line().time());
        return app_.took();
    }
    [[nodiscard]] tui::LongWork take_work() { return app_.take_work(); }
    void offer_copy(bool offers) { app_.offer_copy(offers); }
    [[nodiscard]] bool takes_wish_to_play_again() { return app_.takes_wish_to_play_again(); }
    [[nodiscard]] SetOf<Entrant> players() const { return players_; }
    [[nodiscard]] Terminal& terminal() { return *terminal_; }
    [[nodiscard]] std::vector<wire::FromHost> news(
        const DrawOver& draw_over, const std::vector<tui::SoundEffect>& sounds_over);

private:
    Terms terms_;
    SetOf<Entrant> players_;
    Terminal* terminal_;
    tui::App app_;
};

// Where the clocks of players run who are away, or in plain mode (T-3.9).
struct SharedTable::Chair {
    Terminal terminal{{.movement = Options::Movement::Jumping, .pace = Options::Pace::Fast}};
    Guest guest;

    Chair(table::Place& place, tui::Games games, const Terms& terms, SetOf<Entrant> players)
        : guest{place, games, terms, players, terminal, Guest::Screen::Unseen} {}
};

}  // namespace parlor::house
