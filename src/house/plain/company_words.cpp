#include "house/plain/company_words.hpp"

#include <algorithm>
#include <string_view>

#include "base/text.hpp"
#include "plain/spoken.hpp"
#include "unicode/printable.hpp"

namespace parlor::house {
namespace {

using plain::Sentences;
using Is = tui::CompanySeat::Is;

constexpr int usual_talk = 5, longest_talk = most_lines_of_talk;
constexpr int usual_level = 1, highest_level = 2;

std::string sentence(std::string_view words) {
    return plain::sentence_case(std::string{words}) + ".";
}

// Each word begins a word of the name.
bool fits(const plain::Spoken& said, const std::string& name) {
    const plain::Spoken words = plain::spoken(name);
    return std::ranges::all_of(said, [&](const std::string& one) {
        return std::ranges::any_of(words, [&](const auto& word) { return word.starts_with(one); });
    });
}

// By the name of the player, or of the user. A name in full is meant before others.
Result<std::size_t> seat_named(const tui::CompanyNow& now, const std::string& said) {
    const plain::Spoken words = plain::spoken(said);
    std::vector<std::size_t> begun;
    std::vector<std::string> names, begun_names;
    for (std::size_t seat = 0; seat < now.seats.size(); ++seat) {
        const tui::CompanySeat& there = now.seats[seat];
        if (words == plain::spoken(there.name)) return seat;
        names.push_back(there.name);
        if (not fits(words, there.name) and not fits(words, there.who)) continue;
        begun.push_back(seat);
        begun_names.push_back(there.name);
    }
    if (words.empty()) return Error{"Say whom: " + listed(names, "or") + "."};
    if (begun.size() == 1) return begun.front();
    if (begun.size() > 1) return Error{"That can be " + listed(begun_names, "or") + "."};
    const auto near = plain::nearest(said, names);
    return Error{"Nobody here is called \"" + printable(said, 20) + "\"." +
                 (near ? " Did you mean " + *near + "?" : "")};
}

// `Bob, bob: away 3 min.`
std::string seat_in_words(const tui::CompanySeat& seat) {
    std::string words = seat.name;
    if (seat.is == Is::Mine)
        words += ", you";
    else if (not seat.who.empty())
        words += ", " + seat.who;
    words += ": " + seat.state;
    if (seat.is == Is::PutOut) words += ", put out";
    if (seat.is_muted) words += ", muted by you";
    return words + ".";
}

std::string watchers_in_words(const tui::CompanyNow& now) {
    const std::string count = now.watchers == 0   ? "Nobody watches"
                              : now.watchers == 1 ? "1 guest watches"
                                                  : std::to_string(now.watchers) + " guests watch";
    return count + (now.are_watchers_muted ? "; watchers are muted." : ".");
}

}  // namespace

std::vector<plain::Question> CompanyWords::commands() {
    using Words = CompanyWords;
    std::vector<plain::Question> all{
        command(
            "say", "says something to all at the table, as in say hello", &Words::say, Deed::Talk),
        command("talk", "what was said last; talk 20 tells more", &Words::tell_talk),
        command("company", "who sits at the table, and who is away", &Words::tell_company),
        command("mute",
                "lets you hear a player no longer, or again, as in mute Bob; mute watchers is for "
                "the opener, and counts for all",
                &Words::mute,
                Deed::Mute),
        command("copy",
                "keeps a copy of the game among your replays, once it is over",
                &Words::keep_copy,
                Deed::KeepCopy),
        command("again", "asks for another game, after the end of this one", &Words::play_again),
        command("pause", "asks the others for a pause, in Blitz", &Words::pause, Deed::Pause),
        command("continue", "ends a pause for all", &Words::end_pause),
        command(
            "sit-in",
            "asks the others whether a computer may play for a player who is away, as in sit-in "
            "Bob, or of a level, as in sit-in Bob 2",
            &Words::let_sit,
            Deed::LetSit),
        command(
            "give-up", "lets a computer play for you, to the end", &Words::give_up, Deed::GiveUp),
        command(
            "close",
            "closes the table for all; close keep lets you open it again, and close end does not",
            &Words::close,
            Deed::Close),
        command("put-out",
                "puts a player out, as in put-out Bob; a computer plays there then",
                &Words::put_out,
                Deed::PutOut),
        command("let-in",
                "lets a player come again who was put out, as in let-in Bob",
                &Words::let_back,
                Deed::LetBack)};
    for (plain::Question& each : all)
        for (const char* word : {"mute", "sit-in", "put-out", "let-in"})
            if (each.word == word) each.names = names();
    return all;
}

plain::Question CompanyWords::command(const char* word,
                                      const char* about,
                                      Says says,
                                      std::optional<Deed> deed) {
    return {word, about, [this, says, deed](const std::string& rest) {
                const auto why = deed ? why_not(member_.now(), *deed) : std::string_view{};
                return why.empty() ? (this->*says)(rest) : Sentences{sentence(why)};
            }};
}

std::vector<std::string> CompanyWords::names() const {
    std::vector<std::string> names;
    for (const tui::CompanySeat& seat : member_.now().seats) names.push_back(seat.name);
    return names;
}

std::string CompanyWords::answer(bool yes) {
    const Asked asked = *std::exchange(asked_, std::nullopt);
    if (not yes) return "Nothing was done.";
    const Sentences refused = do_now(asked.if_yes, {});
    return refused.empty() ? "" : refused.front();
}

Sentences CompanyWords::ask(std::string question, tui::CompanyWish if_yes) {
    asked_ = {std::move(question) + " Yes or no?", std::move(if_yes)};
    return {};
}

Sentences CompanyWords::do_now(const tui::CompanyWish& wish, Sentences then) {
    auto granted = member_.grant(wish);
    if (not granted) return {sentence(granted.error().what)};
    wish_ = *std::move(granted);
    return then;
}

// Where all others are away, it is agreed on at once.
Sentences CompanyWords::asked_others() const {
    if (table_->company().asked()) return {"The others are asked."};
    return {};
}

// All read the line, whoever says it too.
Sentences CompanyWords::say(const std::string& rest) {
    if (rest.empty()) return {"Say what? For example, say hello."};
    return do_now(tui::SayLine{rest}, {});
}

Sentences CompanyWords::tell_talk(const std::string& rest) {
    const auto wanted = whole_number(rest, longest_talk);
    if (not rest.empty() and not wanted)
        return {"Say talk and a number up to " + std::to_string(longest_talk) + "."};
    const auto talk = member_.now().talk;
    if (talk.empty()) return {"Nobody has said anything."};
    const auto count = std::min<std::size_t>(wanted.value_or(usual_talk), talk.size());
    Sentences lines(count);
    std::transform(talk.end() - static_cast<std::ptrdiff_t>(count),
                   talk.end(),
                   lines.begin(),
                   [](const tui::TalkLine& line) { return line.words; });
    return lines;
}

Sentences CompanyWords::tell_company(const std::string& rest) {
    if (not rest.empty()) return {"Say company alone."};
    const tui::CompanyNow now = member_.now();
    Sentences lines(now.seats.size());
    std::ranges::transform(now.seats, lines.begin(), seat_in_words);
    lines.push_back(watchers_in_words(now));
    return lines;
}

Result<std::size_t> CompanyWords::seat_for(Deed deed, const std::string& name) const {
    const tui::CompanyNow now = member_.now();
    auto seat = seat_named(now, name);
    if (not seat) return seat;
    const std::string_view why = why_not_to(now, deed, *seat);
    if (not why.empty()) return Error{sentence(why)};
    return seat;
}

Sentences CompanyWords::mute(const std::string& rest) {
    if (plain::joined(plain::spoken(rest)) == "watchers") return mute_watchers();
    const auto seat = seat_for(Deed::Mute, rest);
    if (not seat) return {seat.error().what};
    const tui::CompanySeat there = member_.now().seats[*seat];
    return do_now(tui::Mute{*seat},
                  {there.is_muted ? "You hear " + there.name + " again."
                                  : "You do not hear " + there.name + " any more."});
}

// All hear of it.
Sentences CompanyWords::mute_watchers() {
    const tui::CompanyNow now = member_.now();
    const std::string_view why = why_not(now, Deed::MuteWatchers);
    if (not why.empty()) return {sentence(why)};
    return do_now(tui::MuteWatchers{not now.are_watchers_muted}, {});
}

// Whether it is kept, the guest's own parlor says.
Sentences CompanyWords::keep_copy(const std::string& rest) {
    if (not rest.empty()) return {"Say copy alone."};
    return do_now(tui::KeepCopy{}, {});
}

Sentences CompanyWords::play_again(const std::string& rest) {
    if (not rest.empty()) return {"Say again alone."};
    if (not table_->is_over()) return {"This game is not over."};
    if (member_.only_watches()) return {"You have no seat."};
    if (const auto refusal = table_->ask_to_play_again(*user_)) return {sentence(refusal->what)};
    return asked_others();
}

Sentences CompanyWords::pause(const std::string& rest) {
    if (not rest.empty()) return {"Say pause alone."};
    const Sentences refused = do_now(tui::PauseForAll{}, {});
    return refused.empty() ? asked_others() : refused;
}

Sentences CompanyWords::end_pause(const std::string& rest) {
    if (not rest.empty()) return {"Say continue alone."};
    if (not table_->is_paused()) return {"There is no pause."};
    if (member_.only_watches()) return {"Only players end a pause."};
    table_->end_pause();
    return {};
}

// `Bob`, `Bob 2`
Sentences CompanyWords::let_sit(const std::string& rest) {
    auto seat = seat_for(Deed::LetSit, rest);
    int level = usual_level;
    const std::size_t blank = rest.rfind(' ');
    const auto number = blank == std::string::npos
                            ? std::nullopt
                            : whole_number(std::string_view{rest}.substr(blank + 1), highest_level);
    if (not seat_named(member_.now(), rest) and number) {
        level = static_cast<int>(*number);
        seat = seat_for(Deed::LetSit, rest.substr(0, blank));
    }
    if (not seat) return {seat.error().what};
    const Sentences refused = do_now(tui::LetSit{*seat, level}, {});
    return refused.empty() ? asked_others() : refused;
}

Sentences CompanyWords::give_up(const std::string& rest) {
    if (not rest.empty()) return {"Say give-up alone."};
    const auto seats = std::ranges::count(member_.now().seats, Is::Mine, &tui::CompanySeat::is);
    return ask(seats > 1 ? "A computer plays for you to the end then. Give up all your seats?"
                         : "A computer plays for you to the end then. Give up your seat?",
               tui::GiveUp{});
}

Sentences CompanyWords::close(const std::string& rest) {
    const std::string how = plain::joined(plain::spoken(rest));
    if (member_.now().is_over and rest.empty())
        return ask("Everybody leaves the table then. Close it?", tui::EndTable{});
    if (not member_.now().is_over and how == "keep")
        return ask("Everybody leaves the table then, and you can open it again. Close it?",
                   tui::KeepTable{});
    if (not member_.now().is_over and how == "end")
        return ask(
            "Everybody leaves the table then, and the game has no result. Close it for good?",
            tui::EndTable{});
    if (member_.now().is_over) return {"Say close alone."};
    return {"Say close keep, to open the table again later, or close end, for good."};
}

Sentences CompanyWords::put_out(const std::string& rest) {
    const auto seat = seat_for(Deed::PutOut, rest);
    if (not seat) return {seat.error().what};
    const tui::CompanySeat there = member_.now().seats[*seat];
    return ask(there.name + ", " + there.who +
                   ", leaves the table then, and a computer plays. Put them out?",
               tui::PutOut{*seat});
}

Sentences CompanyWords::let_back(const std::string& rest) {
    const auto seat = seat_for(Deed::LetBack, rest);
    if (not seat) return {seat.error().what};
    return do_now(tui::LetBack{*seat}, {member_.now().seats[*seat].name + " may come again."});
}

}  // namespace parlor::house
