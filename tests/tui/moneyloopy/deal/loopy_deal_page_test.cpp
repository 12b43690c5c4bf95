// Building, reading and answering deals on the screen (U-9.3).
#include "deal_table.hpp"

#include <random>

#include "tui/moneyloopy/telling.hpp"

using namespace parlor;
using namespace parlor::tui;
using namespace parlor::tui::moneyloopy_table;

namespace {

// Ann has to roll, and owns Baltic Avenue and two safe cards; Bob owns Boardwalk and Park Place.
// They have made deal 1, and the turn marker is at Chest.
DealTable two() {
    DealTable table{"Ann", "Bob"};
    table.plays({".set square.boardwalk.owner 2",
                 ".set square.park-place.owner 2",
                 ".set square.baltic-avenue.owner 1",
                 ".set seat.1.safe-cards 2",
                 "1 deal 2 pay $100 at free-parking",
                 "2 accept",
                 ".set marker chest-1"});
    table.opens(deal_page(Seat{2}));
    return table;
}

// A page of the same game after these deals of Ann's, which Bob has accepted.
DealTable two_with(const std::vector<std::string>& deals) {
    DealTable table = two();
    for (const std::string& terms : deals) table.plays({"1 deal 2 " + terms, "2 accept"});
    table.opens(deal_page(Seat{2}));
    return table;
}

// A page of the same game for Ann, who owes Bob a rent.
DealTable with_debt() {
    DealTable table = two();
    table.plays({".set seat.1.square 36", "1 roll", "0 dice 1 2"});
    table.opens(deal_page(Seat{2}));
    return table;
}

// The term that these keys add, as the game receives it.
std::string term_by(DealTable table, const std::string& keys) {
    table.keys(keys + " p");
    INFO(table.ui.prompts.refusal << table.ui.prompts.remark);
    REQUIRE(table.game.proposal);
    REQUIRE(table.game.proposal->terms.size() == 1);
    const std::string line = table.story().front();
    return line.substr(line.find("from="));
}

}  // namespace

TEST_CASE("U-9.3: a deal is put together on one page") {
    DealTable table = two();
    table.shows("deal-empty");
    table.keys("a");
    table.shows("deal-kinds");
    table.keys("m");
    table.shows("deal-sum");
    table.keys("2 5 0 Enter");
    table.shows("deal-one-term");
    table.keys("Right a p");
    table.shows("deal-properties");
    table.keys("s f s a a r");
    table.shows("deal-rents");
    table.keys("3");
    table.shows("deal-rent-property");
    table.keys("a 5 0 a");
    table.shows("deal-until");
    table.keys("Tab f a Left a t");
    table.shows("deal-tollbooths");
    table.keys("2 n a w");
    table.types("I never take the train");
    table.shows("deal-promise");
    table.keys("Enter n");
    table.shows("deal-ready");
    table.keys("m");
    table.shows("deal-ready-more");
}

TEST_CASE("U-9.3: terms of every kind are added from a list, for either side") {
    const std::string mine = "from=1 to=2 what=", theirs = "from=2 to=1 what=";
    CHECK(term_by(two(), "a m 2 5 0 a") == mine + "\"give $250\"");
    CHECK(term_by(two(), "Right a m u i o o a") == theirs + "\"give $112\"");
    CHECK(term_by(two(), "a p a") == mine + "\"give baltic-avenue\"");
    CHECK(term_by(two(), "Right a p s f s a") == theirs + "\"give park-place boardwalk\"");
    CHECK(term_by(two(), "a c 2 a") == mine + "\"give safe-card safe-card\"");
    CHECK(term_by(two(), "Right a l 5 a f f a") == theirs + "\"pay $5 at reading-railroad\"");
    CHECK(term_by(two(), "a o f s a End a") == mine + "\"give park-place at boardwalk\"");
    CHECK(term_by(two(), "Right a k a a") == theirs + "\"give safe-card at baltic-avenue\"");
    CHECK(term_by(two(), "a r 1 5 0 a n") == mine + "\"my-rent 50 on all\"");
    CHECK(term_by(two(), "a r 2 a a") == mine + "\"my-rent 0 on hotels until baltic-avenue\"");
    CHECK(term_by(two(), "a r 3 f a 2 0 0 a n") == mine + "\"my-rent 200 on boardwalk\"");
    CHECK(term_by(two(), "Right a b n") == theirs + "safe-cards");
    CHECK(term_by(two(), "a t 3 Home a") == mine + "\"never-toll 3 until baltic-avenue\"");
    CHECK(term_by(two(), "Right a e 1") == mine + "\"end-deal 1\"");
    CHECK(term_by(two(), "a w y e s Enter n") == mine + "\"promise \\\"yes\\\"\"");
    CHECK(term_by(with_debt(), "Right a f") == theirs + "forgive");
    CHECK(term_by(with_debt(), "Right a d a a") == theirs + "\"defer baltic-avenue $100\"");
    CHECK(term_by(with_debt(), "Right a d a 5 0 0 a") == theirs + "\"defer baltic-avenue $500\"");
}

TEST_CASE("U-10.4: a debt that is forgiven or put off says which it is") {
    DealTable table = with_debt();
    table.keys("Right a f");
    CHECK(table.says("FORGIVE $100"));
    CHECK(table.says("BOB WOULD FORGIVE ANN THE RENT OF"));
    table.keys("p");
    CHECK(table.says("BOB WOULD FORGIVE ANN THE RENT OF"));
}

TEST_CASE("U-9.3: the debt that a deal interrupts is told on its page, and where it is answered") {
    DealTable table = with_debt();
    CHECK(table.says("ANN OWES BOB $100, THE RENT OF"));
    table.keys("Right a d a 5 0 0 a");
    CHECK(table.says("$100 LATER $500"));
    table.keys("p");
    CHECK(table.says("ANN OWES BOB $100, THE RENT OF"));
    CHECK(table.says("AS $500."));
}

TEST_CASE("U-9.3: the toll or the price that money may be asked for is told on the deal's page") {
    DealTable table = two();
    table.plays({".set seat.1.square 17", "1 roll", "0 dice 1 2"});
    table.opens(deal_page(Seat{2}));
    CHECK(table.says("ANN HAS REACHED FREE PARKING, WHERE"));
    CHECK(table.says("THE TOLL IS $200."));
    CHECK(table.says("NO TERM YET: A ADDS ONE."));
    table.plays({"1 toll", ".set seat.2.square 5", "1 end", "2 roll", "0 dice 1 2"});
    table.opens(deal_page(Seat{1}));
    CHECK(table.says("BOB MAY BUY VERMONT AVENUE FOR $300."));
}

TEST_CASE("U-9.3: a term in force is agreed on again from a list of them") {
    CHECK(term_by(two(), "a i 1") == "from=1 to=2 what=\"pay $100 at free-parking\"");
}

TEST_CASE("U-9.3: a rent says who pays it to whom, in either column and where it is chosen again") {
    DealTable table = two();
    table.keys("a r 1 5 0 a n Right a r 1 5 0 a n");
    CHECK(table.says(" 1 I PAY BOB 50%   >2 BOB PAYS ME 50%"));
    CHECK(table.says("BOB WOULD PAY ANN 50% OF THE RENT"));
    table.keys("p");
    CHECK(table.says(" 2 I PAY ANN 50%    1 ANN PAYS ME 50%"));
    DealTable again = two();
    again.plays({"1 deal 2 my-rent 50 on all", "2 accept"});
    again.opens(deal_page(Seat{2}));
    again.keys("a i");
    CHECK(again.says("DEAL 2: I PAY BOB 50% RENT"));
    again.keys("x Right a e");
    CHECK(again.says("2: I PAY BOB 50% RENT EVERYWHERE"));
}

TEST_CASE("U-9.3: a term that is agreed on again is told in full, on as many lines as it needs") {
    DealTable table =
        two_with({"my-rent 10 on boardwalk until chest-2; "
                  "my-rent 10 on park-place until chest-3; safe-cards"});
    table.keys("a i");
    CHECK(table.says("  2 DEAL 2: I PAY BOB 10% RENT ON     "));
    CHECK(table.says("    BOARDWALK UNTIL COMMUNITY CHEST   "));
    CHECK(table.says("    IN ROUND 18                       "));
    CHECK(table.says("    IN ROUND 34                       "));
    CHECK(table.says("  4 DEAL 2: BUY SAFE CARDS            "));
    CHECK_FALSE(table.says("NEXT PAGE"));
    const std::string term = term_by(std::move(table), "3");
    CHECK(term == "from=1 to=2 what=\"my-rent 10 on park-place until chest-3\"");
}

TEST_CASE("U-9.3: long terms go on on the next page, and each key chooses from any page") {
    DealTable table = two();
    std::string deal = "1 deal 2 ";
    for (const std::string street :
         {"marvin-gardens", "ventnor-avenue", "atlantic-avenue", "park-place", "boardwalk"}) {
        table.plays({".set square." + street + ".owner 2"});
        deal.append("my-rent 10 on ").append(street).append(" until chest-3; ");
    }
    table.plays({deal.append("my-rent 20 on hotels"), "2 accept"});
    table.opens(deal_page(Seat{2}));
    table.keys("a i");
    CHECK(table.says("NEXT PAGE"));
    CHECK_FALSE(table.says("I PAY BOB 20% RENT"));
    table.keys(".");
    CHECK(table.says("7 DEAL 2: I PAY BOB 20% RENT"));
    CHECK(table.says("X-BACK"));
    const std::string term = term_by(std::move(table), "2");
    CHECK(term == "from=1 to=2 what=\"my-rent 10 on marvin-gardens until chest-3\"");
}

TEST_CASE("U-9.3: a deal to end is told by its first term and how many more it has") {
    DealTable table = two_with({"my-rent 10 on boardwalk until chest-2; safe-cards; never-toll 1",
                                "safe-cards; their-safe-cards"});
    table.keys("a e");
    CHECK(table.says("  2 2: I PAY BOB 10% RENT ON          "));
    CHECK(table.says("    BOARDWALK UNTIL COMMUNITY CHEST   "));
    CHECK(table.says("    IN ROUND 18 +2 TERMS              "));
    CHECK(table.says("  3 3: BUY SAFE CARDS +1 TERM         "));
    CHECK(table.says("  1 1: $100 AT FREE PARKING           "));
}

TEST_CASE("U-9.3: any term can be taken out again") {
    DealTable table = two();
    table.keys("a m 5 a a c a Right a m 9 a Left Down");
    CHECK(table.says(">2 A SAFE CARD"));
    table.keys("x");
    CHECK_FALSE(table.says("SAFE CARD"));
    CHECK(table.says(">1 $5"));
    table.keys("x x");
    CHECK(table.says("THERE IS NO TERM"));
    CHECK(table.says("BOB WOULD GIVE ANN $9."));
    table.keys("Right x p");
    CHECK(table.says("FIRST ADD A TERM"));
}

TEST_CASE("U-9.3: what cannot be at all cannot be chosen, and what else is refused is said") {
    DealTable table = two();
    table.keys("a f");
    CHECK(table.says("NO DEBT IS BEING"));
    table.keys("x Right a c");
    CHECK(table.says("THERE IS NO SAFE"));
    table.keys("x Left a m 9 9 9 9 a p");
    CHECK(table.says("I WOULD NOT KEEP A DOLLAR"));
    CHECK_FALSE(table.game.proposal);
    CHECK(table.ui.prompts.refusal.starts_with("one side cannot pay"));
    table.keys("x a w Esc");
    CHECK(table.says("NO TERM YET"));
}

TEST_CASE("U-9.3: a promise has 48 bytes, and its letters are no keys") {
    DealTable table = two();
    table.keys("a w");
    CHECK(table.ui.text_field(table.view()) == Letters::Any);
    table.types("x?q1 \u00e9 " + std::string(60, 'z'));
    table.keys("Enter n p");
    CHECK(table.game.proposal->terms[0].what == moneyloopy::What{[] {
              moneyloopy::Promise promise;
              for (const char letter : "x?q1 \u00e9 " + std::string(40, 'z'))
                  promise.words.push_back(letter);
              return promise;
          }()});
    DealTable sum = two();
    CHECK_FALSE(sum.ui.text_field(sum.view()));
    sum.keys("a m");
    CHECK(sum.ui.text_field(sum.view()) == Letters::Digits);
}

TEST_CASE("U-9.3: with several others there is the choice with whom") {
    DealTable table{"Ann", "Bob", "Cid"};
    table.keys("d");
    table.shows("deal-partner");
    table.keys("3");
    CHECK(table.says("A DEAL WITH CID"));
}

TEST_CASE("U-9.3: the other reads the whole of it, and accepts") {
    DealTable table = two();
    table.keys("a m 5 0 a Right a p a a r 1 a n p");
    table.shows("answer");
    table.keys("a");
    table.shows("answer-confirm");
    table.keys("y");
    CHECK(table.told("dealt-with deal=2 from=1 to=2"));
    CHECK(table.decision() == "1 roll");
}

TEST_CASE("U-9.3: the other declines, or answers with another deal") {
    DealTable table = two();
    table.keys("a m 5 0 a p x");
    CHECK(table.told("declined from=1 to=2"));
    table.opens(deal_page(Seat{2}));
    table.keys("a m 5 0 a p c");
    table.shows("answer-counter");
    table.keys("a b n p");
    CHECK(table.told_any("declined"));
    CHECK(table.decision() == "1 deal");
    CHECK(table.says("BOB OFFERS"));
    CHECK(table.says("BOB WOULD BUY SAFE CARDS FOR ANN."));
    CHECK(table.says("ANN WOULD GIVE BOB $50."));
}

TEST_CASE("U-9.3: a deal that cannot be accepted says so") {
    DealTable table = two();
    table.plays({".set seat.2.money 40"});
    table.keys("Right a m 5 0 a p");
    table.shows("answer-short");
    table.keys("a");
    CHECK(table.ui.prompts.refusal.starts_with("one side cannot pay"));
    table.plays({"2 decline", ".set seat.2.money 60"});
    table.opens(deal_page(Seat{2}));
    table.keys("a m 5 0 a p");
    table.plays({".set seat.1.money 10"});
    CHECK(table.says("A SIDE CANNOT PAY ITS PART NOW"));
}

TEST_CASE(
    "U-9.3: only a deal that lasted is said to be over, and one carried out at once is made") {
    DealTable table{"Ann", "Bob"};
    Teller teller;
    const auto words_told = [&](const std::string& deal) {
        table.plays({"1 deal 2 " + deal, "2 accept"});
        std::vector<std::string> all;
        for (const moneyloopy::Event& event : table.events)
            if (const auto telling = teller.tell(table.view(), event);
                not telling.below.words.empty())
                all.push_back(telling.below.words);
        return all;
    };
    using Words = std::vector<std::string>;
    CHECK(words_told("give $5") == Words{"DEAL 1 IS MADE", "DEAL", "DEAL 1 IS MADE"});
    CHECK(words_told("promise \"yes\"") == Words{"DEAL 2 IS MADE"});
    CHECK(words_told("end-deal 2") == Words{"DEAL 3 IS MADE", "DEAL 2 IS OVER", "DEAL 3 IS MADE"});
}

TEST_CASE("U-9.3: whatever keys are pressed, what is proposed can be read, and the game answers") {
    DealTable table = two();
    std::mt19937 numbers{20261124};  // NOLINT: a fixed seed, for the same keys every time
    const auto below = [&](std::size_t count) { return numbers() % count; };
    constexpr std::string_view letters = "aaaaaaaaappppxcmlokrbtfdewsno12359q=v";
    constexpr std::array named{Key::Enter,
                               Key::Esc,
                               Key::Tab,
                               Key::Backspace,
                               Key::Home,
                               Key::End,
                               Key::ArrowUp,
                               Key::ArrowDown,
                               Key::ArrowLeft,
                               Key::ArrowRight};
    int proposed = 0, accepted = 0;
    for (int i = 0; i < 20'000; ++i) {
        const bool answers = table.game.decision.kind == moneyloopy::DecisionKind::Deal;
        if (not answers and table.ui.above.empty()) table.opens(deal_page(Seat{2}));
        const int deals = table.game.deals_made;
        table.press(below(6) == 0 ? named[below(named.size())]
                                  : key_of(static_cast<char32_t>(letters[below(letters.size())])));
        if (below(50) == 0) (void)table.canvas();
        proposed += table.game.proposal and not answers ? 1 : 0;
        accepted += table.game.deals_made > deals ? 1 : 0;
    }
    CHECK(proposed > 50);
    CHECK(accepted > 10);
}
