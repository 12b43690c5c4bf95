// Any bytes as a terminal's: the keys are the same in whatever pieces they come, and when no more
// comes, nothing waits.
#include <algorithm>
#include <vector>

#include "fuzz.hpp"
#include "terminal/key_reader.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using tui::Key;
using tui::KeyReader;

namespace {

void read_into(std::vector<Key>& keys, KeyReader& reader) {
    while (const auto key = reader.next()) keys.push_back(*key);
}

// At most one key is left over for each byte that waited.
void give_up(std::vector<Key>& keys, KeyReader& reader) {
    for (int tries = 0; reader.waits(); ++tries) {
        require(tries < 100);
        require(reader.patience_ms() > 0);
        if (const auto key = reader.give_up()) keys.push_back(*key);
        read_into(keys, reader);
    }
}

std::vector<Key> keys_in(std::string_view bytes, std::size_t piece) {
    KeyReader reader;
    std::vector<Key> keys;
    while (not bytes.empty()) {
        reader.feed(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        read_into(keys, reader);
    }
    give_up(keys, reader);
    return keys;
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    const std::vector<Key> keys = keys_in(text, count);
    require(keys.size() <= count);
    for (const std::size_t piece : {1U, 3U}) require(keys_in(text, piece) == keys);
    return 0;
}
