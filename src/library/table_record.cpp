#include "library/table_record.hpp"

#include <array>
#include <limits>

#include "base/text.hpp"
#include "base/units.hpp"
#include "library/toml/document.hpp"
#include "library/toml/fields.hpp"
#include "library/toml/toml_text.hpp"

namespace parlor::library {
namespace {

using Access = TableRecord::Access;
using Closed = TableRecord::Closed;

constexpr std::array<std::string_view, 3> access_words{"everybody", "word", "users"};
constexpr std::array<std::string_view, 3> closed_words{"no", "kept", "ended"};
constexpr NumberRange levels{0, 2};
constexpr int longest_user = 80, longest_word = 120, longest_time = 15;
constexpr std::string_view nobody = "-";

std::string text_of(const User& user) {
    const std::string text = std::to_string(user.id) + " " + user.account;
    return user.name.empty() ? text : text + "/" + user.name;
}

// `1000 ann`, `1000 parlor/bea`, `1003 uid 1003`
std::optional<User> user_in(std::string_view text) {
    const auto space = text.find(' ');
    const auto id = whole_number(text.substr(0, space), std::numeric_limits<std::uint32_t>::max());
    if (not id or space == std::string_view::npos or space + 1 == text.size()) return std::nullopt;
    const std::string_view shown = text.substr(space + 1);
    const auto slash = shown.find('/');
    User user{.id = static_cast<std::uint32_t>(*id),
              .account = std::string{shown.substr(0, slash)}};
    if (slash != std::string_view::npos) user.name = shown.substr(slash + 1);
    return user;
}

User read_user(Fields& fields, std::string_view key, const std::string& text) {
    const auto user = user_in(text);
    if (not user) fields.wrong(key, "must be a user: `1000 ann`");
    return user.value_or(User{});
}

std::vector<User> read_users(Fields& fields, std::string_view key) {
    std::vector<User> users;
    for (const std::string& text : fields.lines(key, most_named_users, longest_user))
        users.push_back(read_user(fields, key, text));
    return users;
}

std::vector<std::optional<User>> read_seats(Fields& fields, std::string_view key) {
    std::vector<std::optional<User>> seats;
    for (const std::string& text : fields.lines(key, max_seats, longest_user)) {
        auto& seat = seats.emplace_back();
        if (text != nobody) seat = read_user(fields, key, text);
    }
    return seats;
}

std::string list_of(const std::vector<std::optional<User>>& seats) {
    std::vector<std::string> texts;
    texts.reserve(seats.size());
    for (const auto& user : seats) texts.push_back(user ? text_of(*user) : std::string{nobody});
    return toml_list(texts);
}

std::string list_of(const std::vector<User>& users) {
    std::vector<std::string> texts;
    texts.reserve(users.size());
    for (const User& user : users) texts.push_back(text_of(user));
    return toml_list(texts);
}

std::string_view answer(bool yes) { return yes ? "true" : "false"; }

}  // namespace

Result<TableRecord> read_table_record(std::string_view text, const std::string& file) {
    Report report{file};
    const auto document = parse(text, report);
    if (not document) return report.error();
    Fields fields{*document, "", report};
    TableRecord record;
    record.number = fields.number("number", table_numbers);
    if (fields.has("name")) record.name = fields.name("name", longest_table_name);
    record.opened = fields.ascii_name("opened", longest_time);
    record.opener = read_user(fields, "opener", fields.name("opener", longest_user));
    record.access =
        static_cast<Access>(fields.choice("access", {access_words.begin(), access_words.end()}));
    if (record.access == Access::Word) record.word = fields.ascii_name("word", longest_word);
    if (record.access == Access::Users) record.users = read_users(fields, "users");
    if (fields.has("put-out")) record.put_out = read_users(fields, "put-out");
    record.seats = read_seats(fields, "seats");
    if (fields.has("players")) record.players = read_seats(fields, "players");
    record.level = fields.number("level", levels);
    record.is_begun = fields.yes_or_no("begun");
    if (fields.has("closed"))
        record.closed = static_cast<Closed>(
            fields.choice("closed", {closed_words.begin(), closed_words.end()}));
    record.takes_back = fields.yes_or_no("take-back");
    record.has_hints = fields.yes_or_no("hints");
    record.explains = fields.yes_or_no("explain-computers");
    record.has_watchers = fields.yes_or_no("watchers");
    fields.nothing_else();
    if (not report.fine()) return report.error();
    return record;
}

std::string to_text(const TableRecord& record) {
    std::string text;
    const auto add = [&](std::string_view key, std::string_view value) {
        text += field(key, value) + "\n";
    };
    add("number", std::to_string(record.number));
    if (not record.name.empty()) add("name", toml_string(record.name));
    add("opened", toml_string(record.opened));
    add("opener", toml_string(text_of(record.opener)));
    add("access", toml_string(access_words.at(static_cast<std::size_t>(record.access))));
    if (record.access == Access::Word) add("word", toml_string(record.word));
    if (record.access == Access::Users) add("users", list_of(record.users));
    if (not record.put_out.empty()) add("put-out", list_of(record.put_out));
    add("seats", list_of(record.seats));
    if (not record.players.empty()) add("players", list_of(record.players));
    add("level", std::to_string(record.level));
    add("begun", answer(record.is_begun));
    if (record.closed != Closed::No)
        add("closed", toml_string(closed_words.at(static_cast<std::size_t>(record.closed))));
    add("take-back", answer(record.takes_back));
    add("hints", answer(record.has_hints));
    add("explain-computers", answer(record.explains));
    add("watchers", answer(record.has_watchers));
    return text;
}

}  // namespace parlor::library
