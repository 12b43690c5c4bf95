// TableRoom: a room at the table of a game on a board: shows events step by step, lets time pass
// and computers decide, takes moves back, saves the game. Each game's room derives from it, and
// adds its set-up and everything special about its table.
//
// Source:  docs/layout.md, 7; U-3.5 to U-3.7, U-5.1 to U-5.5; docs/playing.md, "Keys".
// Choices: before a computer's decision, notices disappear by themselves, so that computers play
//          without any key. Before a person's decision, the person reads them first, but a notice
//          that leads on disappears by itself after twice that time. Any key ends a pause; a key
//          for pausing pauses instead. Computers make one decision at a time, so that people can
//          follow. Even a skip to a decision stops for a person's ruin and for disk errors.
// Words:   a table is what all of this must know about a game, as a type `T`:
//            T::Game, T::View, T::Player    its rules, and what people see; a player, independent
//                                           of the seat
//            T::Ui, T::Teller               its desk; what its events are to people
//            T::tabletop()                  its pages and its board (tui/desk/tabletop.hpp)
//            T::hide_from_onlookers(view)   what not everybody may see
//            T::session(table)              the session, or null for another game
//            T::turn_number(position)       differs between consecutive turns
//            T::explains_itself(action)     no computer is asked for the reason
//            T::reads_first(view)           the decider reads before the keyboard is handed over
// Not here: set-up; drawing.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "app/autosave.hpp"
#include "app/decision_clock.hpp"
#include "app/guard_time.hpp"
#include "app/room.hpp"
#include "app/table/shots.hpp"
#include "base/story.hpp"
#include "table/play_on.hpp"
#include "table/session.hpp"
#include "tui/consent.hpp"
#include "tui/desk/history_page.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/options_page.hpp"
#include "tui/desk/pacing.hpp"
#include "tui/desk/question_page.hpp"
#include "tui/desk/scene.hpp"
#include "tui/desk/show.hpp"
#include "tui/desk/watching.hpp"
#include "tui/hand_over.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

template <class T>
class TableRoom : public Room {
public:
    using Game = typename T::Game;
    using Session = table::Session<Game>;
    using View = typename T::View;
    using Ui = typename T::Ui;
    using Position = typename Game::Position;
    using Action = typename Game::Action;
    using Event = typename Game::Event;
    using Player = typename T::Player;

    explicit TableRoom(RoomNeeds needs) : needs_{needs} {}

    void sync() override;
    void go_on() override;
    void tick(int milliseconds) override;
    [[nodiscard]] std::optional<Canvas> right_half(Size size) const override;
    [[nodiscard]] std::optional<int> next_tick() const override { return next_change(); }
    [[nodiscard]] int keys_ignored_for() const override;
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }
    [[nodiscard]] bool takes_wish_to_save() override {
        return std::exchange(wants_to_save_, false);
    }

protected:
    enum class At : std::uint8_t { SetUp, Table };
    enum class Passed : std::uint8_t { Time, Decision };  // until a player decided

    // What each game adds.
    [[nodiscard]] virtual View seen(const Session& game) = 0;
    [[nodiscard]] virtual View picture(const Session& game, const Position& position) = 0;
    [[nodiscard]] virtual std::optional<Player> player_asked() const = 0;
    [[nodiscard]] virtual std::string name_of(Player player) const = 0;
    [[nodiscard]] virtual bool is_computer(Player player) const = 0;
    [[nodiscard]] virtual std::vector<std::string> others() const = 0;  // to be asked for consent
    [[nodiscard]] virtual Canvas draw_table(const View& view) const = 0;
    [[nodiscard]] virtual Canvas draw_ring(const View& view,
                                           std::optional<Square> here,
                                           Size size) const = 0;
    [[nodiscard]] virtual std::string words_for(const View& view, const Action& move) const = 0;
    [[nodiscard]] virtual std::string words_for_choice(const Session& game,
                                                       const Action& chosen) const {
        (void)game;
        return words_for(view_, chosen);
    }
    [[nodiscard]] virtual std::optional<Notice> explain_earlier() const { return std::nullopt; }
    [[nodiscard]] virtual Story story(std::optional<Player> reader) = 0;
    virtual void obey(const Command& command) = 0;
    virtual void recall(const Session& game,
                        std::uint64_t events) = 0;         // the first ones, as sentences
    virtual void hear(std::span<const Event> /*news*/) {}  // before they are shown
    [[nodiscard]] virtual bool is_put_off(const Event& /*event*/) const { return false; }
    virtual void end_news() {}
    virtual void leave() { is_left_ = true; }  // to the launcher

    // Whether to call players to the keyboard, given the player who sat there before.
    [[nodiscard]] virtual bool is_called(std::optional<Player> before) const {
        return before and needs_.options.prompt != Options::Prompt::Never;
    }
    [[nodiscard]] virtual Options::TakeBack taking_back() const { return needs_.options.take_back; }

    // Automatic actions, in addition to computers.
    [[nodiscard]] virtual bool goes_on_by_itself() const { return computer_is_next(); }
    virtual void go_on_once() { let_decide(); }
    virtual void run_clock(int milliseconds) { clock_.run(guard_.pass({milliseconds})); }

    // Whether player_asked() has a decision to make now.
    [[nodiscard]] virtual bool is_time_to_decide() const { return true; }

    // The view after the events shown so far; and the same with the seat that has to decide.
    [[nodiscard]] virtual View shown_view() const { return show_.goes_on() ? show_.view() : view_; }
    [[nodiscard]] virtual View asked_view() const { return shown_view(); }
    virtual void sit_down();

    // News (table_news.hpp).
    [[nodiscard]] Session* session() const {
        return needs_.place.table ? T::session(*needs_.place.table) : nullptr;
    }
    [[nodiscard]] View catch_up();
    void show_news(View before);
    // Both return how long to wait before the next automatic decision.
    int tell_at_once(std::span<const Event> news);
    int show_one_by_one(View before);
    void remember_seen();
    void call_next();  // calls the next player to the keyboard
    void press_table(Key key);
    void press_page(Key key);
    void press_show();
    [[nodiscard]] Canvas table_canvas() const;
    void draw_thinking(Canvas& canvas) const;
    [[nodiscard]] desk::Outlets outlets() { return ui_.outlets(needs_.sounds); }

    // Moves (table_moves.hpp).
    [[nodiscard]] bool play(const std::string& move);
    [[nodiscard]] table::Refusal try_move(const std::string& move);
    void play_all(const std::vector<std::string>& moves);  // until one is refused
    void see_options();
    void prefer(const OptionChosen& chosen);    // from now on
    [[nodiscard]] bool person_decides() const;  // with nothing else to read or to answer
    [[nodiscard]] bool can_take_back() const;
    void ask_to_take_back();
    void press_consent(Key key);
    void take_back();
    void keep();
    void ask_to_leave();

    // Time (table_time.hpp).
    [[nodiscard]] bool has_computers() const;
    [[nodiscard]] bool can_explain() const;
    [[nodiscard]] bool computer_is_next() const;  // at the table
    [[nodiscard]] bool is_paused() const;
    Passed pass(int milliseconds);  // at most until the next change
    Passed take_next();             // the next automatic action
    void let_decide();
    [[nodiscard]] std::optional<int> next_change() const;
    [[nodiscard]] std::optional<int> time_of_notice() const;  // nothing: it waits for a key
    [[nodiscard]] int left_of(int pause) const;
    void press_watching(Key key);
    void press_too_early(Key key);
    [[nodiscard]] Notice explain(const Session& game, int level) const;
    void tell_why();

    // For people who wait (table_waiting.hpp).
    [[nodiscard]] bool is_watched() const;  // automatic actions
    void skip_to_decision();
    void go_on_unseen();  // until a person decides, is ruined, or has to read a notice
    void end_turn_and_skip();
    void offer_to_finish();  // once, when no person is left
    void let_play_to_end();  // or for a thousand turns
    void finish_game();
    [[nodiscard]] std::optional<Player> reader() const;  // of what happened
    void tell_story();

    RoomNeeds needs_;
    At at_ = At::SetUp;
    Ui ui_;
    std::optional<Consent> consent_;     // to a take-back, while the other players are asked
    std::optional<Notice> explanation_;  // of the last decision of a computer, if wanted
    View view_;
    desk::Show<View> show_;
    std::optional<table::Follower<Game>> follower_;
    typename T::Teller teller_;
    std::optional<Player> at_keyboard_;
    DecisionClock clock_;
    GuardTime guard_;
    Autosave autosave_;
    const table::GameTable* seen_table_ = nullptr;
    std::uint64_t seen_events_ = 0;
    std::uint64_t seen_state_ = 0;
    int seen_moves_ = 0;
    int pause_ = 0;     // milliseconds before a computer decides
    int seen_for_ = 0;  // milliseconds since the screen last changed
    bool is_finish_offered_ = false;
    bool wants_to_save_ = false;
    bool is_left_ = false;
};

}  // namespace parlor::tui

#include "app/table/table_moves.hpp"
#include "app/table/table_news.hpp"
#include "app/table/table_time.hpp"
#include "app/table/table_waiting.hpp"
