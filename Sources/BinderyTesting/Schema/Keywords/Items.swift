import BinderyRuntime

/// The keywords `prefixItems` and `items`, or `items` and `additionalItems`.
///
/// They apply schemas by position, and one to the remaining elements.
struct Items: SchemaKeyword {
  private let prefix: [Int]
  private let rest: Int?

  init?(_ source: SchemaSource) throws(SchemaError) {
    let isOld = source.dialect.isDraft7
    let isList = isOld && source["items"]?.array != nil
    let prefix = isOld && !isList ? nil : try source.subschemas(isList ? "items" : "prefixItems")
    rest = source.subschema(isList ? "additionalItems" : "items")
    guard prefix != nil || rest != nil else { return nil }
    self.prefix = prefix ?? []
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .array(let items) = value else { return }
    for (index, item) in items.enumerated() {
      guard let node = index < prefix.count ? prefix[index] : rest else { break }
      evaluation.apply(node, to: item, at: .index(index))
    }
    evaluation.evaluated.insert(itemsBelow: rest == nil ? prefix.count : items.count)
  }
}

/// The keyword `contains` with `minContains` and `maxContains`.
struct Contains: SchemaKeyword {
  private let node: Int
  private let minimum: Int
  private let maximum: Int?

  init?(_ source: SchemaSource) throws(SchemaError) {
    guard let node = source.subschema("contains") else { return nil }
    self.node = node
    let counts = source.dialect.vocabularies.contains(.validation) && !source.dialect.isDraft7
    minimum = counts ? try source.size("minContains") ?? 1 : 1
    maximum = counts ? try source.size("maxContains") : nil
  }

  func check(_ value: JSONValue, in evaluation: inout SchemaEvaluation) {
    guard case .array(let items) = value else { return }
    var count = 0
    for (index, item) in items.enumerated()
    where evaluation.attempt(node, on: item, at: .index(index)).isEmpty {
      evaluation.evaluated.insert(item: index)
      count += 1
    }
    if count < minimum {
      let keyword = minimum == 1 ? "contains" : "minContains"
      evaluation.report(keyword, "expected at least \(minimum) matching items, found \(count)")
    }
    if let maximum, count > maximum {
      evaluation.report(
        "maxContains",
        "expected at most \(maximum) matching items, found \(count)"
      )
    }
  }
}
