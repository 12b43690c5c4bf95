#include "app/dominoes/stage.hpp"

#include <utility>

#include "app/dominoes/scores.hpp"
#include "base/one_of.hpp"
#include "sessions/dominoes/table.hpp"
#include "tui/dominoes/event_sounds.hpp"
#include "tui/dominoes/hand_story.hpp"
#include "tui/dominoes/story.hpp"
#include "tui/dominoes/table_screen.hpp"

namespace parlor::tui {
namespace {

namespace told = dominoes::told;
using DominoSession = table::Session<dominoes::Dominoes>;

template <class E>
concept OfNoMover = OneOf<E,
                          told::DrewForDown,
                          told::HasDown,
                          told::GotHand,
                          told::GotBoneyard,
                          told::Counted,
                          told::Redealt,
                          told::Dominoed,
                          told::Blocked,
                          told::GameOver>;

struct Mover {
    template <OfNoMover Other>
    Seat operator()(const Other&) const {
        return dominoes::nobody;
    }
    Seat operator()(const told::Played& it) const { return it.seat; }
    Seat operator()(const told::Drew& it) const { return it.seat; }
    Seat operator()(const told::Passed& it) const { return it.seat; }
};

// The seat that moved last; without a move, the seat that has to decide.
Seat seen_from(const DominoSession& game, std::span<const dominoes::Event> events) {
    Seat seat = game.decider().value_or(dominoes::nobody);
    for (const dominoes::Event& event : events)
        if (const Seat mover = std::visit(Mover{}, event); mover != dominoes::nobody) seat = mover;
    return seat == dominoes::nobody ? dominoes::first_seat : seat;
}

template <class E>
concept WithinAHand = OneOf<E,
                            told::DrewForDown,
                            told::HasDown,
                            told::GotBoneyard,
                            told::Played,
                            told::Counted,
                            told::Drew,
                            told::Passed,
                            told::Redealt>;

// 1 after the end of a hand, as hand_number already counts the next hand then.
struct HandsBehind {
    int before = 0;

    template <WithinAHand Other>
    int operator()(const Other&) const {
        return before;
    }
    int operator()(const told::Dominoed&) const { return 1; }
    int operator()(const told::Blocked&) const { return 1; }
    int operator()(const told::GotHand&) const { return 0; }
    int operator()(const told::GameOver&) const { return 0; }
};

int hand_seen(const dominoes::View& view, std::span<const dominoes::Event> events) {
    int behind = 0;
    for (const dominoes::Event& event : events) behind = std::visit(HandsBehind{behind}, event);
    return view.hand_number - behind;
}

}  // namespace

DominoStage::DominoStage(const Options& options, SoundQueue& sounds)
    : options_{options.dominoes}, sounds_{&sounds} {}

domino::Scene DominoStage::scene() const {
    return {.view = view_,
            .names = names_,
            .felt = options_.felt,
            .levels = levels_,
            .shows_seen_tiles = options_.seen_tiles == Options::Answer::Yes};
}

void DominoStage::show(table::GameTable& table, std::uint64_t told_before) {
    const auto& game = *domino_session(table);
    const auto events = game.told_since(told_before);
    names_ = game.setup().names;
    levels_ = game.setup().computers;
    view_ = view_for(game.position(), seen_from(game, events));
    hand_ = hand_seen(view_, events);
    ui_ = {};
    ui_.hands[view_.seat].become(view_.hand);
    tell(scene(), events, ui_);
    if (ui_.told.drawn) ui_.told = {};  // the hands have already been dealt
}

void DominoStage::follow(table::GameTable& table, std::uint64_t told_before) {
    show(table, told_before);
    for (const dominoes::Event& event : domino_session(table)->told_since(told_before))
        if (const auto effect = domino::sound_of(event)) sounds_->add(*effect);
}

bool DominoStage::waits() const {
    return ui_.has_news() or ui_.results.hand_end or not ui_.results.notices.empty();
}

// Shows the last tile before the results of the hand.
void DominoStage::read() {
    if (not ui_.has_news())
        read_results(ui_);
    else if (ui_.notices.empty())
        ui_.hand_end.reset();
    else
        ui_.notices.erase(ui_.notices.begin());
}

bool DominoStage::look_back(table::GameTable& table) {
    pictures_ = domino::ScorePage{scores_of(*domino_session(table))};
    return true;
}

// If the review was open before, shows it again as it was.
bool DominoStage::review(table::GameTable& ended,
                         std::span<const int> steps,
                         const std::optional<std::filesystem::path>& folder) {
    if (not review_) review_ = std::make_unique<DominoReview>(ended, steps, folder);
    return is_reviewing_ = true;
}

std::optional<int> DominoStage::takes_wished_step() { return std::exchange(wished_step_, {}); }

void DominoStage::press_review(Key key) {
    domino::ReviewPage& page = review_->page();
    const auto wish = domino::press(page, key, *sounds_);
    is_reviewing_ = wish == domino::ReviewWish::Nothing;
    if (wish == domino::ReviewWish::Show) wished_step_ = page.review->worst[page.chosen].step;
}

void DominoStage::press(Key key) {
    if (is_reviewing_) return press_review(key);
    if (domino::press(*pictures_, key, *sounds_) == domino::PageIs::Shut) pictures_.reset();
}

Canvas DominoStage::canvas() const {
    if (is_reviewing_) return draw(review_->page());
    return pictures_ ? draw(*pictures_) : draw(scene(), ui_);
}

std::optional<Canvas> DominoStage::right_half(Size size) const {
    return draw_hand_story(scene(), size);
}

std::string DominoStage::part() const { return "HAND " + std::to_string(hand_); }

}  // namespace parlor::tui
