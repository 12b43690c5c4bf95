#include "house/plain/opening_settings.hpp"

#include <algorithm>
#include <array>
#include <sstream>

#include "base/text.hpp"
#include "house/plain/table_words.hpp"
#include "house/word.hpp"
#include "unicode/letters.hpp"
#include "unicode/printable.hpp"

namespace parlor::house {
namespace {

using Record = library::TableRecord;
using ForWhom = Record::Access;

constexpr std::string_view none = "none";

struct Term {
    std::string_view name, about;
    bool Record::*holds;
};
constexpr std::array terms{
    Term{"undo", "Whether moves can be taken back, where all agree", &Record::takes_back},
    Term{"hints", "Whether a computer advises whoever asks for a hint", &Record::has_hints},
    Term{"reasons", "Whether computers say why they decide so", &Record::explains},
    Term{"watchers", "Whether others may watch", &Record::has_watchers}};

std::ptrdiff_t letters_in(std::string_view utf8) {
    return std::ranges::count_if(utf8, [](unsigned char byte) { return (byte & 0xC0) != 0x80; });
}

// Of users, parted by commas, blanks or `and`; none for `none`.
std::vector<std::string> names_in(std::string said) {
    std::ranges::replace(said, ',', ' ');
    std::istringstream words{said};
    std::vector<std::string> names;
    for (std::string name; words >> name;)
        if (name != "and" and name != none) names.push_back(name);
    return names;
}

std::string answer(bool yes) { return yes ? "yes" : "no"; }

}  // namespace

std::vector<plain::Setting> OpeningSettings::all() const {
    std::vector<plain::Setting> settings = game_->all();
    settings.push_back({.name = "title",
                        .value = record_->name.empty() ? std::string{none} : record_->name,
                        .about = "What the table is called, in up to 20 letters, or none"});
    settings.push_back({.name = "word",
                        .value = record_->word.empty() ? std::string{none} : "given",
                        .about = "What guests have to know who want to come, or none"});
    settings.push_back({.name = "users",
                        .value = record_->users.empty() ? std::string{none} : listed(users_shown()),
                        .about = "Who may come and nobody else, as in users ann, bob, or none",
                        .is_list = true});
    for (const Term& term : terms)
        settings.push_back({.name = std::string{term.name},
                            .value = answer(record_->*term.holds),
                            .about = std::string{term.about},
                            .words = {answer(true), answer(false)}});
    return settings;
}

std::optional<Error> OpeningSettings::choose(std::string_view name, const std::string& value) {
    if (name == "title") return choose_title(value);
    if (name == "word") return choose_word(value);
    if (name == "users") return choose_users(value);
    const auto term = std::ranges::find(terms, name, &Term::name);
    if (term == terms.end()) return game_->choose(name, value);
    record_->*term->holds = value == answer(true);
    return std::nullopt;
}

std::optional<Error> OpeningSettings::choose_title(const std::string& title) {
    const std::string name = composed(title);
    if (letters_in(name) > library::longest_table_name)
        return Error{"A table's title has at most 20 letters."};
    record_->name = name == none ? "" : name;
    return std::nullopt;
}

std::optional<Error> OpeningSettings::choose_word(const std::string& word) {
    const bool is_none = word == none;
    const std::string hash = is_none ? "" : hash_of(word);
    if (hash.empty() and not is_none) return Error{"This host can keep no words."};
    record_->word = hash;
    record_->access = is_none ? ForWhom::Everybody : ForWhom::Word;
    record_->users.clear();
    return std::nullopt;
}

std::optional<Error> OpeningSettings::choose_users(const std::string& said) {
    std::vector<User> users;
    for (const std::string& name : names_in(said)) {
        const auto user = user_called_(name);
        if (not user) return Error{"Nobody here is called " + printable(name, 65) + "."};
        if (std::ranges::find(users, *user) == users.end()) users.push_back(*user);
    }
    if (users.size() > library::most_named_users) return Error{"At most 32 users can be named."};
    record_->users = std::move(users);
    record_->word.clear();
    record_->access = record_->users.empty() ? ForWhom::Everybody : ForWhom::Users;
    return std::nullopt;
}

std::vector<std::string> OpeningSettings::users_shown() const {
    std::vector<std::string> shown(record_->users.size());
    std::ranges::transform(record_->users, shown.begin(), &User::shown);
    return shown;
}

std::string OpeningSettings::for_whom() const {
    switch (record_->access) {
        case ForWhom::Everybody: break;
        case ForWhom::Word: return "those who know its word";
        case ForWhom::Users: return listed(users_shown());
    }
    return "everybody";
}

std::string OpeningSettings::read_back() const {
    const std::string title = record_->name.empty() ? "The table" : "The table " + record_->name;
    return game_->read_back() + " " + title + " is for " + for_whom() + ". " +
           terms_in_words(*record_);
}

}  // namespace parlor::house
