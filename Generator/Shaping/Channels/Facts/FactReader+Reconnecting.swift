import Shape
import Specification

extension FactReader {
  func backOff() -> RealtimeFacts.BackOff? {
    guard let curve = require(word("curve", as: RealtimeFacts.BackOff.Curve.self), "curve"),
      let first = require(seconds("first"), "first"),
      let most = require(seconds("most"), "most")
    else { return nil }
    return RealtimeFacts.BackOff(
      curve: curve,
      first: first,
      factor: factor("factor") ?? 2,
      most: most,
      jitter: seconds("jitter"),
      attempts: count("attempts", from: 0)
    )
  }

  func resubscription() -> RealtimeFacts.Resubscription? {
    let sent = messages("messages", .outgoing)
    guard let after = require(message("after", .incoming), "after"),
      let messages = require(sent.isEmpty ? nil : sent, "messages")
    else { return nil }
    return RealtimeFacts.Resubscription(after: after, messages: messages)
  }

  func resume() -> RealtimeFacts.Resume? {
    let parts = fact.parts("cursor")
    // A cursor that lacks a part leads nowhere.
    let known = parts.compactMap { part($0).cursorPart() }
    guard known.count == parts.count, require(known.first, "cursor") != nil else { return nil }
    let keeps = part("keeps")
    return RealtimeFacts.Resume(
      cursor: known,
      keptSeconds: keeps?.seconds("seconds"),
      keptMessages: keeps?.count("messages", from: 1)
    )
  }

  private func cursorPart() -> RealtimeFacts.Resume.Part? {
    guard let place = require(place("location"), "location"),
      let parameter = require(text("parameter"), "parameter")
    else { return nil }
    return RealtimeFacts.Resume.Part(place: place, parameter: parameter)
  }

  func dedupe() -> RealtimeFacts.Dedupe? {
    let places = places("key")
    let count = fact.cursor.sequence("key")?.count
    // Messages that share less than the key need not be one.
    guard let key = require(places.isEmpty ? nil : places, "key"), key.count == count,
      let among = require(self.count("among", from: 1), "among")
    else { return nil }
    return RealtimeFacts.Dedupe(key: key, among: among)
  }

  func buffer() -> RealtimeFacts.Buffer? {
    guard let bound = require(count("bound", from: 1), "bound"),
      let overflow = require(word("overflow", as: RealtimeFacts.Buffer.Overflow.self), "overflow")
    else { return nil }
    return RealtimeFacts.Buffer(bound: bound, overflow: overflow)
  }
}
