// Two apps in one process, with the same game: each has its own look, options, pages and sounds.
#include <map>

#include "app/monkey.hpp"
#include "sample.hpp"

namespace parlor::tui {
namespace {

// A person with their own app, at a table that others see as well.
class Person {
public:
    Person(table::Place& place, AppNeeds needs, Outside& outside = nowhere())
        : app_{place, with_all_games(needs), outside} {}
    App& app() { return app_; }

    void keys(const std::string& names) {
        for (const Key key : keys_named(names)) app_.press_unhurried(key);
    }
    [[nodiscard]] std::string row(int number) {
        return lines_of(app_.canvas(), GlyphSet::Unicode)[static_cast<std::size_t>(number)];
    }
    // The rows of the players, with their money.
    [[nodiscard]] std::string players() { return row(0).substr(0, 18) + row(1).substr(0, 18); }
    [[nodiscard]] bool says(const std::string& words) {
        for (const std::string& line : lines_of(app_.canvas(), GlyphSet::Unicode))
            if (line.find(words) != std::string::npos) return true;
        return false;
    }

private:
    static AppNeeds with_all_games(AppNeeds& needs) {
        needs.games = all_games();
        return std::move(needs);
    }

    App app_;
};

// Notes which app saves its options.
struct OptionsOf : Nowhere {
    std::string name;
    std::vector<std::string>& kept;

    OptionsOf(std::string of, std::vector<std::string>& all) : name{std::move(of)}, kept{all} {}
    std::optional<Error> keep(const Options& /*options*/) override {
        kept.push_back(name);
        return std::nullopt;
    }
};

// Ann's tokens jump, and nobody is called to her keyboard; Bob's tokens step, and everybody is
// called.
struct TwoPeople {
    table::Place place;
    Person ann{
        place,
        {.terms = {.seed = 1},
         .options = {.movement = Options::Movement::Jumping, .prompt = Options::Prompt::Never}}};
    Person bob{place,
               {.terms = {.seed = 2},
                .options = {.movement = Options::Movement::Stepping,
                            .prompt = Options::Prompt::EachPlayer}}};

    Person& with_seat(Seat seat) { return seat == Seat{1} ? ann : bob; }

    // Ann sets up the game, and both come to its first turn.
    void sit_down() {
        ann.keys("a p p c c s r r Space b Space");
        REQUIRE(place.table);
        REQUIRE(bob.says("'S TURN"));
    }
    // The person who has to decide chooses the first possible item of their page.
    void make_a_move() {
        decide();
        see_all();
    }
    void decide() {
        const std::map<std::string, std::string> keys{
            {"roll", "r"}, {"buy", "b"}, {"end", "n"}, {"pass", "p"}, {"recover", "a"}};
        const std::string line = place.table->choices().front();
        const std::string verb = line.substr(line.find(' ') + 1);
        REQUIRE(keys.contains(verb));
        Person& person = with_seat(*place.table->decider());
        const int before = place.table->moves();
        for (int i = 0; i < 10 and place.table->moves() == before; ++i)
            person.keys("Space " + keys.at(verb));
        REQUIRE(place.table->moves() > before);
    }
    // Both read their notices, and see the tokens arrive.
    void see_all() {
        for (Person* person : {&ann, &bob}) {
            (void)person->app().canvas();
            person->app().tick(60'000);
            while (person->says("PRESS ANY KEY")) person->keys("Space");
        }
    }
};

}  // namespace

TEST_CASE("two apps at one game: each follows the moves of the other") {
    TwoPeople people;
    people.sit_down();
    for (int i = 0; i < 60; ++i) {
        people.make_a_move();
        INFO(picture_of(people.ann.app().canvas(), GlyphSet::Ascii)
             << picture_of(people.bob.app().canvas(), GlyphSet::Ascii));
        REQUIRE(people.ann.players() == people.bob.players());
    }
}

TEST_CASE("two apps at one game: tokens jump on one screen and step on the other") {
    TwoPeople people;
    people.sit_down();
    people.with_seat(*people.place.table->decider()).keys("Space r");
    CHECK_FALSE(people.ann.says("PLAYER MOVING"));
    CHECK(people.bob.says("PLAYER MOVING"));
    CHECK_FALSE(people.ann.app().next_tick());
    CHECK(people.bob.app().next_tick());
}

TEST_CASE("two apps at one game: each has its own pages, help and refusals") {
    TwoPeople people;
    people.sit_down();
    people.ann.keys("Space");
    const Canvas before = people.ann.app().canvas();
    people.bob.keys("m");
    CHECK(people.bob.says("MANAGE"));
    people.bob.keys("?");
    CHECK(people.bob.says("THE KEYS"));
    people.bob.keys("Space Space w");
    CHECK(people.bob.says("NO SUCH KEY"));
    CHECK(people.ann.app().canvas() == before);
    people.ann.keys("v");
    CHECK(people.bob.says("NO SUCH KEY"));
}

TEST_CASE("two apps at one game: the next player is called in one, and not in the other") {
    TwoPeople people;
    people.sit_down();
    const Seat first = *people.place.table->decider();
    while (people.place.table->decider() == first) {
        people.see_all();
        people.decide();
    }
    CHECK_FALSE(people.ann.says("IT IS NOW"));
    CHECK(people.bob.says("IT IS NOW"));
}

TEST_CASE("two apps at one game: each hears its own keys only") {
    TwoPeople people;
    people.sit_down();
    (void)people.ann.app().take_sounds();
    (void)people.bob.app().take_sounds();
    people.bob.keys("w");
    (void)people.ann.app().canvas();
    CHECK(people.ann.app().take_sounds().empty());
    CHECK_FALSE(people.bob.app().take_sounds().empty());
}

TEST_CASE("two apps at one game: a move taken back in one is taken back in the other") {
    TwoPeople people;
    people.sit_down();
    people.make_a_move();
    const std::string squares = people.bob.row(23);
    people.ann.keys("Space z y");
    CHECK(people.place.table->moves() == 0);
    people.ann.keys("v Space");  // the take-back is shown to her until then
    people.see_all();
    CHECK(people.bob.row(23) != squares);
    CHECK(people.bob.row(23) == people.ann.row(23));
}

TEST_CASE("two apps: each has its own options, and keeps no others") {
    table::Place place;
    std::vector<std::string> kept;
    OptionsOf of_ann{"Ann", kept}, of_bob{"Bob", kept};
    Person ann{place, {}, of_ann}, bob{place, {}, of_bob};
    const Options before = ann.app().options();
    ann.keys("a o");
    bob.keys("a o m p . s . . c g b");
    CHECK(ann.app().options() == before);
    CHECK(bob.app().options().movement != before.movement);
    CHECK(display_options(ann.app().options(), {}) != display_options(bob.app().options(), {}));
    CHECK(kept == std::vector<std::string>(6, "Bob"));
    CHECK(ann.says("PG 1/4"));
    CHECK(bob.says("PG 4/4"));
}

TEST_CASE("two apps at one game: when one leaves the table, the other is back in the launcher") {
    TwoPeople people;
    people.sit_down();
    people.make_a_move();
    people.bob.keys("Space m");
    people.ann.keys("Space Ctrl-C y");
    people.ann.app().leave_table();
    CHECK_FALSE(people.place.table);
    CHECK(people.bob.says("ELSEWHERE"));
    CHECK_FALSE(people.bob.app().next_tick());
    people.bob.keys("b");
    CHECK(people.bob.says("MAIN MENU"));
    people.bob.keys("p Esc");
    CHECK(people.bob.says("MAIN MENU"));
}

TEST_CASE("two apps at one game: keys pressed at random in both do no harm") {
    table::Place place;
    Monkey<Person> ann{{place, {.terms = {.seed = 1}}}}, bob{{place, {.terms = {.seed = 2}}}};
    const int keys = sampled(100'000);
    int keys_at_table = 0;
    for (int i = 0; i < keys; ++i) {
        Monkey<Person>& one = ann.below(2) == 0 ? ann : bob;
        const bool is_in_launcher = header_of(one.press()).starts_with("PARLOR");
        if (is_in_launcher and one.below(2) == 0)
            one.table.keys("p p c c c l l d d s r r r Space Space b Space");
        if (place.table) ++keys_at_table;
    }
    CHECK(keys_at_table > keys / 5);
    ann.check_the_way_out("Ann's keys");
    bob.check_the_way_out("Bob's keys");
}

}  // namespace parlor::tui
