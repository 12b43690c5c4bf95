// The common description of the parts of a series, as lines of their text (sim/part.hpp).
//
//     program 1.0.0
//     game classic
//     board uk
//     seats cpu:1,cpu:0
//     seed 1
//     set salary=400
//     file board mine 8f3a12cd90ab12ef
//
// Choices:  the same options in another order make the same series; an explicit default makes
//           another series.
// Not here: the lines of dominoes (dominoes/series.cpp).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/command_line.hpp"
#include "shell/series/sim.hpp"
#include "sim/part.hpp"

namespace parlor::shell {

[[nodiscard]] std::string program_word();

// The lines of a series on a board; `files` are the lines of files (sim/file_words.hpp).
[[nodiscard]] std::vector<std::string> words_of(const cli::Sim& order,
                                                const Players& players,
                                                const std::string& board,
                                                const std::vector<std::string>& files);

// The order of a series of any game that has these lines. Other lines are ignored.
[[nodiscard]] cli::Sim order_of(const std::vector<std::string>& words);

// An error when the series of this order has other lines here, because another program played the
// part, or used another file of that name.
[[nodiscard]] std::optional<Error> not_here(const std::vector<std::string>& words,
                                            const sim::Part& part);

}  // namespace parlor::shell
