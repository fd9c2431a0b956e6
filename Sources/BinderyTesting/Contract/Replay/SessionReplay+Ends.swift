// What is left of sessions that have ended.
extension SessionReplay {
  /// Notes that a session has ended; what is sent on it too late is looked for again when nobody
  /// has its connection any more.
  mutating func leave(_ number: Int, _ step: RecordedStep) throws(ContractViolations) {
    guard client.sessions[number].entry.origin?.close != nil,
      let session = open.removeValue(forKey: number)
    else { return }
    let left = EndedSession(session: session, step: step)
    ended.append(left)
    try checkRest(of: left)
  }

  /// Returns when the client has let its connections go by itself, or keeps one for as long as it
  /// waits for something, which is no fault.
  func waitForRelease() async {
    for left in ended {
      guard (try? await left.session.socket.released.first(1)) != nil else { return }
    }
  }

  /// Nothing more was sent by the time that nobody has the connections any more.
  func checkEnded() async throws(ContractViolations) {
    for left in ended {
      guard (try? await left.session.socket.released.first(1)) != nil else {
        throw differs(left.step, "the client, or its player, keeps a connection that has ended")
      }
      try checkRest(of: left)
    }
  }

  /// Nothing more was sent by now, nor tried to.
  private func checkRest(of left: EndedSession) throws(ContractViolations) {
    let socket = left.session.socket
    // Both sides may close at once; a socket sends one close frame at most, and where the client
    // was recorded to close, that one is counted.
    let rest = socket.sent.all.dropFirst(left.session.sentCount).filter { !$0.hasPrefix("close") }
    if let first = rest.first { throw differs(left.step, "sent \(first), not recorded") }
    if let first = socket.unsent.all.first {
      throw differs(left.step, "tried to send \(first) after its end, not recorded")
    }
  }
}
