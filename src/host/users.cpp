#include "host/users.hpp"

#include <algorithm>
#include <limits>

#include "base/text.hpp"
#include "unicode/printable.hpp"

namespace parlor::host {
namespace {

// Takes the part of the text before the sign, and the sign.
std::string_view take_until(std::string_view& text, char sign) {
    const std::string_view part = text.substr(0, text.find(sign));
    text.remove_prefix(std::min(part.size() + 1, text.size()));
    return part;
}

}  // namespace

// A line is `login:password:uid:...`. Of two logins with one id the first counts, as for ls(1).
Users::Users(std::string_view passwd) {
    while (not passwd.empty()) {
        std::string_view line = take_until(passwd, '\n');
        const std::string_view login = take_until(line, ':');
        (void)take_until(line, ':');
        const auto id = whole_number(take_until(line, ':'), std::numeric_limits<uid_t>::max());
        if (id and not login.empty()) logins_.emplace(static_cast<uid_t>(*id), printable(login));
    }
}

std::optional<uid_t> Users::id_of(std::string_view login) const {
    const auto found =
        std::ranges::find(logins_, login, [](const auto& each) { return each.second; });
    return found == logins_.end() ? std::nullopt : std::optional{found->first};
}

std::optional<Error> Users::trust(const std::string& account) {
    const auto id = id_of(account);
    if (not id) return Error{"--trust: /etc/passwd has no account " + printable(account)};
    trusted_.insert(*id);
    return std::nullopt;
}

std::optional<User> Users::called(const std::string& shown) const {
    const std::string login = shown.substr(0, shown.find('/'));
    const std::string name = login.size() < shown.size() ? shown.substr(login.size() + 1) : "";
    const auto id = id_of(login);
    if (not id or is_trusted(*id) == name.empty()) return std::nullopt;
    return User{*id, login, name};
}

Result<User> Users::user_of(uid_t id, const std::string& name) const {
    if (is_trusted(id) and name.empty())
        return Error{
            "several people share this account, so its forced command has to say who comes "
            "(--as NAME)"};
    if (not is_trusted(id) and not name.empty())
        return Error{"this host believes --as of no guest from the account " + login_of(id) +
                     "; come without it"};
    return User{id, login_of(id), name};
}

std::string Users::login_of(uid_t id) const {
    const auto found = logins_.find(id);
    return found == logins_.end() ? "uid " + std::to_string(id) : found->second;
}

}  // namespace parlor::host
