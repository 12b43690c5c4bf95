#include "app/table/table_stage.hpp"

#include <utility>

#include "tui/desk/history_page.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/scene.hpp"

namespace parlor::tui {

TableStage::TableStage(StageNeeds needs, MakeGamePresenter make)
    : options_{needs.options},
      manner_{.glyphs = needs.glyphs, .is_open = true},
      sounds_{&needs.sounds},
      make_{make} {}

void TableStage::show(table::GameTable& table, std::uint64_t told_before) {
    desk_ = {};
    desk_.is_replay = true;
    show_ = {};
    game_ = make_(table, manner_);
    view_ = game_->view();
    for (desk::Telling& telling : game_->told(0, told_before))
        desk_.recent.add(std::move(telling.sentence));
    for (const desk::Telling& telling : game_->told(told_before, table.told_count()))
        desk::tell(telling, outlets());
    game_->meet(*view_, desk_);
}

void TableStage::follow(table::GameTable& /*table*/, std::uint64_t /*told_before*/) {
    desk_.notices.clear();
    News news = game_->news();
    view_ = game_->view();
    show_ = {std::move(news.before), std::move(news.shots), options_, outlets()};
    game_->meet(*view_, desk_);
}

std::optional<int> TableStage::next_tick() const {
    if (not show_.goes_on() or waits()) return std::nullopt;
    return show_.due();
}

void TableStage::read() {
    desk_.notices.erase(desk_.notices.begin());
    show_.pass(0, outlets());
}

bool TableStage::look_back(table::GameTable& /*table*/) {
    if (auto pictures = game_->pictures()) open(std::move(*pictures));
    return true;
}

bool TableStage::tell_story(table::GameTable& /*table*/) {
    open(desk::history_page(game_->story(std::nullopt), "THE LAST TURN"));
    return true;
}

// First finishes the animation and dismisses the notices.
void TableStage::open(desk::PagePtr page) {
    show_.finish(outlets());
    desk_.notices.clear();
    desk_.open(std::move(page));
}

void TableStage::press(Key key) {
    (void)desk::press_at_table(game_->tabletop(), *view_, desk_, key);
}

Canvas TableStage::canvas() const {
    return show_.goes_on() ? desk::draw_show(game_->tabletop(), show_, desk_)
                           : game_->draw(*view_, desk_);
}

std::optional<Canvas> TableStage::right_half(Size size) const {
    if (show_.goes_on()) return game_->draw_ring(*show_.view(), show_.here(), desk_.recent, size);
    return game_->draw_ring(*view_, view_->decided_on(), desk_.recent, size);
}

std::string TableStage::part() const { return "ROUND " + std::to_string(view_->round); }

}  // namespace parlor::tui
