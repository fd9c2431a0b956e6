import BinderyRuntime
import Foundation

/// Checks of a document before the parser reads it.
///
/// The system's parser compares each attribute of an element with all others before it reports the
/// element, and doesn't report document type declarations on Linux.
struct XMLBounds {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  /// Throws for a document that has a document type, or an element with too many attributes.
  static func verify(_ bytes: [UInt8]) throws(JSONError) {
    let failure: JSONError? = bytes.withUnsafeBufferPointer { bytes in
      var bounds = XMLBounds(bytes: bytes)
      return bounds.failure()
    }
    if let failure { throw failure }
  }

  private mutating func failure() -> JSONError? {
    while find(UInt8(ascii: "<")) {
      index += 1
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "?"): skip(to: "?>")
      case UInt8(ascii: "!"):
        if has("!--") {
          index += 3
          skip(to: "-->")
        } else if has("![CDATA[") {
          skip(to: "]]>")
        } else {
          return failure(.documentType)
        }
      default:
        if countAttributes() > XMLReader.attributeLimit {
          return failure(.tooManyAttributes(limit: XMLReader.attributeLimit))
        }
      }
    }
    return nil
  }

  private func failure(_ reason: XMLError.Reason) -> JSONError {
    let lineFeeds = bytes[..<index].count { $0 == UInt8(ascii: "\n") }
    return JSONError(reason, line: lineFeeds + 1)
  }

  private func has(_ text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    )
  }

  /// Moves to the next occurrence of a byte; returns false, and moves to the end, if there is none.
  private mutating func find(_ byte: UInt8) -> Bool {
    guard let base = bytes.baseAddress, index < bytes.count,
      let found = memchr(base + index, Int32(byte), bytes.count - index)
    else {
      index = bytes.count
      return false
    }
    index = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    return true
  }

  private mutating func skip(to end: StaticString) {
    while find(end.utf8Start.pointee), !has(end) { index += 1 }
  }

  /// Returns the number of attributes of a tag, and moves to its end.
  private mutating func countAttributes() -> Int {
    var count = 0
    var quote: UInt8?
    while index < bytes.count, count <= XMLReader.attributeLimit {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "="): count += 1
        case UInt8(ascii: ">"), UInt8(ascii: "<"): return count
        default: break
        }
      }
      index += 1
    }
    return count
  }
}

extension JSONError {
  /// Creates an error of an XML document.
  init(_ reason: XMLError.Reason, line: Int, path: JSONPath = JSONPath()) {
    self.init(path: path, reason: .xml(XMLError(line: line, reason: reason)))
  }
}
