import Shape
import SourceDiagnostics

extension RealtimeExtensionReader {
  func dedupe() -> ConnectionPolicies.Dedupe? {
    guard let key = key(), require(key.first, "key") != nil,
      let windowSize = require(count("window", from: 1), "window")
    else { return nil }
    return ConnectionPolicies.Dedupe(key: key, windowSize: windowSize)
  }

  func sequence() -> ConnectionPolicies.Sequence? {
    guard let location = require(location("location"), "location"), let key = key() else {
      return nil
    }
    var sequence = ConnectionPolicies.Sequence(location: location)
    sequence.key = key
    sequence.window = count("window", from: 0) ?? 0
    sequence.scope = word("scope") ?? .channel
    return sequence
  }

  func resume() -> ConnectionPolicies.Resume? {
    let parts = fields.objects("cursor").map(part)
    // A cursor without one of its parts can't resume a connection.
    let cursor = parts.compactMap { $0.cursorPart() }
    guard cursor.count == parts.count, require(cursor.first, "cursor") != nil else { return nil }
    var resume = ConnectionPolicies.Resume(cursor: cursor)
    resume.retention = seconds("retention")
    return resume
  }

  private func cursorPart() -> ConnectionPolicies.Resume.Part? {
    guard let location = require(location("location"), "location") else { return nil }
    let message = self.location("message")
    let destinations: [ConnectionPolicies.Resume.Destination?] = [
      text("query").map { .query($0) }, text("header").map { .header($0) },
      message.map { .message($0) },
    ]
    let present = destinations.compactMap(\.self)
    guard present.count == 1, let destination = present.first else {
      diagnostics.warn(
        .invalidExtension,
        at: fields.mark,
        "a part of the cursor of \(Excerpt.quoted(name)) must have one of “query”, “header” and"
          + " “message”; ignored",
        fix: "write a part for each destination"
      )
      return nil
    }
    return ConnectionPolicies.Resume.Part(location: location, destination: destination)
  }

  func subscription() -> ConnectionPolicies.Subscription? {
    guard let message = require(message("message", .outgoing), "message"), let key = key() else {
      return nil
    }
    var subscription = ConnectionPolicies.Subscription(message: message)
    subscription.key = key
    subscription.ending = self.message("ending", .outgoing)
    return subscription
  }

  /// The locations of a key; nil if one of them is invalid, since messages that share only a part
  /// of the key may differ.
  private func key() -> [ConnectionPolicies.Location]? {
    let locations = locations("key")
    return locations.count == fields.elements("key").count ? locations : nil
  }
}
