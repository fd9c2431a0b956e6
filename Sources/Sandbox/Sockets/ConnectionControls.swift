import BinderyRuntime

/// A sandbox whose connections are spoiled on demand.
protocol ConnectedSandbox {
  /// What is open, as people are told.
  var openConnections: [JSONValue] { get }
  var connectionFaults: [ConnectionFault] { get }
  func add(_ fault: ConnectionFault)
  func removeConnectionFaults()
  /// Spoils a connection now, or all of them; throws where the effect needs something to answer.
  func spoil(_ effect: ConnectionFault.Effect, on id: String?) throws(InvalidFault)
}

/// What people and tests ask about connections, at `/sandbox/connections`.
///
/// `GET` tells which are open and which faults are to come, `POST` brings a fault or a list of
/// them, at once or when an event arrives, and `DELETE` removes those to come.
struct ConnectionControls {
  let sandbox: any ConnectedSandbox
  /// Which help explains it.
  let help: String

  /// Nil for what isn't about connections.
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
        try sandbox.spoil(fault.effect, on: element["socket"]?.string)
      } else {
        sandbox.add(fault)
      }
    }
  }
}
