#include "tui/dominoes/telling.hpp"

#include <utility>
#include <vector>

#include "base/match.hpp"
#include "canvas/letters.hpp"
#include "dominoes/words/tile_words.hpp"

namespace parlor::tui::domino_table {
namespace {

namespace told = dominoes::told;
using desk::Telling;
using dominoes::score_words;

class TellingOf {
public:
    TellingOf(const Picture& picture, std::vector<dominoes::Tile>& drawn)
        : picture_{picture}, drawn_{drawn} {}

    Telling operator()(const Sat&) const { return {}; }
    Telling operator()(const told::DrewForDown&) const {
        return {.clears = Telling::Clears::All, .sound = SoundEffect::Dice1};
    }
    Telling operator()(const told::HasDown& it) const {
        return said(it.seat, " HAS THE DOWN", SoundEffect::Zing);
    }
    Telling operator()(const told::GotHand&) const { return {.sound = SoundEffect::Start}; }
    Telling operator()(const told::GotBoneyard&) const { return {}; }
    Telling operator()(const told::Played& it) const {
        return said(it.seat, drawings(it.seat) + played(it.laid), SoundEffect::Nudge);
    }
    Telling operator()(const told::Counted& it) const {
        // In a picture of a later hand the play is no more.
        const auto& history = picture_.view.history;
        const std::string play =
            history.empty() ? "" : drawings(it.seat) + played(history[history.size() - 1].laid);
        Telling telling = said(it.seat, play, SoundEffect::Cash);
        telling.below.words += ": +" + std::to_string(it.points.count);
        return telling;
    }
    Telling operator()(const told::Drew& it) const {
        drawn_.push_back(it.tile);
        return said(
            it.seat, is_seen(it.seat) ? tiles_drawn(it.seat) : number_drawn(), SoundEffect::Slide);
    }
    Telling operator()(const told::Passed& it) const {
        return said(it.seat, drawings(it.seat) + " PASSES", SoundEffect::SlideLow);
    }
    Telling operator()(const told::Redealt& it) const {
        const bool by_chance = it.seat == chance;
        return {
            .clears = Telling::Clears::All,
            .notices = {{.title = "NEW DEAL",
                         .sub = "",
                         .lines = by_chance ? sentence("NEITHER HAND HAS", "A DOUBLE")
                                            : sentence(name_of(it.seat), "HAS TOO MANY DOUBLES")}},
            .sound = SoundEffect::Rub,
            .beat = desk::Beat::Read};
    }
    Telling operator()(const told::Dominoed& it) const {
        return ended(
            name_of(it.seat) + " DOMINOES, " + upper(score_words(it)), it.left, SoundEffect::Gong);
    }
    Telling operator()(const told::Blocked& it) const {
        return ended(
            "BLOCKED, " + upper(score_words(it, picture_.names())), it.left, SoundEffect::Bell);
    }
    Telling operator()(const told::GameOver& it) const {
        if (not it.left) return {.sound = SoundEffect::GameOver};
        return ended(name_of(it.winner) + " WINS BY THIS COUNT", *it.left, SoundEffect::GameOver);
    }

private:
    [[nodiscard]] std::string name_of(Seat seat) const { return upper(picture_.name(seat)); }

    [[nodiscard]] std::string played(dominoes::Laid laid) const {
        return " PLAYS " + words_for(laid) + ", COUNT " +
               std::to_string(count_of(picture_.view.layout.ends).count);
    }
    [[nodiscard]] bool is_seen(Seat seat) const {
        return picture_.has_eyes and seat == picture_.view.seat;
    }
    [[nodiscard]] std::string number_drawn() const {
        return " DRAWS " + std::to_string(drawn_.size());
    }
    // Just before this event, by a player whose tiles are not seen.
    [[nodiscard]] std::string drawings(Seat seat) const {
        return drawn_.empty() or is_seen(seat) ? "" : number_drawn() + ",";
    }
    // All of them, or their number and the last.
    [[nodiscard]] std::string tiles_drawn(Seat seat) const {
        std::string words = " DRAWS";
        for (const dominoes::Tile tile : drawn_) words += " " + words_for(tile);
        if (width(name_of(seat) + words) <= width_of_told) return words;
        return number_drawn() + ", NOW " + words_for(drawn_.back());
    }
    [[nodiscard]] Telling said(Seat seat, const std::string& words, SoundEffect sound) const {
        constexpr int longest_gain = 5;  // `: +35`, behind it in the same line
        const std::string name = name_within(width_of_told - longest_gain - width(words),
                                             picture_.name(seat),
                                             picture_.levels[seat]);
        return {.below = {.about = seat, .words = name + words}, .sound = sound};
    }

    // What ended the hand, and below it the tiles that were left.
    [[nodiscard]] Telling ended(std::string how,
                                const dominoes::Leftover& left,
                                SoundEffect sound) const {
        const Seat down = picture_.is_over() ? dominoes::nobody : picture_.view.down;
        Notice notice{
            .title = down == dominoes::nobody ? "THE HAND IS OVER" : "NEXT DOWN: " + name_of(down),
            .sub = "",
            .lines = {std::move(how)},
            .is_below_table = true};
        for (const std::string& line : words_for(left, picture_.names()))
            notice.lines.push_back(upper(line));
        return {.notices = {std::move(notice)}, .sound = sound, .beat = desk::Beat::Read};
    }

    const Picture& picture_;
    std::vector<dominoes::Tile>& drawn_;
};

}  // namespace

Telling Teller::tell(const Picture& picture, const dominoes::Event& event) {
    const bool is_draw = std::holds_alternative<told::Drew>(event);
    if (not std::exchange(has_drawn_, is_draw) and not std::holds_alternative<told::Counted>(event))
        drawn_.clear();
    return std::visit(TellingOf{picture, drawn_}, event);
}

bool is_read(const Picture& picture, const dominoes::Event& event) {
    return match(
        event,
        [](const told::Played&) { return true; },
        [](const told::Counted&) { return true; },
        [&](const told::Passed& it) { return it.seat != picture.view.seat; },
        [&](const told::HasDown&) { return picture.drawn.has_value(); },
        [](const auto&) { return false; });
}

}  // namespace parlor::tui::domino_table
