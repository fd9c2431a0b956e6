/// The path and an action: `api_v1_items_partial_update`, as Django REST writes it, also without
/// the first segment and its parameter, or `Api_V1_Items_Get`; or the whole path and a function:
/// `ApiV1ItemsItemIdCoverUploadCover`, as Litestar writes it.
struct PathPrefixPattern: OperationIDPattern {
  private let numbers: DuplicateNumbers
  /// Whether operationIds begin with the whole path, so that all words after it are a function.
  private let hasWholePaths: Bool

  init(_ operations: [DescribedOperation], _ numbers: DuplicateNumbers) {
    self.numbers = numbers
    let proving = operations.filter { $0.writtenID != nil && $0.path.stepCount > 1 }
    let count = proving.count { Self.function(of: $0) != nil }
    hasWholePaths = count > 1 && 10 * count >= 9 * proving.count
  }

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let path = operation.path
    if let action = action(of: operation, after: path.prefixes) {
      return OperationIDParts(function: action)
    }
    if let action = action(of: operation, after: path.prefixesAfterFirstParameter) {
      return OperationIDParts(function: action, omitsScope: true)
    }
    guard hasWholePaths, let function = Self.function(of: operation) else { return nil }
    return OperationIDParts(function: IdentifierWords.split(function))
  }

  /// Returns the general words after one of the prefixes, or the verb of the path.
  private func action(
    of operation: DescribedOperation,
    after prefixes: [[Unicode.Scalar]]
  ) -> [String]? {
    let id = numbers.stem(of: operation.id, allowsBareNumber: false) ?? operation.id
    let text = CondensedText(id)
    for prefix in prefixes {
      guard let action = text.suffix(after: prefix) else { continue }
      let words = IdentifierWords.split(action)
      guard GeneralWords.areAll(words) else { continue }
      return verb(in: operation) ?? words
    }
    return nil
  }

  /// The text after the whole path.
  private static func function(of operation: DescribedOperation) -> String? {
    CondensedText(operation.id).suffix(after: operation.path.condensed)
  }

  /// The verb at the end of a path: `POST /items/{id}/publish` publishes an item, and
  /// `POST /items/{id}/mark-sold` marks an item as sold.
  private func verb(in operation: DescribedOperation) -> [String]? {
    guard !operation.path.parameters.isEmpty, let words = operation.verbSegment else { return nil }
    let resource = operation.path.resource
    let object = EnglishNoun.singular(of: resource[resource.count - 2].words)
    return words.count > 1 ? FunctionPhrase(words: words).adding(object) : words
  }
}
