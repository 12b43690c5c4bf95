#include "plain/moneyloopy/deal.hpp"

#include <algorithm>
#include <array>
#include <sstream>
#include <utility>
#include <variant>

#include "base/text.hpp"
#include "plain/choosing.hpp"
#include "plain/spoken.hpp"
#include "table/language/line.hpp"

namespace parlor::plain {
namespace {

using moneyloopy::View;

// Words of terms, which are no squares.
constexpr std::array<std::string_view, 25> term_words{
    "give",       "get",         "pay",      "paid",      "at",         "my-rent",
    "on",         "their-rent",  "all",      "hotels",    "until",      "forgive",
    "forgiven",   "defer",       "deferred", "safe-card", "safe-cards", "their-safe-cards",
    "never-toll", "never-tolls", "end-deal", "promise",   "promised",   "and",
    "nothing"};

class Deal final : public Asking {
public:
    Deal(const table::Session<moneyloopy::Moneyloopy>& session,
         std::shared_ptr<const View> view,
         const Words& words)
        : session_{session}, view_{std::move(view)}, words_{words} {}

    [[nodiscard]] std::string prompt() const override {
        if (not with_) return "Deal with whom: " + partners() + "?";
        if (terms_.empty())
            return "What is the deal? Say a term, as in give vine, or get $100. "
                   "More terms can follow.";
        return "Another term, or done?";
    }
    [[nodiscard]] std::optional<Error> take(const std::string& answer) override {
        std::string rest = answer;
        const bool is_one_line = not with_;
        if (not with_)
            if (const auto wrong = take_partner(rest)) return wrong;
        if (rest == "done" and not terms_.empty()) {
            is_done_ = true;
            return std::nullopt;
        }
        std::istringstream parts{rest};
        for (std::string term; std::getline(parts, term, ';');)
            if (const auto wrong = add(std::string{trimmed(term)})) return wrong;
        is_done_ = is_one_line and not terms_.empty();
        return std::nullopt;
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
        for (const Game::Event& event : told)
            sentences.push_back(Game::sentence(session_.setup(), position, event));
        std::erase_if(sentences, [](const Sentence& one) { return one.does.empty(); });
        return told_together(sentences);
    }

    // The players that it can be with, then the words of its terms, and the properties.
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> all;
        for (const Seat seat : view_->choices.deal)
            if (not with_) all.push_back(view_->seat(seat).name);
        all.insert(all.end(), term_words.begin(), term_words.end());
        for (std::string& name : names_of(deeds(), words_)) all.push_back(std::move(name));
        return all;
    }

private:
    std::optional<Error> take_partner(std::string& rest) {
        const std::string name = joined(spoken(rest.substr(0, rest.find(' '))));
        for (const Seat seat : view_->choices.deal) {
            if (not joined(spoken(view_->seat(seat).name)).starts_with(name)) continue;
            with_ = seat;
            rest = rest.find(' ') == std::string::npos ? "" : rest.substr(rest.find(' ') + 1);
            return std::nullopt;
        }
        return Error{"Say the name of one: " + partners() + "."};
    }
    std::optional<Error> add(const std::string& term) {
        if (term.empty()) return std::nullopt;
        terms_.push_back(with_ids(term));
        const auto action = parsed();
        if (action) return std::nullopt;
        terms_.pop_back();
        return Error{sentence_case(action.error().what) + "."};
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

    [[nodiscard]] std::vector<Choice> deeds() const {
        std::vector<Choice> squares;
        for (const board::Title& title : view_->board().titles)
            if (board::is_deed(kind_of(title.id))) squares.push_back({"give", {title.id}});
        return squares;
    }

    // Each word that is a clear part of the name of one square becomes its id. What is in quotes
    // stays as it is.
    [[nodiscard]] std::string with_ids(const std::string& term) const {
        if (term.find('"') != std::string::npos) return term;
        const std::vector<Choice> squares = deeds();
        std::istringstream words{term};
        std::vector<std::string> all;
        for (std::string word; words >> word;) {
            if (std::ranges::find(term_words, word) == term_words.end() and
                not view_->board().find(word)) {
                const auto meant = chosen_by(spoken(word), squares, words_).moves;
                if (meant.size() == 1) word = meant.front().arguments.front();
            }
            if (word != "and") all.push_back(word);
        }
        return joined(all);
    }
    [[nodiscard]] board::Kind kind_of(const std::string& id) const {
        return view_->board().at(*view_->board().find(id)).kind;
    }
    [[nodiscard]] std::string partners() const {
        std::vector<std::string> all;
        for (const Seat seat : view_->choices.deal) all.push_back(view_->seat(seat).name);
        return listed(all, "or");
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
        const Sentence told = moneyloopy::sentence_for(
            view, moneyloopy::told::TermNamed{0, term.from, term.to, term.what, view.demanded});
        all.push_back(told_together(std::span{&told, 1}));
    }
    return all;
}

}  // namespace parlor::plain
