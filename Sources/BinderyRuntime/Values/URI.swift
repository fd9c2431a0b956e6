import Foundation

/// A URI or a relative reference, as the text of the service, which is encoded unchanged.
///
/// Any text is accepted, so that an empty string in place of a link is not an error.
public struct URI: Hashable, Sendable {
  /// The text, whether it is a URL or not.
  public var text: String

  /// Creates a URI from any text.
  public init(_ text: String) { self.text = text }

  /// Creates a URI from a URL; a relative reference stays relative.
  public init(_ url: URL) { text = url.relativeString }

  /// The URL, with invalid characters percent-encoded; nil when the text isn't one.
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
