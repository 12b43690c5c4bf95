// TableRoom: set-up, sitting down, and leaving.
#include "app/table/table_room.hpp"

#include <utility>

#include "app/table/recall.hpp"
#include "tui/desk/common_keys.hpp"
#include "tui/desk/pages/question_page.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {

TableRoom::TableRoom(RoomNeeds needs, std::unique_ptr<SetupPages> setup, MakeGamePresenter make)
    : needs_{needs}, setup_{std::move(setup)}, make_{std::move(make)} {}

// Plays the sound of the key, unless its effect has a sound.
void TableRoom::press(Key key) {
    const At before = at_;
    const std::size_t dialogs_before = dialogs();
    if (at_ == At::SetUp)
        press_setup(key);
    else
        press_table(key);
    let_decide_at_once();
    if (not needs_.sounds.is_silent()) return;
    const bool is_read = at_ == before and dialogs() < dialogs_before;
    needs_.sounds.add(has_refused() ? SoundEffect::Buzz
                      : is_read     ? SoundEffect::Dong
                                    : SoundEffect::Ding);
}

bool TableRoom::has_refused() const {
    return at_ == At::SetUp ? setup_->has_refused() : not now_.desk.prompts.refusal.empty();
}

std::size_t TableRoom::dialogs() const {
    if (at_ == At::SetUp) return setup_->dialogs();
    return now_.desk.notices.size() + (now_.desk.shown<desk::Overview>() ? 1 : 0);
}

std::optional<Letters> TableRoom::text_field() const {
    if (at_ == At::SetUp) return setup_->text_field();
    return person_decides() ? now_.desk.text_field(*now_.view) : std::nullopt;
}

Canvas TableRoom::canvas() const { return at_ == At::SetUp ? setup_->canvas() : table_canvas(); }

void TableRoom::press_setup(Key key) {
    switch (setup_->press(key)) {
        case SetupPages::Next::Stay: return;
        case SetupPages::Next::Leave:
            if (has_game_behind_) return back_to_game();
            is_left_ = true;
            return;
        case SetupPages::Next::Begin: return has_game_behind_ ? begin_other() : begin();
    }
}

void TableRoom::begin_other() {
    setup_->begin_anew(SetupPages::Back::ToLauncher);
    back_to_setup();
    begin();
}

// What was chosen meanwhile may show at the table.
void TableRoom::back_to_game() {
    has_game_behind_ = false;
    at_ = At::Table;
    now_.view = looked();
    meet();
}

void TableRoom::begin() {
    setup_->remember_choices();
    open_table(setup_->open(needs_.seed.get()), setup_->at_keyboard(), Showing::OneByOne);
    let_decide_at_once();
}

// The first rolls are neither seen nor heard; the first player simply has the turn.
void TableRoom::begin_at_once() {
    std::vector<Notice> troubles = setup_->choose_at_once();
    open_table(setup_->open(needs_.seed.get()), setup_->at_keyboard(), Showing::AtOnce);
    auto& notices = now_.desk.notices;
    notices.insert(notices.begin(), troubles.begin(), troubles.end());
    needs_.sounds.add(SoundEffect::Start);
}

void TableRoom::open_table(std::unique_ptr<table::GameTable> table_to_open,
                           std::optional<Player> at_keyboard,
                           Showing beginning) {
    needs_.place.table = std::move(table_to_open);
    if (needs_.terms.chance == ChanceBy::Dealer) table().answer_chance();
    const bool is_shown = beginning == Showing::OneByOne;
    sit_down({.glyphs = needs_.terms.glyphs, .from_deal = is_shown});
    now_.at_keyboard = at_keyboard;
    autosave_ = {};
    followed_ = {.table = table().identity(), .events = is_shown ? 0 : table().told_count()};
    keep();
    show_news(beginning);
}

void TableRoom::sit_down(Manner manner) {
    now_ = {};
    now_.game = make_(table(), manner);
    now_.desk.is_shared = not needs_.here.leads;
    find_alone();
    at_ = At::Table;
}

// Whoever was alone stays at the keyboard when somebody joins.
void TableRoom::find_alone() {
    const ViewPtr view = now_.game->view({});
    Players here;
    for (const Seat seat : everybody(*view) - computers_in(*view))
        here.insert_if(needs_.here.holds(view->sitting(seat).entrant), view->sitting(seat).entrant);
    const auto before =
        std::exchange(now_.alone, here.has_one() ? std::optional{here.first()} : std::nullopt);
    if (before and here.has_several()) now_.at_keyboard = before;
}

// The keyboard stays with its player, unless the next one must be called to see what others may not.
void TableRoom::sit_down_again() {
    const bool stays = now_.alone or not now_.game->hides(*now_.view);
    const auto at_keyboard = stays ? now_.at_keyboard : std::nullopt;
    sit_down({.glyphs = needs_.terms.glyphs, .is_same_game = true});
    now_.at_keyboard = at_keyboard;
    followed_.events = table().told_count();
    recall(*now_.game, eyes(), followed_.events, now_.desk.recent);
}

void TableRoom::leave() {
    withdraw();
    const bool leads = needs_.here.leads, has_begun = now_.desk.has_begun();
    if (leads and not has_begun)
        back_to_setup();
    else if (leads and setup_->bids_farewell())
        at_ = At::SetUp;
    else
        is_left_ = true;
}

void TableRoom::back_to_setup() {
    if (const auto trouble = tui::leave_table(needs_.cabinet, needs_.place))
        setup_->tell(trouble_notice("NOT ON DISK", trouble->what));
    now_ = {};
    followed_ = {};
    has_game_behind_ = false;
    at_ = At::SetUp;
}

// Where the table is led elsewhere, whoever leads it begins another game, and not for watchers.
bool TableRoom::asks_leader_for_game() {
    if (needs_.here.leads) return false;
    wants_to_play_again_ = not needs_.here.only_watches();
    return true;
}

// If a game that is over would be lost, asks first; another one waits behind set-up.
void TableRoom::play_again() {
    if (asks_leader_for_game()) return;
    if (not now_.view->is_over()) {
        setup_->begin_anew(SetupPages::Back::ToTable);
        has_game_behind_ = true;
        at_ = At::SetUp;
        return;
    }
    if (not autosave_.is_kept()) return now_.desk.open(desk::leave_page(desk::Kept::No));
    setup_->begin_anew(SetupPages::Back::ToLauncher);
    back_to_setup();
}

void TableRoom::play_same_again() {
    if (asks_leader_for_game()) return;
    if (not autosave_.is_kept()) return now_.desk.open(desk::leave_page(desk::Kept::No));
    auto again = now_.game->same_again(needs_.seed.get());
    const auto at_keyboard = now_.at_keyboard;
    back_to_setup();
    if (again == nullptr) return begin();
    open_table(std::move(again), at_keyboard, Showing::OneByOne);
}

}  // namespace parlor::tui
