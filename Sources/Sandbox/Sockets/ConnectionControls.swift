import BinderyRuntime

/// A sandbox that applies faults to connections on demand.
protocol ConnectedSandbox {
  /// The open connections, as JSON for the control API.
  var openConnections: [JSONValue] { get }
  var connectionFaults: [ConnectionFault] { get }
  func add(_ fault: ConnectionFault)
  func removeConnectionFaults()
  /// Applies a fault to a connection, or to all; throws if the effect needs a frame to answer.
  func inject(_ effect: ConnectionFault.Effect, on id: String?) throws(InvalidFault)
}

/// The control API of connections, at `/sandbox/connections`.
///
/// `GET` lists the open connections and the pending faults, `POST` applies a fault or a list of
/// them, immediately or when an event arrives, and `DELETE` removes pending ones.
struct ConnectionControls {
  let sandbox: any ConnectedSandbox
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
        try post(call.body)
      } catch {
        return Reply(["error": .string("\(error)")] as JSONValue, status: 400)
      }
    default: return Reply(["error": .string("see sandbox help \(help)")] as JSONValue, status: 405)
    }
    let faults = sandbox.connectionFaults.map(\.json)
    return Reply(
      ["connections": .array(sandbox.openConnections), "faults": .array(faults)] as JSONValue
    )
  }

  private func post(_ body: [UInt8]) throws(InvalidFault) {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.decode(from: body)
    } catch {
      throw InvalidFault(description: "a script of faults is JSON: \(error)")
    }
    let elements = json.array ?? [json]
    var faults: [ConnectionFault] = []
    for element in elements { faults.append(try ConnectionFault(element)) }
    for (element, fault) in zip(elements, faults) {
      if element["event"] == nil {
        try sandbox.inject(fault.effect, on: element["socket"]?.string)
      } else {
        sandbox.add(fault)
      }
    }
  }
}
