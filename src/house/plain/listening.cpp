#include "house/plain/listening.hpp"

#include <algorithm>
#include <utility>

#include "house/plain/listener.hpp"
#include "house/plain/table_words.hpp"
#include "plain/spoken.hpp"

namespace parlor::house {
namespace {

std::string sentence(const std::string& words) { return plain::sentence_case(words) + "."; }

// What the line answers to a question, if it does: `y`, `no`.
std::optional<bool> yes_or_no(const std::string& line) {
    const std::string word = plain::joined(plain::spoken(line));
    if (word == "yes" or word == "y") return true;
    if (word == "no" or word == "n" or word == "cancel") return false;
    return std::nullopt;
}

}  // namespace

Listening::Listening(KeptTable& table,
                     std::shared_ptr<SharedTable> game,
                     const User& user,
                     SetOf<Entrant> players,
                     Terminal& terminal)
    : table_{&table},
      user_{&user},
      game_{std::move(game)},
      words_{table, user},
      listener_{&game_->come_to_listen(players, terminal, words_.commands())},
      heard_{table.company().talk().empty() ? 0 : table.company().talk().back().number},
      were_watchers_muted_{table.company().are_watchers_muted()} {}

Listening::~Listening() { game_->leave(*listener_); }

Wish Listening::hear(const std::string& line, wire::Showing seen) {
    if (takes_answer(line)) return words_.take_wish();
    game_->hear(*listener_, line, seen);
    if (game_->has_left(*listener_)) return GoBack{};
    return words_.take_wish();
}

// Questions are answered in between.
bool Listening::takes_answer(const std::string& line) {
    if (question().empty()) return false;
    const auto yes = yes_or_no(line);
    const plain::Spoken said = plain::spoken(line);
    const bool is_own = not words_.question().empty();
    if (yes)
        answer(*yes);
    else if (is_own and not said.empty() and not listener_->is_question(said.front()))
        say("Say yes or no.");
    else
        return false;
    return true;
}

// What the guest is about to do comes before what others ask.
void Listening::answer(bool yes) {
    if (not words_.question().empty()) return say(words_.answer(yes));
    table_->answer(*user_, yes);
    say(yes ? "You agree." : "You do not agree.");
}

void Listening::say(std::string sentence) {
    listener_->ask_again();
    game_->tell(*listener_, std::move(sentence));
}

void Listening::tell(const std::string& /*title*/, const std::string& words) {
    game_->tell(*listener_, sentence(words));
}

void Listening::tell_talk() {
    for (const Company::Said& said : table_->company().talk()) {
        if (said.number <= heard_) continue;
        heard_ = said.number;
        if (words_.member().hears(said)) game_->tell(*listener_, said.name + " says: " + said.text);
    }
}

void Listening::tell_who_is_away() {
    const auto& seats = table_->record().seats;
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
        const Entrant player{Entrant(seat)};
        const bool is_away = seats[seat] and table_->away_for(player).has_value();
        if (is_away == away_.contains(player)) continue;
        const std::string& name = table_->entered()[seat].name;
        game_->tell(*listener_, name + (is_away ? " is away." : " is not away any more."));
        away_.erase(player);
        away_.insert_if(is_away, player);
    }
}

void Listening::tell_changes() {
    if (std::exchange(was_paused_, table_->is_paused()) != was_paused_)
        game_->tell(*listener_,
                    was_paused_ ? "The game is paused, until a player says continue."
                                : "The pause is over.");
    const bool are_muted = table_->company().are_watchers_muted();
    if (std::exchange(were_watchers_muted_, are_muted) != are_muted)
        game_->tell(*listener_, are_muted ? "Watchers are muted." : "Watchers may talk again.");
    const bool offers_copy = words_.member().offers_copy();
    if (offers_copy and not std::exchange(was_offered_copy_, true))
        game_->tell(*listener_,
                    "Copy keeps a copy of the game among your replays, and again asks for another "
                    "game.");
}

std::string Listening::question() const {
    if (auto own = words_.question(); not own.empty()) return own;
    return words_.member().is_asked() ? question_in_words(*table_, *table_->company().asked()) : "";
}

std::vector<wire::FromHost> Listening::news() {
    tell_talk();
    tell_who_is_away();
    tell_changes();
    return game_->news_for(*listener_, question());
}

}  // namespace parlor::house
