// A player's own modes: files in the player's data folder, which may combine the switches of all
// modes.
#include "app/property/own_modes.hpp"
#include "catch.hpp"
#include "ran.hpp"

using namespace parlor;

namespace {

using tui::OwnModes;

const std::string rush =
    "name = \"Rush\"\nboard = \"uk\"\ncards = \"classic\"\nseats = [3, 8]\n"
    "clocks = true\nclock = 120\nlimited-money = true\n";

const std::string four =
    "seed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person Cid\nseat 4 person Dee\nbegin\n"
    "0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n0 dice 1 2\n0 deck chest\n0 deck chance\n";

void check_fine(const Ran& ran) {
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

}  // namespace

TEST_CASE("M-3.3, M-3.6: flags in an auction, in a debt and in a vote, to the end by the clock") {
    const OwnModes own;
    own.write("rush", rush);
    check_fine(
        run("parlor 1\ngame rush\n" + four +
            ".expect game rush\n.expect seat.4.clock 120000\n.expect bank.money 9140\n"
            "1 roll @1000\n0 dice 1 2\n1 pass @500\n.event auction square=whitechapel-road\n"
            "2 bid 30 @2000\n"
            // Cid bids too late, and the auction continues without Cid.
            ".refuse 3 bid 30 @120000\n3 bid 40 @120000\n"
            ".event flagged seat=3 wealth=1500\n.no-event bid seat=3\n"
            ".expect bank.money 10640\n.expect auction.bid 30\n.expect auction.seat 2\n"
            "4 forfeit\n1 forfeit\n.event won seat=2 square=whitechapel-road amount=30\n"
            ".expect bank.money 10670\n.expect seat.2.clock 118000\n1 end\n"
            // Bob's debt lapses, and his deed is unowned, without an auction.
            ".set square.mayfair.owner 4\n.set seat.2.square chance-3\n.set seat.2.money 30\n"
            "2 roll\n0 dice 1 2\n.event owes from=2 to=4 amount=20\n"
            ".expect decision.kind debt\n2 flag\n.event flagged seat=2 wealth=10\n"
            ".event turn seat=4 round=1\n.no-event auction\n"
            ".expect square.whitechapel-road.owner 0\n"
            // Ann is asked to end the game, and does not answer in time.
            "4 end-game\n.expect decision.seat 1\n1 agree @118500\n"
            ".event flagged seat=1 wealth=1500\n.no-event agreed\n"
            ".event over winner=4 how=clock\n.expect seat.4.place 1\n"
            ".expect seat.1.place 2\n.expect seat.3.place 3\n.expect seat.2.place 4\n"));
}

TEST_CASE("M-6.4: an option that a mode of one's own does not know is an error of its line") {
    const OwnModes own;
    own.write("calm", "name = \"Calm\"\nboard = \"uk\"\ncards = \"classic\"\nsalary = 300\n");
    own.write("rush", rush);
    const auto begun = [](const std::string& lines) { return run("parlor 1\n" + lines + four); };
    CHECK(begun("game calm\noption clock 90\n")
              .complaints.starts_with("test:3: this game has no option clock; it has start-money"));
    check_fine(begun("game calm\n"));
    check_fine(begun("game rush\noption clock 90\noption limited-money no\n"));
}

TEST_CASE("a mode of one's own that is wrong is told with file, line and the switches there are") {
    const OwnModes own;
    own.write("wrong", "name = \"Wrong\"\nboard = \"uk\"\ncards = \"classic\"\nturbo = true\n");
    own.write("nowhere", "name = \"Nowhere\"\nboard = \"atlantis\"\ncards = \"classic\"\n");
    const std::string told = run("parlor 1\ngame wrong\n" + four).complaints;
    CHECK(told.find("modes/wrong.toml:4: turbo: is not known here; there are name, about, board") !=
          std::string::npos);
    CHECK(told.find("third-gaol-turn and tokens\n") != std::string::npos);
    CHECK(run("parlor 1\ngame nowhere\n" + four)
              .complaints.starts_with(
                  "test:2: there is no board \"atlantis\"; there are: bilkent, bilkent-40, "));
    CHECK(run("parlor 1\ngame rush\n" + four)
              .complaints.starts_with("test:2: there is no game rush; there is blitz, city, "));
}
