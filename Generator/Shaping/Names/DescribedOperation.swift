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

  /// Whether the key has the method and path, since no operationId belongs to the operation alone.
  var isKeyDerived: Bool { key != writtenID }

  /// The words of the last segment of the path of a `POST` if they begin with a verb: `cancel` of
  /// `/orders/{id}/cancel`.
  var verbSegment: [String]? {
    guard method == "post", !path.endsWithParameter, path.resource.count > 1,
      let words = path.resource.last?.words, words.first.map(GeneralWords.isVerb) == true
    else { return nil }
    return words
  }

  /// The function that the method and the path state: a verb at the end of the path, or else the
  /// method.
  ///
  /// Several words may be a compound noun, such as `add-ons`.
  var functionOfPath: [String] {
    verbSegment.flatMap { $0.count == 1 ? $0 : nil } ?? [method]
  }
}
