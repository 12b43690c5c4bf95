#include "house/plain/waiting_in_words.hpp"

#include <algorithm>

#include "base/seat_kind.hpp"
#include "base/text.hpp"
#include "house/plain/table_words.hpp"
#include "plain/spoken.hpp"
#include "plain/verbs.hpp"

namespace parlor::house {

WaitingInWords::WaitingInWords(KeptTable& table,
                               const std::string& run_by,
                               const User& user,
                               Terminal& terminal)
    : table_{&table}, user_{&user}, sentences_{terminal}, seats_{seats_in_words()} {
    const table::SetupAsked& setup = table.gathering().setup();
    sentences_.tell("Table " + table.number_and_name() + ": " +
                    (setup.game ? setup.game->word : "") +
                    (setup.board ? ", " + setup.board->word : "") + ". The host is run by " +
                    run_by + ", who can see all hands.");
    sentences_.tell(terms_in_words(table.record()));
    tell_seats();
}

Wish WaitingInWords::hear(const std::string& line, wire::Showing /*seen*/) {
    sentences_.ask("");
    const plain::Spoken said = plain::spoken(line);
    if (said.empty()) return GoOn{};
    if (is_closing_) return answer(said.front());
    const auto meant =
        plain::meant_by(said.front(), {open(), {"who", "help"}, {"cancel", "leave"}});
    if (not meant) {
        sentences_.tell(meant.error().what);
        return GoOn{};
    }
    const std::string& word = meant->word;
    if (word == "leave") return GoBack{};
    if (word == "sit") sit(plain::without_first_word(line));
    if (word == "stand") heed(table_->stand_up(*user_));
    if (word == "begin") heed(table_->begin());
    if (word == "close") is_closing_ = true;
    if (word == "who") tell_seats();
    if (word == "cancel") sentences_.tell("There is nothing to cancel. Say leave to stop here.");
    if (word == "help")
        sentences_.tell(
            "Sit takes the next free seat, and sit Ann with that name. Stand gives your seats up. "
            "The game begins when all seats are taken, or when the opener says begin. Close ends "
            "the table, and is the opener's, too.");
    return GoOn{};
}

Wish WaitingInWords::answer(const std::string& word) {
    const bool is_yes = word == "yes" or word == "y";
    const bool is_no = word == "no" or word == "n" or word == "cancel";
    if (is_yes) return CloseTable{KeptTable::Closed::Ended};
    is_closing_ = not is_no;
    sentences_.tell(is_no ? "Nothing was done." : "Say yes or no.");
    return GoOn{};
}

std::string WaitingInWords::question() const {
    if (is_closing_) return "Everybody leaves the table then. Close it for good? Yes or no?";
    std::vector<std::string> words = open();
    for (const char* word : {"who", "help", "leave"}) words.emplace_back(word);
    return "You wait for the game. " + plain::sentence_case(listed(words, "or")) + "?";
}

void WaitingInWords::sit(const std::string& name) {
    const Gathering& gathering = table_->gathering();
    std::size_t seat = 0;
    while (seat < gathering.users().size() and not gathering.is_free(seat)) ++seat;
    if (seat == gathering.users().size()) return heed(Error{"there is no free seat"});
    const auto refusal =
        table_->sit(*user_, seat, {.name = name.empty() ? user_->own_name() : name});
    heed(refusal);
    if (not refusal and gathering.is_full()) heed(table_->begin());
}

void WaitingInWords::heed(const std::optional<Error>& refusal) {
    if (refusal) sentences_.tell(plain::sentence_case(refusal->what) + ".");
}

void WaitingInWords::tell(const std::string& /*title*/, const std::string& words) {
    sentences_.tell(plain::sentence_case(words) + ".");
}

std::vector<std::string> WaitingInWords::open() const {
    const Gathering& gathering = table_->gathering();
    const auto& users = gathering.users();
    std::vector<std::string> words;
    if (not gathering.is_full()) words.emplace_back("sit");
    if (std::ranges::find(users, std::optional{*user_}) != users.end()) words.emplace_back("stand");
    if (table_->record().opener != *user_) return words;
    words.emplace_back("begin");
    words.emplace_back("close");
    return words;
}

std::string WaitingInWords::seat_in_words(std::size_t seat) const {
    const Gathering& gathering = table_->gathering();
    const std::string where = "Seat " + std::to_string(seat + 1);
    if (gathering.is_free(seat)) return where + " is free.";
    const table::SeatAsked& asked = gathering.setup().seats[seat];
    if (const auto level = level_in(asked.kind))
        return where + ": " + asked.name + ", a computer of level " + std::to_string(*level) + ".";
    const User& user = *gathering.users()[seat];
    return where + ": " + asked.name + (user == *user_ ? ", you." : ", " + user.shown() + ".");
}

std::vector<std::string> WaitingInWords::seats_in_words() const {
    std::vector<std::string> seats;
    for (std::size_t seat = 0; seat < table_->gathering().users().size(); ++seat)
        seats.push_back(seat_in_words(seat));
    return seats;
}

void WaitingInWords::tell_seats() {
    for (const std::string& seat : seats_) sentences_.tell(seat);
}

std::vector<wire::FromHost> WaitingInWords::news() {
    const auto now = seats_in_words();
    for (std::size_t seat = 0; seat < now.size(); ++seat)
        if (now[seat] != seats_[seat]) sentences_.tell(now[seat]);
    seats_ = now;
    std::vector<std::string> words = open();
    Completions completions;
    for (const char* word : {"who", "help", "leave"}) words.emplace_back(word);
    for (const std::string& word : words) completions.verbs.push_back({word});
    sentences_.ask_if_new(question());
    return sentences_.news(std::move(completions));
}

}  // namespace parlor::house
