// The parts of Asio that the host is made with. Slow to compile: only for the files of this folder that
// wait for something.
#pragma once

#include <asio/io_context.hpp>
#include <asio/local/stream_protocol.hpp>
#include <asio/steady_timer.hpp>

namespace parlor::host {

using Protocol = asio::local::stream_protocol;
using AsioError = asio::error_code;

}  // namespace parlor::host
