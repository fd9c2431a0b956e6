import BinderyRuntime

/// The parameters of a URL's query; of a repeated one the first counts.
struct Query {
  private(set) var values: [String: String] = [:]

  init(_ text: Substring) {
    for item in text.split(separator: "&") {
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PercentDecoding.decode(parts[0], plusIsSpace: true)
      let value = parts.count == 2 ? PercentDecoding.decode(parts[1], plusIsSpace: true) : ""
      if values[name] == nil { values[name] = value }
    }
  }

  subscript(name: String) -> String? { values[name] }

  /// Returns whether the value is `true` or `1`; the default if the parameter is absent.
  func flag(_ name: String, default otherwise: Bool = false) -> Bool {
    values[name].map { $0 == "true" || $0 == "1" } ?? otherwise
  }

  func list(_ name: String) -> [String] { values[name]?.elements ?? [] }

  /// Returns a number, or throws if the value isn't one.
  func number<I: FixedWidthInteger>(_ name: String, as type: I.Type = I.self) throws(InvalidQuery)
    -> I?
  {
    guard let text = values[name], !text.isEmpty else { return nil }
    guard let number = I(text) else { throw InvalidQuery(name: name) }
    return number
  }
}

/// An error for an invalid parameter of the query.
struct InvalidQuery: Error {
  let name: String
}

extension String {
  /// The comma-separated elements; names can't contain commas.
  var elements: [String] {
    split(separator: ",").map(String.init)
  }
}
