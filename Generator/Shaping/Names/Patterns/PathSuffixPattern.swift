/// The function, the path and the method: `read_item_items__item_id__get`, as FastAPI writes it.
struct PathSuffixPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let id = CondensedText(operation.id)
    let path = operation.path.condensed
    for method in [operation.method] + Self.methods {
      let function =
        path.isEmpty
        ? Self.rootFunction(operation.id, method)
        : id.prefix(before: path + Array(method.unicodeScalars))
      if let function { return OperationIDParts(function: IdentifierWords.split(function)) }
    }
    return nil
  }

  /// The function of the path `/`, which becomes an underscore.
  private static func rootFunction(_ id: String, _ method: String) -> String? {
    let suffix = "__" + method
    return id.hasSuffix(suffix) && id != suffix ? String(id.dropLast(suffix.count)) : nil
  }

  /// A function for several methods may have one operationId.
  private static let methods = ["get", "put", "post", "delete", "options", "head", "patch"]
}
