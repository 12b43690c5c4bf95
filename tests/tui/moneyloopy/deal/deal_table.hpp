// DealTable: people at Moneyloopy's table who make deals, for tests: lines and keys in, pages out.
// Every move of a page is played; and its line, when read back, must give the same line.
//
//   DealTable table{"Ann", "Bob"};  // Ann has to roll
//   table.opens(deal_page(Seat{2}));
//   table.keys("a m 5 0 a");
#pragma once

#include <string>

#include "rules/moneyloopy/table.hpp"
#include "tui/golden.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {

struct DealTable : moneyloopy::Table {
    using Table::Table;

    Ui ui;

    [[nodiscard]] View view() const;  // of the player who decides
    void opens(PagePtr page);         // over the page of the decision
    void press(Key key);
    void keys(const std::string& names);
    void types(const std::string& text);

    [[nodiscard]] Canvas canvas() const;
    void shows(const std::string& name) const;  // as tests/screens/loopy-NAME.txt
    [[nodiscard]] bool says(const std::string& words) const;

private:
    void makes(const std::string& line);
};

}  // namespace parlor::tui::moneyloopy_table
