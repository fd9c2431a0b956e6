import BinderyJSON
import SchemaValidation
import SourceDiagnostics

/// Finds the alternative of `anyOf` or `oneOf` that a value is closest to.
///
/// A member with a single allowed value, such as `type`, names the alternative. So one whose other
/// members differ is closer than one with another name. An alternative whose required members are
/// all there, with listed values, is closer than one of which the value lacks some, even if more of
/// what is inside of the members differs.
struct ClosestAlternative {
  private let root: JSONValue

  /// Creates a search in schemas, to whose keywords the pointers of violations lead.
  init(_ root: JSONValue) { self.root = root }

  /// The violations of the closest alternative; the violation itself if it isn't one of
  /// alternatives, or if none of these is meant.
  func violations(_ violation: SchemaViolation) -> [SchemaViolation] {
    let candidates = violation.alternatives.filter { violations in
      !violations.contains {
        $0.path == violation.path && ["type", "const", "enum"].contains($0.keyword)
      }
    }
    let named = candidates.filter { !hasOtherName($0, at: violation.path) }
    let isMeant = !named.isEmpty || violation.alternatives.count == 1
    guard isMeant,
      let closest = (named.isEmpty ? candidates : named).min(by: { one, other in
        distance(one, at: violation.path) < distance(other, at: violation.path)
      })
    else { return listing(violation) ?? [violation] }
    return closest.flatMap(self.violations)
  }

  private func distance(
    _ violations: [SchemaViolation],
    at path: JSONPath
  ) -> (own: Int, count: Int) {
    (violations.contains { isOwn($0, at: path) } ? 1 : 0, violations.count)
  }

  /// Whether the value at a path lacks a required member, or one of its members has another value
  /// than those listed; in each alternative if there are several.
  private func isOwn(_ violation: SchemaViolation, at path: JSONPath) -> Bool {
    guard violation.alternatives.isEmpty else {
      return violation.path == path
        && violation.alternatives.allSatisfy { $0.contains { isOwn($0, at: path) } }
    }
    switch violation.keyword {
    case "required": return violation.path == path
    case "const", "enum": return violation.path.steps.count == path.steps.count + 1
    default: return false
    }
  }

  /// The violation of the only alternative that lists values of the recorded type; nil if there is
  /// none, or another one.
  private func listing(_ violation: SchemaViolation) -> [SchemaViolation]? {
    let ofType = violation.alternatives.filter { violations in
      !violations.contains { $0.path == violation.path && $0.keyword == "type" }
    }
    guard ofType.count == 1, ofType[0].count == 1, ofType[0][0].keyword == "enum",
      ofType[0][0].path == violation.path
    else { return nil }
    return ofType[0]
  }

  /// The member whose single allowed value differs from that of the value in every alternative, so
  /// that it names one that isn't described.
  func unknownName(_ violation: SchemaViolation) -> String? {
    let members = violation.alternatives.map { otherNames($0, at: violation.path) }
    return members.first?.first { name in members.allSatisfy { $0.contains(name) } }
  }

  /// Whether a member with a single allowed value has another one.
  private func hasOtherName(_ violations: [SchemaViolation], at path: JSONPath) -> Bool {
    !otherNames(violations, at: path).isEmpty
  }

  /// The members with a single allowed value that have another one.
  private func otherNames(_ violations: [SchemaViolation], at path: JSONPath) -> [String] {
    violations.compactMap { violation in
      guard violation.path.steps.count == path.steps.count + 1,
        case .key(let member)? = violation.path.steps.last
      else { return nil }
      switch violation.keyword {
      case "const": return member
      case "enum" where root.value(at: violation.pointer)?.array?.count == 1: return member
      default: return nil
      }
    }
  }
}

extension [SchemaViolation] {
  /// The violations without those of `const`, `enum` and `format` that the type of the value
  /// explains.
  var withoutConsequences: Self {
    let types = Set(filter { $0.keyword == "type" }.map { Location($0) })
    return filter {
      !["const", "enum", "format"].contains($0.keyword) || !types.contains(Location($0))
    }
  }
}

/// A value, and the schema that it violates.
private struct Location: Hashable {
  let path: JSONPath
  let schema: Substring

  init(_ violation: SchemaViolation) {
    path = violation.path
    schema = violation.schemaPath.dropLast(violation.keyword.count)
  }
}

extension SchemaViolation {
  /// The violated keyword.
  var keyword: String { schemaPath.split(separator: "/").last.map(String.init) ?? "" }

  /// The JSON pointer of the keyword, without `#`.
  var pointer: String { String(schemaPath.drop { $0 == "#" }) }
}

extension JSONValue {
  /// The value at a JSON pointer; nil if there is none.
  func value(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .reduce(self as JSONValue?) { $0?.member(Pointer.unescaped($1) ?? String($1)) }
  }
}
