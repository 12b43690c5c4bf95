#include "app/property/stage.hpp"

#include <utility>

#include "app/property/recall.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/history.hpp"
#include "sessions/property/table.hpp"
#include "tui/desk/scene.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/ring.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

rules::View PropertyStage::seen(table::GameTable& table) {
    const auto& game = *property_session(table);
    rules::View view = rules::view_for(game.setup(), game.position());
    names_.put_into(view, glyphs_);
    return view;
}

rules::Property::Setup PropertyStage::told_setup(const table::Session<rules::Property>& game) {
    return names_.put_into(game.setup(), glyphs_);
}

void PropertyStage::show(table::GameTable& table, std::uint64_t told_before) {
    const auto& game = *property_session(table);
    const auto told = game.told_since(told_before);
    ui_ = {};
    ui_.is_replay = true;
    view_ = seen(table);
    recall(game, view_, told_before, ui_.recent);
    hear(told_setup(game), game.position(), told, ui_.bargain, ui_.notices);
    show_.begin(view_, {told.begin(), told.end()}, options_, pages());
    show_.finish(pages());
    meet(view_, ui_);
}

void PropertyStage::follow(table::GameTable& table, std::uint64_t told_before) {
    const auto& game = *property_session(table);
    const auto told = game.told_since(told_before);
    ui_.notices.clear();
    hear(told_setup(game), game.position(), told, ui_.bargain, ui_.notices);
    auto before = std::exchange(view_, seen(table));
    show_.begin(std::move(before), {told.begin(), told.end()}, options_, pages());
    meet(view_, ui_);
}

std::optional<int> PropertyStage::next_tick() const {
    if (not show_.goes_on() or waits()) return std::nullopt;
    return show_.due();
}

void PropertyStage::read() {
    ui_.notices.erase(ui_.notices.begin());
    show_.pass(0, pages());
}

// Finishes the animation and dismisses the notices first.
void PropertyStage::open(PagePtr page) {
    show_.finish(pages());
    ui_.notices.clear();
    ui_.open(std::move(page));
}

bool PropertyStage::look_back(table::GameTable& table) {
    open(charts_page(chronicle_of(*property_session(table))));
    return true;
}

bool PropertyStage::tell_story(table::GameTable& table) {
    const auto& game = *property_session(table);
    open(desk::history_page<PropertyDesk>(history_of(game, told_setup(game), std::nullopt),
                                          "THE LAST TURN"));
    return true;
}

bool PropertyStage::looks_back() const {
    return ui_.shown<Charts>() != nullptr or ui_.shown<History>() != nullptr;
}

void PropertyStage::press(Key key) { (void)tui::press(view_, ui_, key); }

Canvas PropertyStage::canvas() const {
    return show_.goes_on() ? desk::draw_show<PropertyDesk>(show_, ui_) : draw(view_, ui_);
}

std::optional<Canvas> PropertyStage::right_half(Size size) const {
    const rules::View& view = show_.goes_on() ? show_.view() : view_;
    return draw_ring(
        view, show_.goes_on() ? show_.here() : PropertyDesk::decided_on(view), ui_.recent, size);
}

std::string PropertyStage::part() const { return "ROUND " + std::to_string(view_.round); }

}  // namespace parlor::tui
