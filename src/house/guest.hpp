// SharedTable::Guest: a guest's app, and the pictures that are sent of it.
#pragma once

#include <vector>

#include "house/shared_table.hpp"

namespace parlor::house {

class SharedTable::Guest {
public:
    Guest(table::Place& place,
          tui::Games games,
          SetOf<Entrant> players,
          const wire::Record& record);
    Guest(const Guest&) = delete;
    Guest& operator=(const Guest&) = delete;

    void change(const wire::Record& record);
    void press(tui::Key key);
    void tick(Milliseconds passed) { app_.tick(passed.count); }
    void tell(const Error& trouble) { app_.tell("NOT ON DISK", trouble.what); }
    [[nodiscard]] std::optional<int> next_tick() const { return app_.next_tick(); }

    void expect_decision() {
        decision_ = wire::Decision{static_cast<std::uint32_t>(decision_) + 1};
    }
    [[nodiscard]] bool is_late(wire::Showing seen) const {
        return not easel_.counts(seen, decision_);
    }
    [[nodiscard]] std::optional<Error> shown(wire::Showing number) { return easel_.shown(number); }

    [[nodiscard]] std::vector<wire::FromHost> news();

private:
    [[nodiscard]] tui::Size window() const;

    wire::Record record_;
    tui::App app_;
    wire::Easel easel_;
    wire::Decision decision_{1};  // changes when anybody else decides
};

}  // namespace parlor::house
