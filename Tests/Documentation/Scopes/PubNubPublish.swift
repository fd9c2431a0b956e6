// Page: Sources/PubNubSDK/PubNubSDK.docc/GettingStarted.md
// Block: let configuration = PubNubConfiguration(publishKey: "demo",
// It needs the import alone.

import PubNubSDK

func example() async throws {
  // BLOCK
  print(timetoken)
}
