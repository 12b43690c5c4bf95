#include "house/access.hpp"

#include <algorithm>

#include "house/word.hpp"

namespace parlor::house {
namespace {

constexpr int most_wrong_words = 3;
constexpr Moment wait{60'000};

using Kind = library::TableRecord::Access;

bool is_of_table(const library::TableRecord& record, const User& user) {
    return record.opener == user or std::ranges::find(record.seats, user) != record.seats.end();
}

}  // namespace

Access::For Access::for_user(const library::TableRecord& record, const User& user) const {
    if (std::ranges::find(record.put_out, user) != record.put_out.end()) return For::Shut;
    if (record.access == Kind::Everybody or is_of_table(record, user)) return For::Open;
    if (record.access == Kind::Users)
        return std::ranges::find(record.users, user) != record.users.end() ? For::Open : For::Shut;
    const auto known = std::ranges::find(callers_, user, &Caller::user);
    return known != callers_.end() and known->knows_word ? For::Open : For::AsksWord;
}

Access::Caller& Access::caller(const User& user) {
    const auto known = std::ranges::find(callers_, user, &Caller::user);
    if (known != callers_.end()) return *known;
    callers_.push_back({user});
    return callers_.back();
}

std::optional<Error> Access::give_word(const library::TableRecord& record,
                                       const User& user,
                                       const std::string& word,
                                       Moment now) {
    Caller& from = caller(user);
    if (now < from.waits_until) return Error{"Wait a minute before the next word"};
    if (is_word(word, record.word)) {
        from.knows_word = true;
        return std::nullopt;
    }
    if (++from.wrong_words < most_wrong_words) return Error{"That is not the word"};
    from.wrong_words = 0;
    from.waits_until = now + wait;
    return Error{"That is not the word: wait a minute"};
}

}  // namespace parlor::house
