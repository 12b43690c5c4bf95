#include "app/users_in_results.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace parlor::tui {
namespace {

constexpr char after_user = ':';

bool is_person(const Outcome::Player& player) { return not player.level or is_given_up(player); }

}  // namespace

std::string player_of_user(const std::string& user, const std::string& name) {
    return user + after_user + name;
}

ResultsByUser by_user(table::Results results) {
    ResultsByUser sorted{std::move(results), {}};
    for (auto& [journal, outcome] : sorted.results.games) {
        std::set<std::string> seen;
        std::ranges::stable_sort(outcome.players, {}, &Outcome::Player::place);
        std::erase_if(outcome.players, [&](Outcome::Player& player) {
            const std::size_t end = player.name.find(after_user);
            if (not is_person(player) or end == std::string::npos) return false;
            const std::string user = player.name.substr(0, end);
            sorted.called[user] = player.name.substr(end + 1);
            player.name = user;
            return not seen.insert(user).second;
        });
    }
    return sorted;
}

}  // namespace parlor::tui
