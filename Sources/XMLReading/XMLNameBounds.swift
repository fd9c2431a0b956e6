import BinderyJSON

/// Counts the names of a document and the namespaces around an element.
///
/// libxml2 compares a new name with many earlier ones, and a prefix with all namespaces in scope.
struct XMLNameBounds {
  private var names: Set<String> = []
  private var namespaceCount = 0

  /// Adds the name of an element or of a processing instruction; returns an error above the limit.
  mutating func add(_ name: String) -> XMLError.Reason? {
    names.insert(name)
    return excess
  }

  /// Adds the names of attributes.
  mutating func add(_ names: some Sequence<String>) -> XMLError.Reason? {
    self.names.formUnion(names)
    return excess
  }

  /// Adds a declaration of a namespace.
  mutating func declare(_ prefix: String, _ uri: String) -> XMLError.Reason? {
    namespaceCount += 1
    guard namespaceCount <= XMLReader.namespaceLimit else {
      return .tooManyNamespaces(limit: XMLReader.namespaceLimit)
    }
    return add(prefix) ?? add(uri)
  }

  mutating func endDeclaration() { namespaceCount -= 1 }

  private var excess: XMLError.Reason? {
    names.count > XMLReader.nameLimit ? .tooManyNames(limit: XMLReader.nameLimit) : nil
  }
}
