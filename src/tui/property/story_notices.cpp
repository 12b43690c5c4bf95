#include "tui/property/story_notices.hpp"

#include <utility>
#include <vector>

#include "base/dollars.hpp"
#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "tui/board/square_name.hpp"
#include "tui/desk/bargain.hpp"

namespace parlor::tui {

using namespace property;

namespace {

constexpr int width_of_notice = 23;
constexpr std::size_t most_lines = 6;

// The value lines of a card, as in the original: the amount that it pays or costs.
std::vector<std::string> value_lines(const Effect& effect) {
    const auto line = [](std::string words, Money sum) {
        words.resize(8, ' ');
        return std::vector<std::string>{right(words + "$" + right(sum.amount, 3), 22)};
    };
    return match(
        effect,
        [&](const BankPays& it) { return line("COLLECT", it.sum); },
        [&](const PayBank& it) { return line("PAY", it.sum); },
        [&](const CollectFromEach& it) { return line("FROM ALL", it.sum); },
        [&](const PayEach& it) { return line("PAY ALL", it.sum); },
        [&](const Repairs& it) {
            auto lines = line("HOUSES", it.house);
            lines.push_back(line("HOTELS", it.hotel).front());
            return lines;
        },
        [](const AdvanceTo&) { return std::vector<std::string>{}; },
        [](const AdvanceToNearest&) { return std::vector<std::string>{}; },
        [](const GoBack&) { return std::vector<std::string>{}; },
        [](const ToGaol&) { return std::vector<std::string>{}; },
        [](const GaolFree&) { return std::vector<std::string>{}; });
}

std::vector<std::string> lines_on(const Card& card, const board::Board& board, int width) {
    std::vector<std::string> lines;
    for (const std::string& words : words_on(card, board))
        for (std::string& line : wrapped(upper(words), width)) lines.push_back(std::move(line));
    return lines;
}

bool moves_token(const Effect& effect) {
    return std::holds_alternative<AdvanceTo>(effect) or
           std::holds_alternative<AdvanceToNearest>(effect) or
           std::holds_alternative<GoBack>(effect);
}

// Where a player was ruined, and the amount.
std::vector<std::string> lines_for(const View& view, const Demand& demand) {
    if (demand.sum == 0_cash) return {};
    if (demand.rent_of)
        return {square_name(view.board(), *demand.rent_of, width_of_notice),
                "RENT " + dollars(demand.sum)};
    return {(demand.to == bank ? "OWING THE BANK " : "OWING ") + dollars(demand.sum)};
}

std::string words_of(const View& view, const told::Proposed& offer) {
    const Sentence sentence = sentence_for(view, offer);
    return upper(told_together({&sentence, 1}));
}

}  // namespace

std::string name_of(const View& view, Seat seat) {
    return seat == bank ? "THE BANK" : upper(view.seat(seat).name);
}

Notice card_notice(const View& view, const told::CardDrawn& drawn) {
    const Card& card = view.edition->decks.card(drawn.deck, drawn.card);
    Notice notice{.title = drawn.deck == board::Deck::Chest ? "COMMUNITY CHEST" : "CHANCE",
                  .sub = name_of(view, drawn.seat),
                  .lines = lines_on(card, view.board(), width_of_notice),
                  .leads_on = moves_token(card.effect)};
    if (notice.lines.size() > most_lines) {  // a long name of a square is in them
        notice.lines = lines_on(card, view.board(), width_of_tall_panel);
        notice.tall = true;
    }
    const auto values = value_lines(card.effect);
    if (notice.lines.size() + values.size() < 5) notice.lines.resize(5 - values.size());
    notice.lines.insert(notice.lines.end(), values.begin(), values.end());
    return notice;
}

std::vector<Notice> offer_notices(const View& view, const Offer& offer) {
    const std::string words =
        words_of(view, told::Proposed{offer.from, offer.to, offer.give, offer.want});
    Notice notice{.title = "TRADE PLAYER",
                  .sub = name_of(view, offer.to),
                  .lines = {},
                  .is_for_decider = true};
    if (auto lines = wrapped(words, width_of_notice); lines.size() <= most_lines) {
        notice.lines = std::move(lines);
        return {std::move(notice)};
    }
    return tall_notices(notice, words);
}

std::vector<Notice> long_offer_notices(const View& view, const told::Proposed& offer) {
    const std::string words = words_of(view, offer);
    if (desk::has_room_for(words, view.seat_count())) return {};
    return tall_notices({.title = "TRADING...", .sub = "", .lines = {}}, words);
}

Notice elimination_notice(const View& view, const told::Eliminated& it, const Demand& demand) {
    std::vector<std::string> lines = sentence(name_of(view, it.seat), "ELIMINATED!");
    const auto add = [&](std::vector<std::string> more) {
        for (std::string& line : more) lines.push_back(std::move(line));
    };
    if (it.by != bank) add(sentence("DEFEATED BY", name_of(view, it.by)));
    if (it.by == demand.to) add(lines_for(view, demand));
    return {.title = "PLAYER ELIMINATED", .sub = "", .lines = std::move(lines)};
}

Notice flag_notice(const View& view, const told::Flagged& it) {
    std::vector<std::string> lines = sentence(name_of(view, it.seat), "IS OUT OF TIME");
    lines.push_back("WITH " + dollars(it.wealth) + ". ALL");
    lines.emplace_back("DEEDS ARE UNOWNED");
    return {.title = "A FLAG HAS FALLEN", .sub = "", .lines = std::move(lines)};
}

}  // namespace parlor::tui
