#include "plain/moneyloopy/deal.hpp"

#include <utility>

#include "plain/moneyloopy/terms.hpp"
#include "plain/partner.hpp"
#include "plain/spoken.hpp"
#include "rules/moneyloopy/deal/deal.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "table/language/line.hpp"

namespace parlor::plain {
namespace {

using moneyloopy::View;

constexpr std::string_view no_terms =
    "A deal needs a term: say what you give or get, as in give vine, or get $100.";

class Deal final : public Asking {
public:
    Deal(const table::Session<moneyloopy::Moneyloopy>& session,
         std::shared_ptr<const View> view,
         const Words& words)
        : session_{session},
          view_{std::move(view)},
          words_{words},
          with_{only_partner(partners())} {}

    [[nodiscard]] std::string prompt() const override {
        if (not with_) return "Deal with whom: " + partner_names(*view_, partners()) + "?";
        if (terms_.empty())
            return "What is the deal? Say a term, as in give vine, or get $100. "
                   "More terms can follow.";
        return "Another term, or done?";
    }
    [[nodiscard]] std::optional<Error> take(const std::string& answer) override {
        std::string rest = answer;
        if (terms_.empty())
            if (auto wrong = take_partner(rest)) return wrong;
        is_done_ = rest == "done" and not terms_.empty();
        if (is_done_) return std::nullopt;
        if (rest == "done") return Error{std::string{no_terms}};
        const auto terms = terms_in(rest, *view_, words_);
        if (not terms) return terms.error();
        if (terms->empty() and not rest.empty()) return Error{std::string{no_terms}};
        for (const std::string& term : *terms)
            if (auto wrong = add(term)) return wrong;
        return std::nullopt;
    }
    [[nodiscard]] std::optional<Error> take_line(const std::string& said) override {
        auto wrong = take(said);
        is_done_ = not wrong and not terms_.empty();
        return wrong;
    }
    [[nodiscard]] std::optional<std::string> move() const override {
        return is_done_ ? std::optional{line()} : std::nullopt;
    }
    // As the story would tell it; if it is refused, there is nothing to read.
    [[nodiscard]] std::string read_back() const override {
        using Game = moneyloopy::Moneyloopy;
        Game::Position position = session_.position();
        std::vector<Game::Event> told;
        const auto refused =
            Game::play(session_.setup(), position, view_->decision.seat, *parsed(), {}, told);
        if (refused) return "";
        std::vector<Sentence> sentences;
        for (const Game::Event& event : told) {
            Sentence one = moneyloopy::sentence_for(*view_, event);
            if (not one.does.empty()) sentences.push_back(std::move(one));
        }
        return told_together(sentences);
    }

    // The players that it can be with, then the words of its terms, and the properties.
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> all;
        for (const Seat seat : view_->choices.deal)
            if (not with_) all.push_back(view_->seat(seat).name);
        for (std::string& word : words_of_terms(*view_)) all.push_back(std::move(word));
        return all;
    }

private:
    [[nodiscard]] Seats partners() const { return view_->choices.deal; }
    std::optional<Error> take_partner(std::string& rest) {
        const Spoken said = spoken(rest);
        if (const auto named = partner_named(said, *view_, partners())) {
            with_ = named->seat;
            rest = without_words(named->words, rest);
        }
        if (with_) return std::nullopt;
        return Error{"Say the name of one: " + partner_names(*view_, partners()) + "."};
    }
    std::optional<Error> add(const std::string& term) {
        terms_.push_back(term);
        const auto action = parsed();
        const std::string wrong = action ? refusal_of_terms(*action) : action.error().what;
        if (wrong.empty()) return std::nullopt;
        terms_.pop_back();
        return Error{sentence_case(wrong) + "."};
    }
    // Why the terms so far could never be agreed on, whatever terms follow.
    [[nodiscard]] std::string refusal_of_terms(const moneyloopy::Action& action) const {
        const moneyloopy::Game& game = session_.position();
        const auto& deal = std::get<moneyloopy::Propose>(action);
        if (deal.terms.size() > moneyloopy::most_terms)
            return in_words(moneyloopy::Refusal::TooManyTerms);
        const auto proposal = moneyloopy::proposal_of(game.decision.seat, deal);
        const auto refusal = moneyloopy::may_agree_to(game, proposal);
        if (not refusal or moneyloopy::terms_refused(game, proposal, *refusal).empty()) return "";
        return in_words(*refusal);
    }
    [[nodiscard]] std::string in_words(moneyloopy::Refusal refusal) const {
        return std::string{words_for(refusal, session_.position().decision.kind)};
    }

    [[nodiscard]] std::string line() const {
        std::string line = "deal " + std::to_string(number(*with_));
        for (std::size_t i = 0; i < terms_.size(); ++i) line += (i > 0 ? "; " : " ") + terms_[i];
        return line;
    }
    [[nodiscard]] Result<moneyloopy::Action> parsed() const {
        const auto words = table::split(line());
        if (not words) return words.error();
        return moneyloopy::Moneyloopy::parse(session_.setup(), words->words);
    }

    const table::Session<moneyloopy::Moneyloopy>& session_;
    std::shared_ptr<const View> view_;
    const Words& words_;
    std::optional<Seat> with_;
    std::vector<std::string> terms_;  // in the table language
    bool is_done_ = false;
};

}  // namespace

std::unique_ptr<Asking> ask_for_deal(const table::Session<moneyloopy::Moneyloopy>& session,
                                     std::shared_ptr<const moneyloopy::View> view,
                                     const Words& words) {
    return std::make_unique<Deal>(session, std::move(view), words);
}

Sentences term_sentences(const moneyloopy::View& view, std::span<const moneyloopy::Term> terms) {
    Sentences all;
    for (const moneyloopy::Term& term : terms) {
        const Sentence told = moneyloopy::in_words(view, term, 0);
        all.push_back(told_together(std::span{&told, 1}));
    }
    return all;
}

}  // namespace parlor::plain
