import Canonical
import Canonicalizing
import Shape
import Specification

extension ChannelShaper {
  /// The connection policy in the extensions of the document, a server or a channel.
  func facts(
    _ extensions: RealtimeExtensions,
    channel: AsyncAPI.Channel.ID? = nil
  ) -> RealtimeFacts {
    guard !extensions.isEmpty else { return RealtimeFacts() }
    var messages = directory
    messages.channel = channel
    var facts = RealtimeFacts()
    func reader(_ kind: RealtimeFacts.Kind) -> RealtimeExtensionReader? {
      guard let fields = extensions[kind.rawValue] else { return nil }
      facts.descriptions[kind] = fields.cursor.string("description")
      return RealtimeExtensionReader(
        fields: fields,
        name: kind.rawValue,
        messages: messages,
        diagnostics: diagnostics
      )
    }
    facts.keepAlive = reader(.keepAlive)?.keepAlive()
    facts.closeCodes = extensions.list(RealtimeFacts.Kind.closeCodes.rawValue)?.compactMap {
      let name = RealtimeFacts.Kind.closeCodes.rawValue
      return RealtimeExtensionReader(
        fields: $0,
        name: name,
        messages: messages,
        diagnostics: diagnostics
      )
      .closeCode()
    }
    facts.errorCodes = reader(.errorCodes)?.errorCodes()
    facts.backOff = reader(.backOff)?.backOff()
    facts.resubscription = reader(.resubscription)?.resubscription()
    facts.resume = reader(.resume)?.resume()
    facts.dedupe = reader(.dedupe)?.dedupe()
    facts.buffer = reader(.buffer)?.buffer()
    if channel != nil { facts.lifecycle = reader(.lifecycle)?.lifecycle() }
    return facts
  }
}

extension RealtimeExtensionReader {
  fileprivate func keepAlive() -> RealtimeFacts.KeepAlive? {
    guard let side = require(word("by", as: RealtimeFacts.KeepAlive.Side.self), "by"),
      let means = require(word("using", as: RealtimeFacts.KeepAlive.Means.self), "using"),
      let after = require(seconds("after"), "after"),
      let answerWithin = require(seconds("answerWithin"), "answerWithin")
    else { return nil }
    return RealtimeFacts.KeepAlive(
      side: side,
      means: means,
      after: after,
      answerWithin: answerWithin,
      again: seconds("again"),
      ping: message("ping", .outgoing),
      pong: message("pong", .incoming),
      announced: part("announced").flatMap { $0.announcement() }
    )
  }

  private func announcement() -> RealtimeFacts.Announcement? {
    guard let message = require(message("message", .incoming), "message"),
      let location = require(location("location"), "location")
    else { return nil }
    return RealtimeFacts.Announcement(message: message, place: location)
  }

  fileprivate func closeCode() -> RealtimeFacts.CloseCode? {
    let reaction: RealtimeFacts.CloseCode.Reaction? = word("reaction")
    guard let first = require(count("from", from: .min), "from"),
      let reaction = require(reaction, "reaction")
    else { return nil }
    let last = count("to", from: .min) ?? first
    if last < first, let value = fields["to"] {
      diagnostics.report(
        Diagnostic(
          .warning,
          .invalidExtension,
          at: value.mark,
          "“to” is less than “from” in \(Excerpt.quoted(name)); the two values are exchanged",
          fix: "write from: \(last), to: \(first)"
        )
      )
    }
    return RealtimeFacts.CloseCode(
      codes: min(first, last)...max(first, last),
      reaction: reaction,
      after: seconds("after"),
      name: text("name"),
      meaning: text("description")
    )
  }

  fileprivate func errorCodes() -> RealtimeFacts.ErrorCodes? {
    guard let message = require(message("message", .incoming), "message"),
      let location = require(location("location"), "location")
    else { return nil }
    return RealtimeFacts.ErrorCodes(
      message: message,
      place: location,
      until: self.message("until", .incoming),
      codes: fields.parts("codes").compactMap { part($0).closeCode() }
    )
  }
}
