/// The numbers that frameworks append to operationIds that would otherwise be duplicates: `list_2`,
/// `list-2`.
///
/// They depend on the order in which a framework finds its functions, so no name has them.
struct DuplicateNumbers {
  private let ids: Set<String>
  /// The number of operations of each function of a path.
  private let counts: [PathFunction: Int]

  /// An operationId without its number, and the path.
  private struct PathFunction: Hashable {
    let stem: Substring
    let path: String

    init(_ operation: DescribedOperation) {
      let digits = operation.id.reversed().prefix { $0.isNumber }.count
      (stem, path) = (operation.id.dropLast(digits), operation.path.text)
    }
  }

  init(_ operations: [DescribedOperation]) {
    ids = Set(operations.map(\.id))
    counts = Dictionary(grouping: operations, by: PathFunction.init).mapValues(\.count)
  }

  /// Returns the parts of an operationId with a number that only distinguishes the methods of one
  /// path, even if the operationIds of the document have another form.
  func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    guard let stem = stem(of: operation.id, allowsBareNumber: true),
      counts[PathFunction(operation), default: 0] > 1
    else { return nil }
    return OperationIDParts(function: IdentifierWords.split(stem))
  }

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
