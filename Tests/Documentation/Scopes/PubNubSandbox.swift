// Page: README.md
// Block: let sandbox = PubNubSandbox(clock: clock)
// In scope: the test's clock.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import Sandbox

func example(clock: ManualClock) throws {
  // BLOCK
  print(api)
}
