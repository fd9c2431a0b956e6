import BinderyJSON
import Shape
import SourceDiagnostics

/// The schemas of one direction, for reading the keywords of violated ones.
struct SuggestionSchemas {
  let set: SchemaSet
  private let root: JSONValue

  init(_ set: SchemaSet) {
    self.set = set
    root = JSONValue(set.literal)
  }

  /// The schema object that has the violated keyword.
  func schema(of finding: Finding) -> JSONObject? {
    var pointer = finding.pointer
    if pointer.hasSuffix("/" + finding.keyword) { pointer.removeLast(finding.keyword.count + 1) }
    return value(at: pointer)?.object
  }

  /// The reference in the document at the location of a value, such as `#/components/schemas/Book`;
  /// nil if the schema there is not only a reference.
  func reference(at cause: Cause) -> String? {
    guard let schema = value(at: cause.example.outermostPointer)?.object, schema.count == 1,
      let reference = schema["$ref"]?.string
    else { return nil }
    return documentReference(reference)
  }

  /// A value of a schema with references as in the document.
  func written(_ value: JSONValue) -> JSONValue {
    switch value {
    case .object(let object):
      .object(
        JSONObject(
          object.members.map { member in
            if member.key == "$ref", let reference = member.value.string {
              return ("$ref", .string(documentReference(reference) ?? reference))
            }
            return (member.key, written(member.value))
          }
        )
      )
    case .array(let elements): .array(elements.map(written))
    default: value
    }
  }

  private func documentReference(_ reference: String) -> String? {
    let pointer = reference.drop { $0 == "#" }
    return set.origins[pointer.removingPercentEncoding ?? String(pointer)].map { origin in
      origin.pointer.hasPrefix("#") ? origin.pointer : "#" + origin.pointer
    }
  }

  private func value(at pointer: String) -> JSONValue? {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .reduce(root as JSONValue?) { value, step in
        let key = Pointer.unescaped(step) ?? String(step)
        return switch value {
        case .object(let object)?: object[key]
        case .array(let elements)?:
          Int(key).flatMap { elements.indices.contains($0) ? elements[$0] : nil }
        default: nil
        }
      }
  }
}
