import BinderyRuntime

/// The preferences of a request (RFC 7240), such as `Prefer: code=404, example=empty`.
struct Preferences {
  /// The preferred status.
  private(set) var code: Int?
  /// The name of the preferred example.
  private(set) var example: String?
  /// Whether a generated value is preferred to recordings and examples.
  private(set) var isDynamic = false
  /// The delay of the response in milliseconds.
  private(set) var delay: Int?
  private(set) var fault: MockFault.Kind?
  /// The preferences that were applied, for `Preference-Applied`.
  var applied: [String] = []

  /// The longest delay that a request can ask for, in milliseconds.
  private static let longestDelay = 60_000

  init(_ headers: HTTPHeaders) {
    let pairs = headers.values(of: "Prefer").flatMap { $0.split { $0 == "," || $0 == ";" } }
    for pair in pairs {
      let parts = pair.split(separator: "=", maxSplits: 1).map { part in
        String(part.filter { !$0.isWhitespace && $0 != "\"" })
      }
      guard parts.count == 2 else { continue }
      switch parts[0].lowercased() {
      case "code": code = Int(parts[1]).flatMap { (200...599).contains($0) ? $0 : nil }
      case "example": example = parts[1]
      case "dynamic": isDynamic = parts[1] == "true"
      case "delay": delay = Int(parts[1]).map { min(max($0, 0), Self.longestDelay) }
      case "fault": fault = MockFault.Kind(parts[1])
      default: break
      }
    }
  }
}
