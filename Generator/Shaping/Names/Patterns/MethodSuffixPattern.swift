/// The function and the method: `getUserUsingGET_1`, as Springfox writes it.
struct MethodSuffixPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let method = operation.method.prefix(1).uppercased() + operation.method.dropFirst()
    return Self.exactParts(of: operation)
      ?? Self.parts(Self.withoutNumber(operation.id), before: ["Using" + method])
  }

  /// Returns the parts of an operationId whose method is in capitals, which no person writes, even
  /// if the other operationIds of the document have another form; the method of the operation may
  /// have changed.
  static func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    parts(withoutNumber(operation.id), before: methods)
  }

  private static let methods = ["DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"].map {
    "Using" + $0
  }

  private static func parts(_ id: Substring?, before suffixes: [String]) -> OperationIDParts? {
    guard let id, let suffix = suffixes.first(where: id.hasSuffix), id.count > suffix.count else {
      return nil
    }
    return OperationIDParts(function: IdentifierWords.split(id.dropLast(suffix.count)))
  }

  /// Returns the text before `_` and a number; nil if a number has no `_`.
  private static func withoutNumber(_ id: String) -> Substring? {
    let digits = id.reversed().prefix { $0.isNumber }.count
    var rest = id.dropLast(digits)
    return digits > 0 && rest.popLast() != "_" ? nil : rest
  }
}
