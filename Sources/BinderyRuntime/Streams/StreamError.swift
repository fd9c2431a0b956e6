/// Why a stream of typed elements went no further, or not as documented.
public enum StreamError: Error, Hashable, Sendable {
  /// One element isn't what the document promises; asking for the next goes on after it.
  case undecodable(UndecodableElement)
  /// An element is longer than the stream may hold; the stream has ended.
  case tooLarge(limit: Int)
  /// The service broke off.
  case transport(TransportError)
  /// The task was cancelled, or the stream was left before.
  case cancelled

  init(_ error: TransportError) {
    self = error == .cancelled || Task.isCancelled ? .cancelled : .transport(error)
  }
}

/// An element of a stream as text, and why it could not be read.
public struct UndecodableElement: Error, Hashable, Sendable {
  /// What came, whole.
  public var text: String
  /// Where in the text it is wrong, and how.
  public var error: JSONError

  /// An element that a stream can go on behind.
  public init(text: String, error: JSONError) {
    self.text = text
    self.error = error
  }
}

extension StreamError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .undecodable(let element): element.description
    case .tooLarge(let limit): "an element of the stream is longer than \(limit) bytes"
    case .transport(let error): "the stream broke off: \(error)"
    case .cancelled: "cancelled"
    }
  }
}

extension UndecodableElement: CustomStringConvertible {
  /// One line, with the beginning of the text.
  public var description: String {
    "element not as documented: \(Excerpt(error.description)) in \(Excerpt(text))"
  }
}
