/// The function, the tag and a number: `getPage_AlarmDetails_1203` with the tag `Alarm Details`.
enum TagSuffixPattern {
  /// Returns the function before the tag of the operation and a number, which no person writes; the
  /// other operationIds of the document may have another form.
  static func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    let pieces = operation.id.split(separator: "_")
    guard pieces.count > 2, let number = pieces.last, number.allSatisfy(\.isNumber),
      operation.tags.contains(where: { hasLetters(of: $0, pieces[pieces.count - 2]) })
    else { return nil }
    return OperationIDParts(function: pieces.dropLast(2).flatMap { IdentifierWords.split($0) })
  }

  private static func hasLetters(of tag: String, _ piece: Substring) -> Bool {
    CondensedText(tag).letters == CondensedText(String(piece)).letters
  }
}
