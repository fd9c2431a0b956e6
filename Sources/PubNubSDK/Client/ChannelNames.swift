/// The channels that were asked for, among the names of an answer, which may be escaped.
struct ChannelNames {
  private let names: Set<String>

  init(_ names: some Sequence<String>) { self.names = Set(names) }

  /// The answer by the names that were asked for; a name that nobody asked for stays as it is.
  func restore<Value>(_ answer: [String: Value]) -> [String: Value] {
    var restored: [String: Value] = [:]
    for (name, value) in answer { restored[asked(name)] = value }
    return restored
  }

  private func asked(_ name: String) -> String {
    guard !names.contains(name), let plain = name.removingPercentEncoding, names.contains(plain)
    else { return name }
    return plain
  }
}
