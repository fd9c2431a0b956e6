import BinderyRuntime
import PubNubSDK

/// The endpoints of publish (with `norep`: fire) and signal.
enum Publishing {
  /// The maximum encoded length of a message and its channel.
  static let messageBytes = 32 * 1024

  static func get(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let length = call.length(of: "channel") + call.length(of: "message")
    return try publish(Array(call["message"].utf8), length, &keyspace, call)
  }

  static func post(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let length = call.length(of: "channel") + call.body.count
    return try publish(call.body, length, &keyspace, call)
  }

  private static func publish(
    _ text: [UInt8],
    _ length: Int,
    _ keyspace: inout Keyspace,
    _ call: Call
  ) throws(Refusal) -> Route.Outcome {
    guard length <= messageBytes else {
      throw .publish("Message Too Large", at: keyspace.now)
    }
    let message = try json(text, keyspace)
    let details = try details(text.count, keyspace, call)
    let event = Event(
      timetoken: keyspace.time.next(),
      channel: call["channel"],
      content: .message(message),
      details: details
    )
    keyspace.append(try entry(event, keyspace, call))
    return receipt(event.timetoken)
  }

  static func signal(_ keyspace: inout Keyspace, _ call: Call) throws(Refusal) -> Route.Outcome {
    let text = Array(call["message"].utf8)
    guard text.count <= keyspace.settings.signalBytes else {
      throw .publish("Signal size too large", at: keyspace.now)
    }
    let signal = try json(text, keyspace)
    var details = try details(text.count, keyspace, call)
    details.metadata = nil
    keyspace.broadcast(.signal(signal), on: call["channel"], details)
    return receipt(keyspace.time.latest)
  }
}

extension Publishing {
  private static func receipt(_ timetoken: UInt64) -> Route.Outcome {
    .reply(Reply(PublishReceipt(code: 1, text: "Sent", timetoken: "\(timetoken)")))
  }

  /// Returns the log entry, with delivery and storage according to the query.
  private static func entry(
    _ event: Event,
    _ keyspace: Keyspace,
    _ call: Call
  ) throws(Refusal) -> ChannelLog.Entry {
    let isStored = call.query.flag("store", default: true)
    return ChannelLog.Entry(
      event: event,
      isDelivered: !call.query.flag("norep"),
      isStored: isStored && !keyspace.settings.disabled.contains(.storage),
      expiry: try expiry(event.timetoken, keyspace, call)
    )
  }

  private static func json(_ text: [UInt8], _ keyspace: Keyspace) throws(Refusal) -> JSONValue {
    do throws(JSONError) {
      return try JSONReader.decode(from: text)
    } catch {
      throw .publish("Invalid JSON", at: keyspace.now)
    }
  }

  private static func details(
    _ size: Int,
    _ keyspace: Keyspace,
    _ call: Call
  ) throws(Refusal) -> Event.Details {
    let meta = try call.query["meta"].map { text throws(Refusal) in
      try json(Array(text.utf8), keyspace)
    }
    return Event.Details(
      publisher: call.user,
      metadata: meta,
      customMessageType: call.query["custom_message_type"],
      sequenceNumber: call.query["seqn"].flatMap { Int($0) },
      size: size + (call.query["meta"]?.utf8.count ?? 0)
    )
  }

  /// Returns the expiry in hours after the timetoken; nil for 0 and for values beyond its range.
  private static func expiry(
    _ timetoken: UInt64,
    _ keyspace: Keyspace,
    _ call: Call
  ) throws(Refusal) -> UInt64? {
    do throws(InvalidQuery) {
      guard let hours = try call.query.number("ttl", as: UInt32.self), hours > 0 else { return nil }
      let life = UInt64(hours).multipliedReportingOverflow(by: 3600 * .ticksPerSecond)
      let expiry = timetoken.addingReportingOverflow(life.partialValue)
      return life.overflow || expiry.overflow ? nil : expiry.partialValue
    } catch {
      throw .publish("Invalid ttl", at: keyspace.now)
    }
  }
}
