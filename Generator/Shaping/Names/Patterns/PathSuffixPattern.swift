/// The function, the path and the method: `read_item_items__item_id__get`, as FastAPI writes it.
///
/// A number may follow, `read_item_items__item_id__get_2`; and the path may have changed after its
/// first parameter, `read_note_items__item_id__notes_get` of `/items/{item_id}/note`.
struct PathSuffixPattern: OperationIDPattern {
  func parts(of operation: DescribedOperation) -> OperationIDParts? {
    (Self.function(of: operation) ?? Self.functionBeforeParameter(of: operation)).map(Self.parts)
  }

  func isProven(by operations: [DescribedOperation]) -> Bool {
    let count = operations.count { $0.writtenID != nil && Self.function(of: $0) != nil }
    return count > 0 && 2 * count >= operations.count
  }

  /// Returns the parts of an operationId with the underscores around a parameter, or with a verb
  /// and a path that begins as every path of a service: no person writes these, even if the other
  /// operationIds of the document have another form.
  static func exactParts(of operation: DescribedOperation) -> OperationIDParts? {
    guard let parts = exactFunction(of: operation).map(parts) else { return nil }
    let path = operation.path
    if !path.parameters.isEmpty { return parts }
    let beginsAsEvery = path.steps.first.map { IdentifierWords.areBoilerplate($0.words) } ?? false
    return beginsAsEvery && path.stepCount > 1
      && parts.function.contains(where: GeneralWords.isVerb)
      ? parts : nil
  }

  private static func parts(_ function: String) -> OperationIDParts {
    OperationIDParts(function: IdentifierWords.split(function))
  }
}

// MARK: - Forms

extension PathSuffixPattern {
  /// The text before the path of the operation.
  private static func function(of operation: DescribedOperation) -> String? {
    let path = operation.path.withoutQuery.condensed
    guard !path.isEmpty else { return exactFunction(of: operation) }
    return function(of: operation) { id, method in
      CondensedText(id).prefix(before: path + Array(method.unicodeScalars))
    }
  }

  /// The text before a path that FastAPI wrote with underscores: `/` is `_`, too.
  private static func exactFunction(of operation: DescribedOperation) -> String? {
    let path = written(operation.path.withoutQuery.text)
    return function(of: operation) { id, method in
      let suffix = path + "_" + method
      return id.hasSuffix(suffix) && id != suffix ? String(id.dropLast(suffix.count)) : nil
    }
  }

  /// Returns the text that a closure finds before a method; the number may be no part of a name.
  private static func function(
    of operation: DescribedOperation,
    before: (_ id: String, _ method: String) -> String?
  ) -> String? {
    for id in [operation.id, withoutNumber(operation.id)] {
      for method in [operation.method] + methods {
        if let function = id.flatMap({ before($0, method) }) { return function }
      }
    }
    return nil
  }

  private static func withoutNumber(_ id: String) -> String? {
    guard let last = id.lastIndex(where: { !$0.isNumber }), last != id.indices.last,
      id[last] == "_"
    else { return nil }
    return String(id[..<last])
  }

  /// The text before the path up to its first parameter.
  private static func functionBeforeParameter(of operation: DescribedOperation) -> String? {
    let path = operation.path.text
    guard let end = path.firstIndex(of: "}"), !path.hasPrefix("/{") else { return nil }
    let beginning = written(path[...end])
    return function(of: operation) { id, method in
      guard id.hasSuffix("_" + method), let start = id.firstRange(of: beginning)?.lowerBound,
        start > id.startIndex
      else { return nil }
      return String(id[..<start])
    }
  }

  private static func written(_ path: some StringProtocol) -> String {
    String(path.map { $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// A function for several methods may have one operationId.
  private static let methods = ["get", "put", "post", "delete", "options", "head", "patch"]
}
