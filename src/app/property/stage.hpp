// PropertyStage: replays the property game with the pages of the seat that has to decide, and
// tokens that step.
#pragma once

#include "app/stage.hpp"
#include "rules/property/view.hpp"
#include "table/session.hpp"
#include "tui/property/show.hpp"
#include "tui/property/shown_names.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

class PropertyStage final : public Stage {
public:
    explicit PropertyStage(StageNeeds needs)
        : options_{needs.options}, glyphs_{needs.glyphs}, sounds_{view_, needs.sounds} {}

    void show(table::GameTable& table, std::uint64_t told_before) override;
    void follow(table::GameTable& table, std::uint64_t told_before) override;
    [[nodiscard]] std::optional<int> next_tick() const override;
    void tick(int milliseconds) override { show_.pass(milliseconds, pages()); }
    [[nodiscard]] bool waits() const override { return not ui_.notices.empty(); }
    void read() override;
    bool look_back(table::GameTable& table) override;
    bool tell_story(table::GameTable& table) override;
    [[nodiscard]] bool looks_back() const override;
    void press(Key key) override;
    [[nodiscard]] Canvas canvas() const override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::string part() const override;
    [[nodiscard]] int lines_below() const override { return 2; }  // the prompts and the map

private:
    [[nodiscard]] rules::View seen(table::GameTable& table);
    // With the names of squares as they are shown.
    [[nodiscard]] rules::Property::Setup told_setup(const table::Session<rules::Property>& game);
    void open(PagePtr page);
    [[nodiscard]] Show::Pages pages() { return {ui_.prompts, ui_.notices, ui_.recent, sounds_}; }

    Options options_;
    GlyphSet glyphs_;
    ShownNames names_;
    Ui ui_;
    rules::View view_;
    PropertySounds sounds_;
    Show show_;
};

}  // namespace parlor::tui
