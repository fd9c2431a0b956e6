// Page: Sources/PusherSwift/PusherSwift.docc/GettingStarted.md
// Block: let options = PusherClientOptions(
// In scope: a queue.

import Foundation
import PusherSwift

func example(queue: DispatchQueue) {
  // BLOCK
}
