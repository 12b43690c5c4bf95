#include "house/plain/asking_in_words.hpp"

#include "plain/spoken.hpp"

namespace parlor::house {

Wish AskingInWords::hear(const std::string& line, wire::Showing /*seen*/) {
    const std::string word{plain::trimmed(line)};
    if (word == "leave") return GoBack{};
    const auto refusal = word.empty() ? std::nullopt : table_->give_word(*user_, word);
    if (not refusal and not word.empty()) return then_;
    if (refusal) sentences_.tell(plain::sentence_case(refusal->what) + ".");
    ask();
    return GoOn{};
}

}  // namespace parlor::house
