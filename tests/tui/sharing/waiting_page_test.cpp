#include "tui/sharing/waiting_page.hpp"

#include <random>

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

using Is = WaitingSeat::Is;
using board::Colour;

const WaitingSeat free_seat{};

std::vector<WaitingSeat> five_seats() {
    return {{Is::Taken, "Ann", "A", Colour::Red, "ann"},
            free_seat,
            {Is::Taken, "Maximilian Longe", "M", Colour::Blue, "parlor/maximilian", true},
            free_seat,
            {Is::Computer, "Ada", "", Colour::Green, "computer, trader"}};
}

struct Page {
    WaitingUi ui;
    SoundQueue sounds;
    Page() {
        ui.table = "17 Friday";
        ui.game = "property, uk";
        ui.host = "the house";
        ui.terms = {"taking back: yes", "hints: no", "reasons: no", "watchers: yes"};
        ui.own_name = "bob";
        refill(ui, five_seats());
    }
    WaitingWish keys(const std::string& names) {
        WaitingWish wish{};
        for (const Key key : keys_named(names)) wish = press(ui, key, sounds);
        return wish;
    }
    template <class Wish>
    [[nodiscard]] bool wants(const std::string& names) {
        return std::holds_alternative<Wish>(keys(names));
    }
    [[nodiscard]] TakeSeat takes(const std::string& names) {
        const WaitingWish wish = keys(names);
        REQUIRE(std::holds_alternative<TakeSeat>(wish));
        return std::get<TakeSeat>(wish);
    }
    void shows(const std::string& name) const {
        Canvas canvas;
        draw_waiting(canvas, ui);
        check_golden(name, canvas);
    }
    [[nodiscard]] bool is_list() const { return not ui.sitting and not ui.asked; }
};

struct DominoPage : Page {
    DominoPage() {
        ui.game = "dominoes";
        ui.has_tokens = false;
        refill(ui, {{Is::Taken, "Ann", "", {}, "ann"}, free_seat});
    }
};

}  // namespace

TEST_CASE(
    "T-2.3, T-1.12, T-3.11: all see the seats, who runs the host, and what holds at the table") {
    Page page;
    page.shows("waiting-room");
    page.ui.is_opener = true;
    page.keys("Down");
    Canvas canvas;
    draw_waiting(canvas, page.ui);
    check_golden_everywhere("waiting-room-opener", canvas);
    page.keys("?");
    page.shows("waiting-room-help");
}

TEST_CASE("T-2.3: a table of eight has room for all") {
    Page page;
    page.ui.is_opener = true;
    std::vector<WaitingSeat> eight(8, five_seats()[2]);
    refill(page.ui, eight);
    page.ui.terms.emplace_back("free seats: computers, level 1");
    REQUIRE(page.ui.terms.size() == most_terms);
    page.keys("End b");
    page.ui.refusal = "the name Maximilian Longerman is taken, and so is the token";
    page.shows("waiting-room-eight");
}

TEST_CASE("T-2.3: whoever takes a free seat chooses a colour that is left, a name and a token") {
    Page page;
    page.keys("Down Enter");
    page.shows("waiting-colours");
    page.keys("Down Enter");
    page.shows("waiting-name");
    page.keys("Enter");
    page.shows("waiting-token");
    const TakeSeat seat = page.takes("Enter");
    CHECK(seat.seat == 1);
    CHECK(seat.colour == "yellow");
    CHECK(seat.name == "bob");
    CHECK(seat.token == "B");
    CHECK(page.is_list());
}

TEST_CASE("T-2.3, M-2.1: a name, colour or token that another has is refused, and said") {
    Page page;
    page.keys("Down Enter 0");
    CHECK(page.ui.refusal == "Somebody has this colour");
    page.keys("1 A n n Enter");
    CHECK(page.ui.refusal == "Somebody has this name");
    page.keys("a Enter");
    CHECK(page.ui.refusal.empty());
    page.keys("m Enter");
    CHECK(page.ui.refusal == "Somebody has this token");
    const TakeSeat seat = page.takes("7 Enter");
    CHECK(seat.name == "Anna");
    CHECK(seat.token == "7");
    CHECK(seat.colour == "purple");
}

TEST_CASE("T-2.3: the user's name is proposed, unless another at the table has it") {
    Page page;
    page.ui.own_name = "ANN";
    page.keys("Down Enter Enter Enter");
    CHECK(page.ui.refusal == "A name has 1 to 16 letters");
}

TEST_CASE("T-2.3: Esc and X go back page by page, and then to the seats") {
    Page page;
    page.keys("Down Enter Enter Enter Esc Up");
    CHECK(page.ui.sitting->players.step == setup::PlayersStep::Colours);
    CHECK(std::holds_alternative<GoOn>(page.keys("x")));
    CHECK(page.is_list());
    page.keys("Enter Esc");
    CHECK(page.is_list());

    DominoPage dominoes;
    dominoes.keys("Down Enter Esc");
    CHECK(dominoes.is_list());
}

TEST_CASE("T-2.3: in dominoes a name alone is chosen") {
    DominoPage page;
    page.keys("Down Enter");
    page.shows("waiting-name-dominoes");
    const TakeSeat seat = page.takes("C i d Enter");
    CHECK(seat.seat == 1);
    CHECK(seat.name == "Cid");
    CHECK(seat.colour.empty());
    CHECK(seat.token.empty());
    refill(page.ui, {{Is::Taken, "Ann", "", {}, "ann"}, {Is::Mine, "Cid", "", {}, "cid"}});
    page.shows("waiting-room-dominoes");
}

TEST_CASE("T-2.3: Enter on your own seat changes colour, name and token") {
    Page page;
    std::vector<WaitingSeat> seats = five_seats();
    seats[3] = {Is::Mine, "Bob", "B", Colour::Pink, "bob"};
    refill(page.ui, seats);
    const TakeSeat same = page.takes("End Up Enter Enter Enter Enter");
    CHECK(same.seat == 3);
    CHECK(same.name == "Bob");
    CHECK(same.colour == "pink");
    CHECK(same.token == "B");
    CHECK(page.takes("Enter Enter Enter 4 Enter").token == "4");
}

TEST_CASE("T-2.3: nobody takes another's seat or a computer's") {
    Page page;
    page.keys("Enter");
    CHECK(page.ui.refusal == "ann has this seat");
    page.keys("End Enter");
    CHECK(page.ui.refusal == "A computer sits here");
    CHECK(page.is_list());
    CHECK(page.sounds.take().size() == 2);
}

TEST_CASE("T-2.3: U stands up, without a question") {
    Page page;
    CHECK(page.wants<GoOn>("u"));
    CHECK(page.ui.refusal == "You have no seat");
    page.ui.seats[1].is = Is::Mine;
    CHECK(page.wants<StandUp>("u"));
}

TEST_CASE("T-2.3: the opener begins; free seats are said first, for they will be computers'") {
    Page page;
    page.keys("b");
    CHECK(page.ui.refusal == "Only the opener can begin the game");
    page.ui.is_opener = true;
    page.keys("b");
    page.shows("waiting-begin");
    CHECK(page.wants<GoOn>("n"));
    CHECK(page.is_list());
    CHECK(page.wants<BeginGame>("b y"));

    page.keys("b");
    std::vector<WaitingSeat> seats = five_seats();
    seats[1] = seats[0];
    refill(page.ui, seats);
    CHECK(page.ui.asked->question.lines.front() == "1 FREE SEAT GOES");
    seats[3] = seats[0];
    refill(page.ui, seats);
    CHECK(page.is_list());
    CHECK(page.wants<BeginGame>("b"));
}

TEST_CASE("T-2.6: the opener closes the table, after a question") {
    Page page;
    page.keys("c");
    CHECK(page.ui.refusal == "Only the opener can close the table");
    page.ui.is_opener = true;
    page.keys("c");
    page.shows("waiting-close");
    CHECK(page.wants<GoOn>("Esc"));
    CHECK(page.wants<CloseTable>("c y"));
}

TEST_CASE("T-2.4: X and Esc leave the page, and no seat is given up") {
    Page page;
    page.ui.seats[1].is = Is::Mine;
    CHECK(page.wants<GoBack>("x"));
    CHECK(page.wants<GoBack>("Esc"));
    CHECK(page.ui.seats[1].is == Is::Mine);
}

TEST_CASE("U-3.7: a key without a meaning does nothing but say so") {
    Page page;
    page.keys("z");
    CHECK(page.ui.refusal == no_such_key);
    page.keys("Down");
    CHECK(page.ui.refusal.empty());
}

TEST_CASE("T-2.3: while others come and go, what is typed stays") {
    Page page;
    page.keys("Down Enter 1 B o");
    std::vector<WaitingSeat> seats = five_seats();
    seats[3] = {Is::Taken, "Cid", "C", Colour::Yellow, "cid"};
    refill(page.ui, seats);
    const TakeSeat seat = page.takes("b Enter Enter");
    CHECK(seat.name == "Bob");
    CHECK(seat.colour == "purple");

    page.keys("Enter Down Down Down");
    const auto selected = [&] {
        return selected_key(menu_of(*page.ui.sitting), page.ui.sitting->players.place);
    };
    const auto before = selected();
    seats[0] = free_seat;
    refill(page.ui, seats);
    CHECK(selected() == before);
}

TEST_CASE("T-2.3: a seat that another takes meanwhile leads back to the seats, and it is said") {
    Page page;
    page.keys("Down Enter 1 B o");
    std::vector<WaitingSeat> seats = five_seats();
    seats[1] = {Is::Taken, "Cid", "C", Colour::Yellow, "cid"};
    refill(page.ui, seats);
    CHECK(page.is_list());
    page.shows("waiting-seat-gone");
}

TEST_CASE("T-2.3: a colour or name that another takes meanwhile is chosen again") {
    Page page;
    page.keys("Down Enter 1 C i d");
    std::vector<WaitingSeat> seats = five_seats();
    seats[3] = {Is::Taken, "Dora", "D", Colour::Purple, "dora"};
    refill(page.ui, seats);
    CHECK(page.ui.refusal == "Somebody has this colour");
    page.keys("Enter");
    CHECK(page.ui.sitting->players.field.text == "Cid");
    page.keys("Enter 9");
    seats[3] = {Is::Taken, "CID", "D", Colour::Purple, "dora"};
    refill(page.ui, seats);
    CHECK(page.ui.refusal == "Somebody has this name");
    const TakeSeat seat = page.takes("D o r a Enter Enter");
    CHECK(seat.name == "Dora");
    CHECK(seat.token == "9");
}

TEST_CASE("T-2.3: any keys may be pressed while others come and go") {
    std::mt19937 random{17};  // NOLINT: a fixed seed, for the same keys every time
    const auto any = [&](auto below) { return static_cast<decltype(below)>(random()) % below; };
    const std::vector<Key> keys =
        keys_named("Enter Esc Up Down Home End Backspace u b c x y n ? 7 é");
    Page page;
    page.ui.is_opener = true;
    page.ui.own_name = "a user whose login is a long one";
    for (int i = 0; i < 5'000; ++i) {
        (void)press(page.ui, keys[any(keys.size())], page.sounds);
        if (any(4u) == 0) {
            std::vector<WaitingSeat> seats = page.ui.seats;
            seats[any(seats.size())] = five_seats()[any(5u)];
            if (any(3u) == 0) seats[any(seats.size())].is = Is::Mine;
            page.ui.refusal.clear();
            refill(page.ui, seats);
        }
        Canvas canvas;
        draw_waiting(canvas, page.ui);
        REQUIRE(page.ui.chosen < page.ui.seats.size());
    }
}

TEST_CASE("U-5.4: only a name or a token takes a paste") {
    Page page;
    CHECK(not text_field(page.ui));
    page.keys("Down Enter");
    CHECK(not text_field(page.ui));
    page.keys("Enter");
    CHECK(text_field(page.ui) == Letters::Any);
    page.keys("?");
    CHECK(not text_field(page.ui));
}

}  // namespace parlor::tui
