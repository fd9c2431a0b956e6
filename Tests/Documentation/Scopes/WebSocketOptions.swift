// Page: Sources/BinderyRealtime/BinderyRealtime.docc/WebSocketClient.md
// Block: var options = WebSocketOptions()
// It needs the import alone.

import BinderyRealtime

func example() async throws {
  // BLOCK
}
