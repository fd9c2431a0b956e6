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

  /// Returns the words in camel case before `_` and a number, of which the document omits the
  /// operation that has no number: `createUser_1`; nil for another form.
  ///
  /// Only a document that proves such numbers has them.
  func stemOfOmitted(_ id: String) -> String? {
    let pieces = id.split(separator: "_", omittingEmptySubsequences: false)
    guard pieces.count == 2, !pieces[1].isEmpty, pieces[1].count < 3,
      pieces[1].allSatisfy(\.isNumber), pieces[0].first?.isLowercase == true,
      pieces[0].contains(where: \.isUppercase), pieces[0].allSatisfy(\.isLetter),
      pieces[0].last != "V"
    else { return nil }
    return String(pieces[0])
  }
}
