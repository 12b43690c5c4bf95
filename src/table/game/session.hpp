// Session: a running game with its log of moves, the rules' position, and the dealer.
//
// The log is authoritative, and the position follows from it: saving writes the log, loading
// replays it, and undo replays a shorter log, from the nearest of a few positions that are kept
// (waypoints.hpp).
//
// Source:   table-language.md, "Chance", "Directives" and "Journals".
// Errors:   a refusal gives the reason as text; it changes nothing and is not logged.
// Choices:  undo counts the moves of people. With a person's move it removes all later moves of
//           computers; the computers make the same moves again unless the person plays differently.
// Not here: text (text_table.hpp) and files (journal.hpp).
#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "table/game/computers.hpp"
#include "table/game/dealer.hpp"
#include "table/game/log_entry.hpp"
#include "table/game/own_callback.hpp"
#include "table/game/thinking.hpp"
#include "table/game/waypoints.hpp"
#include "table/journal/event_log.hpp"
#include "table/language/known_acts.hpp"

namespace parlor::table {

// After each such number of players' moves, the log stores a hash of the position.
inline constexpr int moves_between_states = 50;

template <TurnGame G>
class Session {
public:
    using Setup = typename G::Setup;
    using Position = typename G::Position;
    using Action = typename G::Action;
    using Event = typename G::Event;
    using Entry = LogEntry<Action>;

    Session(Setup setup, std::uint64_t seed)
        : setup_{std::move(setup)}, dealer_{seed}, position_{G::deal(setup_, telling_.pen())} {}

    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] std::uint64_t seed() const { return dealer_.seed(); }
    [[nodiscard]] const Position& position() const { return position_; }
    [[nodiscard]] const std::vector<Entry>& log() const { return log_; }
    [[nodiscard]] int moves() const { return moves_; }  // of players
    [[nodiscard]] int moves_of_people() const { return moves_of_people_; }
    // Requires that a person has moved.
    [[nodiscard]] const Action& last_move_of_person() const {
        const auto last =
            std::ranges::find(log_.rbegin(), log_.rend(), MoverKind::Person, &Entry::kind);
        return std::get<Action>(last->what);
    }
    [[nodiscard]] std::optional<Seat> decider() const { return G::decider(position_); }
    [[nodiscard]] bool chance_decides() const { return decider() == chance; }

    // Plays a move and logs it; `mover` is a seat, or 0 for chance. Requires that no rigging is
    // open.
    WhyNot play(Seat mover, const Action& action, Took took = {}) {
        assert(not rigged_from_);
        const MoverKind kind = only_thinks<G>(action) ? MoverKind::Time : kind_of_decider();
        if (auto refusal = advance(mover, action, took.time)) return refusal;
        log_.push_back({++last_serial_, mover, kind, action, took});
        if (kind == MoverKind::Person) ++moves_of_people_;
        if (is_move(kind) and moves_ % moves_between_states == 0)
            log_.back().state = G::hash(position_);
        set_waypoint_in_time();
        moved_();
        return std::nullopt;
    }

    // Calls `moved` after each move that `play` makes, of a player or of chance, so that an
    // observer that takes the events then misses none. Copies of the session do not call it.
    void on_each_move(std::function<void()> moved) { moved_.become(std::move(moved)); }

    // Why `play` would refuse the move; changes nothing. Also reports a refusal that changed the
    // state, which would be a bug in the game.
    struct Attempt {
        WhyNot refusal;
        bool left_a_trace = false;
    };
    [[nodiscard]] Attempt attempt(Seat mover, const Action& action, Took took = {}) const {
        Position position = position_;
        std::vector<Event> told;
        Attempt result{wrong_side(mover, action)};
        if (not result.refusal)
            result.refusal = G::play(setup_, position, mover, action, took.time, told);
        result.left_a_trace =
            result.refusal and (not told.empty() or G::hash(position) != G::hash(position_));
        return result;
    }

    // The dealer decides until a player has to decide or the game is over. An act that was foreseen
    // or taken back has the same outcome again, if that is still a legal answer.
    void answer_chance() {
        while (chance_decides())
            if (not play_known(acts_) and not play_drawn(acts_)) return;
    }

    // Sets the outcomes of the coming acts of chance, from the first act on. Requires an empty log.
    void foresee(std::vector<Action> acts) {
        assert(log_.empty());
        known_.foresee(std::move(acts));
    }
    [[nodiscard]] const std::vector<Action>& foreseen() const { return known_.foreseen(); }

    // The outcomes of all acts of chance from the first act on, played and coming (foreseen or
    // taken back). Empty when the log and the dealer give the same outcomes without it.
    [[nodiscard]] std::vector<Action> known_acts() const {
        if (not known_.any_taken_back_from(acts_)) return known_.foreseen();
        std::vector<Action> acts = acts_in_log();
        while (const auto act = known_.at(acts.size())) acts.push_back(*act);
        return acts;
    }

    // Sets a fact (`.set`). Riggings stay open until `settle`, so that they may contradict each
    // other in between.
    WhyNot rig(const std::string& key, std::span<const std::string> values) {
        Position rigged = position_;
        if (auto refusal = G::rig(rigged, key, values)) return refusal;
        ++work_;
        if (not rigged_from_) rigged_from_ = {position_, log_.size()};
        position_ = rigged;
        log_.push_back({++last_serial_,
                        chance,
                        MoverKind::Chance,
                        Rigging{key, {values.begin(), values.end()}}});
        return std::nullopt;
    }

    // Whether any fact was set in this game.
    [[nodiscard]] bool is_rigged() const {
        return std::ranges::any_of(
            log_, [](const Entry& entry) { return std::holds_alternative<Rigging>(entry.what); });
    }

    // Closes the riggings, and undoes all of them when the position is impossible.
    WhyNot settle() {
        if (not rigged_from_) return std::nullopt;
        const auto from = *std::exchange(rigged_from_, std::nullopt);
        auto refusal = G::impossible(position_);
        if (refusal) {
            position_ = from.position;
            log_.erase(at(from.log_size), log_.end());
        }
        set_waypoint_in_time();
        return refusal;
    }

    // Removes the last `count` moves of people and all that followed them. False, with nothing
    // changed, when there are fewer. Requires that no rigging is open.
    bool undo(int count = 1) {
        assert(not rigged_from_);
        if (count < 1 or count > moves_of_people_) return false;
        std::size_t first = log_.size();
        for (int left = count; left > 0;)
            if (log_[--first].kind == MoverKind::Person) --left;
        while (first > 0 and log_[first - 1].kind == MoverKind::Time) --first;  // of that decision
        remember_acts(first);
        return_to(first);
        return true;
    }

    // Goes back to where the log had this number of entries, as if nothing had followed. Unlike
    // after an undo, chance may then decide otherwise. Requires that no rigging is open.
    void return_to(std::size_t entries) {
        assert(not rigged_from_);
        for (std::size_t i = entries; i < log_.size(); ++i)
            if (log_[i].kind == MoverKind::Person) --moves_of_people_;
        log_.erase(at(entries), log_.end());
        replay();
    }

    // How many moves and riggings were played, including those that undo replayed.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    // The session before the last move of that seat. Requires that the seat has moved, and that no
    // rigging is open.
    [[nodiscard]] Session before_last_move_of(Seat mover) const {
        Session before = *this;
        const auto is_its = [&](const Entry& entry) {
            return entry.mover == mover and is_move(entry.kind);
        };
        const auto last = std::find_if(log_.rbegin(), log_.rend(), is_its);
        before.return_to(static_cast<std::size_t>(log_.rend() - last) - 1);
        return before;
    }

    // The events since the last player's move began, including those of chance and the rules after
    // it.
    [[nodiscard]] std::span<const Event> told() const { return telling_.of_last_move(); }

    // For observers: remember the count, and pass it later to get the events since then. Of the
    // events before the last move only the last few hundred are kept (event_log.hpp); events that a
    // replay repeats are not counted again.
    [[nodiscard]] std::uint64_t told_count() const { return telling_.count(); }
    [[nodiscard]] std::span<const Event> told_since(std::uint64_t count) const {
        return telling_.since(count);
    }

private:
    struct RiggedFrom {
        Position position;
        std::size_t log_size;
    };
    struct State {  // that follows from the log
        EventLog<Event> telling;
        Position position;
        std::size_t acts;
        int moves;
    };

    auto at(std::size_t index) { return log_.begin() + static_cast<std::ptrdiff_t>(index); }

    static bool is_move(MoverKind kind) {
        return kind == MoverKind::Person or kind == MoverKind::Computer;
    }

    static WhyNot wrong_side(Seat mover, const Action& action) {
        if (G::is_chance(action) == (mover == chance)) return std::nullopt;
        return mover == chance ? "chance (seat 0) does not make this move"
                               : "only chance (seat 0) makes this move";
    }

    [[nodiscard]] MoverKind kind_of_decider() const {
        const auto seat = decider();
        if (not seat or *seat == chance) return MoverKind::Chance;
        return computer_level<G>(setup_, position_, *seat) ? MoverKind::Computer
                                                           : MoverKind::Person;
    }

    // Changes the position and the counters, but not the log.
    WhyNot advance(Seat mover, const Action& action, Milliseconds took) {
        if (auto refusal = wrong_side(mover, action)) return refusal;
        const std::size_t before = telling_.pen().size();
        if (auto refusal = G::play(setup_, position_, mover, action, took, telling_.pen()))
            return refusal;
        ++work_;
        if (mover == chance) {
            ++acts_;
        } else if (not only_thinks<G>(action)) {
            ++moves_;
            telling_.move_begins(before);
        }
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Action> acts_in_log() const {
        std::vector<Action> acts;
        for (const Entry& entry : log_)
            if (const auto* act = std::get_if<Action>(&entry.what); act and entry.mover == chance)
                acts.push_back(*act);
        return acts;
    }

    bool play_known(std::size_t n) {
        const auto action = known_.at(n);
        return action and not play(chance, *action);
    }

    bool play_drawn(std::size_t n) {
        Act act = dealer_.act(n);
        const auto refusal = play(chance, G::answer_chance(position_, Draw{act}));
        assert(not refusal);
        return not refusal;
    }

    void remember_acts(std::size_t from) {
        std::size_t n = acts_;
        for (std::size_t i = log_.size(); i-- > from;) {
            const auto* action = std::get_if<Action>(&log_[i].what);
            if (action == nullptr or log_[i].mover != chance) continue;
            known_.take_back(--n, *action);
        }
    }

    // Replays the log, from the nearest waypoint on; the events do not count as new.
    void replay() {
        const std::uint64_t count = telling_.start_again();
        const std::size_t end = log_.size();
        std::size_t entries = restore(waypoints_.nearest(end));
        for (; entries < end; ++entries) {
            if (waypoints_.is_place(entries, end)) set_waypoint(entries);
            replay(log_[entries]);
        }
        set_waypoint(end);
        waypoints_.thin_out(end);
        telling_.stand_at(count);
    }

    // Restores the state at the waypoint, or before the first entry; returns the number of entries
    // before it.
    std::size_t restore(const typename Waypoints<State>::Waypoint* from) {
        if (from != nullptr) {
            telling_ = from->state.telling;
            position_ = from->state.position;
            acts_ = from->state.acts;
            moves_ = from->state.moves;
            return from->entries;
        }
        position_ = G::deal(setup_, telling_.pen());
        acts_ = 0;
        moves_ = 0;
        return 0;
    }

    void set_waypoint_in_time() {
        if (waypoints_.is_due(log_.size())) set_waypoint(log_.size());
    }

    void set_waypoint(std::size_t entries) {
        waypoints_.set(entries, {telling_, position_, acts_, moves_});
    }

    void replay(const Entry& entry) {
        WhyNot refusal;
        if (const auto* action = std::get_if<Action>(&entry.what)) {
            refusal = advance(entry.mover, *action, entry.took.time);
        } else {
            const auto& [key, values] = std::get<Rigging>(entry.what);
            refusal = G::rig(position_, key, values);
            ++work_;
        }
        assert(not refusal);
    }

    Setup setup_;
    Dealer dealer_;
    EventLog<Event> telling_;  // before position_, as dealing reports events
    Position position_;
    std::vector<Entry> log_;
    std::uint64_t last_serial_ = 0;
    std::size_t acts_ = 0;  // acts of chance
    int moves_ = 0;         // of players
    int moves_of_people_ = 0;
    std::uint64_t work_ = 0;
    Waypoints<State> waypoints_;
    KnownActs<Action> known_;
    std::optional<RiggedFrom> rigged_from_;
    OwnCallback moved_;
};

}  // namespace parlor::table
