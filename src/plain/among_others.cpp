// Conversation: at a table where others sit at other terminals. What is played there is told once the
// host has kept it.
#include <algorithm>
#include <utility>

#include "base/text.hpp"
#include "plain/conversation.hpp"
#include "plain/spoken.hpp"
#include "table/game/own_moves.hpp"

namespace parlor::plain {

// Computers decide at the host, and so does chance.
bool Conversation::waits_for_others(const GameView& view) const {
    if (not needs_.players or view.is_over()) return false;
    return table().deciding_level() or view.decider() == chance or
           not decides_here(view, view.decider());
}

// Whoever is the only player here, else whoever decides here; else nobody in particular.
void Conversation::turn_to_listener() {
    if (not needs_.players) return words_->speak_to_whoever_decides();
    const ViewPtr view = words_->view();
    if (needs_.players->has_one()) {
        at_keyboard_ = needs_.players->first();
        return words_->speak_to(seat_of(*at_keyboard_));
    }
    const bool is_decided_here = not view->is_over() and not waits_for_others(*view);
    words_->speak_to(is_decided_here ? view->decider() : chance);
}

// What was asked in several steps is dropped when something has happened, but not when a clock is noted.
Answer Conversation::catch_up() {
    turn_to_listener();
    Sentences told = refusal_to_take_back();
    const LogEnd before = std::exchange(heard_to_, log_end());
    if (before == heard_to_) return voiced(ask(std::move(told)));
    took_ = {};
    const bool is_taken_back =
        before.entries > heard_to_.entries or
        (before.entries > 0 and table().serial(before.entries - 1) != before.serial);
    if (is_taken_back or told_ != table().told_count()) {
        asking_.reset();
        confirming_.reset();
    }
    if (is_taken_back) {
        told_ = table().told_count();
        told.emplace_back("What was done last is taken back.");
        told = with_open_offer(std::move(told));
    }
    for (std::string& one : take_news()) told.push_back(std::move(one));
    return voiced(ask(std::move(told)));
}

Conversation::LogEnd Conversation::log_end() const {
    const std::size_t entries = table().entries();
    return {entries, entries > 0 ? table().serial(entries - 1) : 0};
}

// Why nothing can be played now; empty: it can.
std::string Conversation::why_not_here() const {
    if (not needs_.place.shut.empty()) return std::string{needs_.place.shut} + ".";
    return waits_for_others(*words_->view()) ? "It is not for you to decide now." : "";
}

// Whoever is alone here, and is asked for a vote before it comes to them (T-3.3).
std::optional<Seat> Conversation::voter() const {
    if (not needs_.players or not needs_.players->has_one() or table().voters().empty())
        return std::nullopt;
    const Seat seat = seat_of(needs_.players->first());
    const bool is_early = table().voters().contains(seat) and table().decider() != seat;
    return is_early ? std::optional{seat} : std::nullopt;
}

std::string Conversation::question_to_vote(Seat voter) const {
    const ViewPtr view = words_->view();
    const Sitting& there = view->sitting(voter);
    auto answers_open = verbs().moves;
    answers_open.emplace_back("ask");
    const auto& answers = needs_.place.early_answers;
    const auto answer = answers.find(there.entrant);
    return there.name +
           (answer == answers.end()
                ? ", there is a vote. "
                : ", your answer waits: " + words_->verb(choice_of(answer->second)) + ". ") +
           sentence_case(listed(answers_open, "or")) + "?";
}

// It waits, and can be changed, until the vote comes to the player.
Answer Conversation::vote(const std::string& answer) {
    if (not needs_.place.shut.empty()) return tell_shut();
    const auto choices = table().choices();
    if (std::ranges::find(choices, answer) == choices.end()) return repeat({"First the vote."});
    needs_.place.early_answers[needs_.players->first()] = answer;
    return repeat();
}

// To the asker's own last decision (T-3.5).
Answer Conversation::ask_others_to_take_back() {
    auto& wish = needs_.place.take_back;
    if (not needs_.place.shut.empty()) return repeat({std::string{needs_.place.shut} + "."});
    if (needs_.players->empty() or not at_keyboard_)
        return repeat({"Only players take back moves."});
    if (wish) return repeat({"The others are asked already."});
    const int back = table::moves_since_own(table(), seat_of(*at_keyboard_));
    if (back == 0) return repeat({"There is no move to take back."});
    const ViewPtr view = words_->view();
    SetOf<Entrant> others;
    for (const Seat seat : people_in(*view)) others.insert(view->sitting(seat).entrant);
    others.erase(*at_keyboard_);
    if (others.empty() or table::is_last_decision_of(table(), seat_of(*at_keyboard_))) {
        table().undo(back);
        return {};
    }
    wish = {.asker = at_keyboard_, .moves = table().moves(), .back = back, .missing = others};
    return repeat({"The others are asked."});
}

// Whoever asked hears it. Another move ends the wish.
Sentences Conversation::refusal_to_take_back() {
    auto& wish = needs_.place.take_back;
    if (wish and wish->moves != table().moves()) wish.reset();
    if (not wish or not wish->refused_by) return {};
    if (wish->asker and not needs_.players->contains(*wish->asker)) return {};
    const Entrant refused_by = *std::exchange(wish, std::nullopt)->refused_by;
    return {words_->view()->sitting(seat_of(refused_by)).name + " does not agree."};
}

std::optional<Entrant> Conversation::asked_to_agree() const {
    const auto& wish = needs_.place.take_back;
    if (not needs_.players or not wish or wish->refused_by) return std::nullopt;
    for (const Entrant player : wish->missing)
        if (needs_.players->contains(player)) return player;
    return std::nullopt;
}

std::string Conversation::question_to_agree(Entrant asked) const {
    const ViewPtr view = words_->view();
    const auto& asker = needs_.place.take_back->asker;
    return (asker ? view->sitting(seat_of(*asker)).name : "Somebody") +
           " wants to take back. Do you agree, " + view->sitting(seat_of(asked)).name +
           ", yes or no?";
}

Answer Conversation::agree(Entrant player, bool agrees) {
    auto& wish = needs_.place.take_back;
    if (not needs_.place.shut.empty()) return repeat({std::string{needs_.place.shut} + "."});
    if (not agrees) {
        wish->refused_by = player;
        return repeat({"You do not agree."});
    }
    wish->missing.erase(player);
    if (not wish->missing.empty()) return repeat({"You agree."});
    table().undo(std::exchange(wish, std::nullopt)->back);
    return {};
}

Seat Conversation::seat_of(Entrant player) const {
    const ViewPtr view = words_->view();
    Seat seat{1};
    while (view->sitting(seat).entrant != player) seat = Seat(number(seat) + 1);
    return seat;
}

}  // namespace parlor::plain
