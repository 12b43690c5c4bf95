#include "house/company.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "house/table_folder.hpp"
#include "unicode/printable.hpp"

namespace parlor::house {
namespace {

constexpr Moment minute{60'000}, until_others_rule{600'000}, time_of_talk{10'000};
constexpr int most_said = 10;  // in that time

}  // namespace

void Company::come(const Present& guest) {
    ++changes_;
    present_.push_back(guest);
    if (not guest.watches)
        std::erase_if(away_, [&](const Away& each) { return each.user == guest.user; });
    if (asked_ and asked_->away == guest.user) asked_.reset();
}

void Company::leave(host::GuestId guest, Moment now) {
    ++changes_;
    const auto found = std::ranges::find(present_, guest, &Present::guest);
    if (found == present_.end()) return;
    const Present gone = *found;
    present_.erase(found);
    if (gone.watches or has_at_seat(gone.user)) return;
    away_.push_back({gone.user, now});
    if (not asked_) return;
    using About = Vote::About;
    const bool was_asked = std::erase(asked_->missing, gone.user) > 0;
    const bool has_asked = asked_->asker == gone.user;
    if ((was_asked and asked_->about == About::AnotherGame) or
        (has_asked and asked_->about != About::SittingIn))
        asked_.reset();
}

bool Company::has_at_seat(const User& user) const {
    return std::ranges::any_of(
        present_, [&](const Present& each) { return each.user == user and not each.watches; });
}

std::size_t Company::watchers() const {
    return static_cast<std::size_t>(std::ranges::count_if(present_, &Present::watches));
}

// Somebody who has not been there yet has been away since the table was opened or woke up.
std::optional<Moment> Company::away_for(const User& user, Moment now) const {
    if (has_at_seat(user)) return std::nullopt;
    const auto found = std::ranges::find(away_, user, &Away::user);
    return now - (found == away_.end() ? Moment{0} : found->since);
}

bool Company::rules(const User& user, const User& opener, Moment now) const {
    if (user == opener) return true;
    const auto away = away_for(opener, now);
    if (not away or *away < until_others_rule) return false;
    const Present* longest = nullptr;
    for (const Present& each : present_)
        if (not each.watches and (longest == nullptr or each.since < longest->since))
            longest = &each;
    return longest != nullptr and longest->user == user;
}

std::optional<Error> Company::say(const User& user,
                                  const std::string& name,
                                  const std::string& text,
                                  Moment now) {
    std::erase_if(spoken_, [&](const Spoken& each) { return each.when + time_of_talk <= now; });
    if (std::ranges::count(spoken_, user, &Spoken::user) >= most_said)
        return Error{"You have said much: wait a little"};
    spoken_.push_back({user, now});
    ++changes_;
    const std::string cleaned = printable(text, longest_line_of_talk);
    add({.user = user, .name = name, .text = tui::shortened(cleaned, longest_line_of_talk)});
    return std::nullopt;
}

void Company::add(Said said) {
    said.number = ++said_count_;
    talk_.push_back(std::move(said));
    if (talk_.size() > most_lines_of_talk) talk_.pop_front();
}

void Company::recall(std::vector<Said> talk) {
    talk_.clear();
    for (Said& said : talk) add(std::move(said));
}

std::optional<Error> Company::ask(const User& asker, const User& away, int level, Moment now) {
    if (asked_) return Error{"Another question is open"};
    const auto time = away_for(away, now);
    if (not time) return Error{away.shown() + " is here"};
    const auto refused = std::ranges::find(refused_, away, &Refused::away);
    if (*time < minute or (refused != refused_.end() and now - refused->when < minute))
        return Error{"Ask when a minute is over"};
    put({.asker = asker, .away = away, .level = level});
    return std::nullopt;
}

std::optional<Error> Company::ask(const User& asker, Vote::About about) {
    if (asked_) return Error{"Another question is open"};
    put({.asker = asker, .about = about});
    return std::nullopt;
}

// To all the others who are there with a seat.
void Company::put(Vote vote) {
    ++changes_;
    for (const Present& each : present_)
        if (not each.watches and each.user != vote.asker) vote.missing.push_back(each.user);
    asked_ = std::move(vote);
}

void Company::answer(const User& user, bool agrees, Moment now) {
    ++changes_;
    if (not asked_ or std::erase(asked_->missing, user) == 0 or agrees) return;
    if (const auto& away = asked_->away) {
        std::erase_if(refused_, [&](const Refused& each) { return each.away == *away; });
        refused_.push_back({*away, now});
    }
    asked_.reset();
}

std::optional<Company::Vote> Company::take_agreed() {
    if (not asked_ or not asked_->missing.empty()) return std::nullopt;
    return std::exchange(asked_, std::nullopt);
}

}  // namespace parlor::house
