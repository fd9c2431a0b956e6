extension MemberRepair {
  /// A value during its repair, and what was changed in it.
  struct Attempt {
    private(set) var json: JSONValue
    private var converted: Set<JSONPath> = []
    private var removed: [JSONPath] = []
    private var changes = 0

    init(json: JSONValue) {
      self.json = json
    }

    /// How much one change affects.
    enum Scope: Hashable {
      /// The malformed value alone.
      case value
      /// Each element of the lists that it is in.
      case list
      /// The object or the list around it.
      case container
    }

    /// The scope of the next change; nil after more changes than any message needs.
    var scope: Scope? {
      switch changes {
      case ..<16: .value
      case ..<64: .list
      case ..<128: .container
      default: nil
      }
    }

    /// Whether the value at a path was converted.
    func isConverted(_ path: JSONPath) -> Bool { converted.contains(path) }

    /// Returns the path that a value had before elements were removed, which moved later ones.
    func original(_ path: JSONPath) -> JSONPath {
      var steps = path.steps
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
}

extension MemberRepair.Attempt {
  mutating func complete(_ completed: JSONValue) {
    json = completed
    changes += 1
  }

  /// Replaces a text by the JSON in it; returns false if it isn't JSON.
  mutating func open(_ path: JSONPath) -> Bool {
    var isOpened = false
    json.change(path.steps[...], inEachElement: false) { text in
      guard let inside = text.string.flatMap({ try? JSONValue(parsing: $0) }) else { return text }
      isOpened = true
      return inside
    }
    changes += 1
    return isOpened
  }

  /// Converts a value to the expected type; returns false if it can't be, or was converted
  /// before.
  mutating func convert(_ error: JSONError, _ scope: Scope) -> Bool {
    guard scope != .container, !isConverted(error.path) else { return false }
    let before = json
    json.change(error.path.steps[...], inEachElement: scope == .list) {
      $0.converted(for: error) ?? $0
    }
    guard json != before else { return false }
    converted.insert(error.path)
    changes += 1
    return true
  }

  /// Removes the innermost existing value of a path; returns false for the root.
  mutating func remove(_ path: JSONPath, _ scope: Scope) -> Bool {
    let steps =
      scope == .container && path.steps.count > 1 ? path.steps.dropLast() : path.steps[...]
    guard json.remove(steps, elements: scope == .value) else { return false }
    // Values that move to these paths were not converted.
    converted = []
    removed.append(JSONPath(Array(steps)))
    changes += 1
    return true
  }
}

extension JSONValue {
  /// Changes the value at a path, if there is one.
  ///
  /// - Parameter inEachElement: Whether an index means each element of its array.
  fileprivate mutating func change(
    _ steps: ArraySlice<JSONPath.Step>,
    inEachElement: Bool,
    _ change: (JSONValue) -> JSONValue
  ) {
    let rest = steps.dropFirst()
    switch (steps.first, self) {
    case (nil, _): self = change(self)
    case (.key(let key)?, .object(var object)):
      guard var member = object[key] else { return }
      member.change(rest, inEachElement: inEachElement, change)
      object[key] = member
      self = .object(object)
    case (.index(let index)?, .array(var elements)):
      for position in elements.indices where inEachElement || position == index {
        elements[position].change(rest, inEachElement: inEachElement, change)
      }
      self = .array(elements)
    default: return
    }
  }

  /// Removes the innermost existing value of a path; returns false if there is none.
  ///
  /// - Parameter elements: Whether only an element of an array is removed, and not the array.
  fileprivate mutating func remove(_ steps: ArraySlice<JSONPath.Step>, elements isExact: Bool)
    -> Bool
  {
    let rest = steps.dropFirst()
    switch (steps.first, self) {
    case (.key(let key)?, .object(var object)):
      guard var member = object[key] else { return false }
      object[key] = member.remove(rest, elements: isExact) ? member : nil
      self = .object(object)
      return true
    case (.index(let index)?, .array(var elements)) where isExact && elements.indices ~= index:
      if !elements[index].remove(rest, elements: true) { elements.remove(at: index) }
      self = .array(elements)
      return true
    default: return false
    }
  }

  /// Returns the value converted to the expected type; nil if that is not possible.
  fileprivate func converted(for error: JSONError) -> JSONValue? {
    guard case .mismatch(let expected, _) = error.reason else {
      // A number with a fraction, or beyond the range of integers.
      return number?.double.flatMap(Self.whole)
    }
    switch (expected, self) {
    case ("a string", .number(let number)): return .string(number.text)
    case ("a string", .boolean(let flag)): return .string("\(flag)")
    case ("an integer", .string(let text)):
      return (try? JSONNumber(parsing: text)).map { .number($0) }
    case ("a boolean", .string(let text)):
      return ["true": true, "1": true, "false": false, "0": false][text].map { .boolean($0) }
    case ("a boolean", .number(let number)): return number.double.map { .boolean($0 != 0) }
    case ("an array", .string): return .array([self])
    default: return nil
    }
  }

  /// Returns a number without its fraction; nil if no integer has the value.
  private static func whole(_ number: Double) -> JSONValue? {
    Int64(exactly: number.rounded(.towardZero)).map { .number(JSONNumber($0)) }
  }
}
