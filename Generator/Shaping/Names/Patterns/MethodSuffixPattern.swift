/// The function and the method: `getUserUsingGET_1`, as Springfox writes it.
struct MethodSuffixPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    let digits = operation.id.reversed().prefix { $0.isNumber }.count
    var id = operation.id.dropLast(digits)
    if digits > 0, id.popLast() != "_" { return nil }
    let suffix = "Using" + operation.method.uppercased()
    guard id.hasSuffix(suffix), id.count > suffix.count else { return nil }
    return OperationIDParts(function: IdentifierWords.split(id.dropLast(suffix.count)))
  }
}
