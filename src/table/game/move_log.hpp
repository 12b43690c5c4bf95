// MoveLog: the log of a session: its moves, `.set` lines and changes of seats in order, and where to
// cut it to take moves back.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <variant>
#include <vector>

#include "table/game/log_entry.hpp"

namespace parlor::table {

template <class Action>
class MoveLog {
public:
    using Entry = LogEntry<Action>;

    [[nodiscard]] const std::vector<Entry>& entries() const { return entries_; }
    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] int moves_of_people() const { return moves_of_people_; }

    // Adds an entry, and numbers it.
    Entry& add(Entry entry) {
        entry.serial = ++last_serial_;
        if (entry.kind == MoverKind::Person) ++moves_of_people_;
        return entries_.emplace_back(std::move(entry));
    }

    // The entries after the first ones; and one of them again, with its number.
    [[nodiscard]] std::vector<Entry> from(std::size_t first) const {
        return {entries_.begin() + static_cast<std::ptrdiff_t>(first), entries_.end()};
    }
    void put_back(const Entry& entry) {
        if (entry.kind == MoverKind::Person) ++moves_of_people_;
        entries_.push_back(entry);
    }

    // Leaves only this number of entries. Requires that there are so many.
    void cut(std::size_t entries) {
        const auto from = entries_.begin() + static_cast<std::ptrdiff_t>(entries);
        moves_of_people_ -= static_cast<int>(
            std::ranges::count(from, entries_.end(), MoverKind::Person, &Entry::kind));
        entries_.erase(from, entries_.end());
    }

    // Takes back the entries after these, but keeps every change of a seat, in order (T-5.5).
    void take_back(std::size_t entries) {
        const auto from = entries_.begin() + static_cast<std::ptrdiff_t>(entries);
        const auto moves = std::stable_partition(from, entries_.end(), is_sat);
        cut(static_cast<std::size_t>(moves - entries_.begin()));
    }

    // The number of entries before the last `count` moves of people, and before the time that was
    // counted for the first of these decisions. Requires that there are so many.
    [[nodiscard]] std::size_t entries_before_last(int count) const {
        std::size_t first = entries_.size();
        for (int left = count; left > 0;)
            if (entries_[--first].kind == MoverKind::Person) --left;
        while (first > 0 and
               (entries_[first - 1].kind == MoverKind::Time or is_sat(entries_[first - 1])))
            --first;
        return first;
    }

    // The number of entries before the last move of that seat. Requires that the seat has moved.
    [[nodiscard]] std::size_t entries_before_last_move_of(Seat mover) const {
        const auto is_its = [&](const Entry& entry) {
            return entry.mover == mover and is_move(entry.kind);
        };
        const auto last = std::find_if(entries_.rbegin(), entries_.rend(), is_its);
        return static_cast<std::size_t>(entries_.rend() - last) - 1;
    }

    // Requires that a person has moved.
    [[nodiscard]] const Action& last_move_of_person() const {
        const auto last =
            std::ranges::find(entries_.rbegin(), entries_.rend(), MoverKind::Person, &Entry::kind);
        return std::get<Action>(last->what);
    }

    // The acts of chance from this entry on.
    [[nodiscard]] std::vector<Action> acts_from(std::size_t first) const {
        std::vector<Action> acts;
        for (std::size_t i = first; i < entries_.size(); ++i) {
            const auto* const act = std::get_if<Action>(&entries_[i].what);
            if (act != nullptr and entries_[i].mover == chance) acts.push_back(*act);
        }
        return acts;
    }

    [[nodiscard]] std::vector<Sat> sats() const {
        std::vector<Sat> sats;
        for (const Entry& entry : entries_)
            if (is_sat(entry)) sats.push_back(std::get<Sat>(entry.what));
        return sats;
    }

    [[nodiscard]] bool is_rigged() const {
        return std::ranges::any_of(entries_, [](const Entry& entry) {
            return std::holds_alternative<Rigging>(entry.what);
        });
    }

private:
    static bool is_sat(const Entry& entry) { return std::holds_alternative<Sat>(entry.what); }

    std::vector<Entry> entries_;
    std::uint64_t last_serial_ = 0;
    int moves_of_people_ = 0;
};

}  // namespace parlor::table
