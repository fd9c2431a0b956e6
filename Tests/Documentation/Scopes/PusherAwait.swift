// Page: Sources/PusherSwift/PusherSwift.docc/GettingStarted.md
// Block: let updates = pusher.subscribe("presence-room").events("new-
// In scope: a client, and the type of an event's data.

import PusherSwift

struct Price: Codable {
  let amount: Double
}

func example(pusher: Pusher) async throws {
  // BLOCK
  print(room.name)
}
