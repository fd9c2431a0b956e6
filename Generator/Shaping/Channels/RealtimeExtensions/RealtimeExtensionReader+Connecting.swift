import Shape
import SourceDiagnostics

extension RealtimeExtensionReader {
  func keepAlive() -> ConnectionPolicies.KeepAlive? {
    guard let sender = require(word("by", as: ConnectionPolicies.KeepAlive.Side.self), "by"),
      let kind = require(word("using", as: ConnectionPolicies.KeepAlive.Kind.self), "using"),
      let activityTimeout = require(seconds("after"), "after"),
      let pongTimeout = require(seconds("pongTimeout"), "pongTimeout")
    else { return nil }
    var policy = ConnectionPolicies.KeepAlive(
      sender: sender,
      kind: kind,
      activityTimeout: activityTimeout,
      pongTimeout: pongTimeout
    )
    policy.retryInterval = seconds("retryInterval")
    policy.ping = message("ping", .outgoing)
    policy.pong = message("pong", .incoming)
    policy.announcement = part("announced").flatMap { $0.announcement() }
    policy.echo = echo()
    return policy
  }

  /// The value of the ping that the pong repeats; both locations are needed.
  private func echo() -> ConnectionPolicies.KeepAlive.Echo? {
    guard fields["pingValue"] != nil || fields["pongValue"] != nil,
      let ping = require(location("pingValue"), "pingValue"),
      let pong = require(location("pongValue"), "pongValue")
    else { return nil }
    return ConnectionPolicies.KeepAlive.Echo(ping: ping, pong: pong)
  }

  private func announcement() -> ConnectionPolicies.Announcement? {
    guard let message = require(message("message", .incoming), "message"),
      let location = require(location("location"), "location")
    else { return nil }
    return ConnectionPolicies.Announcement(message: message, location: location)
  }

  func closeCode() -> ConnectionPolicies.CloseCode? {
    let reaction: ConnectionPolicies.CloseCode.Reaction? = word("reaction")
    guard let first = require(count("from", from: .min), "from"),
      let reaction = require(reaction, "reaction")
    else { return nil }
    let last = count("to", from: .min) ?? first
    if last < first, let value = fields["to"] {
      diagnostics.warn(
        .invalidExtension,
        at: value.mark,
        "“to” is less than “from” in \(Excerpt.quoted(name)); the values are swapped",
        fix: "write from: \(last), to: \(first)"
      )
    }
    var code = ConnectionPolicies.CloseCode(
      codes: min(first, last)...max(first, last),
      reaction: reaction
    )
    code.after = seconds("after")
    code.name = text("name")
    code.meaning = text("description")
    return code
  }

  func errorCodes() -> ConnectionPolicies.ErrorCodes? {
    guard let message = require(message("message", .incoming), "message"),
      let location = require(location("location"), "location")
    else { return nil }
    return ConnectionPolicies.ErrorCodes(
      message: message,
      location: location,
      until: self.message("until", .incoming),
      codes: fields.objects("codes").compactMap { part($0).closeCode() }
    )
  }
}
