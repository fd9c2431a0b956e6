/// The method and the path, and sometimes a function: `get-/users/{userId}_getById`, as HubSpot
/// writes it, or `GET /users/{userId}`.
struct MethodPathPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    // An operationId such as `getUsers` is a name already.
    guard operation.id.contains("/") else { return nil }
    let id = CondensedText(operation.id)
    let prefix = CondensedText(operation.method).letters + operation.path.condensed
    if id.letters == prefix {
      return OperationIDParts(function: operation.verbOfPath ?? [operation.method])
    }
    guard let function = id.suffix(after: prefix) else { return nil }
    return OperationIDParts(function: IdentifierWords.split(function))
  }
}
