import Canonical
import Shape

/// The members that name unnamed object schemas.
enum DistinguishingMembers {
  /// The first required member of each schema that no other schema has, by index.
  ///
  /// - Parameter includesOptional: Whether an optional member names a schema that has no such
  ///   required one.
  static func names(of schemas: [Schema?], includesOptional: Bool = false) -> [Int: String] {
    let objects = schemas.enumerated().compactMap { index, schema in
      schema.map { (index: index, members: members(of: $0)) }
    }
    guard objects.count > 1 else { return [:] }
    var counts: [ExactText: Int] = [:]
    for key in objects.flatMap(\.members.all) { counts[key, default: 0] += 1 }
    return objects.reduce(into: [:]) { names, object in
      let members = object.members
      names[object.index] = (members.required + (includesOptional ? members.described : [])).first {
        counts[ExactText($0)] == 1 && $0.isVariantName
      }
    }
  }

  private static func members(
    of schema: Schema
  ) -> (all: Set<ExactText>, required: [String], described: [String]) {
    let parts = [schema] + schema.allOf
    let required = parts.flatMap(\.required).map(\.key)
    let described = parts.flatMap(\.properties).map(\.key)
    return (Set((required + described).map(ExactText.init)), required, described)
  }
}
