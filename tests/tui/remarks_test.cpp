// Remarks beside the map: a remark that is cut does not say why a key did nothing.
#include "canvas/letters.hpp"
#include "manual.hpp"
#include "rules/moneyloopy/decisions.hpp"
#include "rules/moneyloopy/refusal.hpp"
#include "rules/property/decisions.hpp"
#include "rules/property/play.hpp"
#include "tui/menu.hpp"
#include "tui/reason.hpp"

namespace parlor::tui {
namespace {

// Three lines of 17 letters.
void check_fits(const std::string& remark) {
    INFO(remark);
    CHECK(wrapped(upper(remark), 17).size() <= 3);
}

template <class Refusal, class DecisionKind>
void check_all(Refusal last_refusal, DecisionKind last_decision) {
    for (int refusal = 0; refusal <= static_cast<int>(last_refusal); ++refusal)
        for (int kind = 0; kind <= static_cast<int>(last_decision); ++kind) {
            const std::string_view words = words_for(Refusal(refusal), DecisionKind(kind));
            REQUIRE_FALSE(words.empty());
            check_fits(reason_in(std::string{words}));
        }
}

}  // namespace

TEST_CASE("U-5.6: every reason of the rules fits beside the map") {
    check_all(property::Refusal::BeyondClock, property::DecisionKind::Vote);
    check_all(moneyloopy::Refusal::BelowStandingBid, moneyloopy::DecisionKind::Deal);
}

TEST_CASE("U-5.6: every remark of the screens fits beside the map") {
    const Names remarks = in_sources(R"re(Say\{"([^"]+)"\})re");
    CHECK(remarks.contains("Manage only your own deeds, on your turn"));
    for (const std::string& remark : remarks) check_fits(remark);
    check_fits(std::string{no_such_key});
}

}  // namespace parlor::tui
