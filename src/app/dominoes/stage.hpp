// DominoStage: replays dominoes; shows the table from the seat of the last move.
#pragma once

#include <memory>

#include "app/dominoes/review.hpp"
#include "app/stage.hpp"
#include "dominoes/view.hpp"
#include "tui/dominoes/score_page.hpp"
#include "tui/dominoes/ui.hpp"

namespace parlor::tui {

class DominoStage final : public Stage {
public:
    DominoStage(const Options& options, SoundQueue& sounds);

    void show(table::GameTable& table, std::uint64_t told_before) override;
    void follow(table::GameTable& table, std::uint64_t told_before) override;
    [[nodiscard]] std::optional<int> next_tick() const override { return std::nullopt; }
    void tick(int /*milliseconds*/) override {}
    [[nodiscard]] bool waits() const override;
    void read() override;
    bool look_back(table::GameTable& table) override;
    [[nodiscard]] bool looks_back() const override { return pictures_ or is_reviewing_; }
    bool review(table::GameTable& ended,
                std::span<const int> steps,
                const std::optional<std::filesystem::path>& folder) override;
    [[nodiscard]] std::optional<int> takes_wished_step() override;
    [[nodiscard]] bool has_work() const override { return is_reviewing_ and review_->has_work(); }
    void work() override { review_->work(); }
    void press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::string part() const override;
    [[nodiscard]] int lines_below() const override { return 1; }  // the hand may be above it

private:
    [[nodiscard]] domino::Scene scene() const;
    void press_review(Key key);

    Options::Dominoes options_;
    SoundQueue* sounds_;
    domino::Ui ui_;
    dominoes::View view_;
    domino::Names names_;
    domino::Levels levels_;
    int hand_ = 1;
    std::optional<domino::ScorePage> pictures_;  // while they are open
    std::unique_ptr<DominoReview> review_;       // after its first use
    bool is_reviewing_ = false;
    std::optional<int> wished_step_;
};

}  // namespace parlor::tui
