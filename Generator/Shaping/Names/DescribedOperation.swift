/// The properties of an operation from which its name is derived.
struct DescribedOperation {
  /// Identifies the operation in the document.
  let key: String
  /// The `operationId` as it is written; nil without one.
  let writtenID: String?
  /// The HTTP method in lower case.
  let method: String
  var path: PathWords
  let tags: [String]

  init(key: String, writtenID: String?, method: String, path: String, tags: [String] = []) {
    self.key = key
    self.writtenID = writtenID
    self.method = method.lowercased()
    self.path = PathWords(path)
    self.tags = tags
  }

  /// The `operationId`, or else words of the method and path.
  var id: String { writtenID ?? key }

  /// The parts that only the method and the path state: the action at the end of the path as the
  /// function, or else the method.
  var pathParts: OperationIDParts { OperationIDParts(function: path.action ?? [method]) }
}
