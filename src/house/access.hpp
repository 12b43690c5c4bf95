// Access: who may come to a table: everybody, those who know its word, or named users. Its opener, and
// who has a seat, always may; whoever was put out may not.
//
// Source:  T-2.2, T-2.9.
// Choices: who has given the word may come until the host ends.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/result.hpp"
#include "house/moment.hpp"
#include "library/table_record.hpp"

namespace parlor::house {

class Access {
public:
    enum class For : std::uint8_t { Open, AsksWord, Shut };
    [[nodiscard]] For for_user(const library::TableRecord& record, const User& user) const;

    // An error when it is the wrong one, or when the user has to wait after three of these.
    [[nodiscard]] std::optional<Error> give_word(const library::TableRecord& record,
                                                 const User& user,
                                                 const std::string& word,
                                                 Moment now);

private:
    struct Caller {
        User user;
        bool knows_word = false;
        int wrong_words = 0;
        Moment waits_until{0};
    };
    Caller& caller(const User& user);

    std::vector<Caller> callers_;
};

}  // namespace parlor::house
