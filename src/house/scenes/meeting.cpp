#include "house/scenes/meeting.hpp"

#include <algorithm>
#include <utility>

#include "app/halves.hpp"
#include "canvas/part.hpp"
#include "tui/sharing/pause_page.hpp"
#include "tui/sharing/talk_lines.hpp"
#include "tui/sharing/votes.hpp"

namespace parlor::house {
namespace {

constexpr tui::Key key_of_company = tui::key_of(U'&'), key_of_talk = tui::key_of(U'\'');
constexpr Milliseconds time_of_talk{8'000}, beat_of_page{60'000};
constexpr std::size_t most_lines_over_game = 3;
constexpr Moment minute{60'000};

int minutes_in(Moment time) { return static_cast<int>(time / minute); }

}  // namespace

Meeting::Meeting(KeptTable& table, const User& user)
    : table_{&table},
      user_{&user},
      member_{table, user},
      heard_{table.company().talk().empty() ? 0 : table.company().talk().back().number} {}

bool Meeting::takes(tui::Key key) const {
    return covers_table() or key == key_of_company or key == key_of_talk;
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

Wish Meeting::press_pause(tui::Key key) {
    const char32_t letter = tui::letter_of(key);
    if (letter == U'q') return GoBack{};
    if (letter == U'c' and not member_.only_watches())
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

Wish Meeting::press_page(tui::Key key) {
    const tui::CompanyWish wish = tui::press(*page_, key, sounds_);
    if (std::holds_alternative<tui::GoBack>(wish)) page_.reset();
    auto granted = member_.grant(wish);
    if (granted) return *std::move(granted);
    page_->refusal = granted.error().what;
    return GoOn{};
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
    if (not member_.is_asked()) question_.reset();
    if (member_.is_asked() and not question_) question_ = question_for(*company.asked());
    if (not company.talk().empty() and company.talk().back().number > heard_) {
        heard_ = company.talk().back().number;
        talk_shown_ = time_of_talk;
    }
    if (page_) refill(*page_, member_.now());
}

// What was said a moment ago; below it, that whoever is awaited is away, or a computer sits in.
std::vector<std::string> Meeting::lines_over_game() const {
    std::vector<std::string> lines;
    if (talk_shown_ > Milliseconds{})
        for (const tui::TalkLine& line : member_.now().talk) lines.push_back(line.words);
    if (auto words = table_->words_on_awaited()) lines.push_back(std::move(*words));
    if (lines.size() > most_lines_over_game)
        lines.erase(lines.begin(), lines.end() - most_lines_over_game);
    return lines;
}

// On the left half; a pause hides the right one, too.
void Meeting::draw(tui::Canvas& canvas) const {
    if (table_->is_paused()) canvas = tui::Canvas{canvas.size()};
    draw_on_part(canvas, tui::corner_of_left_half(canvas.size()), [&](tui::Canvas& left) {
        draw_over_table(left);
    });
}

void Meeting::draw_over_table(tui::Canvas& canvas) const {
    if (table_->is_paused()) draw_pause(canvas, table_->number_and_name(), member_.only_watches());
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
