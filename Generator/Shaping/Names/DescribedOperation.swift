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

  /// The verb at the end of a path, and what follows: `POST /items/{id}/publish` publishes an item,
  /// and `POST /items/{id}/mark-sold` marks an item as sold.
  var verbOfPath: [String]? {
    let resource = path.resource
    guard method == "post", !path.endsWithParameter, resource.count > 1,
      let words = resource.last?.words, words.first.map(GeneralWords.isVerb) == true
    else { return nil }
    let object = EnglishNoun.singular(of: resource[resource.count - 2].words)
    return words.count > 1 ? FunctionPhrase(words: words).adding(object) : words
  }
}
