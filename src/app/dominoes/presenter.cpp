// The presenter of dominoes.
//
// Source:  D-8.4, D-9.
// Choices: a replay shows the table from the seat of the last move.
#include "app/dominoes/presenter.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "app/dominoes/review.hpp"
#include "app/dominoes/save_page.hpp"
#include "app/dominoes/scores.hpp"
#include "app/table/session_presenter.hpp"
#include "dominoes/mack/reason.hpp"
#include "dominoes/review/review_words.hpp"
#include "dominoes/words/called.hpp"
#include "dominoes/words/tile_words.hpp"
#include "dominoes/words/words.hpp"
#include "sessions/dominoes/repeat.hpp"
#include "sessions/dominoes/table.hpp"
#include "table/game/play_on.hpp"
#include "table/language/line.hpp"
#include "tui/dominoes/hand_story.hpp"
#include "tui/dominoes/hint.hpp"
#include "tui/dominoes/review/leaderboard.hpp"
#include "tui/dominoes/review/over_page.hpp"
#include "tui/dominoes/review/score_page.hpp"
#include "tui/dominoes/review/sheet_page.hpp"
#include "tui/dominoes/seen.hpp"
#include "tui/dominoes/table/table_page.hpp"
#include "tui/dominoes/table/table_screen.hpp"
#include "tui/dominoes/telling.hpp"
#include "tui/dominoes/wide/whole_window.hpp"

namespace parlor::tui {
namespace {

namespace told = dominoes::told;
using desk::own;
using domino_table::Drawn;
using domino_table::Picture;
using dominoes::both_seats;
using dominoes::Dominoes;
using dominoes::nobody;

Seat seat_of(Entrant player) { return Seat(static_cast<int>(player) + 1); }

bool is_counted_next(const std::vector<table::Follower<Dominoes>::Told>& told, std::size_t event) {
    return event + 1 < told.size() and std::holds_alternative<told::Counted>(told[event + 1].event);
}

// `6-4 at end 2`
std::string words_of_move(const std::string& line) {
    const auto words = table::split(line);
    const auto move =
        words ? dominoes::parse_action(words->words) : Result<dominoes::Action>{words.error()};
    if (not move) return line;
    if (const auto* const play = std::get_if<dominoes::Play>(&*move))
        return dominoes::words_for(play->laid) +
               (play->end ? " at end " + std::to_string(number(*play->end)) : "");
    if (std::holds_alternative<dominoes::DrawTile>(*move)) return "a draw";
    if (std::holds_alternative<dominoes::Pass>(*move)) return "a pass";
    return "the new deal";
}

class DominoPresenter final : public SessionPresenter<Dominoes> {
public:
    DominoPresenter(table::GameTable& table, Manner manner, std::shared_ptr<Evening> evening)
        : SessionPresenter{*domino_session(table), manner},
          table_{table},
          evening_{std::move(evening)} {
        if (not manner.is_same_game) {
            evening_->sit_down(called(session_.setup()));
            if (not manner.from_deal) evening_->record.reset();
        }
        see_winner();
    }

    [[nodiscard]] desk::Customs customs() const override {
        return {.has_board = false,
                .computers_take_time = false,
                .options = OptionsAt::DominoTable,
                .lines_below = 1};  // the hand may be above it
    }

    [[nodiscard]] ViewPtr view(Eyes eyes, Milliseconds /*thinking*/) const override {
        return std::make_shared<Picture>(picture(session_.position(), eyes));
    }
    [[nodiscard]] bool hides(const desk::View& /*view*/) const override {
        return not manner_.is_open;
    }

    [[nodiscard]] News news(Eyes eyes) override {
        News news{.before = std::make_shared<Picture>(picture(follower_.position(), eyes)),
                  .shots = {}};
        const auto told = follower_.follow(session_);
        keep_up();
        if (auto trouble = std::exchange(trouble_with_record_, std::nullopt))
            news.shots.push_back(
                {{.notices = {std::move(*trouble)}, .beat = desk::Beat::Read}, news.before});
        for (std::size_t i = 0; i < told.size(); ++i)
            add_to(news, told[i].event, told[i].position, eyes, is_counted_next(told, i));
        return news;
    }
    void skip() override {
        SessionPresenter::skip();
        keep_up();
    }

    [[nodiscard]] std::vector<desk::Telling> told(Eyes eyes,
                                                  std::uint64_t from,
                                                  std::uint64_t to) override {
        const Picture now = picture(session_.position(), eyes);
        std::vector<desk::Telling> told;
        for (const auto& event : events(from, to)) told.push_back(teller_.tell(now, event));
        return told;
    }

    void meet(const desk::View& view, desk::Desk& desk, Decides /*where*/) const override {
        const Picture& picture = own<Picture>(view);
        const bool is_over = picture.is_over() and not picture.is_to_be_read and not desk.is_replay;
        desk.meet({picture.decider(),
                   is_over,
                   is_over ? domino_table::over_page : domino_table::table_page});
    }

    void grant(Own wish, const desk::View& view, desk::Desk& desk) override {
        if (wish == domino_table::save_deals)
            desk.open(save_page(*evening_->terms, to_text(repeat_of(session_))));
        else if (wish == domino_table::see_sheet)
            desk.open(domino_table::sheet_page(scores_of(session_)));
        else
            give_hint(own<Picture>(view), desk);
    }
    [[nodiscard]] LongWork take_work() override { return std::exchange(work_, nullptr); }
    void show_work(desk::Desk& desk) override {
        if (not pending_ or pending_->hint.values.empty()) return;
        const auto pending = std::exchange(pending_, nullptr);
        desk.prompts.remark.clear();
        if (pending->entries == table_.entries()) show_hint(pending->hint, desk);
    }

    [[nodiscard]] desk::PagePtr page_after(const desk::View& any) override {
        const Picture& picture = own<Picture>(any);
        if (not picture.is_over()) return nullptr;
        return domino_table::leaderboard_page(picture, scores_of(session_));
    }
    [[nodiscard]] std::optional<Celebration> celebration(const desk::View& any) const override {
        return domino_table::celebration_of(own<Picture>(any));
    }
    // Set-up opens what it shows, with its record; another game's options are not in set-up.
    [[nodiscard]] std::unique_ptr<table::GameTable> same_again(std::uint64_t seed) const override {
        if (session_.setup() == evening_->setup()) return nullptr;
        evening_->record.reset();
        return open_dominoes(session_.setup(), seed);
    }
    [[nodiscard]] Result<desk::PagePtr> pictures() const override {
        return domino_table::score_page(scores_of(session_));
    }
    [[nodiscard]] std::unique_ptr<Review> review(
        std::span<const int> steps, const std::optional<std::filesystem::path>& folder) override {
        return std::make_unique<DominoReview>(table_, steps, folder);
    }

    [[nodiscard]] Canvas draw(const desk::View& view, const desk::Desk& desk) const override {
        return domino_table::draw(own<Picture>(view), desk);
    }
    [[nodiscard]] Canvas draw_beside(const desk::View& view,
                                     const desk::Show& /*show*/,
                                     const desk::Desk& desk,
                                     Size size) const override {
        Canvas right{size};
        const int rows = std::min(size.rows, Canvas::rows);  // those of the left half
        const Canvas story =
            domino_table::draw_hand_story(own<Picture>(view), desk, {rows, size.cols});
        right.insert({(size.rows - rows) / 2, 0}, story);
        return right;
    }
    [[nodiscard]] std::optional<Canvas> draw_whole(const desk::View& view,
                                                   const desk::Desk& desk,
                                                   Size window) const override {
        return domino_wide::draw_whole(own<Picture>(view), desk, window);
    }

    [[nodiscard]] std::string words_for(const desk::View& /*view*/,
                                        const std::string& line) const override {
        return words_of_move(line);
    }
    // A tile is named; a draw or a pass needs no words.
    [[nodiscard]] Reason reason(const desk::View& view) const override {
        const int level = *table::deciding_level(session_);
        const dominoes::Action move = table::chosen(session_, level);
        const auto* const play = std::get_if<dominoes::Play>(&move);
        return {.name = own<Picture>(view).name(*session_.decider()),
                .move = play == nullptr ? "" : dominoes::words_for(play->laid),
                .why = table::explained(session_, level)};
    }

private:
    [[nodiscard]] Picture picture(const dominoes::Game& position, Eyes eyes) const {
        const Seat seat = side_of(position, eyes);
        Picture picture;
        picture.view = dominoes::view_for(position, seat);
        picture.own_count = static_cast<std::size_t>(picture.view.hand.count());
        picture.has_eyes = manner_.is_open or (eyes.player and eyes.are_open);
        picture.is_shut = not eyes.are_open;
        if (picture.has_eyes) {
            picture.hand = arranged(seat, picture.view.hand);
        } else {
            picture.view.hand = {};
            picture.view.choices = {};
        }
        picture.levels = session_.setup().computers;
        for (const Seat each : both_seats)
            picture.sittings[each] = {.seat = each,
                                      .entrant = Entrant(number(each) - 1),
                                      .name = session_.setup().names[each],
                                      .is_computer = picture.levels[each].has_value()};
        picture.games_won = evening_->games_won();
        const domino_table::Chosen& chosen = evening_->options.chosen;
        picture.felt = chosen.felt;
        picture.shows_seen_tiles = chosen.seen_tiles == Options::Answer::Yes;
        picture.has_hints = chosen.hints == Options::Answer::Yes;
        picture.has_aids = chosen.aids == Options::Answer::Yes;
        return picture;
    }

    // The seat in the lower line: the player who looks, else the first person.
    [[nodiscard]] Seat side_of(const dominoes::Game& position, Eyes eyes) const {
        if (eyes.player) return seat_of(*eyes.player);
        if (manner_.is_open) {
            const auto& history = position.history;
            const Seat mover = history.empty() ? decider(position).value_or(nobody)
                                               : history[history.size() - 1].seat;
            return mover == nobody ? dominoes::first_seat : mover;
        }
        return session_.setup().computers[dominoes::first_seat] ? dominoes::second_seat
                                                                : dominoes::first_seat;
    }

    // A picture of another hand leaves the hand of an earlier picture as it is. In a replay nobody
    // arranges a hand.
    [[nodiscard]] std::shared_ptr<domino_table::Hand> arranged(Seat seat,
                                                               dominoes::Tiles tiles) const {
        auto& hand = evening_->hands[seat];
        if (manner_.is_open) hand.reset();
        if (hand and hand->holds(tiles)) return hand;
        hand = hand ? std::make_shared<domino_table::Hand>(*hand)
                    : std::make_shared<domino_table::Hand>();
        hand->become(tiles);
        return hand;
    }

    void add_to(News& news,
                const dominoes::Event& event,
                const dominoes::Game& position,
                Eyes eyes,
                bool is_counted) {
        if (const auto* const dealt = std::get_if<told::GotHand>(&event))
            evening_->hands[dealt->seat].reset();
        auto after = std::make_shared<Picture>(picture(position, eyes));
        see_draw(event, after->view.seat);
        after->drawn = drawn_;
        desk::Telling telling = teller_.tell(*after, event);
        const bool waits = not manner_.is_open and not is_counted and is_read(*after, event);
        after->is_to_be_read = waits;
        news.shots.push_back({std::move(telling), after});
        if (waits) news.shots.push_back({{.waits = desk::Waits::ForReader}, after});
    }

    // The tiles drawn for the down lie on the table until the deal.
    void see_draw(const dominoes::Event& event, Seat side) {
        if (manner_.is_open or std::holds_alternative<told::GotHand>(event)) drawn_.reset();
        const auto* const drew = std::get_if<told::DrewForDown>(&event);
        if (drew == nullptr or manner_.is_open) return;
        if (not drawn_) drawn_.emplace();
        (drew->seat == side ? drawn_->own : drawn_->others) = drew->tile;
    }

    void see_winner() {
        const auto* const over = std::get_if<dominoes::Over>(&session_.position().phase);
        evening_->see_winner(over == nullptr ? nobody : over->winner);
    }

    // With the games won, and the record.
    void keep_up() {
        see_winner();
        if (not evening_->record) return;
        if (auto trouble = evening_->record->follow(session_))
            trouble_with_record_ = std::move(trouble);
    }

    void give_hint(const Picture& picture, desk::Desk& desk) {
        std::string& refusal = desk.prompts.refusal;
        if (picture.view.choices.plays.empty())
            refusal = "There is nothing to play now";
        else if (picture.view.choices.redeal)
            refusal = "Ask for a new deal";
        if (not refusal.empty()) return;
        table::Act act = table::draws_of_choice(session_);
        const std::string& opponent = picture.name(dominoes::other(picture.view.seat));
        if (not desk.is_shared) return show_hint(hint_for(picture.view, opponent, act), desk);
        desk.prompts.remark = "A hint is on its way";
        pending_ = std::make_shared<Pending>(Pending{.entries = table_.entries(), .hint = {}});
        work_ = [view = picture.view,
                 opponent,
                 act,
                 pending = pending_]() mutable -> std::function<void()> {
            return [pending, hint = hint_for(view, opponent, act)] { pending->hint = hint; };
        };
    }

    struct Hint {
        std::vector<dominoes::Valued> values;
        std::string why;
    };
    // Level 2 has the same draws for its choice and for its reason.
    static Hint hint_for(const dominoes::View& view, const std::string& opponent, table::Act act) {
        table::Act again = act;
        auto values = dominoes::values_of(view, Draw{act});
        const dominoes::Play best = values.front().play;
        const std::string reason =
            dominoes::reason_for(view, best, dominoes::Level::Two, opponent, Draw{again});
        std::string why = "Mack 2 would play " + dominoes::words_for(view, best) + ": it " + reason;
        return {std::move(values), std::move(why)};
    }
    static void show_hint(const Hint& hint, desk::Desk& desk) {
        auto& turn = *desk.below->state_as<domino_table::Turn>();
        turn.hint = hint.values.front().play;
        turn.values = hint.values;
        turn.why = hint.why;
        turn.aside = {U'h', domino_table::hint_notice(hint.values)};
    }

    struct Pending {              // a hint that is being worked out
        std::size_t entries = 0;  // of the log, when it was asked for
        Hint hint;
    };

    table::GameTable& table_;
    std::shared_ptr<Pending> pending_;
    LongWork work_;
    std::shared_ptr<Evening> evening_;
    domino_table::Teller teller_;
    std::optional<Drawn> drawn_;
    std::optional<Notice> trouble_with_record_;  // to be told with the next news
};

}  // namespace

std::unique_ptr<GamePresenter> domino_presenter(table::GameTable& table,
                                                Manner manner,
                                                std::shared_ptr<Evening> evening) {
    if (domino_session(table) == nullptr) return nullptr;
    return std::make_unique<DominoPresenter>(table, manner, std::move(evening));
}

}  // namespace parlor::tui
