// Page: README.md
// Block: let channel = OrdersChannel(shop: "north")               //
// In scope: a frame.

import BinderyRealtime
import BinderyRuntime
import Bookshop

func example(frame: String) throws {
  // BLOCK
  print(channel, bytes)
}
