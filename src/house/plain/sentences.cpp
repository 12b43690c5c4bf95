#include "house/plain/sentences.hpp"

#include <algorithm>
#include <utility>

namespace parlor::house {
namespace {

// No more words than a message has room for.
Completions within_limits(Completions completions) {
    std::size_t left = wire::most_words;
    const auto keep = [&](auto& words) {
        words.resize(std::min(words.size(), left));
        left -= words.size();
    };
    keep(completions.verbs);
    for (auto& verb : completions.verbs) keep(verb.names);
    keep(completions.names);
    return completions;
}

}  // namespace

void Sentences::tell(std::string sentence) {
    if (sentence.empty()) return;
    untold_.push_back(std::move(sentence));
    if (untold_.size() > wire::most_sentences) untold_.erase(untold_.begin());
}

// Where something else is asked in the same words, the guest gets its number.
std::vector<wire::FromHost> Sentences::news(Completions completions, std::optional<Entrant> asked) {
    const bool is_new = asks() or not untold_.empty() or not terminal_->is_up_to_date();
    if (not is_new or terminal_->is_picture_under_way()) return {};
    wire::Sentences said{.lines = std::exchange(untold_, {}),
                         .hides = std::exchange(hides_, false)};
    if (not std::exchange(is_asked_, true)) {
        said.prompt = prompt_;
        said.completions = within_limits(std::move(completions));
        said.asked = asked ? static_cast<std::uint8_t>(static_cast<int>(*asked) + 1) : 0;
    }
    return {terminal_->numbered(std::move(said))};
}

}  // namespace parlor::house
