import Canonical
import Shape

/// A message of a channel, as a branch of a union.
struct EventBranch {
  let name: String
  /// The schema of the payload; nil if any JSON is valid.
  let schema: Schema?
  /// The role of a payload without a name.
  let role: Role?
  let documentation: Documentation
  /// Whether the message is a plain text.
  let isText: Bool
  /// The types of the server-sent events that are the message.
  let eventTypes: [String]

  /// Whether the payload is always null, a value that the type of any JSON can't express.
  var isNull: Bool { schema.map { ($0.resolved ?? $0).types == [.null] } ?? false }
}

/// Resolves the messages of a channel in one direction into a union.
struct EventUnionResolver {
  let schemas: SchemaShaper

  /// The union of a channel's messages in one direction.
  ///
  /// A single message is a union as well, so that a second message doesn't change the API.
  func union(of branches: [EventBranch]) -> Union {
    let variants = branches.map { branch in
      let type = branch.schema.flatMap { schema in
        branch.role.map { schemas.type(of: schema, as: $0) }
      }
      var variant = Union.Variant(
        name: branch.name,
        type: type ?? .json,
        signature: branch.isNull ? .null : .any
      )
      variant.documentation = branch.documentation
      variant.eventTypes = branch.eventTypes
      if branch.isText {
        let values = branch.schema.flatMap { schemas.merger.mergedSchema(of: $0).values }
        variant.texts = values?.map(\.text) ?? []
      }
      return variant
    }
    let merged = branches.map { $0.schema.map { schemas.merger.mergedSchema(of: $0) } }
    return Union(variants: variants, discriminator: distinguishingMember(merged), isEvent: true)
  }

  /// The member that distinguishes the most messages; a required member precedes an optional one.
  ///
  /// The other messages, and those that may lack the member, are recognized by their structure.
  private func distinguishingMember(_ payloads: [MergedSchema?]) -> Union.Discriminator? {
    var members: [String: DistinguishingMember] = [:]
    var keys: [String] = []
    for (index, payload) in payloads.enumerated() {
      guard let payload else { continue }
      for key in schemas.allowedValues.keys(of: payload) where members[key]?.messages[index] == nil
      {
        if members[key] == nil { keys.append(key) }
        members[key, default: DistinguishingMember()]
          .add(schemas.allowedValues.values(of: key, in: payload), of: index)
      }
    }
    let all = keys.compactMap { key in members[key].map { (key, $0) } }
      .filter { payloads.count > 1 || $0.1.isConstant }
    let most = all.map(\.1.distinctCount).max() ?? 0
    guard most > 0 else { return nil }
    let best = all.filter { $0.1.distinctCount == most }
    return (best.first { $0.1.isRequired } ?? best.first)
      .map { $0.1.discriminator($0.0, among: payloads.count) }
  }
}
