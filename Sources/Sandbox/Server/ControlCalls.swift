import BinderyRuntime
import BinderyTesting

/// A sandbox that records requests, and applies faults to them on demand.
protocol ControlledSandbox {
  var faults: [SandboxFault] { get }
  func add(_ fault: SandboxFault)
  func removeFaults()
  var requests: [RecordedRequest] { get }
  func forgetRequests()
}

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
        for fault in try faults(call.body) { sandbox.add(fault) }
      } catch {
        return Self.reply(["error": .string("\(error)")], status: 400)
      }
    case (.delete, "faults"): sandbox.removeFaults()
    case (.get, "requests"): return Self.reply(.array(sandbox.requests.map(\.json)))
    case (.delete, "requests"):
      sandbox.forgetRequests()
      return Self.reply([])
    default: return Self.reply(["error": .string("see sandbox help \(help)")], status: 404)
    }
    return Self.reply(.array(sandbox.faults.map(\.json)))
  }

  private func faults(_ body: [UInt8]) throws(InvalidFault) -> [SandboxFault] {
    let json: JSONValue
    do throws(JSONError) {
      json = try JSONReader.decode(from: body)
    } catch {
      throw InvalidFault(description: "a script of faults is JSON: \(error)")
    }
    var faults: [SandboxFault] = []
    for element in json.array ?? [json] { faults.append(try SandboxFault(element)) }
    return faults
  }

  private static func reply(_ json: JSONValue, status: Int = 200) -> Reply {
    Reply(json, status: status)
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
