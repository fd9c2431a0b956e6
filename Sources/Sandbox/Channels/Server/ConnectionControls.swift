import BinderyRuntime

/// What people and tests ask about connections, at `/sandbox/connections`.
///
/// `GET` tells which are open and which faults are to come, `POST` brings a fault or a list of
/// them, at once or when an event arrives, and `DELETE` removes those to come.
struct ConnectionControls {
  let sandbox: ChannelsSandbox

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
    default: return Reply(["error": "see sandbox help pusher"] as JSONValue, status: 405)
    }
    let connections = sandbox.connections.sorted { $0.key < $1.key }.map { $1.json($0) }
    let faults = sandbox.connectionFaults.map(\.json)
    return Reply(["connections": .array(connections), "faults": .array(faults)] as JSONValue)
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
        sandbox.perform(fault.effect, on: element["socket"]?.string)
      } else {
        sandbox.add(fault)
      }
    }
  }
}
