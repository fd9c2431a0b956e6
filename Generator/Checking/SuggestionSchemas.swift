import BinderyJSON
import SchemaValidation
import Shape
import SourceDiagnostics

/// The schemas of one direction, for reading the keywords of violated ones.
struct SuggestionSchemas {
  let set: SchemaSet
  /// The document that an overlay changes; it can refer only to schemas of its own by a pointer.
  private let document: String
  private let root: JSONValue

  init(_ set: SchemaSet, of document: String) {
    self.set = set
    self.document = document
    root = JSONValue(set.literal)
  }

  /// The schema object that has the violated keyword.
  func schema(of finding: Finding) -> JSONObject? {
    var pointer = finding.pointer
    if pointer.hasSuffix("/" + finding.keyword) { pointer.removeLast(finding.keyword.count + 1) }
    return root.value(at: pointer)?.object
  }

  /// The reference in the document at the location of a value, such as `#/components/schemas/Book`;
  /// nil if the schema there is not only a reference.
  func reference(at cause: Cause) -> String? {
    guard let schema = root.value(at: cause.example.outermostPointer)?.object, schema.count == 1,
      let reference = schema["$ref"]?.string
    else { return nil }
    return documentReference(reference)
  }

  /// A value of a schema with references as in the document; nil if one leads to another file.
  func written(_ value: JSONValue) -> JSONValue? {
    switch value {
    case .object(let object):
      let members = object.members.compactMap { member -> (String, JSONValue)? in
        if member.key == "$ref", let reference = member.value.string {
          return documentReference(reference).map { ("$ref", .string($0)) }
        }
        return written(member.value).map { (member.key, $0) }
      }
      return members.count == object.count ? .object(JSONObject(members)) : nil
    case .array(let elements):
      let all = elements.compactMap(written)
      return all.count == elements.count ? .array(all) : nil
    default: return value
    }
  }

  private func documentReference(_ reference: String) -> String? {
    let pointer = reference.drop { $0 == "#" }
    guard let origin = set.origins[pointer.removingPercentEncoding ?? String(pointer)],
      origin.file == document
    else { return nil }
    return origin.pointer
  }
}
