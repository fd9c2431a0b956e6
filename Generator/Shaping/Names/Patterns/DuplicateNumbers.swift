/// The numbers that frameworks append to operationIds that would otherwise be duplicates: `list_2`,
/// `list-2`.
///
/// They depend on the order in which a framework finds its functions, so no name has them.
struct DuplicateNumbers {
  private let ids: Set<String>

  init(_ operations: [DescribedOperation]) { ids = Set(operations.map(\.id)) }

  /// Returns the operationId before a number that makes it unique; nil if it has none, which is so
  /// unless another operation has it without the number.
  ///
  /// - Parameter allowsBareNumber: Whether the number may follow without `_` or `-`.
  func stem(of id: String, allowsBareNumber: Bool) -> String? {
    guard let last = id.lastIndex(where: { !$0.isNumber }), last != id.indices.last else {
      return nil
    }
    let stem = String(id[...last])
    if id[last] == "_" || id[last] == "-" {
      let bare = String(stem.dropLast())
      return ids.contains(bare) ? bare : nil
    }
    return allowsBareNumber && ids.contains(stem) ? stem : nil
  }
}
