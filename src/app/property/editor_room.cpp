#include "app/property/editor_room.hpp"

#include <utility>

namespace parlor::tui {

EditorRoom::EditorRoom(RoomNeeds needs, std::shared_ptr<const property::Edition> edition)
    : needs_{needs},
      editor_{needs.terms,
              needs.options.property.mode,
              needs.options.property.board,
              std::move(edition)} {}

void EditorRoom::press(Key key) {
    const std::size_t dialogs_before = editor_.dialogs();
    editor_.press(key);
    const bool is_read = editor_.dialogs() < dialogs_before;
    needs_.sounds.add(not editor_.refusal().empty() ? SoundEffect::Buzz
                      : is_read                     ? SoundEffect::Dong
                                                    : SoundEffect::Ding);
}

}  // namespace parlor::tui
