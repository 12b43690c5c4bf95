#include "app/property/presenter.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/property/first_rolls.hpp"
#include "app/property/hint.hpp"
#include "app/property/review.hpp"
#include "app/table/board_presenter.hpp"
#include "rules/property/reverse_squares.hpp"
#include "sessions/property/chronicle.hpp"
#include "sessions/property/history.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/leaderboard.hpp"
#include "tui/property/move_words.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/ring.hpp"
#include "tui/property/shown_board.hpp"
#include "tui/property/table_screen.hpp"
#include "tui/property/telling.hpp"

namespace parlor::tui {
namespace {

namespace told = property::told;
using desk::own;
using property::View;

bool is_that_offer(const property::Action& action, const property::Offer& offer) {
    const auto* made = std::get_if<property::Propose>(&action);
    return made != nullptr and made->to == offer.to and made->give == offer.give and
           made->want == offer.want;
}

class PropertyPresenter final : public BoardPresenter<property::Property, View, PropertyTeller> {
public:
    PropertyPresenter(table::GameTable& table, Manner manner)
        : BoardPresenter{*property_session(table), manner}, table_{table} {
        if (manner.from_deal) first_rolls_.emplace();
    }

    [[nodiscard]] desk::Customs customs() const override {
        return {.pause_page = tui::pause_page, .reading_page = tui::reading_page};
    }

    [[nodiscard]] ViewPtr view(Eyes /*eyes*/, Milliseconds thinking) const override {
        View view = property::view_for(session_.setup(), session_.position());
        show_names_in(view);
        if (view.has_clocks() and view.decision.seat != bank) run_clock(view, thinking);
        if (first_rolls_) view = first_rolls_->asked(std::move(view));
        return std::make_shared<View>(std::move(view));
    }
    [[nodiscard]] bool hides(const desk::View& /*view*/) const override { return false; }
    [[nodiscard]] ViewPtr asked_early(const desk::View& any, Seat voter) const override {
        auto view = std::make_shared<View>(own<View>(any));
        if (view->decision.kind != property::DecisionKind::Vote) return nullptr;
        view->decision.seat = voter;
        return view;
    }

    [[nodiscard]] News news(Eyes eyes) override {
        return first_rolls_ ? beginning() : BoardPresenter::news(eyes);
    }

    [[nodiscard]] Story story(std::optional<Entrant> reader) const override {
        return history_of(session_, told_setup(), reader);
    }
    void meet(const desk::View& view, desk::Desk& desk, Decides where) const override {
        tui::meet(own<View>(view), desk, where == Decides::Elsewhere);
    }
    [[nodiscard]] desk::PagePtr page_after(const desk::View& any) override {
        const View& view = own<View>(any);
        if (const auto declined = teller_.takes_declined(); declined and may_offer(view, *declined))
            return trade_page(*declined);
        return view.is_over() ? leaderboard_page(leaderboard_of(view, chronicle_of(session_)))
                              : nullptr;
    }
    [[nodiscard]] std::optional<Celebration> celebration(const desk::View& any) const override {
        const View& view = own<View>(any);
        if (not view.winners.has_one()) return std::nullopt;
        return celebration_on(tui::shown_board(view), view.winners.first(), what_ended(view));
    }
    [[nodiscard]] std::unique_ptr<table::GameTable> same_again(std::uint64_t seed) const override {
        return open_property(session_.entered(), seed);
    }
    [[nodiscard]] Result<desk::PagePtr> pictures() const override {
        return charts_page(chronicle_of(session_));
    }
    [[nodiscard]] std::unique_ptr<Review> review(
        std::span<const int> steps, const std::optional<std::filesystem::path>& folder) override {
        return std::make_unique<PropertyReview>(table_, manner_.glyphs, steps, folder);
    }

    [[nodiscard]] std::unique_ptr<Hint> hint(const desk::View& any) const override {
        const View& view = own<View>(any);
        table::Act act = table::draws_of_choice(session_);
        const auto levels = property::levels_at(session_.setup(), session_.position());
        return property_hint(view, {session_.position(), levels, Draw{act}}, advice(view));
    }

    // The computer would not have made an offer that a script made.
    [[nodiscard]] std::optional<Reason> reason_of_offer(const desk::View& any) const override {
        const View& view = own<View>(any);
        if (not view.offer) return std::nullopt;
        const Session before = session_.before_last_move_of(view.offer->from);
        const auto level = table::deciding_level(before);
        if (not level or not is_that_offer(table::chosen(before, *level), *view.offer))
            return std::nullopt;
        return reason_in(before, view);
    }

private:
    [[nodiscard]] View picture(const property::Game& position, Eyes /*eyes*/) const override {
        View view = property::picture_of(session_.setup(), position);
        show_names_in(view);
        return view;
    }

    [[nodiscard]] ShownBoard shown(const View& view) const override {
        return tui::shown_board(view);
    }
    void draw_rows(Canvas& canvas, const View& view, const Presence& presence) const override {
        draw_players(canvas, view, presence);
    }
    [[nodiscard]] Canvas draw_table(const View& view, const desk::Desk& desk) const override {
        return tui::draw(view, desk);
    }
    [[nodiscard]] Canvas draw_ring(const View& view,
                                   std::optional<Square> here,
                                   const desk::Desk& desk,
                                   Size size) const override {
        return tui::draw_ring(view, here, desk.recent, size, desk.presence);
    }

    [[nodiscard]] std::string words_for_move(const View& view,
                                             const property::Action& move) const override {
        return tui::words_for(view, move);
    }
    // An offer names everything that it gives and wants.
    [[nodiscard]] std::string words_for_choice(const View& view,
                                               const property::Action& move) const override {
        const auto* offer = std::get_if<property::Propose>(&move);
        if (offer == nullptr) return tui::words_for(view, move);
        const told::Proposed proposed{view.decision.seat, offer->to, offer->give, offer->want};
        return property::sentence_for(view, proposed).does;
    }

    static void run_clock(View& view, Milliseconds thinking) {
        Milliseconds& clock =
            view.seats[static_cast<std::size_t>(number(view.decision.seat)) - 1].clock;
        clock = {std::max(clock.count - thinking.count, 0)};
    }

    [[nodiscard]] static bool may_offer(const View& view, const property::Offer& declined) {
        return not view.offer and view.decision.seat == declined.from and
               not view.seat(declined.from).is_computer and
               view.choices.propose.contains(declined.to);
    }

    [[nodiscard]] News beginning() {
        first_rolls_->stand_at(picture(session_.position(), {}));
        News news{.before = std::make_shared<View>(
                      first_rolls_->asked(picture(follower_.position(), {}))),
                  .shots = {}};
        for (const auto& [event, position] : follower_.follow(session_)) {
            View after = picture(position, {});
            desk::Telling telling = teller_.tell(after, event);
            first_rolls_->add_to(news, event, std::move(telling), std::move(after));
        }
        if (first_rolls_->are_over()) first_rolls_.reset();
        return news;
    }

    table::GameTable& table_;
    std::optional<FirstRolls> first_rolls_;  // until all are in a show
};

}  // namespace

std::unique_ptr<GamePresenter> property_presenter(table::GameTable& table, Manner manner) {
    if (property_session(table) == nullptr) return nullptr;
    return std::make_unique<PropertyPresenter>(table, manner);
}

}  // namespace parlor::tui
