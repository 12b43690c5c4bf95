// Seats that play has renumbered: a player brings their name, colour, token and computer to their
// seat. The classic game never renumbers seats.
#include "rules/property/table.hpp"
#include "rules/property/view.hpp"
#include "table/game/text_table.hpp"
#include "table/journal/journal_text.hpp"
#include "table/journal/summary.hpp"
#include "table/language/line.hpp"
#include "table/language/script.hpp"

namespace parlor::property {
namespace {

void reverse_seats(Game& game) {
    for (int seat = 1; seat <= game.seats; ++seat)
        game.seating[Seat(seat)] = Entrant(game.seats - seat);
}

// Ann, Bob and Cid entered in this order, Bob as a computer; Cid sits at seat 1 now.
struct Reversed : Table {
    Reversed() : Table{"Ann", "Bob", "Cid"} {
        setup.sitters[1].computer = board::Level::One;
        setup.sitters[2].token = "*";
        reverse_seats(game);
    }
    [[nodiscard]] std::string says(const Event& event) const {
        const Sentence sentence = Property::sentence(setup, game, event);
        return sentence.who + " " + sentence.does;
    }
};

// The property game, except that the first rolls reverse the order of the seats.
struct Renumbering : Property {
    static std::optional<std::string> play(const Setup& setup,
                                           Game& game,
                                           Seat mover,
                                           const Action& action,
                                           Milliseconds took,
                                           Tell tell) {
        const auto throws_first = [&] { return std::holds_alternative<FirstThrow>(game.question); };
        const bool threw_first = throws_first();
        auto refusal = Property::play(setup, game, mover, action, took, tell);
        if (not refusal and threw_first and not throws_first()) reverse_seats(game);
        return refusal;
    }
};
static_assert(table::TurnGame<Renumbering> and table::ComputerGame<Renumbering>);

// Ann, a person, and Max, a computer; after the first rolls Max has seat 1, and begins.
Property::Setup ann_and_max() {
    return {"classic",
            edition_of("uk"),
            {},
            {{.name = "Ann", .colour = board::Colour::Red},
             {.name = "Max", .colour = board::Colour::Blue, .computer = board::Level::Zero}}};
}

table::Opened open_renumbering(const table::SetupAsked& asked) {
    return std::make_unique<table::TextTable<Renumbering>>(ann_and_max(), *asked.seed);
}

// A table where Ann, at seat 2, has to decide.
struct Begun {
    table::TextTable<Renumbering> table{ann_and_max(), 7};

    Begun() {
        plays("0 dice 6 6");
        plays("0 dice 1 2");
        table.play_on(std::nullopt);
        REQUIRE(table.decider() == Seat{2});
    }
    void plays(std::string_view line) {
        const auto move = table::read_move(*table::split(line));
        REQUIRE(table.play(*move).kind == table::Verdict::Kind::Played);
    }
    void ann_rolls() {
        plays("2 roll");
        table.play_on(std::nullopt);
    }
};

}  // namespace

TEST_CASE("names, colours, tokens and computers follow their players to other seats") {
    const Reversed table;
    const View view = view_for(table.setup, table.game);
    CHECK(view.seat(Seat{1}).name == "Cid");
    CHECK(view.seat(Seat{1}).colour == board::Colour::Green);
    CHECK(view.seat(Seat{1}).token == '*');
    CHECK(view.seat(Seat{3}).name == "Ann");
    CHECK(view.seat(Seat{3}).token == '3');  // nobody's own: the number of the seat
    CHECK(view.seat(Seat{3}).entrant == Entrant{0});
    CHECK(view.seat(Seat{2}).is_computer);
    CHECK(table.fact("seat.1.name") == "Cid");
    CHECK(table.fact("seat.3.name") == "Ann");
}

TEST_CASE("the computer of a seat is that of the player who sits there") {
    Table table{"Ann", "Bob", "Cid"};
    table.setup.sitters[0].computer = board::Level::Two;
    CHECK(Property::computer_level(table.setup, table.game, Seat{1}) == 2);
    reverse_seats(table.game);
    CHECK(Property::computer_level(table.setup, table.game, Seat{1}) == std::nullopt);
    CHECK(Property::computer_level(table.setup, table.game, Seat{3}) == 2);
}

TEST_CASE("stories name who sits there; the first throws are those of the seats as entered") {
    const Reversed table;
    CHECK(table.says(told::Turn{Seat{1}, 1}) == "Cid has the dice");
    CHECK(table.says(told::Accepted{Seat{1}, Seat{3}}) == "Ann accepts");
    CHECK(table.says(told::FirstRoll{Seat{1}, {3, 4}}) == "Ann rolls 3 and 4 for the first turn");
}

TEST_CASE("who sits where is a part of the position, and of its hash") {
    Table table{"Ann", "Bob", "Cid"};
    const Game before = table.game;
    reverse_seats(table.game);
    CHECK(table.game != before);
    CHECK(Property::hash(table.game) != Property::hash(before));
}

TEST_CASE("a computer plays where it sits now, and undo counts the moves of people") {
    Begun begun;
    auto& table = begun.table;
    const std::size_t entries = table.entries();
    CHECK(table.moves() == 0);  // Max alone has moved, at seat 1
    CHECK(table::summary_of(table).names == std::vector<std::string>{"Ann"});
    CHECK(table.session().moves() > 0);
    begun.ann_rolls();
    CHECK(table.moves() == 1);
    REQUIRE(table.undo(1));
    CHECK(table.entries() == entries);
    CHECK(table.decider() == Seat{2});
    CHECK_FALSE(table.undo(1));
}

TEST_CASE("a journal with renumbered seats replays alike, and so does what is taken back") {
    Begun begun;
    begun.ann_rolls();
    auto& table = begun.table;
    table::LineReader lines{table::journal_text(table)};
    table::Output complaints;
    const auto loaded = load_script(lines, "test", open_renumbering, complaints);
    INFO(complaints.waiting());
    REQUIRE(loaded.status == table::Status::Fine);
    CHECK(loaded.table->state() == table.state());
    CHECK(loaded.table->moves() == table.moves());
    REQUIRE(loaded.table->undo(1));
    REQUIRE(table.undo(1));
    CHECK(loaded.table->state() == table.state());
    CHECK(loaded.table->facts() == table.facts());
}

}  // namespace parlor::property
