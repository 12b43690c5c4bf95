#include "app/moneyloopy/room.hpp"

#include <utility>

#include "base/match.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/boards.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/moneyloopy/text_field.hpp"
#include "tui/reason.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

constexpr std::size_t seats_at_once = 4;

loopy::Boards boards_in(const library::DataFolders& folders) {
    return {folders.boards(), boards_unfit_for_moneyloopy(folders)};
}

}  // namespace

LoopyRoom::LoopyRoom(RoomNeeds needs,
                     library::DataFolders folders,
                     std::shared_ptr<const rules::moneyloopy::Edition> edition)
    : TableRoom{needs},
      folders_{std::move(folders)},
      edition_{std::move(edition)},
      setup_{loopy::begin_setup(needs.options, boards_in(folders_))} {
    setup_.players.glyphs = needs.terms.glyphs;
}

// Plays the sound of the key, unless its effect has a sound.
void LoopyRoom::press(Key key) {
    const At before = at_;
    const std::size_t dialogs_before = dialogs();
    if (at_ == At::SetUp)
        press_setup(key);
    else
        press_table(key);
    if (not needs_.sounds.is_silent()) return;
    const bool is_refused = not refusal().empty();
    const bool is_read = at_ == before and dialogs() < dialogs_before;
    needs_.sounds.add(is_refused ? SoundEffect::Buzz
                      : is_read  ? SoundEffect::Dong
                                 : SoundEffect::Ding);
}

const std::string& LoopyRoom::refusal() const {
    return at_ == At::SetUp ? setup_.refusal : ui_.prompts.refusal;
}

std::size_t LoopyRoom::dialogs() const {
    if (at_ == At::SetUp) return setup_.notices.size();
    return ui_.notices.size() + (ui_.shown<desk::Overview>() ? 1 : 0);
}

void LoopyRoom::press_setup(Key key) {
    match(
        loopy::press(setup_, key),
        [](GoOn) {},
        [&](GoBack) { is_left_ = true; },
        [&](const ReadBoard& wish) { read_board(wish.id); },
        [&](BeginNow) { begin(); });
}

void LoopyRoom::read_board(const std::string& id) {
    auto edition = moneyloopy_edition(folders_, id);
    if (not edition) {
        setup_.notices.push_back(trouble_notice("NO BOARD", reason_in(edition.error().what)));
        return;
    }
    edition_ = std::move(*edition);
    loopy::take_board(setup_, id);
}

// If the last board cannot be read, uses the board that is loaded.
void LoopyRoom::begin_at_once() {
    std::vector<Notice> troubles;
    if (auto edition = moneyloopy_edition(folders_, setup_.board))
        edition_ = std::move(*edition);
    else
        troubles.push_back(trouble_notice("NO BOARD", reason_in(edition.error().what)));
    setup::seat_against_computers(setup_.players, seats_at_once);
    open_table();
    ui_.notices.insert(ui_.notices.begin(), troubles.begin(), troubles.end());
}

void LoopyRoom::begin() {
    remember_choices();
    open_table();
}

// Shows the first rolls; then it is the first player's turn.
void LoopyRoom::open_table() {
    auto setup = loopy::chosen(setup_, edition_);
    setup.files = carried_files(edition_->board);
    needs_.place.table = open_moneyloopy(std::move(setup), needs_.seed.get());
    if (needs_.terms.chance == ChanceBy::Dealer) needs_.place.table->answer_chance();
    sit_down();
    keep();
    show_news(view_);
}

// Reports no error, because nobody asked for saving.
void LoopyRoom::remember_choices() {
    const Options::Moneyloopy chosen = loopy::to_remember(setup_);
    if (chosen == needs_.options.moneyloopy) return;
    needs_.options.moneyloopy = chosen;
    (void)needs_.outside.keep(needs_.options);
}

std::optional<Letters> LoopyRoom::text_field() const {
    if (at_ == At::Table) return person_decides() ? loopy::text_field(view_, ui_) : std::nullopt;
    return loopy::text_field(setup_);
}

Canvas LoopyRoom::canvas() const {
    if (at_ == At::Table) return table_canvas();
    Canvas canvas = backdrop(empty_board(edition_->board));
    loopy::draw_setup(canvas, setup_);
    return canvas;
}

// Begins at the first page, with the last choices. If the game would be lost, asks first.
void LoopyRoom::play_again() {
    if (not autosave_.is_kept()) return ui_.open(desk::leave_page(desk::Kept::No));
    folders_ = library::data_folders();
    loopy::begin_anew(setup_, boards_in(folders_));
    if (const auto trouble = tui::leave_table(needs_.files, needs_.place))
        setup_.notices.push_back(trouble_notice("NOT ON DISK", trouble->what));
    seen_table_ = nullptr;
    show_ = {};
    at_ = At::SetUp;
}

}  // namespace parlor::tui
