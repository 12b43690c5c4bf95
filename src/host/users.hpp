// Users: who a guest is, as the kernel and the host's administrator say it.
//
// Source:  T-1.4.
// Errors:  for the person at the guest or at the command line.
// Choices: /etc/passwd is read once, when the host starts, since a fenced host opens no files.
#pragma once

#include <sys/types.h>

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/user.hpp"

namespace parlor::host {

class Users {
public:
    // From the text of /etc/passwd. Nobody's --as is believed yet.
    explicit Users(std::string_view passwd);

    // Believes --as of this account. An error when there is none of this name.
    [[nodiscard]] std::optional<Error> trust(const std::string& account);

    // Who comes from this account with this name of --as.
    [[nodiscard]] Result<User> user_of(uid_t id, const std::string& name) const;
    // Who is shown like this, `ann` or `parlor/ann`; nothing when nobody here can be.
    [[nodiscard]] std::optional<User> called(const std::string& shown) const;
    [[nodiscard]] bool is_trusted(uid_t id) const { return trusted_.contains(id); }

private:
    [[nodiscard]] std::string login_of(uid_t id) const;
    [[nodiscard]] std::optional<uid_t> id_of(std::string_view login) const;

    std::map<uid_t, std::string> logins_;
    std::set<uid_t> trusted_;
};

}  // namespace parlor::host
