import Foundation

/// Bytes to send as they are: from memory, or from a file that is read while it is sent.
public struct BinaryContent: Hashable, Sendable {
  /// How a form calls it; a file on disk is called as there, bytes `blob`.
  public var fileName: String?
  /// Takes the place of the media type that the document names.
  public var contentType: String?
  private let source: Source

  private enum Source: Hashable, Sendable {
    case bytes([UInt8])
    case file(path: String)
  }

  /// Bytes in memory.
  public init(_ bytes: [UInt8], fileName: String? = nil, contentType: String? = nil) {
    self.fileName = fileName
    self.contentType = contentType
    source = .bytes(bytes)
  }

  /// Data in memory, as Foundation has it.
  public init(_ data: Data, fileName: String? = nil, contentType: String? = nil) {
    self.init(Array(data), fileName: fileName, contentType: contentType)
  }

  /// A regular file, which must stay as it is until it is sent.
  public init(file path: String, fileName: String? = nil, contentType: String? = nil) {
    self.fileName = fileName ?? path.split(separator: "/").last.map(String.init)
    self.contentType = contentType
    source = .file(path: path)
  }

  /// A regular file, which must stay as it is until it is sent.
  public init(file url: URL, fileName: String? = nil, contentType: String? = nil) {
    let path = url.isFileURL ? url.path : url.absoluteString
    self.init(file: path, fileName: fileName, contentType: contentType)
  }
}

extension BinaryContent {
  /// The bytes as they are.
  public static func data(
    _ data: Data,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(data, fileName: fileName, contentType: contentType)
  }

  /// The text as UTF-8.
  public static func text(
    _ text: String,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(Array(text.utf8), fileName: fileName, contentType: contentType)
  }

  /// A regular file, which must stay as it is until it is sent.
  public static func file(
    _ path: String,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(file: path, fileName: fileName, contentType: contentType)
  }

  /// A regular file, which must stay as it is until it is sent.
  public static func file(
    _ url: URL,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(file: url, fileName: fileName, contentType: contentType)
  }
}

extension BinaryContent {
  /// The piece of a body that it becomes; how long a file is gets decided here.
  func segment(of parameter: String) throws(InvalidRequest) -> HTTPBody.Segment {
    switch source {
    case .bytes(let bytes): return .bytes(bytes)
    case .file(let path):
      do {
        return .file(try HTTPBodyFile(path: path))
      } catch {
        throw InvalidRequest(parameter: parameter, reason: error.description)
      }
    }
  }

  /// What is said about it: its own media type,
  /// else the documented one where that is a single type.
  func mediaType(documented: StaticString?) -> String {
    if let contentType { return contentType }
    let fallback = "application/octet-stream"
    guard let documented else { return fallback }
    return MediaType.isSingle(documented.description) ? documented.description : fallback
  }
}

extension BinaryContent: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: UInt8...) { self.init(elements) }
}

extension BinaryContent: CustomStringConvertible {
  /// Where it comes from and how long it is, never what it says.
  public var description: String {
    switch source {
    case .bytes(let bytes): "\(bytes.count) bytes"
    case .file(let path): "file \(escaped: path)"
    }
  }
}
