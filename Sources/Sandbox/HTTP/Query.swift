import BinderyRuntime

/// The parameters behind the question mark; of a repeated one the first counts.
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

  /// Whether `true` or `1` is said; what else is said, or nothing, means no.
  func flag(_ name: String, default otherwise: Bool = false) -> Bool {
    values[name].map { $0 == "true" || $0 == "1" } ?? otherwise
  }

  func list(_ name: String) -> [String] { values[name]?.elements ?? [] }

  /// A number that isn't one is the caller's fault.
  func number<I: FixedWidthInteger>(_ name: String, as type: I.Type = I.self) throws(InvalidQuery)
    -> I?
  {
    guard let text = values[name], !text.isEmpty else { return nil }
    guard let number = I(text) else { throw InvalidQuery(name: name) }
    return number
  }

  func json(_ name: String) throws(InvalidQuery) -> JSONValue? {
    guard let text = values[name], !text.isEmpty else { return nil }
    guard let value = try? JSONValue(parsing: text) else { throw InvalidQuery(name: name) }
    return value
  }
}

/// A parameter of the query can't be read.
struct InvalidQuery: Error {
  let name: String
}

extension String {
  /// What commas separate, since none can be part of a name.
  var elements: [String] {
    split(separator: ",").map(String.init)
  }
}
