/// An error in an XML document, with its line.
public struct XMLError: Error, Hashable, Sendable, DescribedError {
  /// The line of the element, or of the text that isn't well-formed; the first one is 1.
  public var line: Int
  /// What is wrong.
  public var reason: Reason

  /// Creates an error at a line.
  public init(line: Int, reason: Reason) {
    self.line = line
    self.reason = reason
  }

  public var description: String { "line \(line): \(reason)" }

  /// What is wrong with a document.
  public indirect enum Reason: Hashable, Sendable {
    /// The document isn't well-formed, or isn't XML.
    case malformed(String)
    /// The document has a document type declaration, which could declare entities.
    case documentType
    /// The document has more bytes than are read.
    case tooLarge(limit: Int)
    /// The elements are nested deeper than is read.
    case tooDeep(limit: Int)
    /// The document has more elements than are read.
    case tooManyElements(limit: Int)
    /// An element has more attributes than are read.
    case tooManyAttributes(limit: Int)
    /// The document has more different names than are read.
    case tooManyNames(limit: Int)
    /// An element and those around it have more declarations of namespaces than are read.
    case tooManyNamespaces(limit: Int)
    /// The document is well-formed, but a value doesn't match its type.
    case value(JSONError.Reason)
  }
}

extension XMLError.Reason: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let problem): "the XML isn't well-formed: \(problem)"
    case .documentType: "a document type declaration isn't accepted"
    case .tooLarge(let limit): "longer than \(limit) bytes"
    case .tooDeep(let limit): "elements are nested deeper than \(limit) levels"
    case .tooManyElements(let limit): "more than \(limit) elements"
    case .tooManyAttributes(let limit): "an element has more than \(limit) attributes"
    case .tooManyNames(let limit): "more than \(limit) different names"
    case .tooManyNamespaces(let limit): "more than \(limit) namespaces around an element"
    case .value(let reason): "\(reason)"
    }
  }
}
