// Standard input, output and error, which whoever starts the program may have closed.
#pragma once

namespace parlor::shell {

// Opens each closed one on the null device, so that no file that is opened later takes its place.
// The device is opened the wrong way round: whoever reads or writes it gets the same error (EBADF)
// as before. False when the null device cannot be opened.
[[nodiscard]] bool hold_closed_streams();

}  // namespace parlor::shell
