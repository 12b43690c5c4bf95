#!/bin/sh
# Writes docs/screens.md from the golden screens: ours in the original's order, each with the
# captures of the original it answers; and draws docs/pictures, the README's. Those need the tests
# that are built, which say, too, when a picture is no longer what the program draws.
# usage: docs/make_screens.sh     (from anywhere)
cd "$(dirname "$0")/.." || exit 1
mkdir -p docs/pictures
PARLOR_BLESS=1 build/dev/parlor_tests -# "[#readme_pictures_test]" || exit 1
out=docs/screens.md

say() { printf '%s\n' "$1" "" >> "$out"; }
show() {  # show GOLDEN 'the captures it answers'
    printf '`%s`: %s\n\n```text\n' "$1" "$2" >> "$out"
    sed '/^-- /,$d' "tests/screens/$1.txt" >> "$out"
    printf '```\n\n' >> "$out"
}

show_in() {  # show_in SET GOLDEN 'the captures it answers'
    printf '`%s`, in `%s`: %s\n\n```text\n' "$2" "$1" "$3" >> "$out"
    awk -v set="-- $1 --" '
        /^-- / { part = $0 }
        part == "" { row[rows++] = $0 }
        part == set && sub(/^text /, "") { n = $0 + 0; sub(/^[0-9]+: /, ""); row[n] = $0 }
        END { for (i = 0; i < rows; ++i) print row[i] }' "tests/screens/$2.txt" >> "$out"
    printf '```\n\n' >> "$out"
}

cat > "$out" <<'END'
# The screens, next to the original's

Written by `docs/make_screens.sh` from `tests/screens`; the tests keep those files true. Our screens follow the original's
order, each with the number of the capture it answers. The golden files also have the colours, below the text.

Everything is in the cell it has in the original. Where it is not, this is why:

- Behind the title there are no players, no first street, no map and no empty menu: with them the first screen would be more
  than 1,500 bytes. Street and map come with the launcher, marks with the first roll, players with the page after their number.
- No cell flickers while the program waits for a key: it sends nothing while nothing happens (U-1.6). The cursor is there.
- The black lines of the board are half blocks at the same edges of the same cells, a little thicker: quarters of a block
  have no crossings, and some fonts lack them. `petscii` (U-10.9) has eighths, with corners, as thin as the original's. The
  edge of a colour band is an eighth where there is one.
- Icons have colours, and fill their squares: on the left and right sides the locomotive has room for a boiler, and Chance is
  one large question mark on the others. Electricity is a bulb, not a zigzag, and Go To Gaol has bars and its name, since a
  whistle does not say where it sends you. The arrow of GO is red, a drop of water blue, the chest and Gaol orange.
- Tokens are the seat's digit on the player's colour, the active token the other way round: a terminal has no sprites, and
  nothing depends on colour alone (U-1.5). For the same reason there are a band's letter, the owner's digit on the strip,
  `M` for a mortgage, `*` for what is selected; they are black or white, whichever reads better. The overview has one cell
  for a square's tokens: a single token's digit, or, on white, how many there are.
- While a computer decides, the empty menu has its name and keys: you can stop or leave the game at any time.
- While computers play, sentences report their moves, in rows of the menu window that the original leaves blank, and also
  while their tokens walk, where the original has YOU MAY JUMP TO THE DESTINATION: a key then skips anybody's
  walk. While a person's token walks, the window says ANY KEY SKIPS. `>` skips to your own decision; no page
  uses that symbol for anything else, and it looks like what it does (U-5.5).
- H shows what happened, on every page (U-5.1): no page uses the letter for anything else. The line above YOUR TURN says so.
  In the middle of a turn the moves of the others before it still count as new, so you need not press H before you roll.
- Unavailable items have no dash after their letter; `>` comes before the selected item, with the cursor.
- Menus have what the original lacked: taking back, and ending the game by agreement apart from leaving it. So the page of an
  unowned deed has two pages, and Statistics is on the second, as on the turn's.
- GONE TO GAOL lets you manage, look, take back and leave, not only continue.
- The statistics also have the wealth (C-12.4); the card of a deed names its owner, and says whether it is mortgaged.
- The words are our own, and so are the amounts in them: `$1500 NORMAL`, `1 DEED`. Where the original shortens a word past
  guessing we write it out: GAOL CARDS for GOFREE, WEALTH and MONEY under LEFT for R.WLTH and R.MNY, DOUBLE ON GO.
- The middle of the board has a card of the deed that is for sale or at auction: price, rents, who owns its group. In Gaol
  the sub-header has the number of the try, and the bail is below its key. Building on a group has a bar of its own, and
  its question names the streets and their total cost (U-5.3).
- Prompts that are over, or another player's, go when somebody else decides: the original leaves them there (U-5.6).
- A second line under the header names what the page is about: the street you manage, the deed at auction, the partner.
- `=` lists each player's deeds: it is under the overview on every page that has one. No page uses `=`
  otherwise, and it looks like the lines of a list; of the letters only H is free. Where a page takes digits or Tab, these do
  not look round; F1 F3 F5 F7 always do.
- The middle of the board also has both sides of a trade, while you put it together or answer it, with the money that is
  left; `M` is a mortgage. TRADE PLAYER has the complete offer as a sentence, where the original names only the proposer. A
  declined offer is there again at once, with both sides as they were; X drops it.
- The selector's cursor leaves out what the side cannot trade, so FORWARD and BACK have fewer steps. Its free rows have the
  side, the price and who has how much of the group; digits type the amount. `=` chooses the deed from the list.
- Players have signs, on their colour: the tokens, the marks on the map, in the middle of owners' strips and before names. The
  token of who moves is the only white one, and pulses once a second while keys are pressed (U-10.1). Of two players on one
  cell of the map the later mark is next to it.
- From 80 columns on there is a right half, which the original lacks: nothing in the left half depends on it. Its ring has
  the letters, digits and colours of the quadrants, so there is nothing new to learn, and bands towards the middle as
  on the board. A deed without an owner has no strip: so the owners' marks are the only marks outside the board, and you can
  count them. The middle is black, so that the ring looks like a ring and you can read the players' colours; a sentence stays
  where it is until the page is full, because nobody can read moving text, and each move of it is sent again.
- The amounts in the selector read `INVALID` and `TOO BIG` where the original's read garbage; the name of what the cursor is
  on is below.

END

say "## Title and setting up"
show title "001"
show all-settings "no capture: the original asks page by page"
show all-settings-boards "no capture: the original's language has its board"
show setup-board "no capture: the original's language has its board"
show setup-count "006"
show setup-computers "layout.md, 5, page 6"
show setup-level "no capture: the original has one kind of computer player"
show setup-with-computers "009, with computers in the last seats"
show setup-colours "008"
show setup-names "no capture: the original's players have no names of their own"
show setup-signs "no capture: the original's tokens are shapes"
show setup-colours-one-taken "008c"
show setup-funds "009"
show setup-house-rules "010"
show setup-deeds "011"
show setup-first-roll "012"
show settings-offered "no capture: the original saves no settings"
show settings "no capture"
show settings-players "no capture"
show settings-rules "no capture"
show game-starting "013"

say "## The board"
show quadrant-1 "016-owned-quad1, 051-improved-quad1"
show quadrant-2 "016-owned-quad2, 051-improved-quad2"
show quadrant-3 "016-owned-quad3"
show quadrant-4 "016-owned-quad4"
show overview "017, 052"
show overview-tokens "139c"
show six-tokens-at-go "135, six on one square"
show six-tokens-spread "135"
show six-tokens-at-trafalgar-square "139"
show six-tokens-in-gaol "138b"
show board-of-32 "no capture: a quarter and the whole of a board of 32 squares"
show city-quadrant-2 "no capture: the board of Turkey"
show city-overview "no capture: the board of Turkey"

say "## A turn"
show turn-page-1 "016"
show tax-paid "093"
show turn-page-2 "025"
show turn-doubles "layout.md, 6: DOUBLES"
show statistics-select "029"
show statistics "018"
show stepping-one "032"
show unowned-deed "033"
show unowned-deed-page-2 "033, its last item"
show station-for-sale "no capture: the original has no card there"
show utility-for-sale "no capture: the original has no card there"
show auction "036"
show auction-page-2 "037"
show auction-after-a-bid "039"
show player-changed "131"

say "## Deeds"
show deeds "no capture: the original has no list of deeds"
show deeds-of-another "the next player's, with a Get Out Of Gaol Free card"
show deeds-all-scrolled "six players, and every deed in one hand"
show help-deeds "its keys"

say "## Computers"
show computer-thinks "layout.md, 1: while a computer decides there is no menu"
show computer-at-a-deed "layout.md, 3: THINKING stands where the dice are not"
show computer-buys "layout.md, 7: GAME UPDATING"
show computer-story "U-5.1: what a computer did"
show what-happened "U-5.1: what has happened since the last decision"
show no-person-left "U-5.5: computers alone are left"
show computer-bids "039, while others bid"
show trade-of-computer "075, proposed by a computer"
show game-paused "no capture: the original cannot be stopped"
show why "no capture: the original explains nothing"

say "## Managing"
show manage "040, 044, 045"
show manage-mortgage "047"
show manage-sold "no capture: a hotel sold, the prompt with its amount"
show confirm-group "layout.md, 6: CONFIRM GROUP"
show manage-must-sell "166"
show must-sell "166, after D"
show manage-being-traded "layout.md, 3: BEING TRADED!"
show info-street "042"
show info-station "049-info-sq05"
show info-utility "049-info-sq12"
show info-go "layout.md, 4: the other cards"
show info-chest "as above"
show info-tax "as above"
show info-chance "as above"
show info-gaol "as above"

say "## Trading"
show trade-start "060"
show trade-partner "061"
show trade-selector "065, before a choice"
show trade-wanted "065"
show trade-offering "068"
show trade-cards "068, with both cards"
show trade-ready "070"
show trade-invalid "layout.md, 4: invalid wealth or money"
show trade-invalid-dialog "layout.md, 4: INVALID TRADE!"
show trade-confirm "layout.md, 6: a page that the original skips by mistake"
show trade-long "no capture: more than the card has room for"
show trade-proposed "layout.md, 4: TRADE PLAYER, with who proposed"
show trade-approval "075"
show trade-approval-page-2 "075, the other page"
show trade-approval-wanted "079"
show trade-approval-offering "079"
show trade-approval-repay "079, with a mark to repay"
show trade-declined "no capture: the original forgets it"
show trade-approval-confirm "layout.md, 6: CONFIRM TRADE"

say "## Cards and Gaol"
show card-chance "090-card-chance-00"
show card-chest "090-card-chest-06"
show card-repairs "layout.md, 4: two value lines"
show card-chest-sum "layout.md, 3: the amount that the original drops"
show gone-to-gaol "096"
show in-gaol "098"
show in-gaol-page-2 "098, the other page"
say "Capture 103 (MUST POST BAIL) has no answer: by C-11.4 bail is taken at once when the third roll fails, and who cannot pay is in debt, which has its page."

say "## Debt and elimination"
show in-debt "110"
show must-pay "111: Autopay has the place of Continue, which is not needed, as the page goes when all is paid"
show player-eliminated "114"
show elimination "115"
show elimination-page-2 "115, the other page"
show elimination-select "118"
show elimination-repay "118, with a deed taken and repaid"
show elimination-invalid "layout.md, 4: CANNOT CONFIRM"
show elimination-auction-all "no capture: the question when no deed is taken"

say "## The end"
show end-ask "028"
show end-sure "layout.md, 6: CONFIRM REQUEST"
show vote "layout.md, 6: QUIT REQUESTED"
show leave-ask "no capture: leaving the table, with the game kept"
show game-over-dialog "125"
show game-over "no capture: the standings by score"

say "## Pictures"
say "No captures: the original has none. They are on P of the game's last page, of the page where a player's statistics are chosen, and of every replay; W R L choose one, D or Esc leads back. A line of wealth is in its player's colour, and carries the player's sign again and again; it ends where the player is out. A bar has its group's colour and is made of the signs of those who were paid; rent counts when it is paid. On the board of landings every square has its number, on a shade from never to as often as anywhere; the letters inside are the groups'. Without colours the shades are told by the sign before the number, and the highest by reverse."
show chart-wealth "four players, one of them out; a cell holds two points, one above the other"
show chart-rent "who was paid for what"
show chart-landings "on the overview's board"
show charts-replay "over a replay, with the keys"

say "## Help and refusals"
show help-turn "no capture: the keys of a page"
show reading-1 "no capture: how to read the board"
show reading-2 "no capture: its second page"
show help-selector "no capture: the keys of the selector"
show turn-refused "U-3.7: why something cannot be"

say "## Dominoes"
say "No captures: the original of these is another program. The manner is the property game's; U-4 and D-9 say what is where."
show domino-options "D-9.1: the options window"
show domino-options-help "its keys"
show domino-down "D-1.3: the tiles drawn for the down, the other player's above"
show domino-hand "U-4.1: the table before the first play"
show domino-count "D-9.6: the count after a play"
show domino-spinner "D-9.7: the first double is down, and in the middle"
show domino-ends "U-4.2, D-2.3: an end has to be chosen"
show domino-pointed "D-9.2: arrows choose a tile that fits, and its end"
show domino-fullest "U-4.3: 28 tiles on the table, where an arm has no more room in half size"
show domino-hand-of-21 "U-4.3: a hand of 21 tiles"
show domino-arranging "D-9.4: the hand is arranged"
show domino-draws "D-2.5: nothing fits"
show domino-redeal "D-6.1: a redeal may be asked for"
show domino-refused "U-3.7: why something cannot be"
show domino-hand-over "two people: whoever is called sees their hand"
show domino-hand-result "D-5: a hand is over"
show domino-game-over "D-8.4: a game is over"
show domino-scores "D-8.6: the scores of a game, in a replay"
show domino-won-by-count "D-1.2: a count wins the game in the middle of a hand"
show domino-hint "what level 2 would play (H), where the options want it"
show domino-not-seen "the tiles that nobody has seen (T), where the options want it"
show domino-why "why Mack played as he did (W), where computers explain themselves"
show domino-review "D-8.8: the review of a game"
show domino-review-position "D-8.8: the position before a play of the review"
show domino-review-goes-on "D-8.8: while its plays are judged"
show how-to-play-dominoes "how to play, with the tiles of the program (B)"
show domino-save "D-8.2: saving the deals"
show domino-save-over "D-8.2: the question before a game is saved over"
show domino-repeat "D-8.3: repeating them"
show domino-leave "D-9.3: leaving"
show domino-leave-for-another "D-9.3: leaving for another game"
show domino-sheet "D-8.6: the scores hand by hand"
show domino-people "D-9.1: the names of two people"
show domino-down-of-two "D-1.3: whose tile is whose"
show domino-farewell "D-8.4: the games won"
show domino-help "the keys of the table"

say "## The right half"
say "No captures: the original has none. Both halves stand together from 80 columns on, at a table and in a replay."
show wide "the property table in 80 columns and 24 rows"
show wide-large "in 120 columns and 40 rows: squares with names"
show ring-of-32 "the ring of a board of 32 squares"
show ring-of-32-large "the same in 80 columns and 40 rows"
show city-wide "the board of Turkey in 80 columns"
show city-wide-large "in 120 columns and 40 rows"
show wide-dominoes "the hand's story"
show wide-dominoes-seen "the tiles that have been seen, when the options want them"
show domino-wide-hint "a hint, what the seat has not seen and why, next to the table"
show domino-large "U-4.5: the table in 120 columns and 40 rows"
show domino-huge "U-4.5: the table in 200 columns and 60 rows"
show domino-review-large "D-8.8: the review, with the position before a play next to it"

say "## PETSCII"
cat >> "$out" <<'END'
The four quarters in the set of glyphs that has the C64's own signs (U-10.9), point by point next to captures 016:

- Lines: one edge of a square, with corners (U+1FB7C to 1FB7F). The original's are a quarter of a cell, these an eighth.
- Strips, rim and frames: the same checks (U+1FB95).
- Locomotive: chimney at the left, cab at the right, two round wheels; on the sides a boiler and a third wheel.
- Chance, upright: three small marks there, one large mark here. Lying: the same three.
- Chest: an open lid there; here a domed lid, a band and a lock.
- Electricity: a zigzag there, a bulb here. Water: the same tap, and a drop.
- Free Parking: a car from the front there, from the side here. Gaol: the same bars. Go To Gaol: a whistle there.
- GO: a thin arrow there, a broad one here, both from right to left.
- Map: a small board with a line between any two squares of its rim; ticks and a cross there.
- Bands: under and beside them the same thin lines.

END
show_in petscii quadrant-1 "016-owned-quad1"
show_in petscii quadrant-2 "016-owned-quad2"
show_in petscii quadrant-3 "016-owned-quad3"
show_in petscii quadrant-4 "016-owned-quad4"

cat >> "$out" <<'END'
## Other terminals

Each golden file has, below its colours, the rows that are others in `console`, `ascii` and `petscii`. Those that end in `-mono`
are without colours (`#` below: the cell is in reverse).
END
