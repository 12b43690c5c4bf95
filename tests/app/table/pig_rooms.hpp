// Pig in the parlor: set-up, presenter and page of the toy game, and its table of features. With toy_game.hpp it
// is the template for the next game.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/game_box.hpp"
#include "app/table/session_presenter.hpp"
#include "app/table/table_room.hpp"
#include "app/table/table_stage.hpp"
#include "canvas/letters.hpp"
#include "table/pig_script.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui {

struct PigView final : GameView {
    std::array<Sitting, 2> sittings;
    Seat next{};  // who decides
    bool is_at_end = false;
    int moves = 0;
    std::vector<table::Fact> facts;

    [[nodiscard]] std::size_t seat_count() const override { return sittings.size(); }
    [[nodiscard]] const Sitting& sitting(Seat seat) const override {
        return sittings[static_cast<std::size_t>(number(seat)) - 1];
    }
    [[nodiscard]] Seat decider() const override { return next; }
    [[nodiscard]] bool is_over() const override { return is_at_end; }
    [[nodiscard]] std::string part() const override { return "After " + std::to_string(moves); }
};

// R rolls, H holds, Q leaves.
inline Menu pig_window(const desk::Seen<PigView>& seen, const desk::NoState&) {
    return {.header = "PIG", .sub = seen.view.is_over() ? "OVER" : "", .has_quadrants = false};
}
template <class Move>
desk::Reply move_of_pig() {
    return Play{toy::Pig::to_line({}, Move{})};
}
inline constexpr desk::Entry<PigView, desk::NoState> pig_entries[]{
    {{'r', 1, 10, "ROLL", "the die"}, move_of_pig<toy::Pig::Roll>},
    {{'h', 1, 11, "HOLD", "keep the points"}, move_of_pig<toy::Pig::Hold>},
    {{'q', 1, 12, "LEAVE", "to the launcher"}, desk::wishes<LeaveTable>}};
inline constexpr desk::PageKind<PigView, desk::NoState> pig_kind{pig_window, pig_entries};
inline desk::PagePtr pig_page() { return page_of(pig_kind); }

// Pig hides nothing, and tells its events in words only.
class PigPresenter final : public SessionPresenter<toy::Pig> {
public:
    PigPresenter(const Session& session, Manner manner) : SessionPresenter{session, manner} {}

    [[nodiscard]] desk::Customs customs() const override {
        return {.has_board = false, .computers_take_time = false, .lines_below = 1};
    }
    [[nodiscard]] ViewPtr view(Eyes /*eyes*/, Milliseconds /*thinking*/) const override {
        return picture(session_.position());
    }
    [[nodiscard]] bool hides(const desk::View& /*view*/) const override { return false; }
    [[nodiscard]] News news(Eyes /*eyes*/) override {
        News news{.before = picture(follower_.position()), .shots = {}};
        for (const auto& [event, position] : follower_.follow(session_))
            news.shots.push_back({telling_of(event), picture(position)});
        return news;
    }
    [[nodiscard]] std::vector<desk::Telling> told(Eyes /*eyes*/,
                                                  std::uint64_t from,
                                                  std::uint64_t to) override {
        std::vector<desk::Telling> told;
        for (const auto& event : events(from, to)) told.push_back(telling_of(event));
        return told;
    }
    void meet(const desk::View& view, desk::Desk& desk, Decides /*where*/) const override {
        desk.meet({view.decider(), 0, pig_page});
    }
    // A row for each fact.
    [[nodiscard]] Canvas draw(const desk::View& view, const desk::Desk& desk) const override {
        constexpr int facts_col = 21;
        Canvas canvas;
        int row = 0;
        for (const auto& [key, value] : desk::own<PigView>(view).facts)
            canvas.write({row++, facts_col}, upper(key + " " + value), on_black);
        desk.draw_pages(canvas, view, 0);
        if (not desk.notices.empty()) draw_notice(canvas, desk.notices.front());
        return canvas;
    }
    [[nodiscard]] Canvas draw_beside(const desk::View& /*view*/,
                                     const desk::Show& /*show*/,
                                     const desk::Desk& /*desk*/,
                                     Size size) const override {
        return Canvas{size};
    }
    [[nodiscard]] std::string words_for(const desk::View& /*view*/,
                                        const std::string& line) const override {
        return line;
    }
    [[nodiscard]] Reason reason(const desk::View& view) const override {
        return {
            .name = view.sitting(view.decider()).name, .move = "", .why = "", .is_obvious = true};
    }

private:
    [[nodiscard]] ViewPtr picture(const toy::Pig::Position& position) const {
        auto view = std::make_shared<PigView>();
        const auto& setup = session_.setup();
        for (std::size_t i = 0; i < view->sittings.size(); ++i)
            view->sittings[i] = {.seat = Seat(i + 1),
                                 .entrant = Entrant(i),
                                 .name = setup.names[i],
                                 .is_computer = setup.levels[i].has_value()};
        view->next = toy::Pig::decider(position).value_or(chance);
        view->is_at_end = position.over;
        view->moves = session_.moves_of_people();
        view->facts = toy::Pig::facts(setup, position);
        return view;
    }
    [[nodiscard]] desk::Telling telling_of(const toy::Pig::Event& event) const {
        return {.sentence = toy::Pig::sentence(session_.setup(), session_.position(), event)};
    }
};

inline std::unique_ptr<GamePresenter> pig_presenter(table::GameTable& table, Manner manner) {
    auto* const pig = dynamic_cast<table::TextTable<toy::Pig>*>(&table);
    if (pig == nullptr) return nullptr;
    return std::make_unique<PigPresenter>(pig->session(), manner);
}

// B begins a game, Q leaves.
class PigSetup final : public SetupPages {
public:
    [[nodiscard]] Next press(Key key) override {
        if (letter_of(key) == U'b') return Next::Begin;
        return letter_of(key) == U'q' ? Next::Leave : Next::Stay;
    }
    [[nodiscard]] Canvas canvas() const override {
        Canvas canvas;
        canvas.write({0, 1}, "B - BEGIN", on_black);
        if (notice_) draw_notice(canvas, *notice_);
        return canvas;
    }
    [[nodiscard]] std::optional<Canvas> right_half(Size /*size*/) const override {
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Letters> text_field() const override { return std::nullopt; }
    [[nodiscard]] std::size_t dialogs() const override { return notice_ ? 1 : 0; }
    void tell(Notice notice) override { notice_ = std::move(notice); }
    void remember_choices() override {}
    [[nodiscard]] std::vector<Notice> choose_at_once() override { return {}; }
    void begin_anew(Back /*back*/) override {}
    [[nodiscard]] std::unique_ptr<table::GameTable> open(std::uint64_t seed) const override {
        return std::make_unique<table::TextTable<toy::Pig>>(toy::Pig::Setup{}, seed);
    }
    [[nodiscard]] int guests() const override { return 0; }
    [[nodiscard]] std::optional<Entrant> at_keyboard() const override { return std::nullopt; }

private:
    std::optional<Notice> notice_;
};

inline constexpr Rulebook rulebook_of_pig{"HOW TO PLAY PIG",
                                          "### Pig\n\nRoll as often as you dare, or hold."};

inline std::vector<std::string> pig_ids() { return {"pig"}; }

inline bool is_pig(table::GameTable& table) {
    return dynamic_cast<table::TextTable<toy::Pig>*>(&table) != nullptr;
}

inline std::unique_ptr<SetupPages> pig_setup(RoomNeeds /*needs*/) {
    return std::make_unique<PigSetup>();
}

inline std::unique_ptr<TableRoom> pig_table(RoomNeeds needs) {
    return std::make_unique<TableRoom>(needs, pig_setup(needs), pig_presenter);
}

inline std::unique_ptr<Room> pig_room(RoomNeeds needs) { return pig_table(needs); }

inline std::unique_ptr<Room> pig_seat(RoomNeeds needs) {
    return std::make_unique<TableRoom>(needs, nullptr, pig_presenter);
}

inline Rooms pig_rooms() { return {.room = pig_room, .setup = pig_setup}; }

inline std::unique_ptr<TableStage> pig_stage(StageNeeds needs) {
    return std::make_unique<TableStage>(needs, pig_presenter);
}

inline std::unique_ptr<Room> begin_pig(RoomNeeds needs) {
    auto room = pig_table(needs);
    room->begin();
    return room;
}

// Pig has no charts, records, series or odds.
inline GameBox pig_game() {
    return {.name = "pig",
            .ids = pig_ids,
            .opener = [] { return table::Opener{toy::open_pig}; },
            .is_for = is_pig,
            .is_verb = toy::Pig::is_verb,
            .entry = {'p', "PIG", "roll, or hold"},
            .rulebook = rulebook_of_pig,
            .rooms = pig_rooms,
            .seat = pig_seat,
            .stage = pig_stage,
            .begin = begin_pig};
}

}  // namespace parlor::tui
