#include "app/showcase.hpp"

#include <algorithm>
#include <utility>

#include "table/language/script.hpp"

namespace parlor::tui {
namespace {

constexpr int quiet_before_board = 150, between_decisions = 1'000, quiet_until_rest = 60'000;
constexpr int decisions_before = 180;

// The game that computers play, before its first move; null when no game has one, or its files
// cannot be read.
std::shared_ptr<table::GameTable> demonstration_of(Games games) {
    const auto game = std::ranges::find_if(
        games, [](const GameBox& each) { return not each.demonstration.empty(); });
    if (game == games.end()) return nullptr;
    table::LineReader lines{std::string{game->demonstration}};
    table::Output complaints;
    return load_script(lines, "demonstration", game->opener(), complaints).table;
}

// The decision of a computer, and what chance makes of it.
void play_on(table::GameTable& table) {
    if (table.deciding_level()) table.let_decide([] { return Milliseconds{}; });
    table.answer_chance();
}

}  // namespace

void Showcase::set_out(std::shared_ptr<table::GameTable> unfinished) {
    clear();
    unfinished_ = std::move(unfinished);
    hide();
}

void Showcase::clear() {
    unfinished_.reset();
    stage_.reset();
    table_.reset();
    is_shown_ = plays_ = false;
}

void Showcase::hide() {
    is_shown_ = false;
    quiet_ = 0;
    if (is_still()) show();
}

void Showcase::show() {
    is_shown_ = true;
    if (stage_) return;
    if (unfinished_) put_on_stage(std::exchange(unfinished_, nullptr), "YOUR GAME");
    if (not stage_ or not stage_->has_board()) begin_demonstration();
}

void Showcase::put_on_stage(std::shared_ptr<table::GameTable> table, const char* caption) {
    stage_ = stage_for(
        games_,
        *table,
        {.options = Options{}, .sounds = unheard_, .glyphs = terms_->glyphs, .is_open = false});
    stage_->show(*table, table->told_count());
    table_ = std::move(table);
    caption_ = caption;
}

void Showcase::begin_demonstration() {
    auto table = demonstration_of(games_);
    if (not table) return;
    table->answer_chance();
    for (int i = 0; i < decisions_before; ++i) play_on(*table);
    put_on_stage(std::move(table), "COMPUTERS PLAY");
    plays_ = true;
    due_ = between_decisions;
}

void Showcase::decide() {
    play_on(*table_);
    stage_->show(*table_, table_->told_count());
    plays_ = table_->decider().has_value();
    due_ = between_decisions;
}

void Showcase::tick(int milliseconds) {
    if (not next_tick()) return;
    quiet_ += milliseconds;
    if (not is_shown_) {
        if (quiet_ >= quiet_before_board) show();
        return;
    }
    due_ -= milliseconds;
    if (due_ <= 0) decide();
}

std::optional<int> Showcase::next_tick() const {
    if (is_still()) return std::nullopt;
    if (not is_shown_) return std::max(0, quiet_before_board - quiet_);
    if (not plays_ or quiet_ >= quiet_until_rest) return std::nullopt;
    return std::max(0, due_);
}

Canvas Showcase::canvas() const {
    return is_shown_ and stage_ ? stage_->poster(caption_) : Canvas{};
}

Canvas Showcase::right_half(Size size) const {
    return stage_ ? stage_->poster_ring(caption_, size) : Canvas{size};
}

}  // namespace parlor::tui
