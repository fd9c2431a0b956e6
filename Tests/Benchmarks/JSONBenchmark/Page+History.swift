extension Page {
  /// Creates a page like those of a history endpoint: short and long text, escapes, and characters
  /// beyond ASCII.
  static func history(messages: Int) -> Page {
    Page(
      status: 200,
      error: false,
      channels: ["room.general": (0..<messages).map(Message.init(number:))]
    )
  }
}

extension Message {
  init(number: Int) {
    message = Body(
      text: "Message \(number): the quick brown fox sang “hello” to 3 lazy dogs\nand went home. "
        + String(repeating: "lorem ipsum dolor sit amet ", count: 4),
      sender: "user-\(number % 7)",
      likes: number * 37,
      score: Double(number) * 0.125 + 0.1,
      tags: ["swift", "linux", "tag\(number)"],
      edited: number.isMultiple(of: 2)
    )
    timetoken = "156105478269700\(number + 10)"
    uuid = "8f3b1c9e-\(number)"
    type = 3
    meta = Meta(region: "eu-central-1", hops: 2)
  }
}
