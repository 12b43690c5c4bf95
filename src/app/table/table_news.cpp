// TableRoom at the table: shows what happened, and calls the next player.
#include <algorithm>
#include <utility>

#include "app/halves.hpp"
#include "app/table/recall.hpp"
#include "app/table/table_room.hpp"
#include "canvas/part.hpp"
#include "tui/desk/keys.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/desk/show/pacing.hpp"
#include "tui/hand_over.hpp"

namespace parlor::tui {
namespace {

std::uint64_t last_serial(const table::GameTable& table) {
    return table.entries() == 0 ? 0 : table.serial(table.entries() - 1);
}

}  // namespace

void TableRoom::sync() {
    if (not needs_.place.table) return;
    const bool is_new = table().identity() != followed_.table;
    if (is_new) {
        sit_down({.glyphs = needs_.terms.glyphs});
        autosave_ = {};
        // Earlier events are not new.
        followed_ = {.table = table().identity(),
                     .events = table().told_count() - table().told_in_last_move()};
        recall(*now_.game, eyes(), followed_.events, now_.desk.recent);
    } else if (has_gone_back()) {
        sit_down_again();
    }
    if (now_.view == nullptr or has_changed()) {
        if (not is_new) lead();
        const bool has_moved = table().moves_of_players() > followed_.moves;
        show_news(now_.view == nullptr ? Showing::AtOnce
                  : has_moved          ? catch_up()
                                       : Showing::OneByOne);
    }
    now_.desk.presence = needs_.place.presence;
    now_.desk.offers_copy = needs_.terms.offers_copy;
    end_stale_wish();
    ask_to_agree();
    hear_refusal();
    now_.game->show_work(now_.desk);
}

bool TableRoom::has_changed() const {
    return table().entries() != followed_.entries or
           last_serial(table()) != followed_.last_serial or
           table().told_count() != followed_.events;
}

// A script may have made several moves: shows the earlier ones at once, and the last one step by
// step. Moves of computers are also shown at once, unless another terminal lets them decide.
TableRoom::Showing TableRoom::catch_up() {
    if (now_.show.goes_on()) now_.show.finish(outlets());
    const bool is_followed =
        not needs_.here.leads and table().moves_of_players() == followed_.moves + 1;
    if (is_followed) return Showing::OneByOne;
    if (not now_.game->skip_to_last_move()) return Showing::AtOnce;
    const std::uint64_t last = table().told_count() - table().told_in_last_move();
    if (followed_.events < last) tell_at_once(last);
    return Showing::OneByOne;
}

void TableRoom::take_up() {
    lead();
    show_news(now_.view == nullptr ? Showing::AtOnce : Showing::OneByOne);
}

void TableRoom::lead() {
    if (not needs_.here.leads) return;
    if (needs_.terms.chance == ChanceBy::Dealer) table().answer_chance();
    keep();
}

void TableRoom::show_news(Showing how) {
    const auto decided = player_asked();
    const bool was_early = now_.is_early;
    if (table().moves_of_players() > 0) needs_.seed.use_up(table().seed());
    if (now_.show.goes_on()) now_.show.finish(outlets());
    if (table().moves_of_players() < followed_.moves) now_.desk.prompts = {};
    const bool has_moved = table().moves_of_players() > followed_.moves;
    if (was_early or has_moved) now_.desk.prompts.remark.clear();
    std::erase_if(now_.desk.notices, &Notice::is_for_decider);  // the offer has been answered
    now_.clock.begin();
    now_.pause = 0;
    if (how == Showing::AtOnce) {
        now_.game->skip();
        tell_at_once(table().told_count());
    } else {
        News news = now_.game->news(eyes());
        now_.show =
            desk::Show{std::move(news.before), std::move(news.shots), needs_.options, outlets()};
        now_.pause = now_.show.pause_after();
    }
    find_alone();
    now_.view = looked();
    now_.is_early = is_early(*now_.view);
    now_.is_in_chain = not was_early and has_only_decided(decided);
    if (not now_.is_in_chain and (is_showing() or (decided and player_asked() != decided)))
        now_.guard.begin();
    now_.seen_for = 0;
    if (std::exchange(now_.desk.moves, table().moves()) != table().moves()) now_.waited = 0;
    now_.desk.can_take_back = can_take_back();
    heed_options();
    meet();
    remember_seen();
    now_.is_page_after_due = true;
    now_.is_news_shown = how == Showing::OneByOne;
    go_to_next();
}

void TableRoom::tell_at_once(std::uint64_t to) {
    for (const desk::Telling& telling : now_.game->told(eyes(), followed_.events, to)) {
        desk::tell(telling, outlets());
        if (telling.pause > 0) now_.pause = time_of_decision;
    }
    followed_.events = to;
}

// Whether, since the table was last followed, this person has made decisions, neither chance nor
// anybody else has, and the person decides again.
bool TableRoom::has_only_decided(std::optional<Player> decided) const {
    const int moves = table().moves() - followed_.moves_of_people;
    return moves > 0 and
           table().entries() == followed_.entries + static_cast<std::size_t>(moves) and
           player_asked() == decided and is_asked_here();
}

void TableRoom::remember_seen() {
    followed_.events = table().told_count();
    followed_.moves = table().moves_of_players();
    followed_.moves_of_people = table().moves();
    followed_.entries = table().entries();
    followed_.last_serial = last_serial(table());
}

bool TableRoom::has_gone_back() const {
    const std::size_t entries = followed_.entries;
    return entries > 0 and
           (table().entries() < entries or table().serial(entries - 1) != followed_.last_serial);
}

ViewPtr TableRoom::asked() const { return now_.show.waits() ? now_.show.view() : now_.view; }

// Of several people here, who decides sees their own secrets.
ViewPtr TableRoom::looked(Milliseconds thinking) const {
    ViewPtr view = now_.game->view(eyes(), thinking);
    if (now_.alone) return asked_early(std::move(view));
    if (view->decider() == bank) return view;
    const Sitting& decider = view->sitting(view->decider());
    if (decider.is_computer or decider.entrant == eyes().player or
        not needs_.here.holds(decider.entrant))
        return view;
    return now_.game->view({decider.entrant}, thinking);
}

// Whether this decider is asked before the rules' order comes to them.
bool TableRoom::is_early(const desk::View& view) const {
    return needs_.here.players and table().decider() != view.decider() and
           table().voters().contains(view.decider());
}

// T-3.3: where others sit at other terminals, somebody alone here is asked for a vote at once.
ViewPtr TableRoom::asked_early(ViewPtr view) const {
    const Seat seat = sitting_in(*view, *now_.alone).seat;
    if (not needs_.here.players or view->decider() == seat or not table().voters().contains(seat))
        return view;
    ViewPtr early = now_.game->asked_early(*view, seat);
    return early == nullptr ? view : early;
}

// Secrets of a player are hidden until that player has come to the keyboard.
ViewPtr TableRoom::seen() const {
    const bool is_shut = now_.question and now_.game->hides(*now_.view);
    if (now_.show.goes_on() and not is_shut) return now_.show.view();
    if (now_.desk.hands_over() or now_.question) return now_.game->view({eyes().player, false});
    return clock_runs() ? looked(took().time) : now_.view;
}

void TableRoom::meet() {
    const auto where = is_asked_elsewhere() ? Decides::Elsewhere : Decides::Here;
    now_.game->meet(*asked(), now_.desk, where);
}

void TableRoom::call_next() {
    if (is_showing() or now_.show.waits_for() == desk::Waits::ForReader) return;
    offer_to_finish();
    const auto next = player_asked();
    ring_for(next);
    if (next == now_.at_keyboard or not is_asked_here()) return;
    if (not is_called(std::exchange(now_.at_keyboard, next))) return;
    now_.guard.begin();
    auto& notices = now_.desk.notices;
    notices.insert(std::ranges::find_if(notices, &Notice::is_for_decider),
                   hand_over_to(sitting_of(*next).name));
}

// Where others sit at other terminals, a bell rings when somebody here has to decide (T-3.7).
void TableRoom::ring_for(std::optional<Player> next) {
    if (not next or std::exchange(now_.called, next) == next) return;
    if (needs_.here.players and is_asked_here()) needs_.sounds.add(SoundEffect::Bell);
}

void TableRoom::open_page_after() {
    if (now_.show.goes_on() or not now_.desk.notices.empty()) return;
    if (not std::exchange(now_.is_page_after_due, false)) return;
    if (now_.view->is_over() and now_.is_news_shown) celebrate();
    if (auto page = now_.game->page_after(*now_.view)) now_.desk.open(std::move(page));
}

// Not where a script has the keys, for it cannot wait.
void TableRoom::celebrate() {
    if (needs_.terms.chance == ChanceBy::Script) return;
    now_.celebration = now_.game->celebration(*now_.view);
    if (not now_.celebration) return;
    now_.celebration->is_quiet =
        needs_.options.pace == Options::Pace::Fast or not needs_.terms.has_colours;
    needs_.sounds.add(SoundEffect::Start);
}

void TableRoom::end_celebration(Key key) {
    if (key != Key::Redraw and key != Key::Resized) now_.celebration.reset();
}

// U-10.5: what ended the game is read before the places can be seen.
bool TableRoom::is_end_read() const {
    return not now_.is_page_after_due or not now_.view->is_over() or not now_.is_news_shown;
}

void TableRoom::go_to_next() {
    call_next();
    open_page_after();
    remind_of_answer();
}

void TableRoom::press_table(Key key) {
    now_.seen_for = 0;
    break_off_hint();
    if (now_.question) return press_question(key);
    if (now_.celebration) return end_celebration(key);
    clear_way_for(key);
    if (key == Key::Pause and now_.desk.notices.empty()) return press_page(key);
    if (desk::skips(key) and is_watched()) return skip_to_decision();
    if (awaits_others() and now_.desk.above.empty()) return press_watching(key);
    if (is_showing() and not is_paused()) return press_show();
    if (keys_ignored_for() > 0) return press_too_early(key);
    press_page(key);
}

// U-10.7: in a chain of own decisions no key is lost to what is shown between them, but Space skips
// it, and Enter and Esc only close notices.
void TableRoom::clear_way_for(Key key) {
    if (key == Key::Redraw or key == Key::Resized) return;
    if (not std::exchange(now_.is_in_chain, false) or key == key_of(U' ')) return;
    if (is_showing()) {
        now_.show.finish(outlets());
        meet();
    }
    if (key != Key::Enter and key != Key::Esc) now_.desk.notices.clear();
}

void TableRoom::press_page(Key key) {
    const ViewPtr view = now_.show.goes_on() ? now_.show.view() : now_.view;
    obey(desk::press_at_table(now_.game->customs(), *view, now_.desk, key));
    if (at_ == At::Table and not is_left_) go_to_next();
}

// Dismisses a notice; without one, skips the animation up to the next notice.
void TableRoom::press_show() {
    auto& notices = now_.desk.notices;
    if (notices.empty())
        now_.show.hurry(outlets());
    else
        notices.erase(notices.begin());
    now_.show.pass(0, outlets());
    meet();
    go_to_next();
}

void TableRoom::reveal() {
    if (not now_.show.waits()) return;
    now_.show.release(outlets());
    if (is_showing()) now_.guard.begin();
    meet();
}

std::optional<Canvas> TableRoom::right_half(Size size) const {
    if (at_ == At::SetUp) return setup_->right_half(size);
    const ViewPtr view = seen();
    if (now_.desk.is_table_hidden(*view)) return Canvas{size};
    if (const Canvas* const own = now_.desk.beside(); own and not now_.celebration) {
        Canvas right{size};
        right.insert({0, (size.cols - own->size().cols) / 2}, *own);
        return right;
    }
    return now_.game->draw_beside(*view, now_.show, now_.desk, size);
}

bool TableRoom::is_show_seen() const {
    return (is_showing() and not is_paused()) or not is_end_read();
}

std::optional<Canvas> TableRoom::whole(Size window) const {
    if (at_ == At::SetUp or now_.celebration or now_.desk.beside()) return std::nullopt;
    const ViewPtr view = is_show_seen() ? now_.show.view() : seen();
    if (now_.desk.is_table_hidden(*view)) return std::nullopt;
    auto whole = now_.game->draw_whole(*view, now_.desk, window);
    if (whole and now_.question and not is_show_seen())
        draw_on_part(*whole, corner_of_left_half(whole->size()), [&](Canvas& left) {
            draw_question(left, *now_.question);
        });
    return whole;
}

Canvas TableRoom::table_canvas() const {
    if (now_.celebration) return tui::draw(*now_.celebration);
    if (is_show_seen()) return now_.game->draw_show(now_.show, now_.desk);
    Canvas canvas = now_.game->draw(*seen(), now_.desk);
    if (now_.question) draw_question(canvas, *now_.question);
    return canvas;
}

}  // namespace parlor::tui
