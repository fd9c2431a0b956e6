import BinderyJSON
import Foundation

/// Checks of a document before the parser reads it.
///
/// The system's parser compares each attribute of an element with all others before it reports the
/// element. On Linux it doesn't report document type declarations, and crashes on processing
/// instructions without data.
struct XMLBounds {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  /// The ends of processing instructions without data.
  private var emptyInstructions: [Int] = []

  /// Returns a document with a space in each processing instruction without data.
  ///
  /// Throws for a document that has a document type, or an element with too many attributes.
  static func verified(_ bytes: [UInt8]) throws(JSONError) -> [UInt8] {
    let (failure, ends) = bytes.withUnsafeBufferPointer { bytes in
      var bounds = XMLBounds(bytes: bytes)
      return (bounds.failure(), bounds.emptyInstructions)
    }
    if let failure { throw failure }
    guard !ends.isEmpty else { return bytes }
    var document: [UInt8] = []
    document.reserveCapacity(bytes.count + ends.count)
    for (start, end) in zip([0] + ends, ends + [bytes.count]) {
      if start > 0 { document.append(UInt8(ascii: " ")) }
      document += bytes[start..<end]
    }
    return document
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func failure() -> JSONError? {
    while find(UInt8(ascii: "<")) {
      index += 1
      guard index < bytes.count else { break }
      switch bytes[index] {
      case UInt8(ascii: "?"):
        let start = index + 1
        index = start
        skip(to: "?>")
        if !bytes[start..<index].contains(where: \.isXMLSpace) { emptyInstructions.append(index) }
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
