#include "rules/moneyloopy/words/split_terms.hpp"

#include <string_view>

namespace parlor::moneyloopy {
namespace {

using Term = std::vector<std::string>;

// The word after `promise` is the promise itself, whatever it contains.
bool ends_with_promise(const Term& term) {
    return term.size() == 1 and (term[0] == "promise" or term[0] == "promised");
}

// Adds a word to the last term; each `;` in it begins the next.
void add(std::vector<Term>& terms, std::string_view word) {
    while (true) {
        const auto end = word.find(';');
        if (const auto part = word.substr(0, end); not part.empty())
            terms.back().emplace_back(part);
        if (end == std::string_view::npos) return;
        terms.emplace_back();
        word.remove_prefix(end + 1);
    }
}

}  // namespace

std::vector<Term> split_terms(board::Words words) {
    std::vector<Term> terms(1);
    for (const auto& word : words) {
        if (ends_with_promise(terms.back()))
            terms.back().push_back(word);
        else
            add(terms, word);
    }
    if (terms.back().empty()) terms.pop_back();
    return terms;
}

}  // namespace parlor::moneyloopy
