#include "plain/moneyloopy/spoken_terms.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

#include "base/text.hpp"
#include "plain/spoken.hpp"

namespace parlor::plain {
namespace {

constexpr std::array<std::string_view, 17> term_verbs{"give",
                                                      "get",
                                                      "pay",
                                                      "paid",
                                                      "my-rent",
                                                      "their-rent",
                                                      "forgive",
                                                      "forgiven",
                                                      "defer",
                                                      "deferred",
                                                      "safe-cards",
                                                      "their-safe-cards",
                                                      "never-toll",
                                                      "never-tolls",
                                                      "end-deal",
                                                      "promise",
                                                      "promised"};
constexpr std::array<std::string_view, 7> other_words{
    "at", "on", "all", "hotels", "until", "safe-card", "nothing"};

constexpr std::string_view end_of_term = ";";

constexpr std::array<std::string_view, 6> counts{"no", "one", "two", "three", "four", "five"};

bool is_in(const auto& words, std::string_view word) {
    return std::ranges::find(words, word) != std::ranges::end(words);
}
bool is_digit(char letter) { return letter >= '0' and letter <= '9'; }

// Words, quotations, and the ends of terms.
Tokens tokens_of(std::string_view said) {
    Tokens tokens;
    std::string word;
    const auto end_word = [&] {
        if (word == "&") word = "and";
        if (not word.empty()) tokens.push_back(std::exchange(word, {}));
    };
    for (std::size_t at = 0; at < said.size(); ++at) {
        const bool is_in_sum =
            at > 0 and at + 1 < said.size() and is_digit(said[at - 1]) and is_digit(said[at + 1]);
        if (said[at] == '"') {
            end_word();
            const std::size_t close = std::min(said.find('"', at + 1), said.size() - 1);
            tokens.emplace_back(said.substr(at, close + 1 - at));
            at = close;
        } else if (said[at] == ';' or (said[at] == ',' and not is_in_sum)) {
            end_word();
            tokens.emplace_back(end_of_term);
        } else if (said[at] == ' ' or said[at] == '\t') {
            end_word();
        } else if (said[at] != ',') {
            word += said[at];
        }
    }
    end_word();
    return tokens;
}

// `never-toll` of `Never toll`.
void join_words(Tokens& tokens) {
    for (std::size_t at = 0; at < tokens.size(); ++at)
        for (std::size_t count = std::min<std::size_t>(3, tokens.size() - at); count > 0; --count) {
            const auto part = std::span{tokens}.subspan(at, count);
            if (std::ranges::any_of(part, is_quoted) or is_in(part, end_of_term)) continue;
            std::string word = joined(spoken(joined(part)));
            std::ranges::replace(word, ' ', '-');
            const bool is_known = is_word_of_terms(word) or word == "and" or word == "for";
            if (not is_known) continue;
            tokens[at] = word;
            const auto after = tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1;
            tokens.erase(after, after + static_cast<std::ptrdiff_t>(count) - 1);
        }
}

// A sum with a dollar sign counts nothing.
std::optional<std::size_t> count_meant(const std::string& token) {
    if (const auto count = whole_number(token, most_cards)) return *count;
    const std::string word = joined(spoken(token));
    if (word == "a") return 1;
    const auto* const count = std::ranges::find(counts, word);
    if (count == counts.end()) return std::nullopt;
    return static_cast<std::size_t>(count - counts.begin());
}

// `give safe-card safe-card` of `give 2 safe cards`.
void write_out_cards(Tokens& tokens) {
    for (std::size_t at = 1; at + 1 < tokens.size(); ++at) {
        const bool are_cards = tokens[at + 1] == "safe-card" or tokens[at + 1] == "safe-cards";
        const bool is_in_term = tokens[at - 1] != end_of_term;
        const auto count = are_cards and is_in_term ? count_meant(tokens[at]) : std::nullopt;
        if (not count) continue;
        const auto counted = tokens.begin() + static_cast<std::ptrdiff_t>(at);
        tokens.insert(tokens.erase(counted, counted + 2), *count, "safe-card");
    }
}

std::vector<Tokens> split_terms(const Tokens& tokens) {
    std::vector<Tokens> terms(1);
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const bool is_before_term = at + 1 < tokens.size() and begins_term(tokens[at + 1]);
        const bool is_and = tokens[at] == "and", is_for = tokens[at] == "for";
        if (tokens[at] == end_of_term or is_for or (is_and and is_before_term))
            terms.emplace_back();
        if (is_for and not is_before_term) terms.back().emplace_back("get");
        if (tokens[at] != end_of_term and not is_for and not is_and)
            terms.back().push_back(tokens[at]);
    }
    std::erase_if(terms, [](const Tokens& term) {
        return term.empty() or (term.size() == 2 and term.back() == "nothing");
    });
    return terms;
}

}  // namespace

bool is_quoted(std::string_view token) { return token.starts_with('"'); }

bool begins_term(std::string_view word) { return is_in(term_verbs, word); }

bool is_word_of_terms(std::string_view word) {
    return begins_term(word) or is_in(other_words, word);
}

std::vector<std::string> beginnings_of_terms() { return {term_verbs.begin(), term_verbs.end()}; }

std::vector<std::string> words_of_terms() {
    std::vector<std::string> words = beginnings_of_terms();
    words.insert(words.end(), other_words.begin(), other_words.end());
    return words;
}

std::vector<Tokens> spoken_terms(std::string_view said) {
    Tokens tokens = tokens_of(said);
    join_words(tokens);
    write_out_cards(tokens);
    return split_terms(tokens);
}

}  // namespace parlor::plain
