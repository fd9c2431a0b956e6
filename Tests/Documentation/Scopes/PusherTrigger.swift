// Page: Sources/PusherSwift/PusherSwift.docc/GettingStarted.md
// Block: try room.trigger("client-typing", with: Typing(user: "ann"))
// In scope: a channel, and the type of the data.

import PusherSwift

struct Typing: Codable {
  let user: String
}

func example(room: PusherChannel) throws {
  // BLOCK
}
