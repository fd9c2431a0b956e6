/// The HTTP method and the path: `getUsersId`, `GetUsersUserNotes`; or the path as it is written,
/// with or without a function: `get-/users/{id}_getById`.
struct MethodPathPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let id = CondensedText(operation.id)
    let method = Array(operation.method.unicodeScalars)
    if operation.path.spellings.contains(where: { id.letters == method + $0 }) {
      return OperationIDParts(function: operation.functionOfPath)
    }
    // Without slashes, the words after the path could belong to a name: `getUsersByRole`.
    guard operation.id.contains("/"),
      let function = id.suffix(after: method + operation.path.condensed)
    else { return nil }
    return OperationIDParts(function: IdentifierWords.split(function))
  }

  /// Returns whether at least half of the operations with a parameter in their path have this form.
  ///
  /// Others prove nothing: `getUsers` is also the name that a person gives to `GET /users`.
  func isProven(by operations: [DescribedOperation]) -> Bool {
    let proving = operations.filter { !$0.path.parameters.isEmpty }
    let count = proving.count { $0.writtenID != nil && parts(of: $0) != nil }
    return count > 0 && 2 * count >= proving.count
  }
}
