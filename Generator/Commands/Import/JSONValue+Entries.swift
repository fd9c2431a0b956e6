import BinderyJSON

extension JSONValue {
  /// The archive without the entries with some indices.
  func withoutEntries(_ indices: Set<Int>) -> JSONValue {
    guard !indices.isEmpty, var object, var log = object["log"]?.object,
      let entries = log["entries"]?.array
    else { return self }
    log["entries"] = .array(
      entries.enumerated().filter { !indices.contains($0.offset) }.map(\.element)
    )
    object["log"] = .object(log)
    return .object(object)
  }
}
