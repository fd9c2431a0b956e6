import BinderyJSON
import BinderyRealtime
import SchemaValidation

/// Finds the described message that a received one is.
struct MessageCheck {
  let channels: [MockedChannel]
  let schemas: MockedSchemas

  /// A described message, with its channel.
  struct Found {
    let channel: MockedChannel
    let message: MockedMessage
  }

  /// The result for a message: what it is, or the violations of the most similar description.
  struct Result {
    var found: Found?
    var violations: [RequestViolation] = []
  }

  func result(_ message: WebSocketMessage) -> Result {
    let candidates = channels.flatMap { channel in
      channel.messages.filter { !$0.isSent }.map { Found(channel: channel, message: $0) }
    }
    // Nothing is known about the messages of the client.
    if candidates.isEmpty { return Result() }
    guard case .text(let text) = message else {
      let found = candidates.first { $0.message.schema == nil }
      return found.map { Result(found: $0) } ?? undescribed("no described message is binary")
    }
    let json = try? JSONValue(parsing: text)
    var best: (found: Found, rank: [Int], violations: [RequestViolation])?
    for candidate in candidates {
      guard let value = candidate.message.isText ? .string(text) : json else { continue }
      let violations = schemas.violations(of: value, candidate.message)
      let evidence = evidence(value, candidate.message)
      let rank = [violations.isEmpty ? 1 : 0, evidence, -violations.count]
      if let known = best, !known.rank.lexicographicallyPrecedes(rank) { continue }
      best = (candidate, rank, violations)
    }
    guard let best else { return undescribed("the text isn't JSON") }
    if best.violations.isEmpty { return Result(found: best.found) }
    return Result(violations: best.violations)
  }

  private func undescribed(_ reason: String) -> Result {
    let violation = RequestViolation(part: "message", keyword: "contentType", message: reason)
    return Result(violations: [violation])
  }

  /// The number of members that the schema of a message describes; those with the only possible
  /// value count more, since they identify the message.
  private func evidence(_ value: JSONValue, _ message: MockedMessage) -> Int {
    guard let id = message.schema.flatMap({ schemas.table.definition($0) }) else { return 0 }
    guard let object = value.object else { return 1 }
    let keys = schemas.table.keys(of: [id])
    return object.members.reduce(0) { count, member in
      guard keys.contains(member.key) else { return count }
      let related = schemas.table.related(to: schemas.table.property(member.key, of: [id]))
      let isConstant = related.contains { id in
        let keywords = schemas.table.nodes[id].keywords
        return keywords["const"] == member.value
          || keywords["enum"]?.array?.contains(member.value) == true
      }
      return count + (isConstant ? 100 : 1)
    }
  }
}
