#include <array>

#include "rules/moneyloopy/words/split_terms.hpp"
#include "rules/moneyloopy/words/term_words.hpp"

namespace parlor::moneyloopy {
namespace {

Result<Square> parse_until(const board::Board& board, board::Words words, const char* form) {
    if (words.empty()) return open_ended;
    if (words.size() != 2 or words[0] != "until") return should_be(form);
    auto square = board::parse_square(board, words[1]);
    if (square and *square == open_ended)
        return Error{"the turn marker does not come back to GO: name no square (L-8.3)"};
    return square;
}

Result<What> parse_things(const board::Board& board, board::Words words) {
    Give give;
    for (const auto& word : words) {
        if (word == "safe-card") {
            ++give.cards;
        } else if (word.starts_with('$')) {
            const auto money = board::parse_money(word);
            if (not money) return money.error();
            if (*money == 0_cash) return Error{"$0 is nothing to give (L-8.2)"};
            if (give.money > 0_cash) return Error{"money is named twice in one term"};
            give.money = *money;
        } else {
            const auto square = board::parse_square(board, word);
            if (not square) return square.error();
            if (give.properties.contains(*square)) return Error{"\"" + word + "\" is named twice"};
            give.properties.insert(*square);
        }
    }
    return What{give};
}

Result<What> parse_give(const board::Board& board, board::Words words) {
    constexpr const char* form = "give THINGS [at SQUARE], with get for the other side";
    const bool is_later = words.size() > 2 and words[words.size() - 2] == "at";
    const board::Words named = words.subspan(1, words.size() - (is_later ? 3 : 1));
    if (named.empty()) return should_be(form);
    auto things = parse_things(board, named);
    if (not things or not is_later) return things;
    const auto& [money, properties, cards] = std::get<Give>(*things);
    if (money > 0_cash)
        return Error{
            "money is not given at a square; write pay $N at SQUARE, or paid $N at SQUARE"};
    const auto at = board::parse_square(board, words.back());
    if (not at) return at.error();
    return What{GiveAt{properties, cards, *at}};
}

Result<What> parse_pay(const board::Board& board, board::Words words) {
    if (words.size() != 4 or words[2] != "at") return should_be(words[0] + " $N at SQUARE");
    const auto sum = board::parse_money(words[1]);
    if (not sum) return sum.error();
    const auto at = board::parse_square(board, words[3]);
    if (not at) return at.error();
    return What{PayAt{*sum, *at}};
}

Result<RentAt> parse_scope(const board::Board& board, const std::string& word) {
    if (word == "all") return RentAt{.scope = Scope::All};
    if (word == "hotels") return RentAt{.scope = Scope::Hotels};
    const auto square = board::parse_square(board, word);
    if (not square) return square.error();
    return RentAt{.scope = Scope::One, .square = *square};
}

Result<What> parse_rent(const board::Board& board, board::Words words) {
    constexpr const char* form =
        "my-rent PERCENT on SQUARE|all|hotels [until SQUARE], with their-rent for the other side";
    const auto percent = words.size() > 3 ? board::parse_number(words[1]) : std::nullopt;
    if (not percent or words[2] != "on") return should_be(form);
    if (*percent < 0 or *percent > most_percent)
        return Error{"a rent is 0 to 200 percent of what it would be (L-8.2)"};
    auto rent = parse_scope(board, words[3]);
    if (not rent) return rent.error();
    const auto until = parse_until(board, words.subspan(4), form);
    if (not until) return until.error();
    return What{RentAt{*percent, rent->scope, rent->square, *until}};
}

Result<What> parse_forgive(const board::Board& /*board*/, board::Words words) {
    if (words.size() != 1) return should_be(words[0] + ", and nothing after it in the term");
    return What{Forgive{}};
}

Result<What> parse_put_off(const board::Board& board, board::Words words) {
    if (words.size() != 2 and words.size() != 3) return should_be(words[0] + " SQUARE [$N]");
    const auto at = board::parse_square(board, words[1]);
    if (not at) return at.error();
    if (words.size() == 2) return What{PutOff{*at}};
    const auto sum = board::parse_money(words[2]);
    if (not sum) return sum.error();
    return What{PutOff{*at, *sum}};
}

Result<What> parse_cards(const board::Board& board, board::Words words) {
    const auto until =
        parse_until(board, words.subspan(1), "safe-cards [until SQUARE], or their-safe-cards");
    if (not until) return until.error();
    return What{BuyCards{*until}};
}

Result<What> parse_never(const board::Board& board, board::Words words) {
    constexpr const char* form =
        "never-toll 1|2|3 [until SQUARE], with never-tolls for the other side; 1 is the $100 booth";
    const int booth = words.size() > 1 ? board::parse_number(words[1]).value_or(0) : 0;
    if (booth < 1 or booth > 3) return should_be(form);
    const auto until = parse_until(board, words.subspan(2), form);
    if (not until) return until.error();
    return What{NeverToll{Booth(booth), *until}};
}

Result<What> parse_end(const board::Board& /*board*/, board::Words words) {
    const auto deal = words.size() == 2 ? board::parse_number(words[1]) : std::nullopt;
    if (not deal or *deal < 1) return should_be("end-deal N, the number of a deal in force");
    return What{EndDeal{*deal}};
}

Result<What> parse_promise(const board::Board& board, board::Words words) {
    constexpr const char* form = R"(promise "..." [until SQUARE], or promised for the other side)";
    if (words.size() < 2) return should_be(form);
    if (words[1].size() > longest_promise)
        return Error{"a promise has at most 48 bytes, not " + std::to_string(words[1].size())};
    if (words[1].find('\t') != std::string::npos)
        return Error{"a promise has blanks between its words, not tabs"};
    const auto until = parse_until(board, words.subspan(2), form);
    if (not until) return until.error();
    Promise promise{.until = *until};
    for (const char letter : words[1]) promise.words.push_back(letter);
    return What{promise};
}

struct TermVerb {
    std::string_view mine, theirs;
    Result<What> (*parse)(const board::Board& board, board::Words words);
};
constexpr std::array verbs{TermVerb{"give", "get", parse_give},
                           TermVerb{"pay", "paid", parse_pay},
                           TermVerb{"my-rent", "their-rent", parse_rent},
                           TermVerb{"forgive", "forgiven", parse_forgive},
                           TermVerb{"defer", "deferred", parse_put_off},
                           TermVerb{"safe-cards", "their-safe-cards", parse_cards},
                           TermVerb{"never-toll", "never-tolls", parse_never},
                           TermVerb{"end-deal", "", parse_end},
                           TermVerb{"promise", "promised", parse_promise}};

Result<TermAsked> parse_term(const board::Board& board, board::Words words) {
    if (words.empty()) return Error{"a term is missing at \";\""};
    for (const auto& [mine, theirs, parse] : verbs) {
        if (words[0] != mine and words[0] != theirs) continue;
        const auto what = parse(board, words);
        if (not what) return what.error();
        return TermAsked{words[0] == mine ? Side::Mine : Side::Theirs, *what};
    }
    return Error{"there is no term \"" + words[0] +
                 "\": a deal changes no movement, dice, turn order or bankruptcy (L-8.4)"};
}

}  // namespace

Result<Action> parse_deal(const board::Board& board, board::Words words) {
    if (words.size() < 2) return should_be("deal SEAT TERM; TERM; ...");
    if (words[1] == "0") return Error{"the bank makes no deals (L-8.4)"};
    const auto to = board::parse_seat(words[1]);
    if (not to) return to.error();
    Propose deal{.to = *to};
    for (const auto& text : split_terms(words.subspan(2))) {
        const auto term = parse_term(board, text);
        if (not term) return term.error();
        deal.terms.push_back(*term);
    }
    return Action{std::move(deal)};
}

}  // namespace parlor::moneyloopy
