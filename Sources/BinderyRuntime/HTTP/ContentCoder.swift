/// A coder of a format that Bindery doesn't read, such as CBOR or MessagePack.
///
/// A client uses the coders of its connection, by media type:
///
/// ```swift
/// client.connection.contentCoders["application/cbor"] = CBORCoder()
/// ```
///
/// The values are those of JSON: a coder represents bytes as base64 in a string, and dates as text
/// in the format that the document describes.
public protocol ContentCoder: Sendable {
  /// Returns the bytes of a body.
  func encode(_ value: JSONValue) throws -> [UInt8]

  /// Returns the value of a body.
  func decode(_ bytes: [UInt8]) throws -> JSONValue
}

/// The coders of a connection, which don't take part in the comparison of messages.
package struct ContentCoders: Sendable, Hashable {
  package var all: [String: any ContentCoder] = [:]

  /// Creates a set of coders by media type.
  package init(_ all: [String: any ContentCoder] = [:]) { self.all = all }

  package static func == (left: ContentCoders, right: ContentCoders) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}

  /// Returns the coder of a media type, without its parameters.
  func coder(of mediaType: String) -> (any ContentCoder)? {
    let essence = MediaType(mediaType).essence
    return all[essence] ?? all.first { MediaType($0.key).essence == essence }?.value
  }
}
