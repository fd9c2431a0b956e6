extension ChatCenterSandbox {
  func inject(_ effect: ConnectionFault.Effect, on connection: String?) throws(InvalidFault) {
    if case .error = effect {
      throw InvalidFault(description: "an error refuses a frame, so that it has an “event”")
    }
    perform(effect, on: connection)
  }
}
