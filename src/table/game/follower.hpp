// Follower: reads the log of a session with its own position, and so has the game as it was at each
// event. The session does not know its followers: only a watcher pays for the extra position.
//
// Choices: when the log no longer has the entries that the follower read (a move was taken back),
//          the follower reports no events and jumps to the session's position.
#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "table/game/replay_log.hpp"

namespace parlor::table {

template <TurnGame G>
class Follower {
public:
    using Position = typename G::Position;
    struct Told {
        typename G::Event event;
        Position position;  // as the event leaves it
    };

    // Starts at the session's position, or at the deal.
    explicit Follower(const Session<G>& session)
        : position_{session.position()}, read_{session.log().size()}, last_{last_in(session)} {}
    [[nodiscard]] static Follower from_deal(const Session<G>& session) {
        Follower follower{session};
        follower.position_ = G::deal(session.setup(), {});
        follower.read_ = 0;
        return follower;
    }

    [[nodiscard]] const Position& position() const { return position_; }

    // Whether the log still begins with the entries read: no move was taken back.
    [[nodiscard]] bool has_read(const Session<G>& session) const {
        if (session.log().size() < read_) return false;
        return read_ == 0 or session.log()[read_ - 1].serial == last_;
    }

    // The events since the last call.
    [[nodiscard]] std::vector<Told> follow(const Session<G>& session) {
        std::vector<typename G::Event> events;
        std::vector<Position> positions;
        if (not has_read(session)) *this = Follower{session};
        read(session, session.log().size(), {events, positions});
        std::vector<Told> told;
        for (std::size_t i = 0; i < events.size(); ++i)
            told.push_back({std::move(events[i]), std::move(positions[i])});
        return told;
    }

    // Reads on without reporting events, up to the last move of a player. If a computer made that
    // move, does nothing, and returns false.
    [[nodiscard]] bool skip_to_last_move(const Session<G>& session) {
        std::size_t end = session.log().size();
        while (end > 0 and not is_move(session.log()[end - 1].kind)) --end;
        if (end > 0 and session.log()[end - 1].kind == MoverKind::Computer) return false;
        if (has_read(session) and end > read_) read(session, end - 1, {});
        return true;
    }

private:
    using Entry = typename Session<G>::Entry;

    static std::uint64_t last_in(const Session<G>& session) {
        return session.log().empty() ? 0 : session.log().back().serial;
    }

    void read(const Session<G>& session, std::size_t end, Tell<G> tell) {
        for (; read_ < end; ++read_) {
            const Entry& entry = session.log()[read_];
            replay_entry<G>(session.setup(), position_, entry, tell);
            last_ = entry.serial;
        }
    }

    Position position_;
    std::size_t read_;    // entries of the log
    std::uint64_t last_;  // serial of the last one
};

}  // namespace parlor::table
