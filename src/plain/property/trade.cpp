#include "plain/property/trade.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "plain/board/questions.hpp"
#include "plain/choosing.hpp"
#include "plain/partner.hpp"
#include "plain/spoken.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

using property::Goods;
using property::View;
using Said = std::span<const std::string>;

constexpr std::uint64_t most_money = 1'000'000;

bool names_nothing(std::string_view word) {
    constexpr std::array<std::string_view, 5> nothing{"and", "nothing", "none", "no", "free"};
    return std::ranges::find(nothing, word) != nothing.end();
}

class Trade final : public Asking {
public:
    Trade(std::shared_ptr<const View> view, const Words& words)
        : view_{std::move(view)}, words_{words} {
        draft_.with = only_partner(partners());
    }

    [[nodiscard]] std::string prompt() const override {
        if (not draft_.with) return "Trade with whom: " + partner_names(*view_, partners()) + "?";
        if (not draft_.give) return "What do you give? Deeds, a sum, or nothing.";
        if (not draft_.want) return "What do you want for it? Deeds, a sum, or nothing.";
        return "Repay which of these mortgages at once: " + named(mortgaged()) + ", or none?";
    }

    // All that follows in the line is taken, too; if a part is wrong, none is.
    [[nodiscard]] std::optional<Error> take(const std::string& answer) override {
        const Draft before = draft_;
        Spoken said = spoken(answer);
        std::erase_if(said, [](const auto& word) { return word == "with" or word == "give"; });
        auto wrong = take_all(said);
        if (wrong) draft_ = before;
        return wrong;
    }

    [[nodiscard]] std::optional<std::string> move() const override {
        if (not is_complete()) return std::nullopt;
        return property::line_for(
            *view_, property::Propose{*draft_.with, *draft_.give, *draft_.want, repaid()});
    }
    [[nodiscard]] std::string read_back() const override {
        const Sentence made = property::sentence_for(
            *view_,
            property::told::Proposed{
                view_->decision.seat, *draft_.with, *draft_.give, *draft_.want});
        const std::string repays =
            repaid().empty() ? "" : " You repay " + named(repaid()) + " at once.";
        return told_together(std::span{&made, 1}) + repays;
    }

    // The players that it can be with, and the deeds on both sides.
    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> all;
        for (const Seat seat : view_->choices.propose)
            if (not draft_.with) all.push_back(view_->seat(seat).name);
        const auto add = [&](Seat owner) {
            for (std::string& deed : names_of(deeds_of(owner), words_))
                all.push_back(std::move(deed));
        };
        add(view_->decision.seat);
        for (const Seat seat : view_->choices.propose)
            if (draft_.with.value_or(seat) == seat) add(seat);
        return all;
    }

private:
    struct Draft {
        std::optional<Seat> with;
        std::optional<Goods> give, want;
        std::optional<board::Squares> repay;
    };

    [[nodiscard]] bool is_complete() const {
        return draft_.with and draft_.give and draft_.want and
               (draft_.repay or mortgaged().empty());
    }
    [[nodiscard]] board::Squares repaid() const { return draft_.repay.value_or(board::Squares{}); }

    std::optional<Error> take_all(Said said) {
        if (said.empty()) return Error{"Say what is missing, or cancel."};
        if (not draft_.give)
            if (auto wrong = take_partner(said)) return wrong;
        if (not said.empty() and not draft_.give)
            if (auto wrong = take_goods(said, "for", view_->decision.seat, draft_.give))
                return wrong;
        if (not said.empty() and not draft_.want)
            if (auto wrong = take_goods(said, "repay", *draft_.with, draft_.want)) return wrong;
        if (draft_.give and draft_.give->nothing() and draft_.want and draft_.want->nothing())
            return Error{"A trade needs something on one side: say what you give, or want."};
        if (not said.empty()) return take_repaid(said);
        return std::nullopt;
    }

    [[nodiscard]] Seats partners() const { return view_->choices.propose; }
    [[nodiscard]] std::optional<Error> take_partner(Said& said) {
        const auto named = partner_named(said, *view_, partners());
        if (named and draft_.with.value_or(named->seat) == named->seat) {
            draft_.with = named->seat;
            said = said.subspan(named->words);
        }
        if (draft_.with) return std::nullopt;
        return Error{"Say the name of one: " + partner_names(*view_, partners()) + "."};
    }

    // The things up to this word, which is taken as well.
    std::optional<Error> take_goods(Said& said,
                                    std::string_view end,
                                    Seat owner,
                                    std::optional<Goods>& into) const {
        Goods goods;
        while (not said.empty() and said.front() != end) {
            if (auto wrong = take_thing(said, owner, goods)) return wrong;
        }
        if (not said.empty()) said = said.subspan(1);
        into = goods;
        return std::nullopt;
    }
    std::optional<Error> take_thing(Said& said, Seat owner, Goods& goods) const {
        const std::string& word = said.front();
        const auto money = whole_number(word, most_money);
        const bool is_card = word == "card" or word == "cards";
        if (not money and not is_card and not names_nothing(word))
            return take_deed(said, owner, goods);
        if (money and goods.money > 0_cash) return Error{"Say one sum for each side."};
        if (money) goods.money = {static_cast<int>(*money)};
        if (is_card) ++goods.free_cards;
        said = said.subspan(1);
        return std::nullopt;
    }
    // As many words as name a deed together.
    std::optional<Error> take_deed(Said& said, Seat owner, Goods& goods) const {
        const auto deeds = deeds_of(owner);
        for (std::size_t length = std::min<std::size_t>(said.size(), 4); length > 0; --length) {
            const auto meant =
                chosen_by({said.begin(), said.begin() + static_cast<std::ptrdiff_t>(length)},
                          deeds,
                          words_)
                    .moves;
            if (meant.size() > 1) return which_square(view_->board(), meant);
            if (meant.empty()) continue;
            goods.deeds.insert(*view_->board().find(meant.front().arguments.front()));
            said = said.subspan(length);
            return std::nullopt;
        }
        const auto near = nearest(said.front(), names_of(deeds, words_));
        return Error{view_->seat(owner).name + " has no \"" + printable(said.front(), 30) + "\"" +
                     (near ? "; did you mean " + *near + "?" : ".")};
    }
    std::optional<Error> take_repaid(Said said) {
        board::Squares repay;
        while (not said.empty()) {
            Goods goods;
            if (names_nothing(said.front()) or said.front() == "repay") {
                said = said.subspan(1);
                continue;
            }
            if (auto wrong = take_deed(said, *draft_.with, goods)) return wrong;
            repay |= goods.deeds;
        }
        draft_.repay = repay;
        return std::nullopt;
    }

    [[nodiscard]] std::vector<Choice> deeds_of(Seat owner) const {
        std::vector<Choice> deeds;
        for (const Square deed : view_->board().deeds)
            if (view_->squares[deed].owner == owner)
                deeds.push_back({"give", {view_->board().id_of(deed)}});
        return deeds;
    }
    [[nodiscard]] board::Squares mortgaged() const {
        board::Squares mortgaged;
        for (const Square deed : draft_.want->deeds)
            mortgaged.insert_if(view_->squares[deed].mortgaged, deed);
        return mortgaged;
    }
    [[nodiscard]] std::string named(board::Squares squares) const {
        std::vector<std::string> all;
        for (const Square square : squares) all.push_back(view_->board().name_of(square));
        return listed(all);
    }
    std::shared_ptr<const View> view_;
    const Words& words_;
    Draft draft_;
};

}  // namespace

std::unique_ptr<Asking> ask_for_trade(std::shared_ptr<const property::View> view,
                                      const Words& words) {
    return std::make_unique<Trade>(std::move(view), words);
}

}  // namespace parlor::plain
