// Playing: where a guest plays, or watches, the game of a table.
//
// Source: T-3.1, T-3.7.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "house/kept_table.hpp"
#include "house/scenes/meeting.hpp"
#include "house/scenes/scene.hpp"
#include "house/shared_table.hpp"

namespace parlor::house {

class Playing final : public Scene {
public:
    // With these players; without any, the guest watches. The table, the user and the terminal
    // outlive the scene.
    Playing(KeptTable& table,
            std::shared_ptr<SharedTable> game,
            const User& user,
            SetOf<Entrant> players,
            Terminal& terminal);
    ~Playing() override;

    [[nodiscard]] Wish press(tui::Key key, wire::Showing seen) override;
    void heed_record() override { game_->heed_record(*guest_); }
    void tell(const std::string& title, const std::string& words) override {
        game_->tell(*guest_, title, words);
    }
    void tick(Milliseconds passed) override { meeting_.tick(passed); }
    [[nodiscard]] std::optional<Milliseconds> next_tick() const override {
        return meeting_.next_tick();
    }
    [[nodiscard]] std::vector<wire::FromHost> news() override;

private:
    KeptTable* table_;
    const User* user_;
    std::shared_ptr<SharedTable> game_;
    Terminal* terminal_;
    SharedTable::Guest* guest_;
    Meeting meeting_;
    std::string title_;     // of the guest's window
    bool is_seen_ = false;  // by the guest, who until then presses keys for what was there before
};

}  // namespace parlor::house
