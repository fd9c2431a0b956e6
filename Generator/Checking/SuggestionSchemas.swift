import BinderyJSON
import Foundation
import SchemaValidation
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
    return root.value(at: pointer)?.object
  }

  /// The schemas of which the schema of a value consists by `$ref` and `allOf`, by their keys
  /// under `$defs`.
  func components(of finding: Finding) -> Set<String> {
    var components: Set<String> = []
    var pending = [root.value(at: finding.outermostPointer)]
    while let schema = pending.popLast() {
      pending += schema?["allOf"]?.array ?? []
      let key = schema?["$ref"]?.string.flatMap(SchemaSet.key)
      guard let key, components.insert(key).inserted else { continue }
      pending.append(root["$defs"]?[key])
    }
    return components
  }

  /// The reference at the location of a value, as a file has it, such as
  /// `#/components/schemas/Book`; nil if the schema there is not only a reference.
  func reference(at cause: Cause, in file: String) -> String? {
    guard let schema = root.value(at: cause.example.outermostPointer)?.object, schema.count == 1,
      let reference = schema["$ref"]?.string
    else { return nil }
    return written(reference, in: file)
  }

  /// A value of a schema with references as a file has them; nil if one can't be written.
  func written(_ value: JSONValue, in file: String) -> JSONValue? {
    switch value {
    case .object(let object):
      let members = object.members.compactMap { member -> (String, JSONValue)? in
        if member.key == "$ref", let reference = member.value.string {
          return written(reference, in: file).map { ("$ref", .string($0)) }
        }
        return written(member.value, in: file).map { (member.key, $0) }
      }
      return members.count == object.count ? .object(JSONObject(members)) : nil
    case .array(let elements):
      let all = elements.compactMap { written($0, in: file) }
      return all.count == elements.count ? .array(all) : nil
    default: return value
    }
  }

  private func written(_ reference: String, in file: String) -> String? {
    SchemaSet.key(ofReference: reference).flatMap { set.origin(ofDefinition: $0) }?
      .reference(from: file)
  }
}

extension Origin {
  /// The reference to the object from a file; nil if the path between the files isn't known.
  fileprivate func reference(from other: String) -> String? {
    if file == other { return pointer }
    let start = other.split(separator: "/").dropLast()
    let end = file.split(separator: "/")
    let shared = zip(start, end).prefix { $0 == $1 }.count
    guard file.hasPrefix("/") == other.hasPrefix("/"), !start[shared...].contains("..") else {
      return nil
    }
    let up = Array(repeating: "..", count: start.count - shared)
    let path = (up + end[shared...].map(String.init)).joined(separator: "/")
    return path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
      .map { $0 + (pointer == "#" ? "" : pointer) }
  }
}
