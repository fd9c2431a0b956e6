import Foundation

/// Bytes to send unchanged, from memory or from a file that is read while it is sent.
public struct BinaryContent: Hashable, Sendable {
  /// The file name in a form; by default a file's own name, and `blob` for bytes.
  public var fileName: String?
  /// The media type; nil for the document's.
  public var contentType: String?
  private let source: Source

  private enum Source: Hashable, Sendable {
    case bytes([UInt8])
    case file(path: String)
  }

  /// Creates content from bytes in memory.
  public init(_ bytes: [UInt8], fileName: String? = nil, contentType: String? = nil) {
    self.fileName = fileName
    self.contentType = contentType
    source = .bytes(bytes)
  }

  /// Creates content from data in memory.
  public init(_ data: Data, fileName: String? = nil, contentType: String? = nil) {
    self.init(Array(data), fileName: fileName, contentType: contentType)
  }

  /// Creates content from a regular file, which must not change until it is sent.
  public init(file path: String, fileName: String? = nil, contentType: String? = nil) {
    self.fileName = fileName ?? path.split(separator: "/").last.map(String.init)
    self.contentType = contentType
    source = .file(path: path)
  }

  /// Creates content from a regular file, which must not change until it is sent.
  public init(file url: URL, fileName: String? = nil, contentType: String? = nil) {
    let path = url.isFileURL ? url.path : url.absoluteString
    self.init(file: path, fileName: fileName, contentType: contentType)
  }
}

extension BinaryContent {
  /// Returns content from data in memory.
  public static func data(
    _ data: Data,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(data, fileName: fileName, contentType: contentType)
  }

  /// Returns content from a text, as UTF-8.
  public static func text(
    _ text: String,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(Array(text.utf8), fileName: fileName, contentType: contentType)
  }

  /// Returns content from a regular file, which must not change until it is sent.
  public static func file(
    _ path: String,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(file: path, fileName: fileName, contentType: contentType)
  }

  /// Returns content from a regular file, which must not change until it is sent.
  public static func file(
    _ url: URL,
    fileName: String? = nil,
    contentType: String? = nil
  ) -> Self {
    Self(file: url, fileName: fileName, contentType: contentType)
  }
}

extension BinaryContent {
  /// Returns the segment of a body; the size of a file is determined now.
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

  /// Returns its own media type or, failing that, the documented one if that is a single type.
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
  /// The source and its size or path, never the bytes.
  public var description: String {
    switch source {
    case .bytes(let bytes): bytes.count.counted("byte")
    case .file(let path): "file \(escaped: path)"
    }
  }
}
