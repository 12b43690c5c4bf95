#include "tui/sharing/company_page.hpp"

#include <random>

#include "app/screened.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

using Is = CompanySeat::Is;
using board::Colour;

std::vector<CompanySeat> five_seats() {
    return {{Is::Taken, "Ann", "A", Colour::Red, "ann", "here"},
            {Is::Mine, "Bob", "B", Colour::Purple, "bob", "you"},
            {Is::Taken, "Maximilian Longe", "M", Colour::Blue, "parlor/max", "away 3 min", true},
            {Is::Taken, "Cid", "C", Colour::Yellow, "cid", "trader sits in"},
            {Is::Computer, "Ada", "2", Colour::Green, "", "computer 1"}};
}

std::vector<TalkLine> two_lines() {
    return {{1, "Ann: hello"},
            {2, "Bob: good evening, all of you. Has anybody seen Max? It is his turn, I think."}};
}

void refill(CompanyUi& ui, std::vector<CompanySeat> seats, std::vector<TalkLine> talk) {
    CompanyNow now = static_cast<const CompanyNow&>(ui);
    now.seats = std::move(seats);
    now.talk = std::move(talk);
    refill(ui, std::move(now));
}

struct Page {
    CompanyUi ui;
    SoundQueue sounds;

    Page() {
        ui.table = "17 Friday";
        ui.watchers = 2;
        refill(ui, five_seats(), two_lines());
    }
    CompanyWish keys(const std::string& names) {
        CompanyWish wish{};
        for (const Key key : keys_named(names)) wish = press(ui, key, sounds);
        return wish;
    }
    void types(const std::string& text) {
        for (const char letter : text)
            (void)press(ui, key_of(static_cast<char32_t>(letter)), sounds);
    }
    template <class Wish>
    [[nodiscard]] bool wants(const std::string& names) {
        return std::holds_alternative<Wish>(keys(names));
    }
    template <class Wish>
    [[nodiscard]] Wish wish(const std::string& names) {
        const CompanyWish wish = keys(names);
        REQUIRE(std::holds_alternative<Wish>(wish));
        return std::get<Wish>(wish);
    }
    [[nodiscard]] std::string refused(const std::string& names) {
        REQUIRE(wants<GoOn>(names));
        return ui.refusal;
    }
    [[nodiscard]] Canvas canvas() const {
        Canvas canvas;
        draw_company(canvas, ui);
        return canvas;
    }
    void shows(const std::string& name) const { check_golden(name, canvas()); }
    [[nodiscard]] bool is_list() const {
        return not ui.asked and not ui.level and not ui.closing and not ui.typed;
    }
};

struct Opener : Page {
    Opener() { ui.has_rights = true; }
};

struct Watcher : Page {
    Watcher() { ui.seats[1].is = Is::Taken; }
};

}  // namespace

TEST_CASE("T-2.5, T-3.6: the company has everybody at the table, and what was said") {
    Page page;
    page.shows("company");
    page.keys("?");
    page.shows("company-help");
    CHECK(page.wants<GoOn>("x"));
    CHECK(page.ui.notices.empty());
}

TEST_CASE("T-2.6: only whoever has the opener's rights has their keys") {
    Page page;
    for (const char* const key : {"c", "o", "l", "w"})
        CHECK(page.refused(key) == "Only the opener can do this");
    Opener opener;
    check_golden_everywhere("company-opener", opener.canvas());
    opener.keys("?");
    opener.shows("company-opener-help");
}

TEST_CASE("T-3.10: where players have clocks, each can ask for a pause") {
    Page page;
    CHECK(page.refused("p") == "No player has a clock here");
    page.ui.refusal.clear();
    page.ui.has_clocks = true;
    page.shows("company-with-clocks");
    CHECK(page.wants<PauseForAll>("p"));
    Watcher watcher;
    watcher.ui.has_clocks = true;
    CHECK(watcher.refused("p") == "You have no seat");
}

TEST_CASE("T-2.5: a table of eight has room for all") {
    Opener page;
    std::vector<CompanySeat> eight(8, five_seats()[2]);
    eight[1].is_muted = true;
    eight[2].state = "beginner sits in";
    eight[3] = {Is::PutOut, "Dora", "D", Colour::Pink, "dora", "put out"};
    std::vector<TalkLine> talk;
    for (std::uint64_t line = 1; line <= 100; ++line)
        talk.push_back({line, "Maximilian Longe: " + std::string(200, 'o')});
    refill(page.ui, eight, talk);
    page.keys("PgUp End Down Down Down Down Down Down Down Down");
    page.ui.are_watchers_muted = true;
    page.ui.refusal = "You have said ten things in the last ten seconds";
    page.shows("company-eight");
}

TEST_CASE("T-3.6: T opens a line, Enter says it, and the next one can be typed") {
    Page page;
    page.keys("t");
    page.types("hello? it's me ");
    page.shows("company-line");
    CHECK(page.wish<SayLine>("Enter").text == "hello? it's me");
    page.types("X & co");
    CHECK(page.wish<SayLine>("Enter").text == "X & co");
    CHECK(page.wants<GoOn>("Enter"));
    CHECK(page.is_list());
    page.keys("' a Esc");
    CHECK(page.is_list());
}

TEST_CASE("T-3.6: a line has up to 200 letters") {
    Page page;
    open_line(page.ui);
    for (int word = 0; word < 40; ++word) page.types("word ");
    CHECK(page.ui.refusal.empty());
    CHECK(page.refused("x") == "A line has up to 200 letters");
    page.shows("company-line-full");
    page.keys("Backspace");
    CHECK(width(page.wish<SayLine>("x Enter").text) == longest_said);
    CHECK(page.refused("Up") == "Type letters, then press Enter");
}

TEST_CASE("T-3.6: a letter that cannot be shown is not said") {
    Page page;
    page.keys("t");
    (void)press(page.ui, key_of(U'日'), page.sounds);
    CHECK(page.refused("Enter") == "A letter shown as ? cannot be kept");
    CHECK(page.wish<SayLine>("Backspace a Enter").text == "a");
}

TEST_CASE("T-3.6: a muted watcher cannot talk, and reads why") {
    Watcher page;
    page.ui.can_talk = false;
    page.ui.are_watchers_muted = true;
    CHECK(page.refused("t") == "The watchers of this table are muted");
    CHECK(page.refused("'") == "The watchers of this table are muted");
    CHECK(page.is_list());
    page.shows("company-watcher-muted");
}

TEST_CASE("T-3.6: PgUp and PgDn read what was said, and new lines do not move it") {
    Page page;
    std::vector<TalkLine> talk;
    for (std::uint64_t line = 1; line <= 30; ++line)
        talk.push_back({line, "Ann: line " + std::to_string(line)});
    refill(page.ui, five_seats(), talk);
    page.keys("PgUp");
    page.shows("company-reading");
    const Canvas before = page.canvas();
    talk.erase(talk.begin());
    talk.push_back({31, "Bob: a line that is so long that it has more than one row on the page"});
    refill(page.ui, five_seats(), talk);
    CHECK(page.canvas() == before);
    page.keys("PgDn");
    CHECK_FALSE(page.canvas() == before);
    page.keys("PgUp Home");
    page.shows("company-reading-first");
    page.keys("t PgUp PgDn");
    CHECK(page.wish<SayLine>("a Enter").text == "a");
    CHECK(page.ui.rows_back == 0);
    page.keys("Esc Home End");
    CHECK(page.ui.rows_back == 0);
    refill(page.ui, five_seats(), {});
    page.keys("PgUp");
    page.shows("company-silent");
}

TEST_CASE("T-2.11: G gives up your seat after a question, and is not for a watcher") {
    Page page;
    page.keys("g");
    page.shows("company-give-up");
    CHECK(page.wants<GoOn>("Enter"));
    CHECK(page.is_list());
    CHECK(page.wants<GiveUp>("g y"));
    page.ui.seats[4].is = Is::Mine;
    page.keys("g");
    CHECK(page.ui.asked->question.header == "GIVE UP ALL SEATS");

    Watcher watcher;
    CHECK(watcher.refused("g") == "You have no seat");
    CHECK(watcher.refused("s") == "You have no seat");
}

TEST_CASE("T-2.5: S asks the others to let a computer sit in for somebody who is away") {
    Page page;
    CHECK(page.refused("s") == "Only for a player who has been away for a minute");
    CHECK(page.refused("Down s") == "This is your seat");
    page.keys("Down s");
    page.shows("company-level");
    const LetSit sits = page.wish<LetSit>("1");
    CHECK(sits.seat == 2);
    CHECK(sits.level == 1);
    CHECK(page.is_list());
    CHECK(page.wish<LetSit>("s Down Enter").level == 2);
    page.keys("s ?");
    page.shows("company-level-help");
    page.keys("Enter x");
    CHECK(page.is_list());
    CHECK(page.wants<GoOn>("s Esc"));
    CHECK(page.is_list());
    CHECK(page.refused("Down Down s") == "A computer has this seat");
}

TEST_CASE("T-2.6: the opener closes a table and keeps it or ends it, after a question") {
    Opener page;
    page.keys("c");
    check_golden_everywhere("company-close", page.canvas());
    for (const char* const no : {"Esc", "c n", "c Enter", "c q Esc"}) CHECK(page.wants<GoOn>(no));
    CHECK(page.is_list());
    CHECK(page.wants<KeepTable>("c k"));
    CHECK(page.is_list());
    CHECK(page.wants<EndTable>("c e"));
    page.keys("c ?");
    page.shows("company-close-help");
}

TEST_CASE("T-2.6: nothing of the table shows under the question whether to close it") {
    Opener page;
    page.keys("c");
    Canvas canvas;
    canvas.fill({0, 0, Canvas::rows - 1, Canvas::cols - 1}, U'#', {Ink::White, Ink::Blue});
    draw_company(canvas, page.ui);
    CHECK(canvas == page.canvas());
}

TEST_CASE("T-2.6: once the game is over the table is only closed for good") {
    Opener page;
    page.ui.is_over = true;
    page.keys("c");
    page.shows("company-close-over");
    CHECK(page.wants<GoOn>("Esc"));
    CHECK(page.wants<EndTable>("c y"));
}

TEST_CASE("T-2.10: K keeps a copy once the game is over, for who had a seat") {
    Page page;
    CHECK(page.refused("k") == "You can copy it when it is over");
    page.ui.is_over = true;
    CHECK(page.refused("k") == "Only its players can copy it");
    page.ui.can_copy = true;
    CHECK(page.wants<KeepCopy>("k"));
    check_golden_everywhere("company-over", page.canvas());
}

TEST_CASE("T-2.6: the opener puts somebody out, after a question, and lets them come back") {
    Opener page;
    page.keys("Down Down o");
    page.shows("company-put-out");
    CHECK(page.wants<GoOn>("n"));
    CHECK(page.wish<PutOut>("o y").seat == 2);
    CHECK(page.refused("l") == "Nobody was put out of this seat");
    CHECK(page.refused("Up o") == "This is your seat");
    page.ui.seats[0] = {Is::PutOut, "Ann", "A", Colour::Red, "ann", "put out"};
    CHECK(page.refused("Up o") == "A computer has this seat");
    CHECK(page.wish<LetBack>("l").seat == 0);
}

TEST_CASE("T-2.6: whoever has the opener's rights mutes the watchers, and lets them talk again") {
    Opener page;
    CHECK(page.wish<MuteWatchers>("w").muted);
    page.ui.are_watchers_muted = true;
    CHECK_FALSE(page.wish<MuteWatchers>("w").muted);
}

TEST_CASE("T-3.6: everybody mutes whom they like, for themselves") {
    Page page;
    CHECK(page.wish<Mute>("m").seat == 0);
    CHECK(page.wish<Mute>("Down Down m").seat == 2);
    CHECK(page.refused("Up m") == "This is your seat");
    CHECK(page.refused("Down Down Down m") == "A computer has this seat");
    CHECK(Watcher{}.wants<Mute>("Down m"));
}

TEST_CASE("T-2.4: &, X and Esc lead back to the game, and nothing is given up") {
    Page page;
    CHECK(page.wants<GoBack>("&"));
    CHECK(page.wants<GoBack>("x"));
    CHECK(page.wants<GoBack>("Esc"));
    CHECK(page.refused("z") == no_such_key);
}

TEST_CASE("T-3.6: in dominoes seats have neither signs nor colours") {
    Page page;
    refill(page.ui,
           {{Is::Mine, "Ann", "", {}, "ann", "you"}, {Is::Taken, "Bob", "", {}, "bob", "here"}},
           two_lines());
    page.ui.watchers = 1;
    page.shows("company-dominoes");
    page.keys("g");
    page.shows("company-dominoes-give-up");
}

TEST_CASE("U-5.4: only the line takes a paste") {
    Page page;
    CHECK(not text_field(page.ui));
    page.keys("t");
    CHECK(text_field(page.ui) == Letters::Any);
}

TEST_CASE("T-3.6: any keys may be pressed while others talk") {
    std::mt19937 random{17};  // NOLINT: a fixed seed, for the same keys every time
    const auto any = [&](auto below) { return static_cast<decltype(below)>(random()) % below; };
    const std::vector<Key> keys = keys_named(
        "Enter Esc Up Down Home End PgUp PgDn Backspace t ' m s g c o l w x & y n ? 0 7 é Tab");
    Opener page;
    std::vector<TalkLine> talk = two_lines();
    for (int i = 0; i < 5'000; ++i) {
        (void)press(page.ui, keys[any(keys.size())], page.sounds);
        if (any(4u) == 0) {
            std::vector<CompanySeat> seats = page.ui.seats;
            seats[any(seats.size())] = five_seats()[any(5u)];
            talk.push_back({talk.back().number + 1, std::string(any(219u), 'W')});
            if (talk.size() > 100) talk.erase(talk.begin(), talk.begin() + 50);
            page.ui.can_talk = any(5u) != 0;
            refill(page.ui, seats, talk);
        }
        (void)page.canvas();
        REQUIRE(page.ui.chosen < page.ui.seats.size());
    }
}

}  // namespace parlor::tui
