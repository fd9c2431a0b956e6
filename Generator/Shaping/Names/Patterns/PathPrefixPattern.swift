/// The path and an action: `api_v1_items_partial_update`, as Django REST writes it, or
/// `Api_V1_Items_Get`.
struct PathPrefixPattern: OperationIDPattern {
  let numbers: DuplicateNumbers

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let id = numbers.stem(of: operation.id, allowsBareNumber: false) ?? operation.id
    let text = CondensedText(id)
    for prefix in operation.path.prefixes {
      guard let action = text.suffix(after: prefix) else { continue }
      let words = IdentifierWords.split(action)
      if GeneralWords.areAll(words) {
        return OperationIDParts(function: verb(in: operation) ?? words)
      }
    }
    return nil
  }

  /// The verb at the end of a path: `POST /items/{id}/publish` publishes an item.
  private func verb(in operation: DescribedOperation) -> [String]? {
    guard operation.method == "post", operation.path.parameters.count > 0,
      !operation.path.endsWithParameter, operation.path.resource.count > 1,
      let words = operation.path.resource.last?.words, words.first.map(GeneralWords.isVerb) == true
    else { return nil }
    return words
  }
}
