// Any bytes as a guest's and as a host's, and as the contents of one message, whose length would
// otherwise have to be right. Messages are the same in whatever pieces they come, and after writing and
// reading them; an error can be shown to a person. A host's pictures, on the canvases before them, have
// only glyphs that a terminal may get, and come again as they are.
#include <algorithm>
#include <optional>
#include <variant>
#include <vector>

#include "fuzz.hpp"
#include "wire/from_guest.hpp"
#include "wire/from_host.hpp"
#include "wire/picture.hpp"

using namespace parlor;
using namespace parlor::fuzz;
using namespace parlor::wire;
using tui::At;
using tui::Canvas;

namespace {

template <class Message>
struct Said {
    std::vector<Message> messages;
    std::string error;
    friend bool operator==(const Said&, const Said&) = default;
};

template <class Message>
Said<Message> said(const Direction<Message>& direction, std::string_view bytes, std::size_t piece) {
    Reader<Message> reader{direction};
    Said<Message> said;
    while (not bytes.empty() and said.error.empty()) {
        reader.feed(bytes.substr(0, piece));
        bytes.remove_prefix(std::min(piece, bytes.size()));
        for (auto next = reader.next(); next and said.error.empty(); next = reader.next())
            if (*next)
                said.messages.push_back(**next);
            else
                said.error = next->error().what;
    }
    require(reader.waiting() <= direction.most_waiting);
    require(not unprintable(said.error));
    return said;
}

// What anybody says, in two ways of coming.
template <class Message>
std::vector<Message> messages(const Direction<Message>& direction, std::string_view bytes) {
    const auto at_once = said(direction, bytes, bytes.size());
    require(said(direction, bytes, 3) == at_once);
    for (const Message& each : at_once.messages) {
        const auto again = said(direction, bytes_of(each), 1000);
        require(again.error.empty() and again.messages == std::vector{each});
    }
    return at_once.messages;
}

bool may_be_sent(char32_t glyph) {
    return is_printable(glyph) or (glyph >= 0x1FB00 and glyph <= 0x1FBFF);
}

void require_cells(const Canvas& canvas) {
    for (At at; at.row < canvas.size().rows; ++at.row)
        for (at.col = 0; at.col < canvas.size().cols; ++at.col) {
            const tui::Cell cell = canvas.cell(at);
            require(is_printable(cell.glyph));
            const tui::Variants& variants = cell.variants;
            require(variants.petscii == 0 or may_be_sent(variants.petscii));
            require(variants.console == 0 or is_printable(variants.console));
            require(variants.ascii == 0 or (variants.ascii >= ' ' and variants.ascii <= '~'));
        }
}

void require_same_again(const std::optional<Canvas>& before, const Canvas& after) {
    Canvas canvas = before.value_or(Canvas{});
    const auto again = messages(from_host(), bytes_of(picture_of(Showing{1}, before, after)));
    require(again.size() == 1 and not draw(canvas, std::get<Picture>(again.front())));
    require(canvas == after);
}

void show(const std::vector<FromHost>& messages) {
    Canvas canvas;
    for (const FromHost& each : messages) {
        const auto* const picture = std::get_if<Picture>(&each);
        if (picture == nullptr) continue;
        const Canvas before = canvas;
        if (const auto error = draw(canvas, *picture)) {
            require_words(error->what);
            require(canvas == before);
        }
        require_cells(canvas);
        require_same_again(before, canvas);
    }
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t count) {
    const std::string_view text = text_of(bytes, count);
    (void)messages(from_guest(), text);
    show(messages(from_host(), text));
    if (text.empty()) return 0;
    const std::string one = framed(bytes[0], text.substr(1));
    (void)messages(from_guest(), one);
    show(messages(from_host(), one));
    return 0;
}
