import Shape
import SwiftSource

/// The client's methods for the operations with the same first tag.
struct MethodGroup {
  /// The name of the tag; nil for operations without a tag.
  var name: SwiftName?
  var documentation: DocumentationText
  var requests: [RequestBlueprint]
  /// The protocol of the operations; nil without fakes.
  var protocolName: SwiftName?
}

extension MethodGroup {
  /// Returns the operations without a tag, then the described tags in document order, then the
  /// other tags.
  ///
  /// The operations of a group are in document order.
  static func groups(
    of operations: [(operation: Operation, request: RequestBlueprint)],
    describedBy tags: [Tag]
  ) -> [MethodGroup] {
    let members = Dictionary(grouping: operations) { $0.operation.tags.first }
    var seen: Set<String> = []
    let names = (tags.map(\.name) + operations.compactMap(\.operation.tags.first))
      .filter { seen.insert($0).inserted && members[$0] != nil }
    let described = Dictionary(tags.map { ($0.name, $0.documentation) }) { first, _ in first }
    let tagged = names.map { tag in
      let documentation = (described[tag] ?? Documentation()).unlessRepeating(tag)
      return MethodGroup(
        name: SwiftName(Words(tag).upperCamel),
        documentation: documentation.text(summary: "Operations tagged \(tag.codeSpan)."),
        requests: members[tag, default: []].map(\.request)
      )
    }
    let untagged = members[nil, default: []].map(\.request)
    guard !untagged.isEmpty else { return tagged }
    return [MethodGroup(documentation: .none, requests: untagged)] + tagged
  }
}
