/// A regular form in which a framework derives operationIds from its code.
///
/// It applies to any document whose operationIds prove it.
protocol OperationIDPattern {
  /// Returns the parts of an operationId of this form; nil if it has another form.
  func parts(of operation: DescribedOperation) -> OperationIDParts?

  /// Returns whether the operationIds of a document have this form.
  func isProven(by operations: [DescribedOperation]) -> Bool
}

extension OperationIDPattern {
  /// Returns whether at least half of the operations have an operationId of this form, so that a
  /// further operation hardly changes the result.
  func isProven(by operations: [DescribedOperation]) -> Bool {
    let count = operations.count { $0.writtenID != nil && parts(of: $0) != nil }
    return count > 0 && 2 * count >= operations.count
  }
}

/// The parts of an operationId.
struct OperationIDParts: Equatable {
  /// The words of the function.
  var function: [String]
  /// The words of the type or router that contains the function; empty if the operationId has none.
  var group: [String] = []
  /// The versions of the type or the function.
  var versions: [String] = []
  /// Whether the operationId has no words of the path up to its first parameter.
  var omitsScope = false
}
