// TableStage: replays any game with the pages of the seat that has to decide, and with tokens that
// step.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <utility>

#include "app/stage.hpp"
#include "app/table/game_presenter.hpp"

namespace parlor::tui {

class TableStage final : public Stage {
public:
    TableStage(StageNeeds needs, MakeGamePresenter make);

    void show(table::GameTable& table, std::uint64_t told_before) override;
    void follow(table::GameTable& table, std::uint64_t told_before) override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    void tick(int milliseconds) override { show_.pass(milliseconds, outlets()); }
    [[nodiscard]] bool waits() const override { return not desk_.notices.empty(); }
    void read() override;
    bool look_back(table::GameTable& table) override;
    bool tell_story(table::GameTable& table) override;
    [[nodiscard]] bool looks_back() const override {
        return is_reviewing_ or not desk_.above.empty();
    }
    bool review(table::GameTable& ended,
                std::span<const int> steps,
                const std::optional<std::filesystem::path>& folder) override;
    [[nodiscard]] std::optional<int> takes_wished_step() override {
        return std::exchange(wished_step_, {});
    }
    [[nodiscard]] bool has_work() const override { return is_reviewing_ and review_->has_work(); }
    void work() override { review_->work(); }
    void press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::string part() const override;
    [[nodiscard]] int lines_below() const override { return game_->customs().lines_below; }

private:
    void open(desk::PagePtr page);
    void press_review(Key key);
    [[nodiscard]] desk::Outlets outlets() { return desk_.outlets(*sounds_); }

    Options options_;
    Manner manner_;
    SoundQueue* sounds_;
    MakeGamePresenter make_;
    std::unique_ptr<GamePresenter> game_;
    desk::Desk desk_;
    ViewPtr view_;
    desk::Show show_;
    std::unique_ptr<Review> review_;  // after its first use
    bool is_reviewing_ = false;
    std::optional<int> wished_step_;
};

}  // namespace parlor::tui
