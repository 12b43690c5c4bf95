#include "tui/property/how_to_play.hpp"

namespace parlor::tui {
namespace {

constexpr std::array rules{
    BookPage{"THE AIM",
             {"Two to six players go round a board of 40 squares, buy what they land on, and ask "
              "rent of whoever lands there after them.",
              "Who can no longer pay is out. The last one left wins. All may also agree to stop: "
              "then the best score wins.",
              "At any page, ? tells its keys. The letter on a bar does what the bar says; arrows "
              "and Enter do it too."}},
    BookPage{"A TURN",
             {"Throw both dice and go on as many squares. Then do what the square asks, and end "
              "the turn.",
              "A double gives another throw. The third double in one turn leads straight to Gaol.",
              "Passing GO, or landing there, pays $200.",
              "Before the throw and after it you may build, sell, mortgage, repay, and propose "
              "trades."}},
    BookPage{"SQUARES",
             {"A deed nobody owns: buy it at its price, or let it be auctioned.",
              "Somebody else's: pay the rent, which is always asked for. Nothing is due on your "
              "own, or on one that is mortgaged.",
              "Taxes go to the bank. Chance and Community Chest give you a card, and you do what "
              "it says.",
              "Free Parking and a visit to the Gaol cost nothing."}},
    BookPage{"RENT",
             {"A street asks its plain rent, twice that when its owner has the whole group, and "
              "much more with houses on it.",
              "Stations ask $25, $50, $100 or $200, for one to four of them in one hand.",
              "Utilities ask four times the dice, or ten times when one player has both.",
              "Manage, then Info, shows the card of any square."}},
    BookPage{"AUCTIONS",
             {"Bidding goes round the table, beginning after the one who passed; the first bid is "
              "at least $10.",
              "Bid more than the bid that stands, pass for now, or forfeit for good. The highest "
              "bid wins when all the others have passed or forfeited since.",
              "U I O add 100, 10 and 1 to your bid; J K L take them off again. You may bid all "
              "you could raise, not only what you hold."}},
    BookPage{"BUILDING",
             {"With a whole group, none of it mortgaged, you may build on its streets, evenly: "
              "never two steps apart. After four houses comes a hotel.",
              "There are 32 houses and 12 hotels, and no more. They sell back at half their "
              "price, evenly too.",
              "If a hotel is sold and its four houses are not there, as many houses have to be "
              "sold at once."}},
    BookPage{"MORTGAGES",
             {"A deed without buildings in its group can be mortgaged: the bank lends its mortgage "
              "value, and it earns no rent.",
              "To repay costs that sum and a tenth of it.",
              "Who gets a mortgaged deed in a trade pays the tenth at once, and may repay "
              "the rest with it: mark it for that."}},
    BookPage{"GAOL",
             {"You get there by its square, by a card, or by three doubles; there is no $200 on "
              "the way.",
              "You get out by a double, by $50, or by a card that says so. The third throw that is "
              "no double costs the $50, and then you move by it.",
              "Rent is paid to those in Gaol as well, and they may bid, build and trade."}},
    BookPage{"TRADES",
             {"On your turn, or when it is yours to bid, offer anybody deeds, money and cards for "
              "theirs. One side may be empty.",
              "No street may be traded while there are buildings anywhere in its group.",
              "The other one sees both sides, accepts or declines. Nobody may be left with money "
              "they do not have."}},
    BookPage{"COMPUTERS",
             {"Any number of the players may be computers: beginners, traders or masters. They see "
              "no more than you do.",
              "They move by themselves. Any key goes on at once; P stops them, to look round, to "
              "take back or to leave.",
              "Where the options have it, W tells why the last one did what it did."}},
    BookPage{"DEBT, AND THE END",
             {"Who owes more than they hold must sell buildings and mortgage deeds until it is "
              "paid. Autopay does that, the least useful first.",
              "Who cannot raise it is out, and everything goes to whom they owe; what that one "
              "leaves, and what goes to the bank, is auctioned.",
              "Good luck."}},
};

}  // namespace

std::span<const BookPage> how_to_play() { return rules; }

}  // namespace parlor::tui
