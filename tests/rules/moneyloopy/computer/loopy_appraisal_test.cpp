// The worth of a deal's terms to a computer player, in money.
#include "computers.hpp"
#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"

using namespace parlor;
using namespace parlor::moneyloopy;
using namespace parlor::moneyloopy::computer;

namespace {

const Seat ann{1}, bob{2};

// Bob decides, and Ann has proposed.
struct Offered {
    Table table{"Ann", "Bob", "Cid", "Dot"};

    Offered() {
        table.plays({".set square.boardwalk.owner 1", ".set square.baltic-avenue.owner 2"});
    }

    Account to_bob(const std::string& terms) {
        table.plays({"1 deal 2 " + terms});
        const Sight my = sight_of(table.game);
        return account_of(my, *table.game.proposal, bob, estate_worth);
    }
};

int gets(const std::string& terms) { return Offered{}.to_bob(terms).gets.amount; }
int gives(const std::string& terms) { return Offered{}.to_bob(terms).gives.amount; }

}  // namespace

TEST_CASE("L-9.1: money now counts as it is, and a sum later less, for who gets it") {
    CHECK(gets("give $100") == 100);
    CHECK(gives("get $100") == 100);
    CHECK(gets("pay $100 at baltic-avenue") == 75);
    CHECK(gives("paid $100 at baltic-avenue") == 100);
    CHECK(gets("pay $9000 at baltic-avenue") == gets("pay $8000 at baltic-avenue"));
}

TEST_CASE("L-9.1: a property is worth what it counts at the end and what it brings") {
    CHECK(gets("give boardwalk") > 400);
    CHECK(gives("get baltic-avenue") > 400);
    CHECK(gets("give boardwalk") > gives("get baltic-avenue"));
    CHECK(gives("give baltic-avenue at oriental-avenue; get baltic-avenue") > 400);
}

TEST_CASE("L-9.1: what the giver may give away before is worth nothing, and costs in full") {
    CHECK(gets("give boardwalk at baltic-avenue") == 0);
    CHECK(gives("get baltic-avenue at baltic-avenue") > 400);
}

TEST_CASE("L-9.1: a lower rent saves what is met on average; it costs the owner what may be met") {
    CHECK(gets("their-rent 0 on boardwalk") == 50);
    CHECK(gives("my-rent 0 on baltic-avenue") > gets("their-rent 0 on boardwalk"));
    CHECK(gives("my-rent 0 on all") >= 800);
    CHECK(gives("their-rent 200 on all") >= 800);
    CHECK(gets("my-rent 200 on all") == 0);
}

TEST_CASE("L-9.1: promises and tolls of the other are worth nothing; one's own tolls are dear") {
    CHECK(gets("promise \"I will pay you\"") == 0);
    CHECK(gives("promised \"be nice\"") == 0);
    CHECK(gets("never-toll 3") == 0);
    CHECK(gives("never-tolls 3") > 2000);
}

TEST_CASE("L-9.1: safe cards bought for another cost each; to get them counts half of one") {
    CHECK(gives("their-safe-cards") == 400);
    CHECK(gets("safe-cards") == 125);
    Table table{"Ann", "Bob"};
    table.plays({".set seat.1.safe-cards 2", "1 deal 2 give safe-card safe-card"});
    CHECK(account_of(sight_of(table.game), *table.game.proposal, bob, estate_worth).gets ==
          450_cash);
}

TEST_CASE("L-9.1: the end of a deal costs more than it would bring, and saves less than it costs") {
    Offered offered;
    offered.table.plays({"1 deal 2 their-rent 0 on boardwalk", "2 accept"});
    CHECK(offered.to_bob("end-deal 1").gives == 75_cash);
    Offered bound;
    bound.table.plays({"1 deal 2 their-safe-cards", "2 accept"});
    CHECK(bound.to_bob("end-deal 1").gets == 200_cash);
}

TEST_CASE("L-9.1: of a deal that ends, a payment counts as when it was promised") {
    Offered offered;
    offered.table.plays({"1 deal 2 pay $100 at baltic-avenue", "2 accept"});
    CHECK(offered.to_bob("end-deal 1").gives == 75_cash);
    Offered owing;
    owing.table.plays({"1 deal 2 paid $100 at baltic-avenue", "2 accept"});
    CHECK(owing.to_bob("end-deal 1").gets == 100_cash);
}

TEST_CASE("L-9.1: a rent of the next roll that would ruin the visitor makes relief worth more") {
    const auto relief = [](const std::string& square, const std::string& money) {
        Offered offered;
        offered.table.plays({".set square.oriental-avenue.owner 1", ".set seat.2.money " + money});
        offered.table.plays(
            {".set square.oriental-avenue.houses 5", ".set seat.2.square " + square});
        return offered.to_bob("their-rent 0 on oriental-avenue until vermont-avenue").gets;
    };
    CHECK(relief("boardwalk", "1000") > relief("oriental-avenue", "1000"));  // 7 steps before it
    CHECK(relief("boardwalk", "500") > relief("boardwalk", "1000"));
    CHECK(relief("boardwalk", "500") < 500_cash + 400_cash);
}

TEST_CASE("L-9.1: a large promise is not bought back for little: it is no second debt") {
    Offered promised;
    promised.table.plays({"1 deal 2 pay $5000 at baltic-avenue", "2 accept"});
    CHECK(promised.to_bob("end-deal 1").gives == 3750_cash);
}

TEST_CASE("L-8.2, L-9.1: a debt put off as another sum counts that sum, as far as there is money") {
    const auto of_both = [](const std::string& terms) {
        Table table{"Ann", "Bob", "Cid", "Dot"};
        table.plays({".set square.boardwalk.owner 2", ".set seat.1.square 36"});
        table.plays({"1 roll", "0 dice 1 2", "1 deal 2 " + terms});
        const Proposal proposal = *table.game.proposal;
        Game asked = table.game;
        asked.proposal.reset();
        asked.decision = {ann, DecisionKind::Square};
        return std::array{
            account_of(sight_of(asked), proposal, ann, estate_worth).gain().amount,
            account_of(sight_of(table.game), proposal, bob, estate_worth).gain().amount};
    };
    const auto as_owed = of_both("deferred baltic-avenue");
    CHECK(of_both("deferred baltic-avenue $50") == as_owed);
    CHECK(of_both("deferred baltic-avenue $150")[0] == as_owed[0] - 100);
    CHECK(of_both("deferred baltic-avenue $150")[1] == as_owed[1] + 75);
    CHECK(of_both("deferred baltic-avenue $20")[1] == as_owed[1] - 30);
    CHECK(of_both("deferred baltic-avenue $9000")[1] == of_both("deferred baltic-avenue $8000")[1]);
}

TEST_CASE("L-9.1: relief from rent counts for the moves that are left until it ends") {
    const auto worth_on = [](int square) {
        Table table{"Ann", "Bob"};
        table.plays({".set square.boardwalk.owner 2", ".set square.park-place.owner 2"});
        table.plays({".set marker " + std::to_string(square)});
        table.plays({".set seat.1.square 35", "1 roll", "0 dice 1 2"});  // nothing is asked there
        table.plays({"1 deal 2 my-rent 0 on all until boardwalk"});
        return account_of(sight_of(table.game), *table.game.proposal, ann, estate_worth).gets;
    };
    CHECK(worth_on(36) > worth_on(37));
    CHECK(worth_on(37) > 0_cash);
    CHECK(worth_on(38) == 0_cash);  // until the next move of the marker, and Ann has moved
}

TEST_CASE("L-9.1: a debt that cannot be paid is worth all that would be lost") {
    Table table{"Ann", "Bob", "Cid", "Dot"};
    table.plays({".set square.boardwalk.owner 2", ".set square.boardwalk.houses 5"});
    table.plays({".set square.baltic-avenue.owner 1", ".set seat.1.square 36"});
    table.plays({"1 roll", "0 dice 1 2", "1 deal 2 forgiven"});
    const Proposal& proposal = *table.game.proposal;
    CHECK(account_of(sight_of(table.game), proposal, bob, estate_worth).gives == 2000_cash);
    Game asked = table.game;
    asked.proposal.reset();
    asked.decision = {ann, DecisionKind::Square};
    CHECK(account_of(sight_of(asked), proposal, ann, estate_worth).gets >= 2000_cash);
    const Money without_cards = account_of(sight_of(asked), proposal, ann, estate_worth).gets;
    asked.players[ann].safe_cards = 2;
    CHECK(account_of(sight_of(asked), proposal, ann, estate_worth).gets > without_cards);
}
