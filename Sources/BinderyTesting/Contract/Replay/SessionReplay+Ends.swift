// Checks of sessions that have ended.
extension SessionReplay {
  /// Marks a session as ended; data sent too late is checked again when its connection is released.
  mutating func leave(_ number: Int, _ step: RecordedStep) throws(ContractViolations) {
    guard client.sessions[number].entry.origin?.close != nil,
      let session = open.removeValue(forKey: number)
    else { return }
    let left = EndedSession(session: session, step: step)
    ended.append(left)
    try checkRest(of: left)
  }

  /// Returns when the client has released its ended connections, or doesn't within the timeout.
  ///
  /// A client may keep a connection while it waits for something.
  func waitForRelease() async {
    for left in ended {
      guard await isReleased(left) else { return }
    }
  }

  /// Checks that nothing more was sent by the time all ended connections are released.
  func checkEnded() async throws(ContractViolations) {
    for left in ended {
      guard await isReleased(left) else {
        throw differs(left.step, "the client, or its player, keeps a connection that has ended")
      }
      try checkRest(of: left)
    }
  }

  private func isReleased(_ left: EndedSession) async -> Bool {
    let released = left.session.socket.released
    return await untilIdle { try? await released.first(1) } != nil
  }

  /// Checks that the client didn't send, or try to send, anything after the end.
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
