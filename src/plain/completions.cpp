// Conversation: the words that complete its prompt.
#include <algorithm>

#include "plain/choosing.hpp"
#include "plain/conversation.hpp"

namespace parlor::plain {
namespace {

void add_answers(Completions& completions, std::initializer_list<const char*> words) {
    for (const char* word : words) completions.verbs.push_back({word});
}

}  // namespace

// The likeliest first. Questions can also be asked before an answer.
Completions Conversation::completions() const {
    Completions all;
    if (is_called_) return all;
    if (confirming_) add_answers(all, {"yes", "no", "cancel"});
    if (asked_to_agree()) add_answers(all, {"yes", "no"});
    if (asking_) all.names = asking_->names();
    if (asking_ and not confirming_) add_answers(all, {"cancel"});
    const Verbs known = verbs();
    if (takes_commands())
        for (const std::string& verb : known.moves) {
            auto moves = open_with(verb);
            const auto asking = words_->asking(moves.front());
            std::erase_if(moves, [](const Choice& move) {
                return move.arguments.empty() or move.has_range();
            });
            all.verbs.push_back({verb, asking ? asking->names() : names_of(moves, *words_)});
        }
    for (Question& question : questions())
        if (question.word != "hint" or has_hints())
            all.verbs.push_back({std::move(question.word), std::move(question.names)});
    if (takes_commands())
        for (const std::string& own : known.own) all.verbs.push_back({own});
    std::vector<std::string> words;
    for (Explained& one : all_explained())
        if (std::ranges::find(words, one.word) == words.end()) words.push_back(std::move(one.word));
    for (auto& verb : all.verbs)
        if (verb.word == "help") verb.names = words;
    return all;
}

}  // namespace parlor::plain
