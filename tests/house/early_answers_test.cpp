// The vote on the end of a game at a shared table: all are asked at once, and answered for in order.
#include "house/guests.hpp"

namespace parlor::house {
namespace {

constexpr Entrant ann{0}, bob{1}, cid{2};

const std::string begun =
    "parlor 1\ngame classic\nboard uk\nseed 5\nseat 1 person Ann\nseat 2 person Bob\n"
    "seat 3 person Cid\nbegin\n0 dice 5 6\n0 dice 1 2\n0 dice 2 2\n";

std::string last_of(const SharedTable& table) {
    const std::string entry = table.game().entry_text(table.game().entries() - 1);
    return entry.substr(0, entry.find_first_of("@\n"));
}

// Ann has asked to end the game; Bob is asked first, and then Cid.
struct Vote {
    std::size_t kept = 0;
    SharedTable table;
    AtTable of_a, of_b, of_c;

    explicit Vote(const wire::Record& record = AtTable::jumping())
        : table{all_games(),
                game_of(begun),
                [this](const table::GameTable& game) {
                    kept = game.entries();
                    return std::optional<Error>{};
                },
                {}},
          of_a{table, {ann}, record},
          of_b{table, {bob}, record},
          of_c{table, {cid}, record} {
        passes(60'000);
        of_a.keys("e");
        of_a.keys("y y");
        passes(60'000);
    }
    void passes(int milliseconds) {
        table.tick({milliseconds});
        for (AtTable* const guest : {&of_a, &of_b, &of_c}) guest->sees();
    }
};

}  // namespace

TEST_CASE("T-3.3: all are asked for their vote at once, each at their own terminal") {
    Vote vote;
    INFO(vote.of_a.text());
    REQUIRE(vote.table.game().voters() == Seats{Seat{2}, Seat{3}});
    CHECK(vote.of_b.says("Y - YES"));
    CHECK(vote.of_c.says("Y - YES"));
    CHECK_FALSE(vote.of_a.says("Y - YES"));
}

TEST_CASE("T-3.3: a bell rings for everybody who is asked for their vote, once") {
    Vote vote{{.window = {25, 40}, .movement = Options::Movement::Jumping, .wants_sounds = true}};
    const auto rings = [](AtTable& guest) {
        return std::ranges::count(guest.take_sounds(), tui::SoundEffect::Bell);
    };
    CHECK(rings(vote.of_b) == 1);
    CHECK(rings(vote.of_c) == 1);
    vote.of_b.keys("y");
    vote.passes(60'000);
    CHECK(rings(vote.of_c) == 0);
}

TEST_CASE("T-3.3: an early answer waits unseen, and is played when its turn comes") {
    Vote vote;
    const auto state = vote.table.game().state();
    const auto changes = vote.table.changes();
    const wire::Showing seen_by_b = vote.of_b.seen(), seen_by_a = vote.of_a.seen();
    vote.of_c.keys("y");
    CHECK(vote.of_c.says("WAITS: AGREE"));
    tui::check_golden("early-answer", vote.of_c.canvas());
    CHECK(vote.table.game().state() == state);
    CHECK(vote.table.changes() == changes);
    vote.passes(60'000);
    CHECK(vote.of_b.seen() == seen_by_b);
    CHECK(vote.of_a.seen() == seen_by_a);
    vote.of_b.keys("y");
    CHECK_FALSE(vote.table.game().decider());
    CHECK(last_of(vote.table).starts_with("3 agree"));
    CHECK(vote.kept == vote.table.game().entries());
}

TEST_CASE("T-3.3: an early answer can be changed until it is played") {
    Vote vote;
    vote.of_c.keys("y");
    vote.passes(1'000);
    vote.of_c.keys("n");
    CHECK(vote.of_c.says("WAITS: PLAY ON"));
    vote.of_b.keys("y");
    CHECK(last_of(vote.table).starts_with("3 refuse"));
    CHECK(vote.table.game().decider() == Seat{1});
}

TEST_CASE("T-3.3: an early answer is dropped when the vote is over before its turn comes") {
    Vote vote;
    vote.of_c.keys("y");
    vote.of_b.keys("n");
    vote.passes(60'000);
    CHECK_FALSE(vote.of_c.says("Y - YES"));
    vote.of_a.keys("e y y");
    vote.passes(60'000);
    vote.of_b.keys("y");
    CHECK(vote.table.game().decider() == Seat{3});
    vote.passes(60'000);
    CHECK(vote.of_c.says("Y - YES"));
    CHECK_FALSE(vote.of_c.says("YOUR ANSWER"));
}

TEST_CASE("T-3.3: an early answer waits for its player, too, who leaves and comes again") {
    Vote vote;
    vote.of_c.keys("y");
    vote.of_c.leaves();
    const AtTable again{vote.table, {cid}};
    CHECK(again.says("WAITS: AGREE"));
    vote.of_b.keys("y");
    CHECK_FALSE(vote.table.game().decider());
}

TEST_CASE("T-3.3: a computer that takes a seat does not know its early answer") {
    Vote vote;
    vote.of_c.keys("y");
    vote.table.seat(cid, 1);
    vote.passes(1'000);
    vote.of_b.keys("y");
    CHECK(vote.table.game().decider() == Seat{3});
    CHECK(vote.table.game().deciding_level() == 1);
}

TEST_CASE("T-3.3: of several players at one terminal each is asked when their turn comes") {
    SharedTable table{
        all_games(), game_of(begun), [](const auto&) { return std::optional<Error>{}; }, {}};
    AtTable of_a{table, {ann}};
    AtTable of_both{table, {bob, cid}};
    table.tick({60'000});
    of_a.sees();
    of_a.keys("e y y");
    table.tick({60'000});
    of_both.sees();
    of_both.keys("y");
    CHECK(table.game().decider() == Seat{3});
    table.tick({60'000});
    of_both.sees();
    of_both.keys("Space y");
    CHECK_FALSE(table.game().decider());
}

}  // namespace parlor::house
