#include "house/scenes/meeting.hpp"

#include <algorithm>
#include <utility>

#include "app/halves.hpp"
#include "base/match.hpp"
#include "base/seat_kind.hpp"
#include "tui/sharing/pause_page.hpp"
#include "tui/sharing/talk_lines.hpp"
#include "tui/sharing/votes.hpp"

namespace parlor::house {
namespace {

using Is = tui::CompanySeat::Is;
using Closed = library::TableRecord::Closed;

constexpr tui::Key key_of_company = tui::key_of(U'&'), key_of_talk = tui::key_of(U'\'');
constexpr Milliseconds time_of_talk{8'000}, beat_of_page{60'000};
constexpr std::size_t most_lines_over_game = 3;
constexpr Moment minute{60'000};

int minutes_in(Moment time) { return static_cast<int>(time / minute); }

std::string words_for(std::optional<Moment> away) {
    return away ? "away " + std::to_string(minutes_in(*away)) + " min" : "here";
}

}  // namespace

Meeting::Meeting(KeptTable& table, const User& user)
    : table_{&table},
      user_{&user},
      heard_{table.company().talk().empty() ? 0 : table.company().talk().back().number} {}

bool Meeting::takes(tui::Key key) const {
    return covers_table() or key == key_of_company or key == key_of_talk;
}

bool Meeting::is_asked() const {
    const auto& asked = table_->company().asked();
    return asked and std::ranges::find(asked->missing, *user_) != asked->missing.end();
}

Wish Meeting::press(tui::Key key) {
    look();
    if (question_) {
        if (const auto yes = answer(*question_, key, sounds_)) {
            question_.reset();
            table_->answer(*user_, *yes);
        }
        return GoOn{};
    }
    if (page_) return press_page(key);
    if (table_->is_paused() and key != key_of_company and key != key_of_talk)
        return press_pause(key);
    open_page();
    if (key == key_of_talk) open_line(*page_);
    return GoOn{};
}

bool Meeting::only_watches() const { return table_->players_of(*user_).empty(); }

Wish Meeting::press_pause(tui::Key key) {
    const char32_t letter = tui::letter_of(key);
    if (letter == U'q') return GoBack{};
    if (letter == U'c' and not only_watches())
        table_->end_pause();
    else
        sounds_.add(tui::SoundEffect::Buzz);
    return GoOn{};
}

void Meeting::open_page() {
    page_.emplace();
    page_->table = table_->number_and_name();
    page_->seats.resize(table_->record().seats.size());
    look();
}

std::optional<User> Meeting::user_at(std::size_t seat) const {
    return table_->record().seats[seat];
}

// What is wished is checked again: rights and people may have changed since the question.
Wish Meeting::press_page(tui::Key key) {
    const bool rules = table_->rules(*user_);
    Wish wish = GoOn{};
    match(
        tui::press(*page_, key, sounds_),
        [](tui::GoOn) {},
        [&](tui::GoBack) { page_.reset(); },
        [&](const tui::SayLine& line) { heed(table_->say(*user_, line.text)); },
        [&](tui::GiveUp) {
            heed(table_->give_up(*user_));
            wish = WatchTable{table_->number()};
        },
        [&](const tui::LetSit& let) { heed(table_->ask_to_sit_in(*user_, let.seat, let.level)); },
        [&](const tui::Mute& whom) {
            if (const auto user = user_at(whom.seat)) mute(*user);
        },
        [&](tui::KeepTable) {
            if (rules) wish = CloseTable{Closed::Kept};
        },
        [&](tui::EndTable) {
            if (rules) wish = CloseTable{Closed::Ended};
        },
        [&](const tui::PutOut& whom) {
            const auto user = user_at(whom.seat);
            if (not rules or not user) return;
            heed(table_->put_out(*user));
            wish = PutOut{*user};
        },
        [&](const tui::LetBack& whom) {
            const auto user = user_at(whom.seat);
            if (rules and user) heed(table_->let_back(*user));
        },
        [&](tui::KeepCopy) {
            auto copy = table_->copy_for(*user_);
            if (not copy) return heed(copy.error());
            has_copy_ = true;
            wish = SendCopy{std::move(*copy)};
        },
        [&](const tui::MuteWatchers& mute) {
            if (rules) table_->company().mute_watchers(mute.muted);
        },
        [&](tui::PauseForAll) { heed(table_->ask_to_pause(*user_)); });
    return wish;
}

void Meeting::heed(const std::optional<Error>& refusal) {
    if (refusal and page_) page_->refusal = refusal->what;
}

void Meeting::mute(const User& user) {
    if (std::erase(muted_, user) == 0) muted_.push_back(user);
}

bool Meeting::is_muted(const User& user) const {
    return std::ranges::find(muted_, user) != muted_.end();
}

tui::CompanySeat Meeting::seat_at(std::size_t seat) const {
    const library::TableRecord& record = table_->record();
    const auto& entered = table_->entered()[seat];
    tui::CompanySeat shown{
        .name = entered.name, .token = entered.token, .colour = board::find_colour(entered.colour)};
    const auto level = table_->level_of(Entrant(seat));
    shown.state = level ? "computer " + std::to_string(*level) : "";
    const auto& user = record.seats[seat];
    if (not user) return shown;
    const auto away = table_->away_for(Entrant(seat));
    const bool is_out = std::ranges::find(record.put_out, *user) != record.put_out.end();
    shown.is = is_out ? Is::PutOut : *user == *user_ ? Is::Mine : Is::Taken;
    shown.who = user->shown();
    if (not level) shown.state = words_for(away);
    shown.can_be_asked = not level and away and *away >= minute;
    shown.is_muted = is_muted(*user);
    return shown;
}

std::vector<tui::TalkLine> Meeting::talk() const {
    std::vector<tui::TalkLine> lines;
    for (const Company::Said& said : table_->company().talk())
        if (not said.user or not is_muted(*said.user))
            lines.push_back({said.number, said.name + ": " + said.text});
    return lines;
}

tui::Question Meeting::question_for(const Company::Vote& vote) const {
    using About = Company::Vote::About;
    const std::string asker = table_->name_of(vote.asker);
    if (vote.about == About::AnotherGame) return tui::question_to_play_again(asker);
    if (vote.about == About::Pause) return tui::question_to_pause(asker);
    const auto away = table_->company().away_for(*vote.away, table_->now());
    return tui::question_to_sit_in({.asker = asker,
                                    .away = table_->name_of(*vote.away),
                                    .minutes = minutes_in(away.value_or(minute)),
                                    .level = vote.level});
}

void Meeting::look() {
    const Company& company = table_->company();
    if (not is_asked()) question_.reset();
    if (is_asked() and not question_) { question_ = question_for(*company.asked()); }
    if (not company.talk().empty() and company.talk().back().number > heard_) {
        heard_ = company.talk().back().number;
        talk_shown_ = time_of_talk;
    }
    if (not page_) return;
    page_->watchers = company.watchers();
    page_->are_watchers_muted = company.are_watchers_muted();
    page_->has_rights = table_->rules(*user_);
    page_->has_clocks = table_->has_clocks() and not table_->is_over();
    page_->is_over = table_->is_over();
    page_->can_copy = table_->may_copy(*user_);
    page_->can_talk = not company.are_watchers_muted() or not only_watches();
    std::vector<tui::CompanySeat> seats;
    for (std::size_t seat = 0; seat < page_->seats.size(); ++seat) seats.push_back(seat_at(seat));
    refill(*page_, std::move(seats), talk());
}

// What was said a moment ago; below it, that whoever is awaited is away, or a computer sits in.
std::vector<std::string> Meeting::lines_over_game() const {
    std::vector<std::string> lines;
    if (talk_shown_ > Milliseconds{})
        for (const tui::TalkLine& line : talk()) lines.push_back(line.words);
    if (auto words = table_->words_on_awaited()) lines.push_back(std::move(*words));
    if (lines.size() > most_lines_over_game)
        lines.erase(lines.begin(), lines.end() - most_lines_over_game);
    return lines;
}

// On the left half; a pause hides the right one, too.
void Meeting::draw(tui::Canvas& canvas) const {
    if (table_->is_paused()) canvas = tui::Canvas{canvas.size()};
    const tui::At corner = tui::corner_of_left_half(canvas.size());
    tui::Canvas left;
    left.insert({-corner.row, 0}, canvas);
    left.point_at({canvas.cursor().row - corner.row, canvas.cursor().col});
    draw_over_table(left);
    canvas.insert(corner, left);
    canvas.point_at({left.cursor().row + corner.row, left.cursor().col});
}

void Meeting::draw_over_table(tui::Canvas& canvas) const {
    if (table_->is_paused()) draw_pause(canvas, table_->number_and_name(), only_watches());
    if (page_)
        draw_company(canvas, *page_);
    else if (const auto lines = lines_over_game(); not lines.empty())
        draw_talk(canvas, lines, table_->talk_at());
    if (question_) draw_question(canvas, *question_);
}

void Meeting::tick(Milliseconds passed) {
    talk_shown_.count = std::max(0, talk_shown_.count - passed.count);
}

// The page says for how many minutes people have been away.
std::optional<Milliseconds> Meeting::next_tick() const {
    if (talk_shown_ > Milliseconds{}) return talk_shown_;
    if (page_) return beat_of_page;
    return std::nullopt;
}

}  // namespace parlor::house
