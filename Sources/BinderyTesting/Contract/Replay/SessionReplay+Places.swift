// How a session differs from the recorded one.
extension SessionReplay {
  /// Paths and queries; where the service lives isn't part of the contract.
  func compare(
    socket number: Int,
    _ session: RecordedClient.Session
  ) throws(ContractViolations) {
    let recorded = URIReference(session.entry.request.url)
    let asked = sockets.urls.all[number]
    let sent = URIReference(asked)
    guard recorded.path == sent.path, recorded.query == sent.query else {
      let url = session.entry.request.url
      throw differs(session, .opening, "recorded to connect to \(url), connected to \(asked)")
    }
  }

  /// How a session differs from the recorded one.
  enum Place: Hashable, CustomStringConvertible {
    case opening
    case frame(Int)
    case close

    var description: String {
      switch self {
      case .opening: "opening"
      case .frame(let position): "frame \(position)"
      case .close: "close"
      }
    }
  }

  func differs(
    _ session: RecordedClient.Session,
    _ place: Place,
    _ difference: String
  ) -> ContractViolations {
    let subject = "\(client.recording) #\(session.position), \(place)"
    return ContractViolations([ContractViolation(subject: subject, difference: difference)])
  }
}
