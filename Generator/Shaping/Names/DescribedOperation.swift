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

  /// The function that the method and the path state: the verb at the end of the path of a `POST`,
  /// such as `cancel` of `/orders/{id}/cancel`, or else the method.
  var functionOfPath: [String] {
    guard method == "post", !path.endsWithParameter, path.resource.count > 1,
      let last = path.resource.last?.words, last.count == 1, GeneralWords.isVerb(last[0])
    else { return [method] }
    return last
  }
}
