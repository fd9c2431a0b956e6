import BinderyRealtime

extension ConnectionLifecycle {
  /// Throws if the state after these inputs doesn't match `isConnected`.
  /// - Parameter conditions: The conditions that hold all the time.
  public static func verify(
    given conditions: Set<Condition>,
    after inputs: [Input],
    isConnected: Bool
  ) throws(ContractViolations) {
    var machine = LifecycleMachine<Self>()
    for input in inputs { _ = machine.handle(input, given: conditions) }
    guard machine.isConnected != isConnected else { return }
    let words = inputs.map { "\($0)" }.joined(separator: ", ")
    throw ContractViolations([
      ContractViolation(
        subject: "\(Self.self) after \(words)",
        difference: isConnected
          ? "not connected, but the example requires a connection"
          : "connected, but the example requires no connection"
      )
    ])
  }
}
