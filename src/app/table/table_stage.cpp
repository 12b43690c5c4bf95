#include "app/table/table_stage.hpp"

#include <utility>

#include "app/table/recall.hpp"
#include "canvas/letters.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/pages/history_page.hpp"

namespace parlor::tui {

TableStage::TableStage(StageNeeds needs, MakeGamePresenter make)
    : options_{needs.options},
      manner_{.glyphs = needs.glyphs, .is_open = needs.is_open},
      sounds_{&needs.sounds},
      make_{std::move(make)} {}

void TableStage::show(table::GameTable& table, std::uint64_t told_before) {
    desk_ = {};
    desk_.is_replay = true;
    show_ = {};
    game_ = make_(table, manner_);
    view_ = game_->view({});
    recall(*game_, {}, told_before, desk_.recent);
    for (const desk::Telling& telling : game_->told({}, told_before, table.told_count()))
        desk::tell(telling, outlets());
    meet();
    if (view_->is_over()) desk_.notices.clear();  // the leaderboard says it all
    end_with_leaderboard();
}

void TableStage::follow() {
    desk_.notices.clear();
    News news = game_->news({});
    view_ = game_->view({});
    show_ = {std::move(news.before), std::move(news.shots), options_, outlets()};
    meet();
    end_with_leaderboard();
}

// Of a game that is played elsewhere, watchers see nobody's menu (T-3.1).
void TableStage::meet() {
    const bool is_watched = not manner_.is_open and not view_->is_over();
    game_->meet(*view_, desk_, is_watched ? Decides::Elsewhere : Decides::Here);
}

void TableStage::end_with_leaderboard() {
    if (not view_->is_over() or waits() or show_.goes_on()) return;
    if (desk::PagePtr last = game_->page_after(*view_)) desk_.below = std::move(last);
}

void TableStage::tick(int milliseconds) {
    show_.pass(milliseconds, outlets());
    end_with_leaderboard();
}

std::optional<int> TableStage::next_tick() const {
    if (not show_.goes_on() or waits()) return std::nullopt;
    return show_.due();
}

void TableStage::read() {
    desk_.notices.erase(desk_.notices.begin());
    show_.pass(0, outlets());
    end_with_leaderboard();
}

std::optional<Error> TableStage::look_back() {
    auto pictures = game_->pictures();
    if (not pictures) return pictures.error();
    if (*pictures == nullptr) return Error{"This game has no charts"};
    open(std::move(*pictures));
    return std::nullopt;
}

bool TableStage::tell_story() {
    if (not has_board()) return false;
    open(desk::history_page(game_->story(std::nullopt), "THE LAST TURN"));
    return true;
}

// If the review was open before, shows it again as it was.
bool TableStage::review(std::span<const int> steps,
                        const std::optional<std::filesystem::path>& folder) {
    if (not review_) review_ = game_->review(steps, folder);
    return is_reviewing_ = review_ != nullptr;
}

void TableStage::press_review(Key key) {
    const Review::Wish wish = review_->press(key, *sounds_);
    is_reviewing_ = not wish.shuts;
    wished_ = wish.shown;
}

// First finishes the animation and dismisses the notices.
void TableStage::open(desk::PagePtr page) {
    show_.finish(outlets());
    desk_.notices.clear();
    desk_.open(std::move(page));
}

void TableStage::press(Key key) {
    if (is_reviewing_) return press_review(key);
    (void)desk::press_at_table(game_->customs(), *view_, desk_, key);
}

Canvas TableStage::canvas() const {
    if (is_reviewing_) return review_->canvas();
    return show_.goes_on() ? game_->draw_show(show_, desk_) : game_->draw(*view_, desk_);
}

std::optional<Canvas> TableStage::right_half(Size size) const {
    const desk::View& view = show_.goes_on() ? *show_.view() : *view_;
    return game_->draw_beside(view, show_, desk_, size);
}

std::optional<Canvas> TableStage::whole(Size window) const {
    if (is_reviewing_) return review_->whole(window);
    if (desk_.beside()) return std::nullopt;
    return game_->draw_whole(show_.goes_on() ? *show_.view() : *view_, desk_, window);
}

Canvas TableStage::poster(std::string_view caption) const {
    return game_->poster(*view_, desk_.recent, caption);
}

Canvas TableStage::poster_ring(std::string_view caption, Size size) const {
    return game_->poster_ring(*view_, desk_.recent, caption, size);
}

std::string TableStage::part() const { return upper(view_->part()); }

}  // namespace parlor::tui
