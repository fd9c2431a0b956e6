/// The channel names of a request, which map the names of a response, which may be percent-encoded,
/// back to them.
struct ChannelNames {
  private let names: Set<String>

  init(_ names: some Sequence<String>) { self.names = Set(names) }

  /// Replaces percent-encoded names by the names of the request; other names are unchanged.
  func restore<Value>(_ response: [String: Value]) -> [String: Value] {
    var restored: [String: Value] = [:]
    for (name, value) in response { restored[requestedName(for: name)] = value }
    return restored
  }

  private func requestedName(for name: String) -> String {
    guard !names.contains(name), let plain = name.removingPercentEncoding, names.contains(plain)
    else { return name }
    return plain
  }
}
