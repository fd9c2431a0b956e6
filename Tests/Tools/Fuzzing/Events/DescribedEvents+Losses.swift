import BinderyRuntime

extension DescribedEvents {
  /// Returns where an encoded message lacks a described member or element; a tuple that its schema
  /// closes has none after its end.
  func loss(of value: JSONValue, as name: String, in written: JSONValue) -> JSONPath? {
    guard let message = messages.first(where: { $0.name == name }) else { return nil }
    return value.firstLoss(in: written, message.outline) { end in
      message.violations(of: value)?.contains { $0.instancePath == end.description } == true
    }
  }
}

extension JSONValue {
  /// `isClosed` returns whether an element isn't allowed; absent members may be null.
  fileprivate func firstLoss(
    in written: JSONValue,
    _ outline: SchemaOutline?,
    at path: JSONPath = JSONPath(),
    _ isClosed: (JSONPath) -> Bool
  ) -> JSONPath? {
    switch (self, written) {
    case (.object(let own), .object(let others)):
      for member in own.members {
        let path = JSONPath(path.steps + [.key(member.key)])
        let inner = outline?.member(member.key)
        guard let other = others[member.key] else {
          if member.value.isNull || inner == nil || outline?.hasAlternatives == true { continue }
          return path
        }
        if let loss = member.value.firstLoss(in: other, inner, at: path, isClosed) { return loss }
      }
    case (.array(let own), .array(let others)):
      for (index, value) in own.enumerated() {
        let path = JSONPath(path.steps + [.index(index)])
        guard index < others.count else { return isClosed(path) ? nil : path }
        let inner = outline?.element(index)
        if let loss = value.firstLoss(in: others[index], inner, at: path, isClosed) { return loss }
      }
    default: break
    }
    return nil
  }
}
