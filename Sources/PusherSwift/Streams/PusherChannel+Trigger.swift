import BinderyRuntime

extension PusherChannel {
  /// Sends an event to the other clients on a private or presence channel.
  ///
  ///     try channel.trigger("client-typing", with: Typing(user: "ann"))
  ///
  /// It throws if the service would refuse the event, the channel isn't subscribed to, or 1,024
  /// events already wait to be sent. The service refuses more than ten per second, which the
  /// delegate's `receivedError` reports.
  public func trigger<Content: Encodable>(
    _ eventName: String,
    with content: Content
  ) throws(PusherTriggerError) {
    let event = ClientEvent(event: eventName, channel: name, data: try .encoding(content))
    try event.check()
    guard subscribed else { throw .notSubscribed }
    try commands.send(event)
  }
}

extension JSONValue {
  fileprivate static func encoding(
    _ content: some Encodable
  ) throws(PusherTriggerError) -> JSONValue {
    do {
      let data = try JSONEncoder().encode(content)
      return try JSONValue(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw .unencodable("\(error)")
    }
  }
}
