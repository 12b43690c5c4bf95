#include "house/plain/listening.hpp"

#include <algorithm>
#include <utility>

#include "house/plain/listener.hpp"
#include "house/plain/table_words.hpp"
#include "plain/spoken.hpp"

namespace parlor::house {
namespace {

std::string sentence(const std::string& words) { return plain::sentence_case(words) + "."; }

std::string answer_to(const std::optional<Error>& refusal) {
    return refusal ? sentence(refusal->what) : "The others are asked.";
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
      listener_{&game_->come_to_listen(players, terminal, commands())},
      heard_{table.company().talk().empty() ? 0 : table.company().talk().back().number} {}

Listening::~Listening() { game_->leave(*listener_); }

std::vector<plain::Question> Listening::commands() {
    const auto command = [this](const char* word, const char* about, auto does) {
        return plain::Question{word, about, [this, does](const std::string& rest) {
                                   return plain::Sentences{(this->*does)(rest)};
                               }};
    };
    return {
        command("say", "says something to all at the table, as in say hello", &Listening::say),
        command("pause", "asks the others for a pause, in Blitz", &Listening::ask_to_pause),
        command("continue", "ends a pause for all", &Listening::go_on),
        command(
            "again", "asks for another game, after the end of this one", &Listening::ask_again)};
}

// All read the line, whoever says it too.
std::string Listening::say(const std::string& words) {
    if (words.empty()) return "Say what? For example, say hello.";
    const auto refusal = table_->say(*user_, words);
    return refusal ? sentence(refusal->what) : "";
}

std::string Listening::ask_to_pause(const std::string& /*rest*/) {
    return answer_to(table_->has_clocks() ? table_->ask_to_pause(*user_)
                                          : Error{"only games with clocks can be paused"});
}

std::string Listening::ask_again(const std::string& /*rest*/) {
    return answer_to(table_->is_over() ? table_->ask_to_play_again(*user_)
                                       : Error{"this game is not over"});
}

std::string Listening::go_on(const std::string& /*rest*/) {
    if (not table_->is_paused()) return "There is no pause.";
    if (only_watches()) return "Only players end a pause.";
    table_->end_pause();
    return "";
}

Wish Listening::hear(const std::string& line, wire::Showing seen) {
    const std::string word = plain::joined(plain::spoken(line));
    const bool is_yes = word == "yes" or word == "y", is_no = word == "no" or word == "n";
    if (not question().empty() and (is_yes or is_no)) {
        table_->answer(*user_, is_yes);
        game_->tell(*listener_, is_yes ? "You agree." : "You do not agree.");
        return GoOn{};
    }
    game_->hear(*listener_, line, seen);
    if (game_->has_left(*listener_)) return GoBack{};
    return GoOn{};
}

void Listening::tell(const std::string& /*title*/, const std::string& words) {
    game_->tell(*listener_, sentence(words));
}

void Listening::tell_talk() {
    for (const Company::Said& said : table_->company().talk()) {
        if (said.number <= heard_) continue;
        heard_ = said.number;
        game_->tell(*listener_, said.name + " says: " + said.text);
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
    if (std::exchange(was_paused_, table_->is_paused()) != was_paused_)
        game_->tell(*listener_,
                    was_paused_ ? "The game is paused, until a player says continue."
                                : "The pause is over.");
}

std::string Listening::question() const {
    const auto& vote = table_->company().asked();
    const bool is_asked = vote and std::ranges::find(vote->missing, *user_) != vote->missing.end();
    return is_asked ? question_in_words(*table_, *vote) : "";
}

std::vector<wire::FromHost> Listening::news() {
    tell_talk();
    tell_who_is_away();
    return game_->news_for(*listener_, question());
}

}  // namespace parlor::house
