/// The function alone, with a number for each further one of the same name: `findAll`, `findAll_1`,
/// as springdoc and Micronaut write it.
struct NumberedPattern: OperationIDPattern {
  let numbers: DuplicateNumbers

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let stem = stem(of: operation.id)
    let words = IdentifierWords.split(stem ?? operation.id)
    // Another name without a number stays as it is, whichever operation comes first.
    let isDerived = stem != nil || FunctionPhrase(words: words).isGeneral
    return isDerived ? OperationIDParts(function: words) : nil
  }

  /// Returns whether an operationId has a number, which only a framework appends.
  func isProven(by operations: [DescribedOperation]) -> Bool {
    operations.contains { $0.writtenID.flatMap(stem) != nil }
  }

  /// A number without `_` or `-` may be a part of the name, unless the name is a general one.
  private func stem(of id: String) -> String? {
    numbers.stem(of: id, allowsBareNumber: false)
      ?? numbers.stem(of: id, allowsBareNumber: true).flatMap { stem in
        GeneralWords.areAll(IdentifierWords.split(stem)) ? stem : nil
      }
  }
}
