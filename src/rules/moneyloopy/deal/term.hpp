// Terms of deals: everything that two players can promise each other.
//
// Source:   L-8.2, L-8.3.
// Choices:  a deal has at most 8 terms, and a promise at most 48 bytes; at most 32 deals with 48
//           terms can be in force at a time. More are refused (deal_check.hpp).
#pragma once

#include <optional>
#include <variant>

#include "base/short_list.hpp"
#include "rules/moneyloopy/edition.hpp"

namespace parlor::moneyloopy {

inline constexpr std::size_t most_terms = 8;
inline constexpr std::size_t most_deals_in_force = 32;
inline constexpr std::size_t most_terms_in_force = 48;
inline constexpr std::size_t longest_promise = 48;  // bytes
inline constexpr int most_percent = 200;

// The square of the turn marker at which a term ends. The marker never comes back to GO in a game,
// so GO means: no end of its own.
inline constexpr Square open_ended = board::go;

enum class Scope : std::uint8_t { All, Hotels, One };  // of properties, for a rent

using PromiseWords = ShortList<char, longest_promise>;  // UTF-8

// clang-format off
struct Give     { Money money; board::Squares properties; int cards = 0; friend bool operator==(const Give&, const Give&) = default; };  // now
struct PayAt    { Money sum; Square at{}, rent_of{}; friend bool operator==(const PayAt&, const PayAt&) = default; };  // of a rent that was put off; GO: of none
struct GiveAt   { board::Squares properties; int cards = 0; Square at{}; friend bool operator==(const GiveAt&, const GiveAt&) = default; };
struct RentAt   { int percent = 0; Scope scope = Scope::All; Square square{}, until = open_ended; friend bool operator==(const RentAt&, const RentAt&) = default; };  // the share of rent that the bound player pays on the other's properties
struct Forgive  { friend bool operator==(Forgive, Forgive) = default; };  // the debt being decided
struct PutOff   { Square at{}; std::optional<Money> sum = {}; friend bool operator==(const PutOff&, const PutOff&) = default; };  // that debt, as the sum that is owed, or as this one
struct BuyCards { Square until = open_ended; friend bool operator==(BuyCards, BuyCards) = default; };  // on each Community Chest landing
struct NeverToll{ Booth booth = Booth::First; Square until = open_ended; friend bool operator==(NeverToll, NeverToll) = default; };
struct EndDeal  { int deal = 0; friend bool operator==(EndDeal, EndDeal) = default; };
struct Promise  { PromiseWords words; Square until = open_ended; friend bool operator==(const Promise&, const Promise&) = default; };
// clang-format on
using What = std::
    variant<Give, PayAt, GiveAt, RentAt, Forgive, PutOff, BuyCards, NeverToll, EndDeal, Promise>;

struct Term {
    Seat from{}, to{};  // `from` gives, pays or is bound; a creditor forgives or puts off
    What what;
    friend bool operator==(const Term&, const Term&) = default;
};

// A deal waiting for its answer.
struct Proposal {
    Seat from{}, to{};
    ShortList<Term, most_terms> terms;
    friend bool operator==(const Proposal&, const Proposal&) = default;
};

// A deal in force, and one of its terms.
struct DealMade {
    int number = 0;  // from 1, in the order of acceptance
    Seat from{}, to{};
    friend bool operator==(const DealMade&, const DealMade&) = default;
};
struct TermInForce {
    int deal = 0;
    Term term;
    friend bool operator==(const TermInForce&, const TermInForce&) = default;
};

// The square of the marker at which a term comes due, and the square at which it ends; nothing:
// none.
[[nodiscard]] std::optional<Square> due_at(const What& what);
[[nodiscard]] std::optional<Square> ends_at(const What& what);

// Whether something is left of the term when its deal has been accepted.
[[nodiscard]] bool lasts(const What& what);

}  // namespace parlor::moneyloopy
