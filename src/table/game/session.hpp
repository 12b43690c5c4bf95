// Session: a running game with its log of moves, the rules' position, and the dealer.
//
// The log (move_log.hpp) is authoritative, and the course of the game (course.hpp) follows from it:
// saving writes the log, loading replays it, and undo replays a shorter log, from the nearest of a
// few courses that are kept (waypoints.hpp).
//
// Source:   table-language.md, "Chance", "Directives" and "Journals".
// Errors:   a refusal gives the reason as text; it changes nothing and is not logged.
// Choices:  undo counts the moves of people. With a person's move it removes all later moves of
//           computers; the computers make the same moves again unless the person plays differently.
// Not here: text (text_table.hpp) and files (journal.hpp).
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "table/game/computers.hpp"
#include "table/game/course.hpp"
#include "table/game/dealer.hpp"
#include "table/game/move_log.hpp"
#include "table/game/own_callback.hpp"
#include "table/game/sitting.hpp"
#include "table/game/thinking.hpp"
#include "table/game/waypoints.hpp"
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
        : setup_{std::move(setup)}, dealer_{seed}, course_{setup_} {}

    // With the players who sit there now; and as it was entered.
    [[nodiscard]] const Setup& setup() const { return setup_; }
    [[nodiscard]] Setup entered() const {
        Setup setup = setup_;
        unseat(setup, 0);
        return setup;
    }
    [[nodiscard]] std::uint64_t seed() const { return dealer_.seed(); }
    [[nodiscard]] const Position& position() const { return course_.position; }
    [[nodiscard]] const std::vector<Entry>& log() const { return log_.entries(); }
    [[nodiscard]] int moves() const { return course_.moves; }  // of players
    [[nodiscard]] int moves_of_people() const { return log_.moves_of_people(); }
    // Requires that a person has moved.
    [[nodiscard]] const Action& last_move_of_person() const { return log_.last_move_of_person(); }
    [[nodiscard]] std::optional<Seat> decider() const { return G::decider(position()); }
    [[nodiscard]] bool chance_decides() const { return decider() == chance; }

    // Plays a move and logs it; `mover` is a seat, or 0 for chance. Requires that no rigging is
    // open.
    WhyNot play(Seat mover, const Action& action, Took took = {}) {
        assert(not rigged_from_);
        const MoverKind kind = only_thinks<G>(action) ? MoverKind::Time : kind_of_decider();
        if (auto refusal = course_.play(setup_, mover, action, took.time)) return refusal;
        ++work_;
        Entry& entry = log_.add({.mover = mover, .kind = kind, .what = action, .took = took});
        if (is_move(kind) and moves() % moves_between_states == 0)
            entry.state = G::hash(position());
        set_waypoint_in_time();
        moved_();
        return std::nullopt;
    }

    // Lets a computer of this level play the seat from now on, or a person, and logs it; at once,
    // whoever has to decide (T-5.4). Requires that no rigging is open.
    WhyNot sit(Seat seat, std::optional<int> level) requires ComputerGame<G> {
        assert(not rigged_from_);
        if (auto refusal = why_not_sit<G>(setup_, position(), seat, level)) return refusal;
        const Sat sat{.seat = seat,
                      .entrant = G::entrant_at(position(), seat),
                      .before = G::computer_level(setup_, position(), seat),
                      .level = level};
        G::seat(setup_, sat.entrant, level);
        course_.hear(sat);
        ++work_;
        log_.add({.mover = chance, .kind = MoverKind::Chance, .what = sat});
        set_waypoint_in_time();
        moved_();
        return std::nullopt;
    }

    // Calls `moved` after each entry that `play` and `sit` log, so that an observer that takes the
    // events then misses none. Copies of the session do not call it.
    void on_each_move(std::function<void()> moved) { moved_.become(std::move(moved)); }

    // Why `play` would refuse the move; changes nothing. Also reports a refusal that changed the
    // state, which would be a bug in the game.
    struct Attempt {
        WhyNot refusal;
        bool left_a_trace = false;
    };
    [[nodiscard]] Attempt attempt(Seat mover, const Action& action, Took took = {}) const {
        Position tried = position();
        std::vector<Event> told;
        Attempt result{wrong_side<G>(mover, action)};
        if (not result.refusal)
            result.refusal = G::play(setup_, tried, mover, action, took.time, told);
        result.left_a_trace =
            result.refusal and (not told.empty() or G::hash(tried) != G::hash(position()));
        return result;
    }

    // The dealer decides until a player has to decide or the game is over. An act that was foreseen
    // or taken back has the same outcome again, if that is still a legal answer.
    void answer_chance() {
        while (chance_decides())
            if (not play_known(course_.acts) and not play_drawn(course_.acts)) return;
    }

    // Sets the outcomes of the coming acts of chance, from the first act on. Requires an empty log.
    void foresee(std::vector<Action> acts) {
        assert(log_.size() == 0);
        known_.foresee(std::move(acts));
    }
    [[nodiscard]] const std::vector<Action>& foreseen() const { return known_.foreseen(); }

    // The outcomes of all acts of chance from the first act on, played and coming (foreseen or
    // taken back). Empty when the log and the dealer give the same outcomes without it.
    [[nodiscard]] std::vector<Action> known_acts() const {
        if (not known_.any_taken_back_from(course_.acts)) return known_.foreseen();
        std::vector<Action> acts = log_.acts_from(0);
        while (const auto act = known_.at(acts.size())) acts.push_back(*act);
        return acts;
    }

    // Sets a fact (`.set`). Riggings stay open until `settle`, so that they may contradict each
    // other in between.
    WhyNot rig(const std::string& key, std::span<const std::string> values) {
        Position rigged = position();
        if (auto refusal = G::rig(rigged, key, values)) return refusal;
        ++work_;
        if (not rigged_from_) rigged_from_ = {position(), log_.size()};
        course_.position = rigged;
        log_.add({.mover = chance,
                  .kind = MoverKind::Chance,
                  .what = Rigging{key, {values.begin(), values.end()}}});
        return std::nullopt;
    }

    // How seats changed hands, in order.
    [[nodiscard]] std::vector<Sat> sats() const { return log_.sats(); }

    // Whether any fact was set in this game.
    [[nodiscard]] bool is_rigged() const { return log_.is_rigged(); }

    // Closes the riggings, and undoes all of them when the position is impossible.
    WhyNot settle() {
        if (not rigged_from_) return std::nullopt;
        const auto from = *std::exchange(rigged_from_, std::nullopt);
        auto refusal = G::impossible(position());
        if (refusal) {
            course_.position = from.position;
            log_.cut(from.log_size);
        }
        set_waypoint_in_time();
        return refusal;
    }

    // Removes the last `count` moves of people and all that followed them, except who sits where
    // (T-5.5). False, with nothing changed, when there are fewer. Requires that no rigging is open.
    bool undo(int count = 1) {
        assert(not rigged_from_);
        if (count < 1 or count > moves_of_people()) return false;
        const std::size_t first = log_.entries_before_last(count);
        remember_acts(first);
        undone_ = {first, log_.from(first)};
        log_.take_back(first);
        replay(first);
        return true;
    }

    // As if the last undo, and what has followed it, had not been. Requires an undo, since which the
    // log has had all that is left of it.
    void redo() {
        assert(undone_);
        const auto [first, entries] = *std::exchange(undone_, std::nullopt);
        unseat(setup_, first);
        log_.cut(first);
        for (const Entry& entry : entries) {
            log_.put_back(entry);
            if constexpr (ComputerGame<G>)
                if (const auto* const sat = std::get_if<Sat>(&entry.what))
                    G::seat(setup_, sat->entrant, sat->level);
        }
        replay(first);
    }

    // Goes back to where the log had this number of entries, as if nothing had followed. Unlike
    // after an undo, chance may then decide otherwise. Requires that the log has so many, and that no
    // rigging is open.
    void return_to(std::size_t entries) {
        assert(not rigged_from_);
        unseat(setup_, entries);
        log_.cut(entries);
        replay(entries);
    }

    // How many moves and riggings were played, including those that undo replayed.
    [[nodiscard]] std::uint64_t work() const { return work_; }

    // The session before the last move of that seat. Requires that the seat has moved, and that no
    // rigging is open.
    [[nodiscard]] Session before_last_move_of(Seat mover) const {
        Session before = *this;
        before.return_to(log_.entries_before_last_move_of(mover));
        return before;
    }

    // The events since the last player's move began, including those of chance and the rules after
    // it.
    [[nodiscard]] std::span<const Event> told() const { return course_.telling.of_last_move(); }

    // For observers: remember the count, and pass it later to get the events since then. Of the
    // events before the last move only the last few hundred are kept (event_log.hpp). What is taken
    // back does not count any more: an observer who has seen it remembers the count after that.
    [[nodiscard]] std::uint64_t told_count() const { return course_.telling.count(); }
    [[nodiscard]] std::span<const Event> told_since(std::uint64_t count) const {
        return course_.telling.since(count);
    }

private:
    struct RiggedFrom {
        Position position;
        std::size_t log_size;
    };

    [[nodiscard]] MoverKind kind_of_decider() const {
        const auto seat = decider();
        if (not seat or *seat == chance) return MoverKind::Chance;
        return computer_level<G>(setup_, position(), *seat) ? MoverKind::Computer
                                                            : MoverKind::Person;
    }

    bool play_known(std::size_t n) {
        const auto action = known_.at(n);
        return action and not play(chance, *action);
    }

    bool play_drawn(std::size_t n) {
        Act act = dealer_.act(n);
        const auto refusal = play(chance, G::answer_chance(position(), Draw{act}));
        assert(not refusal);
        return not refusal;
    }

    void remember_acts(std::size_t from) {
        const std::vector<Action> acts = log_.acts_from(from);
        std::size_t n = course_.acts - acts.size();
        for (const Action& act : acts) known_.take_back(n++, act);
    }

    // Seats whoever sat there when the log had this number of entries.
    void unseat(Setup& setup, std::size_t entries) const {
        if constexpr (ComputerGame<G>)
            for (std::size_t last = log_.size(); last-- > entries;)
                if (const auto* const sat = std::get_if<Sat>(&log()[last].what))
                    G::seat(setup, sat->entrant, sat->before);
    }

    // Replays the log, whose first entries have not changed, from the nearest waypoint on.
    void replay(std::size_t unchanged) {
        const std::size_t end = log_.size();
        const auto* const from = waypoints_.nearest(unchanged);
        std::size_t entries = from == nullptr ? 0 : from->entries;
        course_ = from == nullptr ? Course<G>{setup_} : from->state;
        for (; entries < end; ++entries) {
            if (waypoints_.is_place(entries, end)) waypoints_.set(entries, course_);
            course_.replay(setup_, log()[entries]);
            ++work_;
        }
        waypoints_.set(end, course_);
        waypoints_.thin_out(end);
    }

    void set_waypoint_in_time() {
        if (waypoints_.is_due(log_.size())) waypoints_.set(log_.size(), course_);
    }

    Setup setup_;
    Dealer dealer_;
    Course<G> course_;
    MoveLog<Action> log_;
    std::uint64_t work_ = 0;
    Waypoints<Course<G>> waypoints_;
    KnownActs<Action> known_;
    std::optional<RiggedFrom> rigged_from_;
    struct Undone {
        std::size_t first = 0;
        std::vector<Entry> entries;  // from the first one that was taken back
    };
    std::optional<Undone> undone_;
    OwnCallback moved_;
};

}  // namespace parlor::table
