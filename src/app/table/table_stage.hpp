// TableStage: replays a game on a board with the pages of the seat that has to decide, and with
// tokens that step.
#pragma once

#include <memory>
#include <optional>
#include <string>

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
    [[nodiscard]] bool looks_back() const override { return not desk_.above.empty(); }
    void press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::string part() const override;
    [[nodiscard]] int lines_below() const override { return 2; }  // the prompts and the map

private:
    void open(desk::PagePtr page);
    [[nodiscard]] desk::Outlets outlets() { return desk_.outlets(*sounds_); }

    Options options_;
    Manner manner_;
    SoundQueue* sounds_;
    MakeGamePresenter make_;
    std::unique_ptr<GamePresenter> game_;
    desk::Desk desk_;
    desk::ViewPtr view_;
    desk::Show show_;
};

}  // namespace parlor::tui
