// TableStage: replays a game on a board with the pages of the seat that has to decide, and with
// tokens that step. Each game's stage derives from it.
#pragma once

#include <optional>
#include <utility>

#include "app/stage.hpp"
#include "app/table/recall.hpp"
#include "app/table/shots.hpp"
#include "base/story.hpp"
#include "table/session.hpp"
#include "tui/desk/history_page.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/scene.hpp"
#include "tui/desk/show.hpp"

namespace parlor::tui {

template <class T>
class TableStage : public Stage {
public:
    using Session = table::Session<typename T::Game>;
    using View = typename T::View;
    using Event = typename T::Game::Event;

    explicit TableStage(StageNeeds needs)
        : options_{needs.options}, glyphs_{needs.glyphs}, sounds_{&needs.sounds} {}

    void show(table::GameTable& table, std::uint64_t told_before) override {
        const Session& game = *T::session(table);
        const auto told = game.told_since(told_before);
        ui_ = {};
        ui_.is_replay = true;
        follower_.emplace(game);
        teller_ = {};
        view_ = seen(game);
        recall(game, view_, told_before, ui_.recent);
        show_ = {};
        for (const Event& event : told) desk::tell(teller_.tell(view_, event), outlets());
        meet(view_, ui_);
    }

    void follow(table::GameTable& table, std::uint64_t /*told_before*/) override {
        const Session& game = *T::session(table);
        ui_.notices.clear();
        auto before = std::exchange(view_, seen(game));
        T::hide_from_onlookers(before);
        auto shots = shots_of<View>(
            *follower_,
            game,
            teller_,
            [&](const auto& position) { return picture(game, position); },
            [](const Event&) { return true; });
        show_.begin(std::move(before), std::move(shots), options_, outlets());
        meet(view_, ui_);
    }

    [[nodiscard]] std::optional<int> next_tick() const override {
        if (not show_.goes_on() or waits()) return std::nullopt;
        return show_.due();
    }
    void tick(int milliseconds) override { show_.pass(milliseconds, outlets()); }

    [[nodiscard]] bool waits() const override { return not ui_.notices.empty(); }
    void read() override {
        ui_.notices.erase(ui_.notices.begin());
        show_.pass(0, outlets());
    }

    bool look_back(table::GameTable& table) override {
        open(pictures(*T::session(table)));
        return true;
    }
    bool tell_story(table::GameTable& table) override {
        open(desk::history_page(story(*T::session(table)), "THE LAST TURN"));
        return true;
    }
    [[nodiscard]] bool looks_back() const override { return not ui_.above.empty(); }
    void press(Key key) override { (void)desk::press_at_table(T::tabletop(), view_, ui_, key); }

    [[nodiscard]] Canvas canvas() const override {
        return show_.goes_on()
                   ? desk::draw_show(T::tabletop(), show_.view(), show_.moving(), show_.here(), ui_)
                   : draw_table(view_);
    }
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override {
        if (show_.goes_on()) return draw_ring(show_.view(), show_.here(), size);
        return draw_ring(view_, view_.decided_on(), size);
    }
    [[nodiscard]] std::string part() const override {
        return "ROUND " + std::to_string(view_.round);
    }
    [[nodiscard]] int lines_below() const override { return 2; }  // the prompts and the map

protected:
    // What each game adds.
    [[nodiscard]] virtual View seen(const Session& game) = 0;
    [[nodiscard]] virtual View picture(const Session& game,
                                       const typename T::Game::Position& position) = 0;
    [[nodiscard]] virtual desk::PagePtr pictures(const Session& game) = 0;
    [[nodiscard]] virtual Story story(const Session& game) = 0;
    [[nodiscard]] virtual Canvas draw_table(const View& view) const = 0;
    [[nodiscard]] virtual Canvas draw_ring(const View& view,
                                           std::optional<Square> here,
                                           Size size) const = 0;

    // First finishes the animation and dismisses the notices.
    void open(desk::PagePtr page) {
        show_.finish(outlets());
        ui_.notices.clear();
        ui_.open(std::move(page));
    }
    [[nodiscard]] desk::Outlets outlets() { return ui_.outlets(*sounds_); }

    Options options_;
    GlyphSet glyphs_;
    typename T::Ui ui_;
    View view_;
    SoundQueue* sounds_;
    desk::Show<View> show_;
    std::optional<table::Follower<typename T::Game>> follower_;
    typename T::Teller teller_;
};

}  // namespace parlor::tui
