import Foundation

extension SchemaSet {
  /// The schemas by their keys under `$defs`.
  public var definitions: [String: Literal] {
    guard case .object(let members) = literal,
      case .object(let definitions)? = members.first(where: { $0.key == "$defs" })?.value
    else { return [:] }
    return Dictionary(definitions.map { ($0.key, $0.value) }) { first, _ in first }
  }

  /// Returns only the schemas with keys under `$defs`, and those that they refer to.
  public func reached(from keys: [String]) -> SchemaSet {
    guard case .object(var members) = literal,
      let index = members.firstIndex(where: { $0.key == "$defs" }),
      case .object(let all) = members[index].value
    else { return self }
    var references = SchemaReferences()
    let reached = Set(references.keys(reachedBy: keys, in: definitions))
    members[index].value = .object(all.filter { reached.contains($0.key) })
    return SchemaSet(literal: .object(members), origins: origins)
  }

  /// Returns the key under `$defs` that a `$ref` names.
  public static func key(ofReference reference: String) -> String? {
    let prefix = "#/$defs/"
    guard reference.hasPrefix(prefix) else { return nil }
    let step = String(reference.dropFirst(prefix.count))
    // The escapes of a JSON pointer (RFC 6901) in those of a URI.
    return (step.removingPercentEncoding ?? step)
      .replacing("~1", with: "/").replacing("~0", with: "~")
  }
}
