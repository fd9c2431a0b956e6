import BinderyRuntime

/// A JSON value with the offsets of its parts in a text.
///
/// Only a failed test needs it, so that other reads of a recording track no offsets.
struct LocatedJSON {
  let offset: Int
  let content: Content

  indirect enum Content {
    case object([(key: String, value: LocatedJSON)])
    case array([LocatedJSON])
    /// A string, with the range between its quotes.
    case string(Range<Int>)
    case other
  }

  /// Reads a text, which must be valid JSON; invalid text ends the value early.
  init(_ bytes: [UInt8]) {
    var position = 0
    self.init(bytes, &position)
  }

  private init(_ bytes: [UInt8], _ position: inout Int) {
    Self.skipSpace(bytes, &position)
    offset = position
    switch Self.byte(bytes, position) {
    case UInt8(ascii: "{"): content = .object(Self.members(bytes, &position))
    case UInt8(ascii: "["): content = .array(Self.elements(bytes, &position))
    case UInt8(ascii: "\""): content = .string(Self.string(bytes, &position))
    default:
      while let byte = Self.byte(bytes, position), !Self.ends.contains(byte) { position += 1 }
      content = .other
    }
  }

  /// Returns the value of an object's member.
  subscript(_ key: String) -> LocatedJSON? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// Returns an element of an array.
  subscript(_ index: Int) -> LocatedJSON? {
    elements.indices.contains(index) ? elements[index] : nil
  }

  /// The elements of an array; empty for other values.
  var elements: [LocatedJSON] { if case .array(let elements) = content { elements } else { [] } }
}

extension LocatedJSON {
  private static let ends = Set(",]} \t\r\n".utf8)

  private static func byte(_ bytes: [UInt8], _ position: Int) -> UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private static func skipSpace(_ bytes: [UInt8], _ position: inout Int) {
    while let byte = byte(bytes, position), " \t\r\n".utf8.contains(byte) { position += 1 }
  }

  /// Skips a delimiter; returns whether another member or element follows.
  private static func advance(_ bytes: [UInt8], _ position: inout Int) -> Bool {
    skipSpace(bytes, &position)
    guard let byte = byte(bytes, position) else { return false }
    position += 1
    guard byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") else { return false }
    skipSpace(bytes, &position)
    guard let next = Self.byte(bytes, position) else { return false }
    guard next != UInt8(ascii: "}"), next != UInt8(ascii: "]") else {
      position += 1
      return false
    }
    return true
  }

  private static func members(
    _ bytes: [UInt8],
    _ position: inout Int
  ) -> [(key: String, value: LocatedJSON)] {
    var members: [(key: String, value: LocatedJSON)] = []
    while advance(bytes, &position) {
      let key = EscapedText(bytes, string(bytes, &position))
      skipSpace(bytes, &position)
      position += 1
      members.append((String(decoding: key.bytes, as: UTF8.self), LocatedJSON(bytes, &position)))
    }
    return members
  }

  private static func elements(_ bytes: [UInt8], _ position: inout Int) -> [LocatedJSON] {
    var elements: [LocatedJSON] = []
    while advance(bytes, &position) { elements.append(LocatedJSON(bytes, &position)) }
    return elements
  }

  private static func string(_ bytes: [UInt8], _ position: inout Int) -> Range<Int> {
    let begin = position + 1
    position = begin
    while let byte = byte(bytes, position), byte != UInt8(ascii: "\"") {
      position += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    let end = min(max(position, begin), bytes.count)
    position = end + 1
    return min(begin, end)..<end
  }
}
