import BinderyJSON

/// What happens at a mock server, for people to read.
package enum MockEvent: Sendable {
  case exchange(MockExchange)
  case frame(MockFrame)
  case webhook(MockDelivery)
}

/// The delivery of a webhook.
package struct MockDelivery: Sendable {
  package let webhook: String
  /// The status of the receiver's response; nil if there was none.
  package let status: Int?
}

extension MockEvent {
  /// The event for the page at `/_bindery`.
  var entry: JSONObject {
    switch self {
    case .exchange(let exchange): exchange.entry
    case .frame(let frame): frame.entry
    case .webhook(let delivery): delivery.entry
    }
  }
}

extension MockDelivery {
  fileprivate var entry: JSONObject {
    [
      "kind": "webhook", "title": .string("webhook \(webhook)"),
      "note": .string(status.map { "answered with \($0)" } ?? "not delivered"),
    ]
  }
}

extension MockExchange {
  fileprivate var entry: JSONObject {
    let milliseconds = Int(duration / .milliseconds(1))
    let source = fault.map { "fault \($0)" } ?? source
    let notes = [operation, source, "\(milliseconds) ms"].compactMap(\.self)
    return [
      "kind": "request", "status": .number(JSONNumber(status)),
      "title": .string("\(method) \(path)"),
      "note": .string(notes.joined(separator: ", ")),
      "violations": .array((violations + ignoredPreferences).map(JSONValue.string)),
    ]
  }
}

extension MockFrame {
  fileprivate var entry: JSONObject {
    [
      "kind": .string(kind.rawValue),
      "title": .string("socket \(socket) \(channel)" + (message.map { ": \($0)" } ?? "")),
      "note": .string(kind == .closed ? "closed" : source ?? ""),
      "violations": .array(violations.map(JSONValue.string)), "text": .string(text),
    ]
  }
}
