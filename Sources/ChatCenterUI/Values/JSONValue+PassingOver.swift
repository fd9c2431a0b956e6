import BinderyRuntime

extension JSONValue {
  /// How often a value is read again without one member alone; beyond that a list goes as a whole,
  /// so that a large list of malformed elements takes no more attempts than the model has members.
  private static let exactAttempts = 16

  /// Reads a model without the members that do not match it, each of which is reported.
  ///
  /// - Throws: The error of a required member, or of the value itself.
  func decode<Model: JSONDecodable>(
    as type: Model.Type = Model.self,
    passingOver report: (JSONError) -> Void
  ) throws(JSONError) -> Model {
    var json = self
    var removed: [JSONPath] = []
    while true {
      do {
        return try json.decode()
      } catch {
        let isExact = removed.count < Self.exactAttempts
        guard json.removeMember(at: error.path.steps[...], isExact: isExact) else { throw error }
        var original = error
        original.path = error.path.before(removed)
        report(original)
        removed.append(error.path)
      }
    }
  }

  /// Reads a model without the members that do not match it; nil if it needs one of them.
  func decodeTolerantly<Model: JSONDecodable>(
    as type: Model.Type = Model.self
  ) -> (Model, MalformedMembers?)? {
    var errors: [JSONError] = []
    guard let model = try? decode(as: type, passingOver: { errors.append($0) }) else { return nil }
    return (model, errors.isEmpty ? nil : MalformedMembers(json: self, errors: errors))
  }

  /// Removes the innermost member, or element, of a path that exists; false if none does.
  private mutating func removeMember(at steps: ArraySlice<JSONPath.Step>, isExact: Bool) -> Bool {
    let rest = steps.dropFirst()
    switch (steps.first, self) {
    case (.key(let key), .object(var object)):
      guard var member = object[key] else { return false }
      // `nil` beside a value would be JSON's null.
      let isChanged = member.removeMember(at: rest, isExact: isExact)
      object[key] = isChanged ? .some(member) : .none
      self = .object(object)
      return true
    case (.index(let index), .array(var elements)) where isExact && elements.indices ~= index:
      if !elements[index].removeMember(at: rest, isExact: true) { elements.remove(at: index) }
      self = .array(elements)
      return true
    default: return false
    }
  }
}

extension JSONPath {
  /// The path before these were removed, in their order: of a list, the elements behind one that is
  /// removed move up.
  fileprivate func before(_ removed: [JSONPath]) -> JSONPath {
    var steps = self.steps
    for path in removed.reversed() {
      guard case .index(let gone)? = path.steps.last, steps.count >= path.steps.count,
        steps.starts(with: path.steps.dropLast()),
        case .index(let index) = steps[path.steps.count - 1], index >= gone
      else { continue }
      steps[path.steps.count - 1] = .index(index + 1)
    }
    return JSONPath(steps)
  }
}
