#include "plain/moneyloopy/terms.hpp"

#include <algorithm>
#include <array>
#include <span>

#include "base/text.hpp"
#include "plain/board/questions.hpp"
#include "plain/choosing.hpp"
#include "plain/moneyloopy/spoken_terms.hpp"
#include "plain/spoken.hpp"
#include "unicode/printable.hpp"

namespace parlor::plain {
namespace {

using moneyloopy::View;

constexpr std::uint64_t most_money = 1'000'000;
constexpr std::size_t longest_name = 4;  // words

bool is_in(const auto& words, std::string_view word) {
    return std::ranges::find(words, word) != std::ranges::end(words);
}

class Reader {
public:
    Reader(const View& view, const Words& words) : view_{view}, words_{words} {}

    // `give vine-street $100` of `give Vine Street 100`.
    [[nodiscard]] Result<std::string> read(std::span<const std::string> term) const {
        if (not begins_term(term.front())) return no_term(term.front());
        const bool is_about_money = is_in(std::array{"give", "get", "pay", "paid"}, term.front());
        const bool is_put_off = is_in(std::array{"defer", "deferred"}, term.front());
        std::string line = term.front();
        for (std::size_t at = 1; at < term.size();) {
            const std::string& word = term[at];
            const auto sum = whole_number(joined(spoken(word)), most_money);
            const bool is_square = is_in(std::array{"at", "until"}, term[at - 1]);
            std::size_t used = 1;
            if (word == "safe-cards") return how_many_cards();
            if (is_quoted(word) or is_word_of_terms(word)) {
                line += " " + word;
            } else if (term[at - 1].starts_with("never-toll")) {
                auto booth = booth_meant(term.subspan(at), used);
                if (not booth) return booth;
                line += " " + *booth;
            } else if (sum) {
                const bool is_money = (is_about_money and not is_square) or (is_put_off and at > 1);
                line += (is_money ? " $" : " ") + std::to_string(*sum);
            } else {
                auto id = square_meant(term.subspan(at), used);
                if (not id) return id;
                line += " " + *id;
            }
            at += used;
        }
        return line;
    }

private:
    [[nodiscard]] static Error no_term(const std::string& word) {
        const auto beginnings = beginnings_of_terms();
        const auto near = nearest(word, beginnings);
        return Error{"There is no term \"" + printable(word, 30) + "\"" +
                     (near ? "; did you mean " + *near + "?"
                           : ". A term begins with " + listed(beginnings, "or") + ".")};
    }
    [[nodiscard]] static Error how_many_cards() {
        return Error{"Say how many safe cards, up to " + std::to_string(most_cards) +
                     ", as in give 2 safe cards."};
    }
    // By its square, its toll or its number.
    [[nodiscard]] Result<std::string> booth_meant(std::span<const std::string> said,
                                                  std::size_t& used) const {
        const auto sum = whole_number(joined(spoken(said.front())), most_money);
        if (sum) return std::to_string(*sum >= 100 ? *sum / 100 : *sum);
        auto id = id_among({choices_of(view_.edition->tollbooths)}, said, used);
        if (not id) return id;
        const auto booth = moneyloopy::booth_at(view_.board(), *view_.board().find(*id));
        return std::to_string(number(booth));
    }
    // By its id, or a property if one has the name, or any square.
    [[nodiscard]] Result<std::string> square_meant(std::span<const std::string> said,
                                                   std::size_t& used) const {
        if (view_.board().find(said.front())) return said.front();
        std::vector<Choice> all;
        for (const board::Title& title : view_.board().titles) all.push_back({"give", {title.id}});
        return id_among({choices_of(view_.edition->properties), all}, said, used);
    }
    [[nodiscard]] std::vector<Choice> choices_of(board::Squares squares) const {
        std::vector<Choice> choices;
        for (const Square square : squares)
            choices.push_back({"give", {view_.board().id_of(square)}});
        return choices;
    }
    // As many words as name a square together, of the first squares that have one with the name.
    [[nodiscard]] Result<std::string> id_among(const std::vector<std::vector<Choice>>& any_squares,
                                               std::span<const std::string> said,
                                               std::size_t& used) const {
        const auto is_name = [](const std::string& word) {
            return not is_quoted(word) and not is_word_of_terms(word);
        };
        const auto end = std::ranges::find_if_not(said, is_name);
        const auto most = std::min(static_cast<std::size_t>(end - said.begin()), longest_name);
        for (used = most; used > 0; --used)
            for (const auto& squares : any_squares) {
                const auto words = spoken(joined(said.first(used)));
                const auto meant = chosen_by(words, squares, words_).moves;
                if (meant.size() == 1) return meant.front().arguments.front();
                if (not meant.empty()) return which_square(view_.board(), meant);
            }
        used = 1;
        const auto near = nearest(said.front(), names_of(any_squares.back(), words_));
        return Error{"There is no square \"" + printable(said.front(), 30) + "\"" +
                     (near ? "; did you mean " + *near + "?" : ".")};
    }

    const View& view_;
    const Words& words_;
};

}  // namespace

Result<std::vector<std::string>> terms_in(std::string_view said,
                                          const View& view,
                                          const Words& words) {
    std::vector<std::string> lines;
    for (const Tokens& term : spoken_terms(said)) {
        auto line = Reader{view, words}.read(term);
        if (not line) return line.error();
        lines.push_back(*std::move(line));
    }
    return lines;
}

std::vector<std::string> words_of_terms(const View& view) {
    std::vector<std::string> words = words_of_terms();
    for (const Square square : view.edition->properties)
        words.push_back(view.board().name_of(square));
    return words;
}

}  // namespace parlor::plain
