#include "canvas/sound.hpp"

#include <array>
#include <set>

#include "app/screened.hpp"
#include "catch.hpp"
#include "sessions/property/table.hpp"
#include "tui/property/telling.hpp"

namespace parlor::tui {
namespace {

using namespace property;
using Several = std::vector<SoundEffect>;

Options sounding(Options::SoundBy by, int effects = 5, int music = 5) {
    Options options;
    options.sound_by = by;
    options.sound_effects = effects;
    options.music = music;
    return options;
}

struct Listening {
    Screened screened;
    View view;
    PropertyTeller teller;

    Listening() {
        screened.sit_down(2);
        const auto* session = property_session(*screened.place.table);
        view = view_for(session->setup(), session->position());
    }
    std::optional<SoundEffect> hears(const Event& event) { return teller.tell(view, event).sound; }
    // The first card of this kind in either pile.
    template <class Kind>
    std::optional<SoundEffect> draws() {
        for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
            for (int i = 0; i < 16; ++i)
                if (std::holds_alternative<Kind>(
                        view.edition->decks.card(deck, static_cast<CardNo>(i)).effect))
                    return hears(told::CardDrawn{Seat{1}, deck, static_cast<CardNo>(i)});
        FAIL("no such card");
        return std::nullopt;
    }
};

// The app with its sounds: what a key, or passing time, plays.
struct Aloud : Screened {
    using Screened::Screened;

    Several presses(const std::string& key) {
        (void)app().take_sounds();
        keys(key);
        return app().take_sounds();
    }
    Several passes(int milliseconds) {
        (void)app().take_sounds();
        app().tick(milliseconds);
        return app().take_sounds();
    }
    // What seat 1 rolls.
    Several throws(const std::string& dice) {
        (void)app().take_sounds();
        play("1 roll");
        play("0 dice " + dice);
        (void)app().canvas();
        return app().take_sounds();
    }
};

const Several accepted{SoundEffect::Ding}, rejected{SoundEffect::Buzz}, closed{SoundEffect::Dong};

constexpr std::array keys_for_nothing{
    "Space", "Backspace", "Home", "End", "PgUp", "PgDn", "Insert", "Esc"};

}  // namespace

TEST_CASE("U-3.9: each sound has a short motif of its own") {
    std::set<std::string_view> names;
    std::set<std::string> tunes;
    for (int i = 0; i < sound_effect_count; ++i) {
        const auto heard = static_cast<SoundEffect>(i);
        const Motif& motif = motif_of(heard);
        names.insert(motif.name);
        tunes.insert(bytes_for(Several{heard}, sounding(Options::SoundBy::Decps)));
        int ticks = 0;
        for (const Note note : motif.all()) {
            CHECK((note.tone >= 1 and note.tone <= 25));
            ticks += note.ticks;
        }
        INFO(motif.name);
        CHECK(ticks > 0);
        CHECK(ticks <= (motif.is_music ? 32 : 20));
    }
    CHECK(names.size() == sound_effect_count);
    CHECK(tunes.size() == sound_effect_count);
}

TEST_CASE("U-3.9: each event of the original's list is heard as it was there") {
    Listening at;
    const Seat ann{1}, bob{2};
    const Square street{1};
    CHECK(at.hears(told::Began{}) == SoundEffect::Start);
    CHECK(at.hears(told::Rolled{ann, {3, 3}, true}) == SoundEffect::Doubles);
    std::set<std::optional<SoundEffect>> rolls;
    for (int i = 1; i <= 4; ++i) rolls.insert(at.hears(told::Rolled{ann, {i, 6}, false}));
    CHECK(rolls ==
          std::set<std::optional<SoundEffect>>{
              SoundEffect::Dice1, SoundEffect::Dice2, SoundEffect::Dice3, SoundEffect::Dice4});
    CHECK(at.hears(told::Bought{ann, street, 60_cash}) == SoundEffect::Buy);
    at.view.squares[street].whole_group = true;
    CHECK(at.hears(told::Bought{ann, street, 60_cash}) == SoundEffect::BuyGroup);
    CHECK(at.hears(told::Built{ann, street, 4, 50_cash}) == SoundEffect::House);
    CHECK(at.hears(told::Built{ann, street, 5, 50_cash}) == SoundEffect::Hotel);
    CHECK(at.hears(told::Sold{ann, street, 3, 25_cash}) == SoundEffect::Slide);
    CHECK(at.hears(told::Mortgaged{ann, street, 30_cash}) == SoundEffect::SlideLow);
    CHECK(at.hears(told::Repaid{ann, street, 33_cash}) == SoundEffect::Rent2);
    CHECK(at.hears(told::Fee{ann, street, 3_cash}) == SoundEffect::Rent1);
    CHECK(at.hears(told::Owes{ann, bob, 100_cash}) == SoundEffect::Bell);
    CHECK(at.hears(told::Paid{ann, bank, 200_cash, property::Why::Tax}) == SoundEffect::LowZap);
    CHECK(at.hears(told::Salary{ann, 200_cash}) == SoundEffect::Gong);
    CHECK(at.hears(told::PotTaken{ann, 200_cash}) == SoundEffect::Gong);
    CHECK(at.hears(told::Gaoled{ann, GaoledWhy::Square}) == SoundEffect::Gaol);
    CHECK(at.hears(told::Paid{ann, bank, 50_cash, property::Why::Bail}) == SoundEffect::Rent0);
    CHECK_FALSE(at.hears(told::Freed{ann, FreedHow::Bail}));  // it was paid
    CHECK(at.hears(told::Freed{ann, FreedHow::Double}) == SoundEffect::Slam);
    CHECK(at.hears(told::Freed{ann, FreedHow::Card}) == SoundEffect::Slam);
    CHECK(at.hears(told::Turn{bob, 1}) == SoundEffect::Zing);
    CHECK(at.hears(told::BidMade{bob, 20_cash}) == SoundEffect::Zing);
    CHECK(at.hears(told::Proposed{ann, bob, {}, {}}) == SoundEffect::Pulse);
    CHECK(at.hears(told::Declined{ann, bob}) == SoundEffect::Rub);
    CHECK(at.hears(told::Eliminated{ann, bob}) == SoundEffect::Elimination);
    CHECK(at.hears(told::GameOver{{bob}, {}}) == SoundEffect::GameOver);
}

TEST_CASE("U-3.9: rents sound by what they cost") {
    Listening at;
    const auto rent = [&](int sum) {
        return at.hears(told::Paid{Seat{1}, Seat{2}, Money{sum}, property::Why::Rent});
    };
    CHECK(rent(511) == SoundEffect::Rent0);
    CHECK(rent(512) == SoundEffect::Rent1);
    CHECK(rent(768) == SoundEffect::Rent2);
    CHECK(rent(1024) == SoundEffect::Rent3);
}

TEST_CASE("U-3.9: cards sound by what they do") {
    Listening at;
    const told::Paid to_bank{Seat{1}, bank, 50_cash, property::Why::Card};
    CHECK(at.draws<AdvanceTo>() == SoundEffect::Splat);
    CHECK(at.draws<GaolFree>() == SoundEffect::Slam);
    CHECK_FALSE(at.draws<BankPays>());
    CHECK(at.hears(told::Paid{bank, Seat{1}, 50_cash, property::Why::Card}) == SoundEffect::Cash);
    CHECK_FALSE(at.draws<Repairs>());
    CHECK(at.hears(to_bank) == SoundEffect::Rent1);
    CHECK_FALSE(at.draws<PayBank>());
    CHECK(at.hears(to_bank) == SoundEffect::Rent0);
}

TEST_CASE("U-3.9: keys are heard as well: accepted, refused, and a dialog that closes") {
    Screened at;
    CHECK(at.app().take_sounds() == Several{SoundEffect::Intro});
    at.keys("a");
    CHECK(at.app().take_sounds() == Several{SoundEffect::Ding});
    CHECK(at.app().take_sounds().empty());
    at.sit_down(2);
    (void)at.app().take_sounds();
    at.keys("n");  // not before the dice
    CHECK(at.app().take_sounds() == Several{SoundEffect::Buzz});
}

TEST_CASE("U-3.9: the selector has its own sounds: in, out, repaid, and not") {
    Screened at;
    at.sit_down(2);
    at.set({"square.strand.owner 2", "square.strand.mortgaged yes"});
    at.keys("t w");
    const auto hears = [&](const std::string& key) {
        (void)at.app().take_sounds();
        at.keys(key);
        return at.app().take_sounds();
    };
    CHECK(hears("r") == Several{SoundEffect::Buzz});
    CHECK(hears("s") == Several{SoundEffect::Cash});
    CHECK(hears("r") == Several{SoundEffect::Rent2});
    CHECK(hears("r") == Several{SoundEffect::Bell});
    CHECK(hears("s") == Several{SoundEffect::Rent0});
}

TEST_CASE("U-3.9: a walk is heard step by step, after the dice") {
    Aloud at{{.options = {.movement = Options::Movement::Stepping}}};
    at.sit_down(2);
    CHECK(at.throws("1 2") == Several{SoundEffect::Dice4});
    CHECK(at.passes(339).empty());
    CHECK(at.passes(1) == Several{SoundEffect::Nudge});
    CHECK(at.passes(340 * 3) == Several{SoundEffect::Nudge, SoundEffect::Nudge});
}

TEST_CASE("U-3.9: where tokens jump there are no steps to hear") {
    Aloud at;
    at.sit_down(2);
    CHECK(at.throws("1 2") == Several{SoundEffect::Dice4});
    at.keys("b");
    CHECK(at.presses("n") == Several{SoundEffect::Zing});
}

TEST_CASE("U-3.9: bail is heard once") {
    Aloud at;
    at.sit_down(2);
    at.set({"seat.1.square gaol", "seat.1.gaol 1"});
    CHECK(at.presses("p") == Several{SoundEffect::Rent0});
}

TEST_CASE("U-3.9: first rolls are heard when they are seen, then the start, then the first turn") {
    Aloud at;
    at.keys("a p k c Enter Enter 2 0 0 Enter Enter 1 Enter Enter 0 c");
    CHECK(at.presses("0") == accepted);
    for (int player = 1; player <= 2; ++player) {
        const Several heard = at.presses("r");
        CHECK(heard.size() == static_cast<std::size_t>(player));
        CHECK((heard.front() >= SoundEffect::Dice1 and heard.front() <= SoundEffect::Doubles));
        CHECK((heard.back() == SoundEffect::Start) == (player == 2));
    }
    CHECK(at.says("GAME STARTING"));
    CHECK(at.presses("Space") == closed);
    CHECK(at.presses("b") == Several{SoundEffect::Zing});
}

TEST_CASE("U-3.9, U-5.7: of a game that begins at once the start is heard, and no first roll") {
    Aloud at;
    at.keys("a");
    CHECK(at.presses("g") == Several{SoundEffect::Start});
}

TEST_CASE("U-3.9: deeds that are dealt are heard one by one, and then the first turn") {
    Aloud at;
    at.keys("a p p c c d s r r Space");
    CHECK(at.presses("b") == Several{SoundEffect::Buy});
    CHECK(at.passes(3200) == Several{SoundEffect::Buy});
    CHECK(at.passes(3200) == Several{SoundEffect::Zing});
    CHECK(at.says("'S TURN"));
}

TEST_CASE("U-3.7: at the table a key that means nothing says so, and is heard") {
    Aloud at;
    at.sit_down(2);
    for (const std::string key : keys_for_nothing) {
        if (key == "Esc") continue;  // pauses (U-7.5)
        INFO(key);
        CHECK(at.presses(key) == rejected);
        CHECK(at.says("NO SUCH KEY."));
    }
    for (const char* const key : {"Up", "Down", "Right", ".", "F1", "Tab"}) {
        INFO(key);
        CHECK(at.presses(key) == accepted);
        CHECK_FALSE(at.says("NO SUCH KEY."));
    }
    at.app().press(Key::Resized);
    CHECK(at.presses("Ctrl-L").empty());
    at.keys("m");
    CHECK(at.presses("Esc") == accepted);
    CHECK_FALSE(at.says("NO SUCH KEY."));
}

TEST_CASE("U-3.7: setting up, a key that means nothing says so, and is heard") {
    Aloud at;
    at.keys("a p");
    for (const char* const key : {"Space", "Home", "PgDn", "z"}) {
        INFO(key);
        CHECK(at.presses(key) == rejected);
        CHECK(at.says("NO SUCH KEY."));
    }
    CHECK(at.presses("Down") == accepted);
    at.keys("k c Enter Enter 2 0 3");
    CHECK(at.presses("F1") == rejected);
    at.keys("Enter Enter");
    CHECK(at.presses("3") == rejected);
    CHECK(at.says("SOMEBODY HAS THIS"));
    at.keys("4");
    for (int letters = 0; letters < 16; ++letters) CHECK(at.presses("a") == accepted);
    CHECK(at.presses("a") == rejected);
    CHECK(at.presses("?") == accepted);
    CHECK(at.presses("Space") == closed);
}

TEST_CASE("U-3.9: in the launcher wrong keys are heard, and dialogs that close") {
    Aloud at;
    at.keys("a");
    for (const char* const page : {"", "o", "h"}) {
        if (*page) at.keys(page);
        INFO(page);
        CHECK(at.presses("Home") == rejected);
        CHECK(at.presses("f") == rejected);
        CHECK(at.presses("Down") == accepted);
        CHECK(at.presses("?") == accepted);
        CHECK(at.presses("k") == closed);
        if (*page) at.keys("x");
    }
    at.keys("h");
    CHECK(at.presses("b") == rejected);  // there is no page before the first
    CHECK(at.presses("Space") == accepted);
    CHECK(at.presses("b") == accepted);
}

TEST_CASE("U-3.9: a question rejects what is no answer") {
    Aloud at;
    at.sit_down(2);
    CHECK(at.presses("Ctrl-C") == accepted);
    CHECK(at.presses("k") == rejected);
    CHECK(at.presses("Down") == accepted);
    CHECK(at.presses("?") == accepted);
    CHECK(at.presses("k") == closed);
    CHECK(at.presses("n") == accepted);
    CHECK(at.presses("v") == accepted);
    CHECK(at.presses("k") == closed);
}

TEST_CASE("U-3.9: whoever is asked to agree is rejected when that is no answer") {
    Aloud at;
    at.sit_down(2);
    (void)at.throws("3 5");
    at.keys("z");
    CHECK(at.says("PLAYER_1 WANTS"));
    CHECK(at.presses("Home") == rejected);
    CHECK(at.says("PLAYER_1 WANTS"));
}

TEST_CASE("U-3.9: what is no letter of a game's name is rejected") {
    Aloud at;
    at.sit_down(2);
    at.keys("Ctrl-S");
    CHECK(at.presses("F1") == rejected);
    CHECK(at.presses("Enter") == rejected);
    CHECK(at.presses("a") == accepted);
}

TEST_CASE("U-3.9: at dominoes, too, wrong keys are rejected in windows and questions") {
    Aloud at;
    at.keys("a d");
    CHECK(at.presses("k") == rejected);
    CHECK(at.presses("Down") == accepted);
    at.keys("Enter q");
    CHECK(at.says("LEAVE THE TABLE"));
    CHECK(at.presses("k") == rejected);
}

TEST_CASE("U-3.7: a trade's money has an end below, too") {
    Aloud at;
    at.sit_down(2);
    at.keys("t w");
    CHECK(at.presses("i") == accepted);
    CHECK(at.presses("j") == rejected);
    CHECK(at.says("THE LOWEST IS $0"));
    CHECK(at.says("$    0"));
}

TEST_CASE("U-2.3: sound is off at first, and never a byte when it is off") {
    Several all;
    for (int i = 0; i < sound_effect_count; ++i) all.push_back(static_cast<SoundEffect>(i));
    CHECK(bytes_for(all, Options{}).empty());
    CHECK(bytes_for({}, sounding(Options::SoundBy::Decps)).empty());
    for (const auto by :
         {Options::SoundBy::Bell, Options::SoundBy::Console, Options::SoundBy::Decps}) {
        CHECK(bytes_for(all, sounding(by, 0, 0)).empty());
        CHECK(bytes_for(Several{SoundEffect::Intro}, sounding(by, 10, 0)).empty());
        CHECK_FALSE(bytes_for(Several{SoundEffect::Intro}, sounding(by, 0, 1)).empty());
        CHECK_FALSE(bytes_for(Several{SoundEffect::Ding}, sounding(by, 1, 0)).empty());
    }
}

TEST_CASE("U-2.3: sound by bell, by console tones, by DECPS") {
    const Several two{SoundEffect::Buzz, SoundEffect::Ding};
    CHECK(bytes_for(two, sounding(Options::SoundBy::Bell)) == "\a");
    CHECK(bytes_for(two, sounding(Options::SoundBy::Console, 10)) ==
          "\x1b[10;1568]\x1b[11;63]\a\x1b[10]\x1b[11]");
    CHECK(bytes_for(two, sounding(Options::SoundBy::Decps, 10)) == "\x1b[7;2;1;2,~\x1b[7;2;20,~");
    CHECK(bytes_for(two, sounding(Options::SoundBy::Decps, 1)) == "\x1b[1;2;1;2,~\x1b[1;2;20,~");
}

TEST_CASE("U-2.3: where one tone can sound, it is the one that tells most") {
    const Options by_console = sounding(Options::SoundBy::Console);
    const auto played = [&](const Several& heard) { return bytes_for(heard, by_console); };
    const auto alone = [&](SoundEffect heard) { return played({heard}); };
    CHECK(played({SoundEffect::Dice1, SoundEffect::Nudge}) == alone(SoundEffect::Dice1));
    CHECK(played({SoundEffect::Dice1, SoundEffect::Zing, SoundEffect::Ding}) ==
          alone(SoundEffect::Dice1));
    CHECK(played({SoundEffect::Zing, SoundEffect::Ding}) == alone(SoundEffect::Zing));
    CHECK(played({SoundEffect::Rent0, SoundEffect::Bell, SoundEffect::Dice2}) ==
          alone(SoundEffect::Bell));
}

TEST_CASE("U-2.3: DECPS plays what a terminal keeps, and leaves out what tells least") {
    const Options by_decps = sounding(Options::SoundBy::Decps);
    const auto played = [&](const Several& heard) { return bytes_for(heard, by_decps); };
    const Several all{SoundEffect::Dice1,
                      SoundEffect::SlideLow,
                      SoundEffect::SlideLow,
                      SoundEffect::Bell};  // 15 notes
    std::string each;
    for (const SoundEffect heard : all) each += played({heard});
    CHECK(played(all) == each);
    CHECK(played({SoundEffect::Ding, SoundEffect::Nudge, all[0], all[1], all[2], all[3]}) ==
          played({SoundEffect::Nudge, all[0], all[1], all[2], all[3]}));
    CHECK(played({all[0], all[1], all[2], all[3], SoundEffect::Cash}) ==
          played({all[0], all[2], all[3], SoundEffect::Cash}));
    CHECK(played({all[0], all[2], all[3], SoundEffect::Rent0, SoundEffect::Buy}) ==
          played({all[2], all[3], SoundEffect::Rent0, SoundEffect::Buy}));
}

}  // namespace parlor::tui
