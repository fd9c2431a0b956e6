/// The function, the tag and a number: `getPage_LoanHistory_1203` with the tag `Loan History`.
struct TagSuffixPattern {
  /// Whether many operationIds have the form, with different numbers; the others of the document
  /// may have another one.
  private let isProven: Bool

  init(_ operations: [DescribedOperation]) {
    let numbers = operations.compactMap { operation in
      Self.pieces(of: operation).flatMap(\.last)
    }
    isProven = numbers.count >= 10 && Set(numbers).count * 10 >= numbers.count * 9
  }

  /// Returns the function before the tag of the operation and a number; nil for another form.
  func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    guard isProven, let pieces = Self.pieces(of: operation) else { return nil }
    return OperationIDParts(function: pieces.dropLast(2).flatMap { IdentifierWords.split($0) })
  }

  /// The parts between underscores, of which the last are a tag and a number.
  private static func pieces(of operation: DescribedOperation) -> [Substring]? {
    let pieces = operation.id.split(separator: "_")
    guard pieces.count > 2, let number = pieces.last, number.allSatisfy(\.isNumber),
      operation.tags.contains(where: { hasLetters(of: $0, pieces[pieces.count - 2]) })
    else { return nil }
    return pieces
  }

  private static func hasLetters(of tag: String, _ piece: Substring) -> Bool {
    CondensedText(tag).letters == CondensedText(String(piece)).letters
  }
}
