#include "app/moneyloopy/presenter.hpp"

#include <utility>

#include "app/table/board_presenter.hpp"
#include "rules/moneyloopy/booth_names.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "sessions/moneyloopy/chronicle.hpp"
#include "sessions/moneyloopy/history.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "tui/moneyloopy/leaderboard.hpp"
#include "tui/moneyloopy/move_words.hpp"
#include "tui/moneyloopy/pages/pages.hpp"
#include "tui/moneyloopy/pages/picture_page.hpp"
#include "tui/moneyloopy/shown_board.hpp"
#include "tui/moneyloopy/table_screen.hpp"
#include "tui/moneyloopy/telling.hpp"

namespace parlor::tui {
namespace {

using desk::own;
using moneyloopy::View;

class LoopyPresenter final
    : public BoardPresenter<moneyloopy::Moneyloopy, View, moneyloopy_table::Teller> {
public:
    LoopyPresenter(const Session& session, Manner manner) : BoardPresenter{session, manner} {}

    [[nodiscard]] desk::Customs customs() const override {
        return {.pause_page = moneyloopy_table::pause_page,
                .reading_page = moneyloopy_table::reading_page};
    }

    [[nodiscard]] ViewPtr view(Eyes eyes, Milliseconds /*thinking*/) const override {
        const Seat decider = session_.decider().value_or(bank);
        const bool decides = decider != bank and eyes.player and seat_of(*eyes.player) == decider;
        auto view = std::make_shared<View>(
            view_for(session_.position(), decides or manner_.is_open ? decider : bank));
        if (hides_money(*view) and not(decides and eyes.are_open))
            for (moneyloopy::SeatView& seat : view->seats) seat.money = seat.wealth = std::nullopt;
        show_own_money(*view, session_.position(), eyes);
        return view;
    }
    [[nodiscard]] bool hides(const desk::View& view) const override {
        return hides_money(own<View>(view));
    }

    [[nodiscard]] Story story(std::optional<Entrant> reader) const override {
        const auto seat = reader ? std::optional{seat_of(*reader)} : std::nullopt;
        return history_of(session_, told_setup(), seat);
    }
    void meet(const desk::View& view, desk::Desk& desk, Decides where) const override {
        moneyloopy_table::meet(own<View>(view), desk, where == Decides::Elsewhere);
    }
    // A person's deal that was declined can be changed and proposed again.
    [[nodiscard]] desk::PagePtr page_after(const desk::View& any) override {
        const View& view = own<View>(any);
        if (view.is_over()) return leaderboard(view);
        const auto declined = teller_.takes_declined();
        if (not declined or view.decision.seat != declined->from) return nullptr;
        if (computer_at(declined->from) or not view.choices.deal.contains(declined->to))
            return nullptr;
        return moneyloopy_table::counter_page({declined->to, declined->from, declined->terms});
    }
    [[nodiscard]] std::optional<Celebration> celebration(const desk::View& any) const override {
        const View& view = own<View>(any);
        if (not view.winners.has_one()) return std::nullopt;
        return celebration_on(
            shown(view), view.winners.first(), moneyloopy_table::what_ended(view));
    }
    [[nodiscard]] std::unique_ptr<table::GameTable> same_again(std::uint64_t seed) const override {
        return open_moneyloopy(session_.entered(), seed);
    }
    [[nodiscard]] Result<desk::PagePtr> pictures() const override {
        if (hides_money(picture(session_.position(), {})))
            return Error{"Money is hidden until the end"};
        LoopyChronicle chronicle = chronicle_of(session_);
        return moneyloopy_table::picture_page(
            {std::move(chronicle.wealth), std::move(chronicle.deals)});
    }

private:
    [[nodiscard]] desk::PagePtr leaderboard(const View& view) const {
        const LoopyChronicle chronicle = chronicle_of(session_);
        return moneyloopy_table::leaderboard_page(moneyloopy_table::leaderboard_of(
            view, chronicle.landmarks, {chronicle.wealth, chronicle.deals}));
    }
    [[nodiscard]] View picture(const moneyloopy::Game& position, Eyes eyes) const override {
        View view = view_for(position, bank);
        show_own_money(view, position, eyes);
        return view;
    }
    // T-3.12.
    static void show_own_money(View& view, const moneyloopy::Game& position, Eyes eyes) {
        if (not eyes.are_alone or not eyes.are_open or not eyes.player) return;
        const Seat own = seat_of(*eyes.player);
        moneyloopy::SeatView& seat = view.seats[static_cast<std::size_t>(number(own)) - 1];
        seat.money = position.money[own];
        seat.wealth = wealth_of(position, own);
    }
    [[nodiscard]] View view_for(moneyloopy::Game position, Seat viewer) const {
        if (manner_.is_open) position.rules.purses = moneyloopy::Purses::Open;
        View view = moneyloopy::view_for(session_.setup(), position, viewer);
        show_names_in(view);
        return view;
    }

    [[nodiscard]] ShownBoard shown(const View& view) const override {
        return moneyloopy_table::shown_board(view);
    }
    void draw_rows(Canvas& canvas, const View& view, const Presence& presence) const override {
        moneyloopy_table::draw_players(canvas, view, presence);
    }
    [[nodiscard]] Canvas draw_table(const View& view, const desk::Desk& desk) const override {
        return moneyloopy_table::draw(view, desk);
    }
    [[nodiscard]] Canvas draw_ring(const View& view,
                                   std::optional<Square> here,
                                   const desk::Desk& desk,
                                   Size size) const override {
        return moneyloopy_table::draw_ring(view, here, desk.recent, size, desk.presence);
    }

    [[nodiscard]] std::string words_for_move(const View& view,
                                             const moneyloopy::Action& move) const override {
        return moneyloopy_table::words_for(view, move);
    }

    [[nodiscard]] static Seat seat_of(Entrant player) { return Seat(static_cast<int>(player) + 1); }
    [[nodiscard]] bool computer_at(Seat seat) const {
        return moneyloopy::sitter_at(session_.setup(), seat).computer.has_value();
    }
    [[nodiscard]] static bool hides_money(const View& view) {
        return view.rules.purses == moneyloopy::Purses::Hidden and
               view.over == moneyloopy::OverHow::NotOver;
    }
};

}  // namespace

std::unique_ptr<GamePresenter> moneyloopy_presenter(table::GameTable& table, Manner manner) {
    const auto* session = moneyloopy_session(table);
    if (session == nullptr) return nullptr;
    return std::make_unique<LoopyPresenter>(*session, manner);
}

}  // namespace parlor::tui
