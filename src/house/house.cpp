#include "house/house.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "base/match.hpp"
#include "house/visitor.hpp"

namespace parlor::house {
namespace {

using host::GuestId;

constexpr Moment list_beat{1'000}, until_unused{600'000};

std::optional<Moment> sooner(std::optional<Moment> one, std::optional<Moment> other) {
    if (not one or not other) return one ? one : other;
    return std::min(*one, *other);
}

}  // namespace

House::House(HouseNeeds needs) : needs_{std::move(needs)}, tables_{needs_}, due_{next_due()} {}

House::~House() = default;

// Most of the time nobody is due, and then nobody is looked at.
void House::tick(Milliseconds passed) {
    now_ += Moment{passed.count};
    if (not is_due(due_)) return;
    for (auto& [number, table] : tables_.all()) {
        if (not is_due(table->due())) continue;
        table->come_to(now_);
        touch(*table);
    }
    for (auto& [id, visitor] : visitors_) {
        if (not is_due(visitor->due())) continue;
        visitor->come_to(now_);
        touch(*visitor);
    }
    if (is_due(list_due_)) {
        list_due_.reset();
        for (const auto& [id, visitor] : visitors_)
            if (visitor->at.number == 0) touch(*visitor);
    }
    due_ = next_due();
}

bool House::is_due(std::optional<Moment> moment) const { return moment and *moment <= now_; }

std::optional<Moment> House::next_due() const {
    std::optional<Moment> next = list_due_;
    for (const auto& [number, table] : tables_.all()) next = sooner(next, table->due());
    for (const auto& [id, visitor] : visitors_) next = sooner(next, visitor->due());
    if (needs_.is_while_used and visitors_.empty())
        next = sooner(next, empty_since_ + until_unused);
    return next;
}

void House::expect(std::optional<Moment> due) { due_ = sooner(due_, due); }

std::optional<Milliseconds> House::next_tick() const {
    if (not due_) return std::nullopt;
    return Milliseconds{static_cast<int>(std::max(*due_ - now_, Moment{0}).count())};
}

bool House::is_over() const {
    return needs_.is_while_used and visitors_.empty() and now_ - empty_since_ >= until_unused;
}

void House::hear(GuestId guest, const User& user, const wire::Hello& hello) {
    auto& visitor = visitors_[guest];
    visitor = std::make_unique<Visitor>(guest, user, hello.record, now_);
    tables_.sweep();
    come_in(*visitor, hello.errand);
    touch(*visitor);
}

std::optional<Error> House::hear(GuestId guest, const host::Said& said) {
    Visitor& visitor = *visitors_.at(guest);
    if (visitor.farewell) return std::nullopt;
    visitor.come_to(now_);
    const bool is_only_shown = std::holds_alternative<wire::Shown>(said);
    if (not is_only_shown or visitor.is_behind) touch(visitor);
    return match(
        said,
        [&](const wire::Record& record) -> std::optional<Error> {
            if (record.mode != visitor.terminal.record().mode)
                return Error{"a guest stays in its mode"};
            visitor.terminal.become(record);
            visitor.scene->heed_record();
            return std::nullopt;
        },
        [&](const wire::Keys& keys) -> std::optional<Error> {
            if (visitor.terminal.is_plain()) return Error{"keys are for screens"};
            press(visitor, keys);
            return std::nullopt;
        },
        [&](const wire::Line& line) -> std::optional<Error> {
            if (not visitor.terminal.is_plain()) return Error{"lines are for plain mode"};
            act(visitor, [&](Scene& scene) { return scene.hear(line.text, line.seen); });
            return std::nullopt;
        },
        [&](const wire::Shown& shown) {
            auto wrong = visitor.terminal.shown(shown.number);
            if (not wrong) visitor.terminal.line().shown(now_);
            return wrong;
        });
}

// A key may lead somewhere else, where the ones after it count.
void House::press(Visitor& visitor, const wire::Keys& keys) {
    for (const tui::Key key : keys.keys) {
        if (visitor.farewell) return;
        act(visitor, [&](Scene& scene) { return scene.press(key, keys.seen); });
    }
}

void House::act(Visitor& visitor, const std::function<Wish(Scene&)>& what) {
    KeptTable* const table = table_of(visitor);
    if (table != nullptr) table->come_to(now_);
    const auto game = table != nullptr ? table->game_if_awake() : nullptr;
    const std::uint64_t changes = table != nullptr ? table->changes() : 0;
    const Wish wish = what(*visitor.scene);
    if (table != nullptr) {
        if (table->game_if_awake() != game) sit_down_to_game(*table);
        look_at(*table);
        if (table->changes() != changes) touch(*table);
    }
    grant(visitor, wish);
}

void House::look_at(KeptTable& table) {
    table.look();
    expect(table.due());
}

void House::touch(Visitor& visitor) {
    visitor.is_behind = true;
    touched_.insert(visitor.id);
}

void House::touch(KeptTable& table) {
    look_at(table);
    for (const Company::Present& each : table.company().present()) touch(*visitors_.at(each.guest));
    if (not list_due_) list_due_ = now_ + list_beat;
    expect(list_due_);
}

void House::lose(GuestId guest) {
    leave_place(*visitors_.at(guest));
    visitors_.erase(guest);
    touched_.erase(guest);
    if (visitors_.empty()) empty_since_ = now_;
    due_ = next_due();
}

std::vector<GuestId> House::take_touched() {
    const auto touched = std::exchange(touched_, {});
    return {touched.begin(), touched.end()};
}

std::vector<wire::FromHost> House::next_messages(GuestId guest) {
    Visitor& visitor = *visitors_.at(guest);
    visitor.come_to(now_);
    std::vector<wire::FromHost> messages = std::exchange(visitor.first, {});
    if (std::exchange(visitor.told_at, visitor.at) != visitor.at) {
        messages.emplace_back(visitor.at);
        if (visitor.at.number == 0) messages.emplace_back(wire::Title{});
    }
    if (visitor.copy) {
        wire::CopyPart part = visitor.copy->take_part();
        const bool is_last = part.is_last;
        messages.emplace_back(std::move(part));
        if (not is_last) return messages;
        visitor.copy.reset();
    }
    if (visitor.farewell)
        messages.emplace_back(*visitor.farewell);
    else if (not visitor.terminal.is_picture_under_way() and
             std::exchange(visitor.is_behind, false))
        draw(visitor, messages);
    return messages;
}

// What is drawn for the first time may go on by itself.
void House::draw(Visitor& visitor, std::vector<wire::FromHost>& messages) {
    std::ranges::move(visitor.scene->news(), std::back_inserter(messages));
    if (visitor.terminal.is_picture_under_way()) visitor.terminal.line().sent(now_);
    expect(visitor.due());
    if (KeptTable* const table = table_of(visitor)) look_at(*table);
}

// Hints come after the computers of all tables.
std::optional<host::Job> House::work() {
    auto thinking = work_at_tables(&House::thinking_at);
    return thinking ? std::move(thinking) : work_at_tables(&House::hint_at);
}

// The tables take turns.
std::optional<host::Job> House::work_at_tables(WorkAt work_at) {
    auto& all = tables_.all();
    auto table = all.upper_bound(last_thought_);
    for (std::size_t tried = 0; tried < all.size(); ++tried, ++table) {
        if (table == all.end()) table = all.begin();
        if (table->second->company().present().empty()) continue;
        if (auto job = (this->*work_at)(*table->second)) {
            last_thought_ = table->first;
            return job;
        }
    }
    return std::nullopt;
}

// The game stays as long as somebody thinks about it, even if the table falls asleep or is closed;
// the answer is for nobody then.
std::optional<host::Job> House::thinking_at(KeptTable& table) {
    const std::shared_ptr<SharedTable>& game = table.game_if_awake();
    auto thinking = game ? game->thinking() : std::nullopt;
    if (not thinking) return std::nullopt;
    return [this, game, number = table.number(), think = std::move(*thinking)](const auto&) {
        return host::Finish{[this, game, number, answer = think()] {
            KeptTable* const at = tables_.find(number);
            if (at == nullptr) return;
            at->come_to(now_);
            if (at->game_if_awake() != game) return;
            game->answer(answer);
            touch(*at);
        }};
    };
}

std::optional<host::Job> House::hint_at(KeptTable& table) {
    const std::shared_ptr<SharedTable>& game = table.game_if_awake();
    auto work = game ? game->take_work() : nullptr;
    if (not work) return std::nullopt;
    return [this, game, number = table.number(), work = std::move(work)](const auto&) {
        return host::Finish{[this, game, number, show = work()] {
            game->finish(show);
            if (KeptTable* const at = tables_.find(number)) touch(*at);
        }};
    };
}

}  // namespace parlor::house
