import Shape
import Specification

extension RealtimeExtensionReader {
  func backOff() -> ConnectionPolicies.BackOff? {
    guard let curve = require(word("curve", as: ConnectionPolicies.BackOff.Curve.self), "curve"),
      let first = require(seconds("first"), "first"),
      let most = require(seconds("most"), "most")
    else { return nil }
    return ConnectionPolicies.BackOff(
      curve: curve,
      initialDelay: first,
      factor: factor("factor") ?? 2,
      maxDelay: most,
      jitter: seconds("jitter"),
      attempts: count("attempts", from: 0)
    )
  }

  func resubscription() -> ConnectionPolicies.Resubscription? {
    let sent = messages("messages", .outgoing)
    guard let after = require(message("after", .incoming), "after"),
      let messages = require(sent.isEmpty ? nil : sent, "messages")
    else { return nil }
    return ConnectionPolicies.Resubscription(after: after, messages: messages)
  }

  func resume() -> ConnectionPolicies.Resume? {
    let parts = fields.parts("cursor")
    // A cursor without one of its parts can't resume a connection.
    let known = parts.compactMap { part($0).cursorPart() }
    guard known.count == parts.count, require(known.first, "cursor") != nil else { return nil }
    let keeps = part("keeps")
    return ConnectionPolicies.Resume(
      cursor: known,
      keptSeconds: keeps?.seconds("seconds"),
      keptMessages: keeps?.count("messages", from: 1)
    )
  }

  private func cursorPart() -> ConnectionPolicies.Resume.Part? {
    guard let location = require(location("location"), "location"),
      let parameter = require(text("parameter"), "parameter")
    else { return nil }
    return ConnectionPolicies.Resume.Part(location: location, parameter: parameter)
  }

  func dedupe() -> ConnectionPolicies.Dedupe? {
    let locations = locations("key")
    let count = fields.cursor.sequence("key")?.count
    // Messages that share only a part of the key may differ.
    guard let key = require(locations.isEmpty ? nil : locations, "key"), key.count == count,
      let among = require(self.count("among", from: 1), "among")
    else { return nil }
    return ConnectionPolicies.Dedupe(key: key, among: among)
  }

  func buffer() -> ConnectionPolicies.Buffer? {
    guard let bound = require(count("bound", from: 1), "bound"),
      let overflow = require(
        word("overflow", as: ConnectionPolicies.Buffer.Overflow.self),
        "overflow"
      )
    else { return nil }
    return ConnectionPolicies.Buffer(bound: bound, overflow: overflow)
  }
}
