#include "app/moneyloopy/setup.hpp"

#include <utility>

#include "base/match.hpp"
#include "sessions/carried.hpp"
#include "sessions/moneyloopy/boards.hpp"
#include "sessions/moneyloopy/table.hpp"
#include "tui/board/backdrop.hpp"
#include "tui/reason.hpp"
#include "tui/setup/guests.hpp"
#include "tui/trouble.hpp"

namespace parlor::tui {
namespace {

constexpr std::size_t seats_at_once = 4;

moneyloopy_table::Boards boards_in(const library::DataFolders& folders) {
    return {folders.boards(), boards_unfit_for_moneyloopy(folders)};
}

}  // namespace

LoopySetup::LoopySetup(RoomNeeds needs,
                       library::DataFolders folders,
                       std::shared_ptr<const moneyloopy::Edition> edition)
    : needs_{needs},
      folders_{std::move(folders)},
      edition_{std::move(edition)},
      setup_{moneyloopy_table::begin_setup(needs.options, boards_in(folders_))},
      picture_{needs.terms, edition_->board} {
    setup_.players.glyphs = needs.terms.glyphs;
    if (needs.terms.table == Table::Shared) setup::share(setup_.players);
    if (auto last = moneyloopy_edition(folders_, setup_.board)) edition_ = std::move(*last);
    setup_.board = edition_->board.id;
    picture_.show(edition_->board);
}

SetupPages::Next LoopySetup::press(Key key) {
    Next next = Next::Stay;
    match(
        moneyloopy_table::press(setup_, key),
        [](GoOn) {},
        [&](GoBack) { next = Next::Leave; },
        [&](const ReadBoard& wish) { tell_trouble(read_board(wish.id)); },
        [&](BeginNow) { next = begin(); });
    picture_.point_at(board_shown(setup_), folders_);
    return next;
}

// On the board that is shown, if it can be read.
SetupPages::Next LoopySetup::begin() {
    const auto shown = choice_shown(setup_);
    if (const auto* const board = std::get_if<ReadBoard>(&shown))
        tell_trouble(read_board(board->id));
    return setup_.notices.empty() ? Next::Begin : Next::Stay;
}

std::optional<Error> LoopySetup::read_board(const std::string& id) {
    auto edition = moneyloopy_edition(folders_, id);
    if (not edition) return Error{reason_in(edition.error().what)};
    edition_ = std::move(*edition);
    moneyloopy_table::take_board(setup_, id);
    return std::nullopt;
}

void LoopySetup::tell_trouble(const std::optional<Error>& trouble) {
    if (trouble) tell(trouble_notice("NO BOARD", trouble->what));
}

Canvas LoopySetup::canvas() const {
    Canvas canvas = shows_board(setup_) ? Canvas{} : backdrop(empty_board(edition_->board));
    moneyloopy_table::draw_setup(canvas, setup_, picture_.shown());
    return canvas;
}

// Reports no error, because nobody asked for saving.
void LoopySetup::remember_choices() {
    const Options::Moneyloopy chosen = moneyloopy_table::to_remember(setup_);
    if (chosen == needs_.options.moneyloopy) return;
    needs_.options.moneyloopy = chosen;
    (void)needs_.outside.keep(needs_.options);
}

// If the last board cannot be read, uses the board that is loaded.
std::vector<Notice> LoopySetup::choose_at_once() {
    std::vector<Notice> troubles;
    const auto last = moneyloopy_edition(folders_, needs_.options.moneyloopy.board);
    if (not last) troubles.push_back(trouble_notice("NO BOARD", reason_in(last.error().what)));
    setup::seat_against_computers(setup_.players, seats_at_once);
    return troubles;
}

void LoopySetup::begin_anew(Back /*back*/) {
    folders_ = library::data_folders();
    moneyloopy_table::begin_anew(setup_, boards_in(folders_));
}

std::unique_ptr<table::GameTable> LoopySetup::open(std::uint64_t seed) const {
    auto setup = moneyloopy_table::chosen(setup_, edition_);
    setup.files = carried_files(edition_->board);
    return open_moneyloopy(std::move(setup), seed);
}

}  // namespace parlor::tui
