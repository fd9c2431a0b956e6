// Page: Sources/PusherSwift/PusherSwift.docc/GettingStarted.md
// Block: let closures = PusherClientOptions(
// In scope: functions that ask an app's server.

import Foundation
import PusherSwift

func example(
  sign: @escaping @Sendable (String, String) async throws -> PusherAuth,
  signUser: @escaping @Sendable (String) async throws -> PusherUserAuth
) {
  // BLOCK
  print(closures)
}
