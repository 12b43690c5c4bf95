// BoardPresenter: what the presenters of all games round a board have in common. It follows the
// session; each game adds its pictures, tellings, pages and words.
#pragma once

#include <cassert>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/table/session_presenter.hpp"
#include "table/game/play_on.hpp"
#include "tui/board/poster/poster.hpp"
#include "tui/board/shown_names.hpp"
#include "tui/desk/show/scene.hpp"

namespace parlor::tui {

template <table::ExplainingGame G, class V, class Teller>
class BoardPresenter : public SessionPresenter<G> {
public:
    using Session = table::Session<G>;
    using Position = typename G::Position;
    using Action = typename G::Action;

    // Shows what everybody may see, and to a player who is alone what only they may see.
    [[nodiscard]] News news(Eyes eyes) override {
        V before = picture(follower_.position(), eyes);
        if (before.decision.seat == bank) before.decision.seat = before.turn;
        News news{.before = std::make_shared<V>(before), .shots = {}};
        for (const auto& [event, position] : follower_.follow(session_)) {
            auto after = std::make_shared<V>(picture(position, eyes));
            desk::Telling telling = teller_.tell(*after, event);
            after->decision = before.decision;
            news.shots.push_back({std::move(telling), std::move(after)});
        }
        return news;
    }
    [[nodiscard]] std::vector<desk::Telling> told(Eyes eyes,
                                                  std::uint64_t from,
                                                  std::uint64_t to) override {
        const ViewPtr now = this->view(eyes);
        std::vector<desk::Telling> told;
        for (const auto& event : this->events(from, to))
            told.push_back(teller_.tell(desk::own<V>(*now), event));
        return told;
    }

    [[nodiscard]] Canvas draw(const desk::View& any, const desk::Desk& desk) const override {
        const V& view = desk::own<V>(any);
        const ShownBoard board = shown(view);
        Canvas canvas;
        if (desk.hands_over()) {
            draw_rows(canvas, view, desk.presence);
            desk::draw_hand_over(canvas, board, view, desk);
        } else {
            canvas = draw_table(view, desk);
            desk::draw_thinking(canvas, board, view, desk);
        }
        return canvas;
    }
    [[nodiscard]] Canvas draw_show(const desk::Show& show, const desk::Desk& desk) const override {
        const V& view = desk::own<V>(*show.view());
        Canvas canvas;
        draw_rows(canvas, view, desk.presence);
        desk::draw_show(canvas, shown(view), show, desk);
        return canvas;
    }
    // The whole board, with the square that stands out.
    [[nodiscard]] Canvas draw_beside(const desk::View& any,
                                     const desk::Show& show,
                                     const desk::Desk& desk,
                                     Size size) const override {
        const V& view = desk::own<V>(any);
        return draw_ring(view, show.goes_on() ? show.here() : view.decided_on(), desk, size);
    }

    [[nodiscard]] Canvas poster(const desk::View& any,
                                const Recent& recent,
                                std::string_view caption) const override {
        const V& view = desk::own<V>(any);
        Canvas canvas;
        draw_rows(canvas, view, {});
        draw_poster(canvas, {shown(view), recent, std::string{caption}});
        return canvas;
    }
    [[nodiscard]] Canvas poster_ring(const desk::View& any,
                                     const Recent& recent,
                                     std::string_view caption,
                                     Size size) const override {
        return draw_poster_ring({shown(desk::own<V>(any)), recent, std::string{caption}}, size);
    }

    [[nodiscard]] std::string words_for(const desk::View& view,
                                        const std::string& line) const override {
        return words_for_move(desk::own<V>(view), *G::parse(session_.setup(), words_of(line)));
    }
    [[nodiscard]] std::unique_ptr<Hint> hint(const desk::View& view) const override {
        return hint_in_words(advice(desk::own<V>(view)));
    }
    [[nodiscard]] Reason reason(const desk::View& view) const override {
        return reason_in(session_, desk::own<V>(view));
    }

protected:
    using SessionPresenter<G>::SessionPresenter;

    // The game at this position, as everybody may see it, without choices.
    [[nodiscard]] virtual V picture(const Position& position, Eyes eyes) const = 0;

    [[nodiscard]] virtual ShownBoard shown(const V& view) const = 0;
    // Of the players.
    virtual void draw_rows(Canvas& canvas, const V& view, const Presence& presence) const = 0;
    [[nodiscard]] virtual Canvas draw_table(const V& view, const desk::Desk& desk) const = 0;
    [[nodiscard]] virtual Canvas draw_ring(const V& view,
                                           std::optional<Square> here,
                                           const desk::Desk& desk,
                                           Size size) const = 0;

    [[nodiscard]] virtual std::string words_for_move(const V& view, const Action& move) const = 0;
    // In full, as the reason follows.
    [[nodiscard]] virtual std::string words_for_choice(const V& view, const Action& move) const {
        return words_for_move(view, move);
    }

    // Why the computer that has to decide in this session will decide as it does.
    [[nodiscard]] Reason reason_in(const Session& session, const V& view) const {
        return reason_at(session, view, *table::deciding_level(session));
    }
    // Why a computer of this level would decide so.
    [[nodiscard]] Reason reason_at(const Session& session, const V& view, int level) const {
        const Action move = table::chosen(session, level);
        const std::string line = G::to_line(session.setup(), move);
        return {.name = view.seat(*session.decider()).name,
                .move = words_for_choice(view, move),
                .why = table::explained(session, level),
                .is_obvious = line == "roll" or line == "end"};
    }

    // What a master would do, and why: `A master chooses: buy. It completes a group.`
    [[nodiscard]] std::string advice(const V& view) const {
        const Reason reason = reason_at(session_, view, table::level_of_hints);
        return "A master chooses: " + reason.move + ". " + reason.why + ".";
    }

    void show_names_in(V& view) const { names_.put_into(view, manner_.glyphs); }
    // The setup, with the names of squares as the terminal shows them.
    [[nodiscard]] typename G::Setup told_setup() const {
        return names_.told(session_.setup(), manner_.glyphs);
    }

    using SessionPresenter<G>::session_;
    using SessionPresenter<G>::manner_;
    using SessionPresenter<G>::follower_;
    Teller teller_;

private:
    [[nodiscard]] static std::vector<std::string> words_of(const std::string& line) {
        return table::split(line)->words;
    }

    mutable ShownNames<std::remove_cvref_t<decltype(*V::edition)>> names_;
};

}  // namespace parlor::tui
