// SessionPresenter: a presenter that follows the session of its game.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>

#include "app/table/game_presenter.hpp"
#include "table/game/follower.hpp"

namespace parlor::tui {

template <table::TurnGame G>
class SessionPresenter : public GamePresenter {
public:
    using Session = table::Session<G>;

    void skip() override { follower_ = table::Follower<G>{session_}; }
    [[nodiscard]] bool skip_to_last_move() override {
        return follower_.skip_to_last_move(session_);
    }

protected:
    SessionPresenter(const Session& session, Manner manner)
        : session_{session},
          manner_{manner},
          follower_{manner.from_deal ? table::Follower<G>::from_deal(session)
                                     : table::Follower<G>{session}} {}

    // The events after the first `from`, up to the first `to`, if the session still has them.
    [[nodiscard]] std::span<const typename G::Event> events(std::uint64_t from,
                                                            std::uint64_t to) const {
        const auto since = session_.told_since(from);
        const std::uint64_t later = session_.told_count() - to;
        return since.first(since.size() - std::min<std::uint64_t>(since.size(), later));
    }

    const Session& session_;
    Manner manner_;
    table::Follower<G> follower_;
};

}  // namespace parlor::tui
