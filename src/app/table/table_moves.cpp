// TableRoom: wishes of keys, moves of people, taking back, and the journal.
#include "app/table/table_room.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "table/game/own_moves.hpp"
#include "table/language/sit_line.hpp"
#include "tui/consent.hpp"
#include "tui/desk/pages/history_page.hpp"
#include "tui/desk/pages/options_page.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/desk/pages/watching.hpp"
#include "tui/hand_over.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

void TableRoom::obey(const Command& command) {
    match(
        command,
        [](Stay) {},
        [&](const Play& wish) {
            if (play(wish.move)) go_on();
        },
        [&](const PlayAll& wish) { play_all(wish.moves); },
        [&](const PlayOn& wish) { play_on(wish.move); },
        [&](const Say& say) { now_.desk.prompts.refusal = say.words; },
        [&](const Sound& sound) { needs_.sounds.add(sound.effect); },
        [&](SeeOptions) {
            now_.desk.open(desk::options_page(needs_.options, now_.game->customs().options));
        },
        [&](const Prefer& wish) { prefer(wish.chosen); },
        [&](LookBack) { look_back(); },
        [&](TellStory) { tell_story(); },
        [&](const Reveal& wish) { reveal_here(wish); },
        [&](SkipToDecision) { skip_to_decision(); },
        [&](EndTurnAndSkip) { end_turn_and_skip(); },
        [&](const Sit& wish) { sit(wish); },
        [&](FinishGame) { finish_game(); },
        [&](TakeBack) { ask_to_take_back(); },
        [&](TakeBackHere) { take_back_here(); },
        [&](Why) { tell_why(); },
        [&](AskHint) { begin_hint(); },
        [&](SaveGame) { wants_to_save_ = true; },
        [&](AskToLeave) { ask_to_leave(); },
        [&](LeaveTable) { leave(); },
        [&](PlayAgain) { play_again(); },
        [&](AskForOther) { ask_for_other(); },
        [&](SeePlaces) { now_.desk.open(now_.game->page_after(*now_.view)); },
        [&](SameAgain) { play_same_again(); },
        [&](SeeReview) { wants_to_review_ = true; },
        [&](Own wish) { now_.game->grant(wish, *now_.view, now_.desk); });
}

// What waits for the player who decides waits for nobody else.
void TableRoom::reveal_here(const Reveal& wish) {
    if (now_.show.waits_for() == desk::Waits::ForDecider and is_asked_elsewhere())
        return refuse_for(*player_asked());
    reveal();
    if (wish.then and person_decides()) press_page(*wish.then);
}

// T-5.2. The time so far is the seat's, and the open pages stay.
void TableRoom::sit(const Sit& wish) {
    if (is_shut()) return;
    const Sitting& sitting = now_.view->sitting(wish.seat);
    if (not needs_.here.holds(sitting.entrant)) {
        now_.desk.prompts.refusal = sitting.name + " sits elsewhere";
        return;
    }
    count_time();
    const auto line = table::split(table::sit_text(wish.seat, wish.level));
    const table::Verdict verdict = table().play({chance, line->words});
    if (verdict.kind != table::Verdict::Kind::Played) {
        now_.desk.prompts.refusal = reason_in(verdict.reason);
        return;
    }
    std::vector<desk::PagePtr> pages = std::move(now_.desk.above);
    take_up();
    now_.desk.above = std::move(pages);
    if (people_in(*now_.view).empty() and not now_.desk.is_paused())
        now_.desk.open(desk::nobody_left_page());
}

void TableRoom::refuse_for(Player decider) {
    now_.desk.prompts.refusal = sitting_of(decider).name + " decides now";
}

bool TableRoom::is_shut() {
    now_.desk.prompts.refusal = needs_.place.shut;
    return not needs_.place.shut.empty();
}

bool TableRoom::play(const std::string& move) {
    if (is_shut()) return false;
    if (const auto decider = player_asked(); decider and not is_asked_here()) {
        refuse_for(*decider);
        return false;
    }
    if (now_.is_early) {
        answer_early(move);
        return false;
    }
    const auto line = table::split(move);
    const table::Verdict verdict =
        line ? table().play({now_.view->decider(), line->words, took()})
             : table::Verdict{.kind = table::Verdict::Kind::NotAMove, .reason = line.error().what};
    if (verdict.kind == table::Verdict::Kind::Played) {
        needs_.place.take_back.reset();
        now_.clock.begin();
        return true;
    }
    now_.desk.prompts.refusal = reason_in(verdict.reason);
    return false;
}

// It waits, and can be changed, until the vote comes to the player.
void TableRoom::answer_early(const std::string& answer) {
    const auto choices = table().choices();
    if (std::ranges::find(choices, answer) == choices.end()) {
        now_.desk.prompts.refusal = "First the vote";
        return;
    }
    needs_.place.early_answers[*now_.alone] = answer;
}

void TableRoom::remind_of_answer() {
    const auto& answers = needs_.place.early_answers;
    Prompts& prompts = now_.desk.prompts;
    if (not now_.is_early or not answers.contains(*now_.alone) or not prompts.refusal.empty())
        return;
    prompts.remark =
        "Your answer waits: " + now_.game->words_for(*now_.view, answers.at(*now_.alone));
}

void TableRoom::play_all(const std::vector<std::string>& moves) {
    bool any = false;
    for (const std::string& move : moves) {
        if (not play(move)) break;
        any = true;
    }
    if (any) go_on();
}

void TableRoom::play_on(const std::string& move) {
    const auto is_open = [&] {
        const auto choices = table().choices();
        return std::ranges::find(choices, move) != choices.end();
    };
    bool any = false;
    while (is_open() and play(move)) any = true;
    if (any) go_on();
}

void TableRoom::go_on() {
    take_up();
    let_decide_at_once();
}

void TableRoom::prefer(const OptionChosen& chosen) {
    chosen.option->choose(needs_.options, chosen.value);
    heed_options();
    if (const auto trouble = needs_.outside.keep(needs_.options))
        now_.desk.notices.push_back(trouble_notice("NOT KEPT", trouble->what));
}

void TableRoom::look_back() {
    auto pictures = now_.game->pictures();
    if (not pictures)
        now_.desk.prompts.refusal = pictures.error().what;
    else if (*pictures != nullptr)
        now_.desk.open(std::move(*pictures));
}

void TableRoom::tell_story() {
    const auto reader = this->reader();
    const char* const about_news = reader ? "NEW FOR YOU" : "THE LAST TURN";
    now_.desk.open(desk::history_page(now_.game->story(reader), about_news));
}

bool TableRoom::person_decides() const {
    if (at_ != At::Table or now_.show.goes_on() or now_.question) return false;
    if (not now_.desk.notices.empty() or now_.desk.in_dialog()) return false;
    return is_asked_here();
}

// Where players have clocks, a separate option decides, which is off by default (M-6.4).
Options::TakeBack TableRoom::taking_back() const {
    const bool is_timed = now_.view->has_clocks();
    return is_timed ? needs_.options.take_back_blitz : needs_.options.take_back;
}

bool TableRoom::can_take_back() const {
    return taking_back() == Options::TakeBack::Allowed and table().moves() > 0;
}

void TableRoom::ask_to_take_back() {
    if (is_shut()) return;
    std::string& refusal = now_.desk.prompts.refusal;
    if (needs_.here.only_watches())
        refusal = "Only players take back moves";
    else if (taking_back() == Options::TakeBack::Forbidden)
        refusal = "The options forbid taking back";
    else if (moves_to_take_back() == 0)
        refusal = "There is no move to take back";
    if (not refusal.empty()) return;
    const auto asker = eyes().player;
    Players others = people();
    if (asker) others.erase(*asker);
    needs_.place.take_back = {
        .asker = asker, .moves = table().moves(), .back = moves_to_take_back(), .missing = others};
    if (others.empty() or takes_back_freely()) return take_back();
    ask_to_agree();
    if (not now_.question) now_.desk.prompts.remark = "The others are asked";
}

// Where others sit at other terminals, to the asker's own last decision (T-3.5).
int TableRoom::moves_to_take_back() const {
    const auto asker = eyes().player;
    if (not needs_.here.players or not asker) return table().moves() > 0 ? 1 : 0;
    return table::moves_since_own(table(), sitting_of(*asker).seat);
}

bool TableRoom::takes_back_freely() const {
    const auto asker = eyes().player;
    return needs_.here.players and asker and
           table::is_last_decision_of(table(), sitting_of(*asker).seat);
}

std::optional<TableRoom::Player> TableRoom::asked_to_agree() const {
    const auto& wish = needs_.place.take_back;
    if (not wish or wish->refused_by) return std::nullopt;
    for (const Player player : wish->missing)
        if (needs_.here.holds(player)) return player;
    return std::nullopt;
}

void TableRoom::ask_to_agree() {
    const auto asked = asked_to_agree();
    if (not asked) now_.question.reset();
    if (not asked or now_.question) return;
    const auto& asker = needs_.place.take_back->asker;
    now_.question = question_to_take_back(asker ? sitting_of(*asker).name : "Somebody",
                                          sitting_of(*asked).name);
}

// The last to agree takes the move back.
void TableRoom::press_question(Key key) {
    if (is_shut()) return;
    const auto agrees = answer(*now_.question, key, needs_.sounds);
    if (not agrees) return;
    now_.question.reset();
    table::TakeBackAsked& wish = *needs_.place.take_back;
    if (not *agrees)
        wish.refused_by = asked_to_agree();
    else
        wish.missing.erase(*asked_to_agree());
    if (wish.missing.empty()) return take_back();
    ask_to_agree();
    hear_refusal();
}

// Where the player sits who asked.
void TableRoom::hear_refusal() {
    const auto& wish = needs_.place.take_back;
    if (not wish or not wish->refused_by) return;
    if (wish->asker and not needs_.here.holds(*wish->asker)) return;
    now_.desk.prompts.refusal = sitting_of(*wish->refused_by).name + " does not agree";
    needs_.place.take_back.reset();
    call_back();
}

// Somebody else has been at the keyboard.
void TableRoom::call_back() {
    if (now_.alone or not now_.at_keyboard or not now_.game->hides(*now_.view)) return;
    now_.desk.notices.push_back(hand_over_to(sitting_of(*now_.at_keyboard).name));
}

void TableRoom::end_stale_wish() {
    auto& wish = needs_.place.take_back;
    if (wish and wish->moves != table().moves()) wish.reset();
}

// A wish that somebody here has asked for, or has yet to agree to, ends when they leave.
void TableRoom::withdraw() {
    auto& wish = needs_.place.take_back;
    if (not wish) return;
    const bool is_asker = wish->asker and needs_.here.holds(*wish->asker);
    if (is_asker or asked_to_agree()) wish.reset();
}

void TableRoom::take_back() {
    const std::string move = now_.game->words_for(*now_.view, table().last_move_of_person());
    const auto wish = std::exchange(needs_.place.take_back, std::nullopt);
    table().undo(wish ? wish->back : 1);
    sit_down_again();
    go_on();
    now_.desk.prompts.remark = "Taken back: " + move;
}

// The open pages stay.
void TableRoom::take_back_here() {
    if (is_shut()) return;
    std::string& refusal = now_.desk.prompts.refusal;
    if (taking_back() == Options::TakeBack::Forbidden)
        refusal = "The options forbid taking back";
    else if (table().moves() <= now_.desk.top().opened_at)
        refusal = "Nothing was done here yet";
    if (not refusal.empty()) return;
    std::vector<desk::PagePtr> pages = std::move(now_.desk.above);
    take_back();
    now_.desk.above = std::move(pages);
}

desk::Kept TableRoom::kept() const {
    using desk::Kept;
    if (not needs_.cabinet.is_begun(table())) return Kept::NotBegun;
    return autosave_.is_kept() ? Kept::Yes : Kept::No;
}

void TableRoom::ask_to_leave() {
    using desk::Kept;
    if (not needs_.here.leads)
        return now_.desk.open(
            desk::leave_page(needs_.here.only_watches() ? Kept::Watched : Kept::Elsewhere));
    now_.desk.open(desk::leave_page(kept()));
}

// Where the table is led elsewhere, the others are asked as well.
void TableRoom::ask_for_other() {
    if (asks_leader_for_game()) return;
    now_.desk.open(desk::other_game_page(kept()));
}

// Trouble is read before anything else.
void TableRoom::keep() {
    if (not needs_.here.leads) return;
    const auto turn = static_cast<std::uint64_t>(table().on_turn());
    auto& notices = now_.desk.notices;
    if (auto notice = autosave_.keep(needs_.cabinet, table(), turn))
        notices.insert(notices.begin(), std::move(*notice));
}

}  // namespace parlor::tui
