// Page: README.md
// Block: let pusher = Pusher(key: "APP_KEY", options: PusherClientOpt
// In scope: the type of an event's data.

struct Price: Codable {
  let amount: Double
}

func example() async throws {
  // BLOCK
  print(room.name, user.id)
}
