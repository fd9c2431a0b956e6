import BinderyJSON

extension SchemaKeywords {
  /// The keywords `prefixItems` and `items`, or `items` and `additionalItems`.
  ///
  /// They apply schemas by position, and one to the remaining elements.
  static func items(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    let isOld = source.dialect.isDraft7
    let isList = isOld && source["items"]?.array != nil
    let listed = isOld && !isList ? nil : try source.subschemas(isList ? "items" : "prefixItems")
    let rest = source.subschema(isList ? "additionalItems" : "items")
    guard listed != nil || rest != nil else { return nil }
    let prefix = listed ?? []
    return { value, evaluation in
      guard case .array(let items) = value else { return }
      for (index, item) in items.enumerated() {
        guard let node = index < prefix.count ? prefix[index] : rest else { break }
        evaluation.apply(node, to: item, at: .index(index))
      }
      evaluation.evaluated.insert(itemsBelow: rest == nil ? prefix.count : items.count)
    }
  }

  /// The keyword `contains` with `minContains` and `maxContains`.
  static func contains(_ source: SchemaSource) throws(SchemaError) -> SchemaCheck? {
    guard let node = source.subschema("contains") else { return nil }
    let counts = source.dialect.vocabularies.contains(.validation) && !source.dialect.isDraft7
    let minimum = counts ? try source.size("minContains") ?? 1 : 1
    let maximum = counts ? try source.size("maxContains") : nil
    return { value, evaluation in
      guard case .array(let items) = value else { return }
      let matching = items.indices.filter {
        evaluation.attempt(node, on: items[$0], at: .index($0)).isEmpty
      }
      for index in matching { evaluation.evaluated.insert(item: index) }
      let (count, unit) = (matching.count, "matching item")
      evaluation.report(minimum == 1 ? "contains" : "minContains", count, unit, atLeast: minimum)
      evaluation.report("maxContains", count, unit, atMost: maximum)
    }
  }

  /// The keyword `uniqueItems`.
  static func uniqueItems(_ source: SchemaSource) -> SchemaCheck? {
    guard source["uniqueItems"] == .boolean(true) else { return nil }
    return { value, evaluation in
      guard case .array(let items) = value else { return }
      var seen: [JSONValue: Int] = [:]
      for (index, item) in items.enumerated() {
        if let first = seen.updateValue(index, forKey: item) {
          evaluation.report("uniqueItems", "items \(first) and \(index) are equal")
        }
      }
    }
  }

  /// The keyword `unevaluatedItems`: a schema for the elements that no other keyword evaluates.
  static func unevaluatedItems(_ source: SchemaSource) -> SchemaCheck? {
    guard let node = source.subschema("unevaluatedItems") else { return nil }
    return { value, evaluation in
      guard case .array(let items) = value else { return }
      for (index, item) in items.enumerated() where !evaluation.evaluated.contains(item: index) {
        evaluation.apply(node, to: item, at: .index(index))
      }
      evaluation.evaluated.insert(itemsBelow: items.count)
    }
  }
}
