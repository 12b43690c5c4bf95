#include "house/scenes/member.hpp"

#include <algorithm>
#include <utility>

#include "base/match.hpp"
#include "base/seat_kind.hpp"

namespace parlor::house {
namespace {

using Is = tui::CompanySeat::Is;
using Closed = library::TableRecord::Closed;

constexpr Moment minute{60'000};

std::string words_for(std::optional<Moment> away) {
    return away ? "away " + std::to_string(*away / minute) + " min" : "here";
}

Result<Wish> unless(const std::optional<Error>& refusal, Wish then = GoOn{}) {
    if (refusal) return *refusal;
    return then;
}

Result<Wish> nothing() { return Wish{GoOn{}}; }

Error only_opener() { return {"Only the opener can do this"}; }

}  // namespace

bool Member::is_muted(const User& user) const {
    return std::ranges::find(muted_, user) != muted_.end();
}

bool Member::hears(const Company::Said& said) const {
    return not said.user or not is_muted(*said.user);
}

bool Member::is_asked() const {
    const auto& asked = table_->company().asked();
    return asked and std::ranges::find(asked->missing, *user_) != asked->missing.end();
}

tui::CompanySeat Member::seat_at(std::size_t seat) const {
    const library::TableRecord& record = table_->record();
    const auto& entered = table_->entered()[seat];
    tui::CompanySeat shown{
        .name = entered.name, .token = entered.token, .colour = board::find_colour(entered.colour)};
    const auto level = table_->level_of(Entrant(seat));
    shown.state = level ? "computer " + std::to_string(*level) : "";
    const auto& user = record.seats[seat];
    if (not user) return shown;
    const auto away = table_->away_for(Entrant(seat));
    const bool is_out = std::ranges::find(record.put_out, *user) != record.put_out.end();
    shown.is = is_out ? Is::PutOut : *user == *user_ ? Is::Mine : Is::Taken;
    shown.who = user->shown();
    if (not level) shown.state = words_for(away);
    shown.can_be_asked = not level and away and *away >= minute;
    shown.is_muted = is_muted(*user);
    return shown;
}

tui::CompanyNow Member::now() const {
    const Company& company = table_->company();
    tui::CompanyNow now{.watchers = company.watchers(),
                        .are_watchers_muted = company.are_watchers_muted(),
                        .can_talk = not company.are_watchers_muted() or not only_watches(),
                        .has_rights = table_->rules(*user_),
                        .has_clocks = table_->has_clocks() and not table_->is_over(),
                        .is_over = table_->is_over(),
                        .can_copy = table_->may_copy(*user_)};
    for (std::size_t seat = 0; seat < table_->record().seats.size(); ++seat)
        now.seats.push_back(seat_at(seat));
    for (const Company::Said& said : company.talk())
        if (hears(said)) now.talk.push_back({said.number, said.name + ": " + said.text});
    return now;
}

Result<Wish> Member::grant(const tui::CompanyWish& wish) {
    return match(
        wish,
        [](tui::GoOn) { return nothing(); },
        [](tui::GoBack) { return nothing(); },
        [&](const tui::SayLine& line) { return unless(table_->say(*user_, line.text)); },
        [&](tui::GiveUp) { return unless(table_->give_up(*user_), WatchTable{table_->number()}); },
        [&](const tui::LetSit& let) {
            return unless(table_->ask_to_sit_in(*user_, let.seat, let.level));
        },
        [&](const tui::Mute& whom) { return mute(whom.seat); },
        [&](tui::KeepTable) { return close(Closed::Kept); },
        [&](tui::EndTable) { return close(Closed::Ended); },
        [&](tui::KeepCopy) { return keep_copy(); },
        [&](const tui::PutOut& whom) { return put_out(whom.seat); },
        [&](const tui::LetBack& whom) { return let_back(whom.seat); },
        [&](const tui::MuteWatchers& mute) { return mute_watchers(mute.muted); },
        [&](tui::PauseForAll) { return unless(table_->ask_to_pause(*user_)); });
}

Result<User> Member::user_at(std::size_t seat) const {
    const auto& user = table_->record().seats[seat];
    if (not user) return Error{"A computer has this seat"};
    return *user;
}

Result<Wish> Member::mute(std::size_t seat) {
    const auto user = user_at(seat);
    if (not user) return user.error();
    if (std::erase(muted_, *user) == 0) muted_.push_back(*user);
    return nothing();
}

Result<Wish> Member::close(Closed how) const {
    if (not table_->rules(*user_)) return only_opener();
    return Wish{CloseTable{how}};
}

Result<Wish> Member::put_out(std::size_t seat) const {
    const auto user = user_at(seat);
    if (not user) return user.error();
    if (not table_->rules(*user_)) return only_opener();
    return unless(table_->put_out(*user), PutOut{*user});
}

Result<Wish> Member::let_back(std::size_t seat) const {
    const auto user = user_at(seat);
    if (not user) return user.error();
    if (not table_->rules(*user_)) return only_opener();
    return unless(table_->let_back(*user));
}

Result<Wish> Member::mute_watchers(bool muted) const {
    if (not table_->rules(*user_)) return only_opener();
    table_->company().mute_watchers(muted);
    return nothing();
}

Result<Wish> Member::keep_copy() {
    auto copy = table_->copy_for(*user_);
    if (not copy) return copy.error();
    has_copy_ = true;
    return Wish{SendCopy{std::move(*copy)}};
}

}  // namespace parlor::house
