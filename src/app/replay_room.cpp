#include "app/replay_room.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "app/halves.hpp"
#include "canvas/first_lines.hpp"
#include "canvas/letters.hpp"
#include "canvas/part.hpp"
#include "tui/desk/show/pacing.hpp"
#include "tui/story_key.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

constexpr int rest_after_move = 1200;
constexpr int until_next_look = 500;  // at a file that grows
constexpr int fastest = 8;
constexpr int longest_tick = 60'000;  // for a program that was stopped meanwhile

// A key and its command; a key without help is an alternative to the previous key.
struct ReplayKey {
    Key key;
    ReplayWish wish;
    std::string_view name = {}, help = {};
};
constexpr std::array replay_keys{
    ReplayKey{key_of(U' '), ReplayWish::PlayOrPause, "SPACE", "PLAY, PAUSE"},
    ReplayKey{Key::Enter, ReplayWish::PlayOrPause},
    ReplayKey{Key::ArrowRight, ReplayWish::Forward, "RIGHT", "NEXT MOVE"},
    ReplayKey{Key::ArrowLeft, ReplayWish::Back, "LEFT", "PREVIOUS MOVE"},
    ReplayKey{Key::PageDown, ReplayWish::NextTurn, "PGDN", "NEXT TURN"},
    ReplayKey{Key::ArrowDown, ReplayWish::NextTurn},
    ReplayKey{Key::PageUp, ReplayWish::TurnBefore, "PGUP", "PREVIOUS TURN"},
    ReplayKey{Key::ArrowUp, ReplayWish::TurnBefore},
    ReplayKey{Key::Home, ReplayWish::Begin, "HOME", "THE START"},
    ReplayKey{Key::End, ReplayWish::End, "END", "THE END"},
    ReplayKey{key_of(U'+'), ReplayWish::Faster, "+ -", "THE SPEED"},
    ReplayKey{key_of(U'-'), ReplayWish::Slower},
    ReplayKey{key_of(U'p'), ReplayWish::Pictures, "P", "PICTURES"},
    ReplayKey{key_of(U'v'), ReplayWish::Review, "V", "REVIEW"},
    ReplayKey{key_of(story_key), ReplayWish::Story, story_help.keys, story_help.help},
    ReplayKey{key_of(U't'), ReplayWish::TakeOver, "T", "PLAY ON"},
    ReplayKey{key_of(U'?'), ReplayWish::Help},
    ReplayKey{key_of(U'q'), ReplayWish::Leave, "Q ESC", "LEAVE"},
    ReplayKey{Key::Esc, ReplayWish::Leave},
};

std::optional<ReplayWish> wish_of(Key key) {
    const char32_t letter = letter_of(key);
    const Key pressed = letter == 0 ? key : key_of(letter);
    const auto* const found = std::ranges::find(replay_keys, pressed, &ReplayKey::key);
    return found == replay_keys.end() ? std::nullopt : std::optional{found->wish};
}

Notice help() {
    Notice notice{.title = "REPLAY", .sub = "THE KEYS", .lines = {}, .tall = true};
    constexpr std::size_t name_width = 6;
    for (const ReplayKey& each : replay_keys) {
        if (each.help.empty()) continue;
        std::string line{each.name};
        line.resize(name_width, ' ');
        notice.lines.push_back(line + std::string{each.help});
    }
    return notice;
}

Notice help_on_question() {
    return {.title = "A NEW GAME",
            .sub = "THE KEYS",
            .lines = {"Y  PLAY ON FROM HERE", "ANY OTHER: BACK"}};
}

Notice nothing(std::string title, std::string words) {
    return {.title = std::move(title), .sub = "", .lines = {"THIS GAME HAS", std::move(words)}};
}

// Below a page that covers the table a long story would cover the page's keys.
std::vector<std::string> lines_of(const std::string& story, bool is_below_page) {
    constexpr int words_width = Canvas::cols - 2;
    constexpr std::size_t most_below_page = 2;
    return is_below_page ? first_lines(upper(story), words_width, most_below_page)
                         : wrapped(upper(story), words_width);
}

}  // namespace

ReplayRoom::ReplayRoom(RoomNeeds needs,
                       table::LoadedReplay loaded,
                       std::unique_ptr<TableStage> stage)
    : needs_{needs}, replay_{std::move(loaded.replay)}, stage_{std::move(stage)} {
    if (not loaded.complaint.empty())
        notices_.push_back(trouble_notice("CUT SHORT", loaded.complaint));
    go_to(0);
}

void ReplayRoom::follow(table::Grown grown) {
    grown_ = std::move(grown);
    notices_.clear();  // its file may end in a line that is being written
    go_to(replay_->size());
    is_playing_ = follows();
}

// Where the replay is at its end, its table tells whether the game is over.
bool ReplayRoom::follows() const {
    return grown_ and not(is_at_end() and not replay_->table().decider());
}

bool ReplayRoom::is_still_played() {
    if (not follows()) return false;
    notices_.push_back({.title = "NOT YET", .sub = "", .lines = {"THE GAME IS STILL", "PLAYED."}});
    return true;
}

void ReplayRoom::look_for_more() {
    if (not follows()) return;
    auto more = grown_();
    if (not more) return;
    is_cut_off_ = not more->complaint.empty();
    if (is_cut_off_) notices_.push_back(trouble_notice("THE GAME'S FILE", more->complaint));
    if (more->replay) change_to(std::move(more->replay));
}

// Stays at its step, and shows no notices of it that were read before.
void ReplayRoom::change_to(std::shared_ptr<table::Replay> grown) {
    const std::uint64_t told = replay_->table().told_count();
    grown->go_to(replay_->at());
    stage_->show(grown->table(), grown->told_before());
    while (stage_->waits() and grown->table().told_count() == told) stage_->read();
    replay_ = std::move(grown);
    story_ = replay_->story();
}

// Not while something on the stage is unread or unfinished, which looking would end.
bool ReplayRoom::looks_while_paused() const {
    return follows() and not is_playing_ and not stage_->looks_back() and not stage_->waits() and
           not stage_->next_tick();
}

void ReplayRoom::press(Key key) {
    if (not notices_.empty())
        notices_.erase(notices_.begin());
    else if (asks_to_take_over_)
        answer(key);
    else if (stage_->looks_back())
        press_page(key);
    else if (const auto wished = wish_of(key))
        wish(*wished);
    else
        needs_.sounds.add(SoundEffect::Buzz);
}

void ReplayRoom::answer(Key key) {
    if (letter_of(key) == U'?') return notices_.push_back(help_on_question());
    asks_to_take_over_ = false;
    if (letter_of(key) == U'y') needs_.place.table = replay_->take_over();
}

void ReplayRoom::wish(ReplayWish wish) {
    switch (wish) {
        case ReplayWish::PlayOrPause: play_or_pause(); break;
        case ReplayWish::Forward: step_forward(); break;
        case ReplayWish::Back: go_to(replay_->at() - 1); break;
        case ReplayWish::NextTurn: go_to(replay_->next_turn()); break;
        case ReplayWish::TurnBefore: go_to(replay_->turn_before()); break;
        case ReplayWish::Begin: go_to(0); break;
        case ReplayWish::End: go_to(replay_->size()); break;
        case ReplayWish::Faster: speed_ = std::min(2 * speed_, fastest); break;
        case ReplayWish::Slower: speed_ = std::max(speed_ / 2, 1); break;
        case ReplayWish::Pictures: look_back(); break;
        case ReplayWish::Review:
            if (is_still_played()) break;
            if (not review()) notices_.push_back(nothing("REVIEW", "NO REVIEW."));
            break;
        case ReplayWish::Help: notices_.push_back(help()); break;
        case ReplayWish::Leave: is_left_ = true; break;
        case ReplayWish::Story: tell_story(); break;
        case ReplayWish::TakeOver:
            if (is_still_played()) break;
            is_playing_ = false;
            asks_to_take_over_ = true;
            break;
    }
}

void ReplayRoom::go_to(int step) {
    replay_->go_to(step);
    stage_->show(replay_->table(), replay_->told_before());
    story_ = replay_->story();
    rest();
}

void ReplayRoom::look_back() {
    if (const auto refusal = stage_->look_back())
        notices_.push_back(trouble_notice("PICTURES", refusal->what));
}

// Opens the review; false when the game has none.
bool ReplayRoom::review() {
    is_playing_ = false;
    const int here = replay_->at();
    replay_->go_to(replay_->size());
    const bool has_one = stage_->review(replay_->steps_of_entries(), needs_.cabinet.reviews());
    replay_->go_to(here);
    return has_one;
}

void ReplayRoom::begin_with_review() {
    go_to(replay_->size());
    is_left_with_page_ = review();
}

void ReplayRoom::press_page(Key key) {
    stage_->press(key);
    if (const auto shown = stage_->takes_wished()) {
        is_left_with_page_ = false;
        go_to(shown->step);
        if (not shown->words.empty()) story_ = shown->words;
    }
    is_left_ = is_left_with_page_ and not stage_->looks_back();
}

void ReplayRoom::tell_story() {
    if (stage_->tell_story()) return;
    notices_.push_back(nothing("WHAT HAPPENED", "NO STORY."));
}

void ReplayRoom::rest() {
    rest_ = stage_->waits() ? time_to_read : follows() ? until_next_look : rest_after_move;
}

// Dismisses a notice first, as at the table.
void ReplayRoom::step_forward() {
    is_playing_ = false;
    if (stage_->waits()) return stage_->read();
    if (is_at_end()) look_for_more();
    if (not is_at_end()) go_to(replay_->at() + 1);
}

// At the end, starts again from the beginning.
void ReplayRoom::play_or_pause() {
    if (is_at_end() and not is_playing_ and not stage_->waits() and not follows()) go_to(0);
    is_playing_ = not is_playing_;
}

int ReplayRoom::due() const {
    if (const auto moves = stage_->next_tick()) return *moves;
    return rest_;
}

void ReplayRoom::tick(int milliseconds) {
    if (notices_.empty() and stage_->has_work()) return stage_->work();
    const int passed_at_once = std::min(milliseconds, longest_tick);
    if (notices_.empty() and looks_while_paused() and (rest_ -= passed_at_once) <= 0) {
        look_for_more();
        rest();
    }
    int left = plays() and notices_.empty() ? passed_at_once * speed_ : 0;
    while (left > 0 and is_playing_) {
        const int passed = std::min(left, due());
        left -= passed;
        if (stage_->next_tick()) {
            stage_->tick(passed);
            rest();
        } else if ((rest_ -= passed) <= 0) {
            go_on_by_itself();
            rest();
        }
    }
}

// Plays the next step as an animation; stops at the end of the game.
void ReplayRoom::go_on_by_itself() {
    if (stage_->waits()) return stage_->read();
    if (is_at_end()) look_for_more();
    is_playing_ = not is_at_end() or follows();
    if (is_at_end()) return;
    replay_->go_to(replay_->at() + 1);
    if (replay_->takes_back())
        stage_->show(replay_->table(), replay_->told_before());
    else
        stage_->follow();
    story_ = replay_->story();
}

std::optional<int> ReplayRoom::next_tick() const {
    if (not notices_.empty()) return std::nullopt;
    if (stage_->has_work()) return 0;
    if (looks_while_paused()) return std::max(1, rest_);
    if (not plays()) return std::nullopt;
    return std::max(1, (due() + speed_ - 1) / speed_);
}

std::string ReplayRoom::standing() const {
    const bool has_shown_all = is_at_end() and follows();
    const std::string how = has_shown_all and is_cut_off_ ? " STOPPED "
                            : not plays()                 ? " PAUSED "
                            : has_shown_all               ? " WAITING "
                                                          : " PLAYING ";
    return "MOVE " + std::to_string(replay_->at()) + "/" + std::to_string(replay_->size()) + " " +
           stage_->part() + how + std::to_string(speed_) + "X";
}

// Uses the rows of the prompts: the story of the step, and above it the position in the replay.
void ReplayRoom::draw_line(Canvas& canvas) const {
    constexpr int last_row = 23;
    const auto lines = lines_of(story_, stage_->looks_back());
    const int row = last_row - std::max(static_cast<int>(lines.size()), stage_->lines_below());
    canvas.fill({row + 1, 0, last_row, Canvas::cols - 1}, U' ', on_black);
    for (std::size_t i = 0; i < lines.size(); ++i)
        canvas.write({row + 1 + static_cast<int>(i), 1}, lines[i], on_black);
    const std::string question = "PLAY ON FROM HERE, IN A NEW GAME? Y N";
    const Style style = asks_to_take_over_ ? on_cyan : on_white;
    canvas.fill({row, 0, row, Canvas::cols - 1}, U' ', style);
    canvas.write({row, 1}, asks_to_take_over_ ? question : standing(), style);
    if (not asks_to_take_over_) canvas.write({row, Canvas::cols - 2}, "?", style);
    canvas.point_at({row, 0});
}

Canvas ReplayRoom::canvas() const {
    Canvas canvas = stage_->canvas();
    const At selected = canvas.cursor();
    if (not stage_->fills_screen()) draw_line(canvas);
    if (stage_->looks_back()) canvas.point_at(selected);
    if (not notices_.empty()) draw_notice(canvas, notices_.front());
    return canvas;
}

std::optional<Canvas> ReplayRoom::whole(Size window) const {
    auto canvas = stage_->whole(window);
    if (not canvas) return std::nullopt;
    const Size size = canvas->size();
    const At selected = canvas->cursor();
    draw_on_part(*canvas, {size.rows - Canvas::rows, 0}, [&](Canvas& part) { draw_line(part); });
    if (stage_->looks_back()) canvas->point_at(selected);
    if (not notices_.empty())
        draw_on_part(*canvas, corner_of_left_half(size), [&](Canvas& part) {
            draw_notice(part, notices_.front());
        });
    return canvas;
}

}  // namespace parlor::tui
