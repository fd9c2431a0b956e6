extension Contract {
  /// The cases and expectations as text: one line for each thing, in order.
  public var printed: String {
    let lines = cases.flatMap(\.printed) + expectations.map(\.printed)
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Contract.Case {
  fileprivate var printed: [String] {
    ["case \(operation.rawValue) \(status) (\(recording) #\(entry)) \(schema ?? "-")"]
      + arguments.map { "  \($0.location.rawValue) \($0.key) = \($0.value.printed)" }
      + credentials.map { "  secret \($0.scheme.rawValue) = \($0.value.debugDescription)" }
      + (body.map { ["  body \($0.content) = \($0.value.printed)"] } ?? [])
  }
}

extension Contract.Expectation {
  fileprivate var printed: String {
    "expect \(operation.rawValue) \(status.printed)" + (exception.map { " unless \($0)" } ?? "")
  }
}
