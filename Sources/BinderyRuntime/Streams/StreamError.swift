import Foundation

/// An error of a stream of typed elements.
public enum StreamError: Error, Hashable, Sendable {
  /// An element does not match the document; the iterator can continue after it.
  case undecodable(UndecodableElement)
  /// An element exceeds the limit; the stream has ended.
  case tooLarge(limit: Int)
  /// The transfer failed.
  case transport(TransportError)
  /// The task was cancelled, or the stream had already ended.
  case cancelled

  init(_ error: TransportError) {
    self = error == .cancelled || Task.isCancelled ? .cancelled : .transport(error)
  }
}

/// An element of a stream that could not be decoded, as text, with its error.
public struct UndecodableElement: Error, Hashable, Sendable {
  /// The whole text of the element.
  public var text: String
  /// The error and its position in the text, with all further errors in `all`.
  public var error: JSONError

  /// Creates an error of an element.
  public init(text: String, error: JSONError) {
    self.text = text
    self.error = error
  }
}

extension StreamError: DescribedError {
  public var description: String {
    switch self {
    case .undecodable(let element): element.description
    case .tooLarge(let limit): "an element of the stream is longer than \(limit) bytes"
    case .transport(let error): "the stream was interrupted: \(error)"
    case .cancelled: "cancelled"
    }
  }
}

extension UndecodableElement: DescribedError {
  /// The error on one line, with the beginning of the text.
  public var description: String {
    "the element doesn't match the document: \(Excerpt(error)) in \(Excerpt(text))"
  }
}
