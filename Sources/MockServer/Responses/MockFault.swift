/// A fault that a mock server injects.
package struct MockFault: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The connection is closed without a response.
    case close
    /// The connection is reset.
    case reset
    /// The response isn't HTTP.
    case garbled
    /// The connection is closed in the middle of the body.
    case half
    /// No response is sent, and the connection stays open.
    case stall
    /// A status of a server error.
    case status(Int)

    /// The names of the kinds, without the statuses.
    package static let names = ["close", "reset", "garbled", "half", "stall"]

    /// Parses a name or a status from 500 to 599.
    package init?(_ text: String) {
      switch text {
      case "close": self = .close
      case "reset": self = .reset
      case "garbled": self = .garbled
      case "half": self = .half
      case "stall": self = .stall
      default:
        guard let status = Int(text), (500...599).contains(status) else { return nil }
        self = .status(status)
      }
    }

    /// The name, or the status.
    package var text: String {
      switch self {
      case .close: "close"
      case .reset: "reset"
      case .garbled: "garbled"
      case .half: "half"
      case .stall: "stall"
      case .status(let status): "\(status)"
      }
    }
  }

  package var kind: Kind
  /// The part of the requests that get the fault, from 0 to 1.
  package var rate: Double

  package init(_ kind: Kind, rate: Double) {
    self.kind = kind
    self.rate = rate
  }
}
