import Foundation

/// A URI or a reference to one, as the text that a service wrote: what is read is written back.
///
/// Any text is one, so that the empty string where a link would stand costs nobody the answer.
public struct URI: Hashable, Sendable {
  /// To the letter, whether it is a URL or not.
  public var text: String

  /// Takes any text as it is.
  public init(_ text: String) { self.text = text }

  /// Keeps a relative reference relative.
  public init(_ url: URL) { text = url.relativeString }

  /// nil when the text makes no URL; characters that no URL contains are percent-encoded in it.
  public var url: URL? { URL(string: text) }
}

extension URI: ExpressibleByStringLiteral {
  public init(stringLiteral text: String) { self.text = text }
}

extension URI: JSONModel {
  public init(from json: inout JSONReader) throws(JSONError) { text = try json.readString() }

  public func encode(into json: inout JSONWriter) { json.write(text) }
}

extension URI: CustomStringConvertible {
  public static func == (left: Self, right: Self) -> Bool { left.text == right.text }

  public func hash(into hasher: inout Hasher) { text.hash(into: &hasher) }

  public var description: String { text }
}
