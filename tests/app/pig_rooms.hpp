// Pig in the parlor: the screens of the toy game, and its table of features. With toy_game.hpp it
// is the template for the next game.
#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/autosave.hpp"
#include "app/game.hpp"
#include "canvas/letters.hpp"
#include "table/pig_script.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

// A row for each fact.
inline Canvas picture_of_pig(const table::GameTable& table) {
    Canvas canvas;
    int row = 0;
    for (const auto& [key, value] : table.facts())
        canvas.write({row++, 1}, upper(key + " " + value), on_black);
    return canvas;
}

// B begins a game, R rolls, H holds, Q leaves.
class PigRoom final : public Room {
public:
    explicit PigRoom(RoomNeeds needs) : needs_{needs} {}

    void sync() override {}
    void press(Key key) override {
        switch (letter_of(key)) {
            case U'b': begin(); break;
            case U'r': play("roll"); break;
            case U'h': play("hold"); break;
            case U'q': is_left_ = true; break;
            default: needs_.sounds.add(SoundEffect::Buzz);
        }
    }
    void go_on() override {
        table::GameTable& table = *needs_.place.table;
        if (needs_.terms.chance == ChanceBy::Dealer) table.answer_chance();
        notice_ = autosave_.keep(needs_.cabinet, table, static_cast<std::uint64_t>(table.moves()));
    }
    void tick(int /*milliseconds*/) override {}
    [[nodiscard]] Canvas canvas() const override {
        Canvas canvas;
        if (needs_.place.table)
            canvas = picture_of_pig(*needs_.place.table);
        else
            canvas.write({0, 1}, "B - BEGIN", on_black);
        if (notice_) draw_notice(canvas, *notice_);
        return canvas;
    }
    [[nodiscard]] std::optional<int> next_tick() const override { return std::nullopt; }
    [[nodiscard]] bool is_left() const override { return is_left_; }
    void stay() override { is_left_ = false; }

    void begin() {
        const std::uint64_t seed = needs_.seed.get();
        needs_.place.table = std::make_unique<table::TextTable<toy::Pig>>(toy::Pig::Setup{}, seed);
        go_on();
    }

private:
    void play(const std::string& move) {
        if (not needs_.place.table) return;
        if (needs_.place.table->play({.words = {move}}).kind == table::Verdict::Kind::Played)
            go_on();
    }

    RoomNeeds needs_;
    Autosave autosave_;
    std::optional<Notice> notice_;
    bool is_left_ = false;
};

class PigStage final : public Stage {
public:
    void show(table::GameTable& table, std::uint64_t /*told_before*/) override {
        canvas_ = picture_of_pig(table);
        moves_ = table.moves();
    }
    void follow(table::GameTable& table, std::uint64_t told_before) override {
        show(table, told_before);
    }
    [[nodiscard]] std::optional<int> next_tick() const override { return std::nullopt; }
    void tick(int /*milliseconds*/) override {}
    [[nodiscard]] bool waits() const override { return false; }
    void read() override {}
    [[nodiscard]] Canvas canvas() const override { return canvas_; }
    [[nodiscard]] std::string part() const override { return "AFTER " + std::to_string(moves_); }
    [[nodiscard]] int lines_below() const override { return 1; }

private:
    Canvas canvas_;
    int moves_ = 0;
};

inline constexpr Rulebook rulebook_of_pig{"HOW TO PLAY PIG",
                                          "### Pig\n\nRoll as often as you dare, or hold."};

inline std::vector<std::string> pig_ids() { return {"pig"}; }

inline bool is_pig(table::GameTable& table) {
    return dynamic_cast<table::TextTable<toy::Pig>*>(&table) != nullptr;
}

inline std::unique_ptr<Room> pig_room(RoomNeeds needs) { return std::make_unique<PigRoom>(needs); }

inline Rooms pig_rooms() { return {.room = pig_room}; }

inline std::unique_ptr<Stage> pig_stage(StageNeeds /*needs*/) {
    return std::make_unique<PigStage>();
}

inline std::unique_ptr<Room> begin_pig(RoomNeeds needs) {
    auto room = std::make_unique<PigRoom>(needs);
    room->begin();
    return room;
}

// Pig has no charts, records, series or odds.
inline Game pig_game() {
    return {.name = "pig",
            .ids = pig_ids,
            .open = toy::open_pig,
            .is_for = is_pig,
            .is_verb = toy::Pig::is_verb,
            .entry = {'p', "PIG", "roll, or hold"},
            .rulebook = rulebook_of_pig,
            .rooms = pig_rooms,
            .stage = pig_stage,
            .begin = begin_pig};
}

}  // namespace parlor::tui
