// BoardPresenter: what the presenters of all games round a board have in common. It follows the
// session; each game adds its pictures, tellings, pages and words.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "app/table/game_presenter.hpp"
#include "table/follower.hpp"
#include "table/play_on.hpp"
#include "tui/board/shown_names.hpp"

namespace parlor::tui {

template <table::ExplainingGame G, class V, class Teller>
class BoardPresenter : public GamePresenter {
public:
    using Session = table::Session<G>;
    using Position = typename G::Position;
    using Action = typename G::Action;

    [[nodiscard]] News news() override {
        V before = picture(follower_.position());
        if (before.decision.seat == bank) before.decision.seat = before.turn;
        News news{.before = std::make_shared<V>(before), .shots = {}};
        for (const auto& [event, position] : follower_.follow(session_)) {
            auto after = std::make_shared<V>(picture(position));
            desk::Telling telling = teller_.tell(*after, event);
            after->decision = before.decision;
            news.shots.push_back({std::move(telling), std::move(after)});
        }
        return news;
    }
    void skip() override { follower_ = table::Follower<G>{session_}; }
    [[nodiscard]] bool skip_to_last_move() override {
        const auto last = std::ranges::find_if(
            session_.log().rbegin(), session_.log().rend(), [](const auto& entry) {
                return entry.kind == table::MoverKind::Person or
                       entry.kind == table::MoverKind::Computer;
            });
        if (last != session_.log().rend() and last->kind == table::MoverKind::Computer)
            return false;
        follower_.skip_to_last_move(session_);
        return true;
    }

    [[nodiscard]] std::vector<desk::Telling> told(std::uint64_t from, std::uint64_t to) override {
        const desk::ViewPtr now = view();
        const auto since = session_.told_since(from);
        const std::uint64_t most = since.size();
        const auto later = static_cast<std::size_t>(std::min(most, session_.told_count() - to));
        std::vector<desk::Telling> told;
        for (const auto& event : since.first(since.size() - later))
            told.push_back(teller_.tell(desk::own<V>(*now), event));
        return told;
    }

    [[nodiscard]] std::string words_for(const desk::View& view,
                                        const std::string& line) const override {
        return words_for_move(desk::own<V>(view), *G::parse(session_.setup(), words_of(line)));
    }
    [[nodiscard]] Reason reason(const desk::View& view) const override {
        return reason_in(session_, desk::own<V>(view));
    }

protected:
    BoardPresenter(const Session& session, Manner manner)
        : session_{session},
          manner_{manner},
          follower_{manner.from_deal ? table::Follower<G>::from_deal(session)
                                     : table::Follower<G>{session}} {}

    // The game at this position, for onlookers.
    [[nodiscard]] virtual V picture(const Position& position) const = 0;

    [[nodiscard]] virtual std::string words_for_move(const V& view, const Action& move) const = 0;
    // In full, as the reason follows.
    [[nodiscard]] virtual std::string words_for_choice(const V& view, const Action& move) const {
        return words_for_move(view, move);
    }

    // Why the computer that has to decide in this session will decide as it does.
    [[nodiscard]] Reason reason_in(const Session& session, const V& view) const {
        const int level = *table::deciding_level(session);
        return {view.seat(*session.decider()).name,
                words_for_choice(view, table::chosen(session, level)),
                table::explained(session, level)};
    }

    void show_names_in(V& view) const { names_.put_into(view, manner_.glyphs); }
    // The setup, with the names of squares as the terminal shows them.
    [[nodiscard]] typename G::Setup told_setup() const {
        return names_.told(session_.setup(), manner_.glyphs);
    }

    const Session& session_;
    Manner manner_;
    table::Follower<G> follower_;
    Teller teller_;

private:
    [[nodiscard]] static std::vector<std::string> words_of(const std::string& line) {
        return table::split(line)->words;
    }

    mutable ShownNames<std::remove_cvref_t<decltype(*V::edition)>> names_;
};

}  // namespace parlor::tui
