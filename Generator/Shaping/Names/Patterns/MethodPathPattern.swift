/// The HTTP method and the path: `getUsersId`, `GetUsersUserNotes`, `getUsersByIdNotes`; or the
/// path as it is written, with or without a function: `get-/users/{id}_getById`.
struct MethodPathPattern: OperationIDPattern {
  /// Whether `by` is before parameters.
  private let hasPrepositions: Bool

  init(_ operations: [DescribedOperation]) {
    // `getUserById` is also the name that a person gives to `GET /user/{id}`.
    let proving = operations.filter { $0.writtenID != nil && $0.path.continuesAfterParameter }
    let count = proving.count { Self.hasPath($0, $0.path.spellingsByParameters) }
    hasPrepositions = count > 1 && 2 * count >= proving.count
  }

  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let path = operation.path
    if Self.hasPath(operation, path.spellings)
      || hasPrepositions && Self.hasPath(operation, path.spellingsByParameters)
    {
      return OperationIDParts(function: operation.functionOfPath)
    }
    let id = CondensedText(operation.id)
    let method = Array(operation.method.unicodeScalars)
    // Without slashes, the words after the path could belong to a name: `getUsersByRole`.
    guard operation.id.contains("/"),
      let function = id.suffix(after: method + operation.path.condensed)
    else { return nil }
    return OperationIDParts(function: IdentifierWords.split(function))
  }

  /// Whether an operationId only consists of the method and a spelling of the path.
  private static func hasPath(
    _ operation: DescribedOperation,
    _ spellings: [[Unicode.Scalar]]
  ) -> Bool {
    let id = CondensedText(operation.id).letters
    let method = Array(operation.method.unicodeScalars)
    return spellings.contains { id == method + $0 }
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
