import BinderyRuntime
import BinderyTesting

/// The control API of a sandbox, under `/sandbox`.
///
/// - `POST /sandbox/faults` adds a fault or a list of them, `GET` lists pending ones, `DELETE`
///   removes them.
/// - `GET /sandbox/requests` lists the received requests, `DELETE` removes them.
struct ControlCalls {
  let sandbox: any ControlledSandbox
  /// The help topic that explains the API.
  let help: String

  /// Returns the reply; nil for another path.
  func reply(to call: Call) -> Reply? {
    guard call.segments.first == "sandbox" else { return nil }
    switch (call.method, call.segments.dropFirst().joined(separator: "/")) {
    case (.get, "faults"): break
    case (.post, "faults"):
      do throws(InvalidFault) {
        let faults = try call.script().map { json throws(InvalidFault) in try SandboxFault(json) }
        for fault in faults { sandbox.add(fault) }
      } catch {
        return .error("\(error)", status: 400)
      }
    case (.delete, "faults"): sandbox.removeFaults()
    case (.get, "requests"): return Reply(JSONValue.array(sandbox.requests.map(\.json)))
    case (.delete, "requests"):
      sandbox.forgetRequests()
      return Reply([] as JSONValue)
    default: return .error("see sandbox help \(help)", status: 404)
    }
    return Reply(JSONValue.array(sandbox.faults.map(\.json)))
  }
}

extension Call {
  /// Reads a fault or a list of them from the body.
  func script() throws(InvalidFault) -> [JSONValue] {
    do throws(JSONError) {
      let json = try JSONReader.decode(JSONValue.self, from: body)
      return json.array ?? [json]
    } catch {
      throw InvalidFault(description: "a script of faults is JSON: \(error)")
    }
  }
}

extension Reply {
  static func error(_ message: String, status: Int) -> Reply {
    Reply(["error": .string(message)] as JSONValue, status: status)
  }
}

extension RecordedRequest {
  /// The JSON in `GET /sandbox/requests`.
  var json: JSONValue {
    let parts = request.target.split(
      separator: "?",
      maxSplits: 1,
      omittingEmptySubsequences: false
    )
    return [
      "time": .string("\(time)"),
      "method": .string(request.method.rawValue),
      "path": .string(request.path),
      "query": .string(parts.count == 2 ? String(parts[1]) : ""),
      "headers": .array(
        request.headers.map { .array([.string($0.name), .string($0.value)]) }
      ),
      "body": .string(request.text),
      "connection": .number(JSONNumber(request.connection)),
      "outcome": .string("\(outcome)"),
    ]
  }
}
