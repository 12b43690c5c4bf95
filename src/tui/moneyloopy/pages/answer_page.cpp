// The answer to a deal: the complete deal, and what the player would have afterwards.
//
// Source:  L-8.1, U-9.3.
// Choices: accepting asks for confirmation, because the deal takes effect at once. When ACCEPT is
//          dark, its key makes the game say why.
#include "canvas/shortened.hpp"
#include "tui/moneyloopy/deal/deal_panel.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Answering {
    int page = 0;  // of the panel
};

Reply accept(const View& view) {
    if (not view.choices.accept) return play(view, moneyloopy::Accept{});
    return ask({"CONFIRM DEAL",
                "",
                "ACCEPT IT FROM",
                shortened(name_of(view, view.proposal->from), 15) + "?",
                play(view, moneyloopy::Accept{})});
}

Reply counter(const View& view) { return Open{counter_page(*view.proposal)}; }

Reply see_more(const View& view, Answering& page) {
    page.page = (page.page + 1) % pages_of(view, view.proposal->terms);
    return Stay{};
}
ItemIs if_more(const Seen& seen, const Answering&) {
    return there_if(pages_of(seen.view, seen.view.proposal->terms) > 1);
}

constexpr int first = DealPanel::first_keys_row, second = DealPanel::second_keys_row;
constexpr Entry<Answering> entries[]{
    {{'a', 1, first, "ACCEPT", "agree to the deal", 3}, accept, may<&moneyloopy::Choices::accept>},
    {{'x', 1, first, "-DECLINE", "refuse the deal", 11}, plays<moneyloopy::Decline>},
    {{'c', 1, first, "COUNTER", "propose your own", 22}, counter},
    {{'m', 1, first, "MORE", "read on", 32}, see_more, if_more},
    {{'e', 1, second, "EVERY DEAL", "all in force", 3}, Common::list_deals},
    {{'v', 1, second, "VIEW", "the whole board", 15}, Common::see_overview},
    {{'=', 1, second, "DEEDS", "who owns what", 21}, Common::list_properties},
    {{'w', 1, second, "WHY", "why this deal", 28}, wishes<Why>, Common::if_explained},
    {{'z', 1, second, "-UNDO", "take back a move", 33}, wishes<TakeBack>, Common::may_undo},
};

// An onlooker is not asked for an answer.
std::string objection_to(const View& view) {
    const bool is_asked = view.choices.decline;
    return is_asked and not view.choices.accept ? "A SIDE CANNOT PAY ITS PART NOW" : "";
}

// `ADA OFFERS EVA A DEAL`.
std::string offer_of(const View& view) {
    constexpr int width_of_name = 11;
    const auto name = [&](Seat seat) { return shortened(name_of(view, seat), width_of_name); };
    return name(view.proposal->from) + " OFFERS " + name(view.proposal->to) + " A DEAL";
}

Menu window(const Seen&, const Answering&) { return {.header = "A DEAL", .has_quadrants = false}; }

void draw(
    Canvas& canvas, const Seen& seen, const Answering& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    draw_deal(canvas,
              view,
              {.title = offer_of(view),
               .terms = view.proposal->terms,
               .page = page.page,
               .objection = objection_to(view)},
              menu,
              place);
}

constexpr PageKind<Answering> answering{window, entries, draw};

}  // namespace

PagePtr answer_page() { return page_of(answering); }

}  // namespace parlor::tui::moneyloopy_table
