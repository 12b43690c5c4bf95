#include "shell/opener.hpp"

#include <unistd.h>

#include "table/language/output.hpp"
#include "unicode/printable.hpp"

namespace parlor::shell {

table::Opener opener_telling(tui::Games games, const std::string& name) {
    return [games, name, open = opener_of(games)](const table::SetupAsked& asked) {
        auto opened = open(asked);
        const auto* const table = std::get_if<std::unique_ptr<table::GameTable>>(&opened);
        const auto changes = table != nullptr ? changes_since(games, **table) : std::nullopt;
        if (changes)
            table::Output{STDERR_FILENO}.write(printable(name, 400) + ": " + *changes + "\n");
        return opened;
    };
}

}  // namespace parlor::shell
