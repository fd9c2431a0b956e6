/// The properties of an operation from which its name is derived.
struct DescribedOperation {
  /// The `operationId`, or else words of the method and path.
  let id: String
  /// The HTTP method in lower case.
  let method: String
  let path: PathWords
  let tags: [String]

  init(id: String, method: String, path: String, tags: [String] = []) {
    self.id = id
    self.method = method.lowercased()
    self.path = PathWords(path)
    self.tags = tags
  }
}
