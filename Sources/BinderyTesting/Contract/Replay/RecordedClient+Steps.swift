import BinderyRuntime

// What the archive has at each step.
extension RecordedClient {
  func location(of step: RecordedStep) -> RecordedStep.Location {
    switch step.kind {
    case .call(let number): .call(calls[number].position)
    case .exchange(let number): .exchange(exchanges[number].position)
    case .opening(let number): .opening(sessions[number].position)
    case .frame(let position, let number): .frame(position, entry: sessions[number].position)
    case .end(let number): .close(sessions[number].position)
    }
  }

  /// The recorded deliveries to the user.
  func deliveries(of step: RecordedStep) -> [JSONValue] {
    switch step.kind {
    case .call(let number): calls[number].call.delivers
    case .exchange(let number): exchanges[number].entry.origin?.delivers ?? []
    case .opening(let number): sessions[number].entry.origin?.delivers ?? []
    case .frame(let position, let number): sessions[number].entry.frames[position].delivers
    case .end(let number): sessions[number].entry.origin?.close?.delivers ?? []
    }
  }

  /// Whether the client causes the step; it may do so at any time.
  func causes(_ step: RecordedStep) -> Bool {
    switch step.kind {
    case .call: false
    case .exchange, .opening: true
    case .frame(let position, let number):
      sessions[number].entry.frames[position].type == "send"
    case .end(let number): sessions[number].entry.origin?.close?.by == "client"
    }
  }

  /// The payloads of the messages and responses that the client has received until a step.
  func payloads(until step: RecordedStep) -> RawPayloads {
    let messages = steps.prefix { $0.time <= step.time }.compactMap { step -> String? in
      switch step.kind {
      case .frame(let position, let number):
        let frame = sessions[number].entry.frames[position]
        return frame.type == "receive" ? frame.data : nil
      case .exchange(let number): return exchanges[number].entry.response.content.text
      case .call, .opening, .end: return nil
      }
    }
    return RawPayloads(of: messages)
  }

  /// The location of its first session or exchange.
  var location: ContractLocation? {
    let entry = (sessions.first ?? exchanges.first)?.position
    var located = LocatedRecording(file)
    return located.location(of: .entry, in: entry)
  }
}
