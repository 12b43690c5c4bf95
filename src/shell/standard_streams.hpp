// Standard input, output and error, which may be closed when the program starts.
#pragma once

namespace parlor::shell {

// Opens the null device in the place of each closed stream, so that no file that is opened later
// takes its place. The device is opened in the wrong direction, so reading or writing it gives the
// same error (EBADF) as before. False when the null device cannot be opened.
[[nodiscard]] bool hold_closed_streams();

}  // namespace parlor::shell
