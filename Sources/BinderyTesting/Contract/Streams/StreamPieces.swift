/// The body of a recorded stream in pieces, one for each element, which can be changed.
struct StreamPieces {
  /// The texts of elements, and of what is between them.
  private var pieces: [String]
  /// The positions of the elements among the pieces.
  private let elements: [Int]
  /// Returns a piece with other data.
  private let replaced: @Sendable (_ piece: String, _ data: String) -> String

  /// The number of elements.
  var count: Int { elements.count }

  /// Reads events (HTML Standard, 9.2.6), of which the first `count` are elements.
  static func events(_ body: [UInt8], count: Int) -> Self {
    let text = String(decoding: body, as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
    var pieces = [""]
    for line in lines.dropLast() {
      pieces[pieces.count - 1] += line + "\n"
      if line.isEmpty { pieces.append("") }
    }
    pieces[pieces.count - 1] += lines.last ?? ""
    let events = pieces.indices.dropLast().filter { index in
      pieces[index].split(separator: "\n").contains { $0 == "data" || $0.hasPrefix("data:") }
    }
    return Self(pieces: pieces, elements: Array(events.prefix(count))) { piece, data in
      let others = piece.split(separator: "\n").filter { $0 != "data" && !$0.hasPrefix("data:") }
      return (others + ["data: \(data)", "", ""]).joined(separator: "\n")
    }
  }

  /// Reads JSON lines, or JSON texts after record separators (RFC 7464).
  static func lines(_ body: [UInt8], mediaType: String) -> Self {
    let isSequence = mediaType.prefix { $0 != ";" }.hasSuffix("json-seq")
    let separator: Character = isSequence ? "\u{1E}" : "\n"
    let text = String(decoding: body, as: UTF8.self).replacing("\r\n", with: "\n")
    let pieces = text.split(separator: separator).map(String.init)
      .map { isSequence ? "\(separator)\($0)" : "\($0)\n" }
    let elements = pieces.indices.filter { index in
      pieces[index].contains { !$0.isWhitespace && $0 != separator }
    }
    return Self(pieces: pieces, elements: elements) { _, data in
      isSequence ? "\(separator)\(data)\n" : "\(data)\n"
    }
  }

  private init(
    pieces: [String],
    elements: [Int],
    replaced: @escaping @Sendable (_ piece: String, _ data: String) -> String
  ) {
    self.pieces = pieces
    self.elements = elements
    self.replaced = replaced
  }

  /// Returns the body without an element.
  func without(_ element: Int) -> [UInt8] { changed { $0[elements[element]] = "" } }

  /// Returns the body with an element twice.
  func repeating(_ element: Int) -> [UInt8] {
    changed { $0[elements[element]] += $0[elements[element]] }
  }

  /// Returns the body with an element after the next one.
  func swapping(_ element: Int) -> [UInt8] {
    changed { $0.swapAt(elements[element], elements[element + 1]) }
  }

  /// Returns the body with other data of an element.
  func replacing(_ element: Int, by data: String) -> [UInt8] {
    changed { $0[elements[element]] = replaced($0[elements[element]], data) }
  }

  private func changed(_ change: (inout [String]) -> Void) -> [UInt8] {
    var pieces = pieces
    change(&pieces)
    return Array(pieces.joined().utf8)
  }
}
