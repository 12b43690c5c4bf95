// CabinetOnDisk: the cabinet in the player's folders, which a GameStore manages; and saved games
// described for the screen.
#pragma once

#include <chrono>
#include <string>
#include <utility>

#include "app/cabinet.hpp"

namespace parlor::tui {

class CabinetOnDisk final : public Cabinet {
public:
    // The store outlives the object; `open` and `called_off` are for replays.
    CabinetOnDisk(table::GameStore& store, table::Opener open, table::CalledOff called_off = {})
        : store_{&store}, open_{std::move(open)}, called_off_{std::move(called_off)} {}

    std::optional<Error> keep(const table::GameTable& game) override;
    std::optional<Error> leave(const table::GameTable& game) override;
    [[nodiscard]] bool is_kept() const override { return not store_->trouble(); }
    [[nodiscard]] bool is_begun(const table::GameTable& game) const override;
    [[nodiscard]] std::optional<std::string> take_news() override;
    [[nodiscard]] std::optional<Error> take_unnoted() override;
    [[nodiscard]] bool is_saved(const std::string& name) override;
    [[nodiscard]] std::optional<Error> save(const table::GameTable& game,
                                            const std::string& name) override;
    [[nodiscard]] std::optional<std::filesystem::path> reviews() const override {
        return store_->reviews();
    }

    [[nodiscard]] std::optional<std::string> tidy() override;
    [[nodiscard]] table::GameStore::News unfinished_game() override;
    [[nodiscard]] std::unique_ptr<table::GameTable> resume() override;
    [[nodiscard]] bool has_games(Shelf shelf) override;
    [[nodiscard]] std::vector<std::string> names(Shelf shelf) override;
    [[nodiscard]] KeptGame game(Shelf shelf, const std::string& name) override;
    [[nodiscard]] Result<table::UnfinishedGame> load(Shelf shelf, const std::string& name) override;
    [[nodiscard]] table::LoadedReplay see_again(Shelf shelf, const std::string& name) override;
    [[nodiscard]] std::optional<Error> forget(Shelf shelf, const std::string& name) override;
    [[nodiscard]] bool has_results() override;
    [[nodiscard]] Result<table::Results> results() override;

private:
    table::GameStore* store_;
    table::Opener open_;
    table::CalledOff called_off_;
};

// Local time, to the minute.
[[nodiscard]] std::string time_text(std::chrono::sys_seconds when);
[[nodiscard]] KeptGame described(const table::Kept& kept);

}  // namespace parlor::tui
