import BinderyRuntime

/// The control API of connections, at `/sandbox/connections`.
///
/// `GET` lists the open connections and the pending faults, `POST` applies a fault or a list of
/// them, immediately or when an event arrives, and `DELETE` removes pending ones.
struct ConnectionControls {
  let sandbox: any ConnectedSandbox
  /// The open connections, as JSON.
  let connections: () -> [JSONValue]
  /// Whether the effect `error` is the answer to an event, so that it needs one.
  let errorsAnswer: Bool
  /// The help topic that explains the API.
  let help: String

  /// Returns the reply; nil for another path.
  func reply(to call: Call) -> Reply? {
    guard call.segments == ["sandbox", "connections"] else { return nil }
    switch call.method {
    case .get: break
    case .delete: sandbox.removeConnectionFaults()
    case .post:
      do throws(InvalidFault) {
        try post(call)
      } catch {
        return .error("\(error)", status: 400)
      }
    default: return .error("see sandbox help \(help)", status: 405)
    }
    let faults = sandbox.connectionFaults.map(\.json)
    return Reply(["connections": .array(connections()), "faults": .array(faults)] as JSONValue)
  }

  private func post(_ call: Call) throws(InvalidFault) {
    let elements = try call.script()
    let faults = try elements.map { json throws(InvalidFault) in try ConnectionFault(json) }
    for (element, fault) in zip(elements, faults) {
      if element["event"] != nil {
        sandbox.add(fault)
      } else if errorsAnswer, case .error = fault.effect {
        throw InvalidFault(description: "an error refuses a frame, so that it has an “event”")
      } else {
        sandbox.perform(fault.effect, on: element["socket"]?.string)
      }
    }
  }
}
