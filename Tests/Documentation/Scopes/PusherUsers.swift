// Page: Sources/PusherSwift/PusherSwift.docc/GettingStarted.md
// Block: options.userAuthMethod = .endpoint(authEndpoint: "https://ap
// In scope: a client, and the options that it is made with.

import PusherSwift

func example(options: inout PusherClientOptions, pusher: Pusher) async throws {
  // BLOCK
}
