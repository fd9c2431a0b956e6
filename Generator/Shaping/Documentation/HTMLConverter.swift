/// Converts HTML in a description to Markdown.
///
/// DocC doesn't render HTML: it drops inline tags, and blocks together with their text. Unknown
/// tags are text: `<id>` is shown as code, and `a<b and c>d` unchanged.
struct HTMLConverter {
  let bytes: [UInt8]
  var output: [UInt8] = []
  var position = 0
  /// The open lists; true for numbered ones.
  var lists: [Bool] = []
  var links: [String?] = []
  var emphasis = HTMLEmphasis()
  var table: HTMLTable?
  var isHeading = false
  var row = MarkdownRow()
  /// The names of elements without further end tags.
  var unclosed: Set<String> = []
  /// Whether white space is omitted until the next word.
  var skipsSpace = false

  static func markdown(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }) else {
      return text
    }
    var converter = HTMLConverter(bytes: Array(text.utf8))
    converter.read()
    return String(decoding: converter.output, as: UTF8.self)
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
    output.reserveCapacity(bytes.count)
  }

  private mutating func read() {
    while position < bytes.count {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "`"), UInt8(ascii: "~"): readCode(byte)
      case UInt8(ascii: "<"): readTag()
      case UInt8(ascii: "&"): readEntity()
      case 0x20, 0x09, 0x0A: readSpace(byte)
      case UInt8(ascii: "|") where table != nil:
        write("\\|".utf8)
        position += 1
      default:
        write(CollectionOfOne(byte))
        position += 1
      }
    }
    for _ in links { endLink() }
    emphasis.endAll(&output)
  }

  mutating func write(_ text: some Collection<UInt8>) {
    skipsSpace = false
    emphasis.begin(&output)
    output += text
  }

  private mutating func readSpace(_ byte: UInt8) {
    position += 1
    guard !skipsSpace else { return }
    guard joinsLines else {
      // Markdown has no emphasis that spans paragraphs.
      if byte == 0x0A, output.last(where: { $0 != 0x20 && $0 != 0x09 }) == 0x0A {
        emphasis.endAll(&output)
      }
      output.append(byte)
      if byte == 0x0A { copyIndentedCode() }
      return
    }
    if output.last?.isBlank == false { output.append(0x20) }
  }

  /// Whether a line break of the source is a space: inside of a list, a table or a heading.
  private var joinsLines: Bool { !lists.isEmpty || table != nil || isHeading }

  private mutating func readTag() {
    if skipComment() { return }
    guard let tag = HTMLTag(in: bytes, at: position) else {
      copyAddress()
      return
    }
    guard let element = tag.element else { return copy(tag) }
    if tag.hasWords {
      write("\\<".utf8)
      position += 1
    } else {
      position = tag.range.upperBound
      convert(tag, of: element)
    }
  }

  /// Writes an unknown tag as code, or with an escaped `<`.
  private mutating func copy(_ tag: HTMLTag) {
    position = tag.range.upperBound
    let text = bytes[tag.range]
    let isPlain = !text.contains(UInt8(ascii: "`")) && !text.contains(0x0A)
    write(isPlain ? [UInt8(ascii: "`")] + text + [UInt8(ascii: "`")] : [UInt8(ascii: "\\")] + text)
  }

  /// Writes the character of an entity that Markdown doesn't need, such as `&quot;`.
  private mutating func readEntity() {
    let text = bytes[position...].prefix(8)
    let entity = text.firstIndex(of: UInt8(ascii: ";")).map { text[...$0] } ?? text
    let character = HTMLEntity.character(of: String(decoding: entity, as: UTF8.self))
    write(character.map { Array($0.utf8) } ?? [bytes[position]])
    position += character == nil ? 1 : entity.count
  }

  private mutating func skipComment() -> Bool {
    guard !unclosed.contains("!--"), bytes[position...].starts(with: "<!--".utf8) else {
      return false
    }
    let inside = bytes[(position + 4)...]
    let end = inside.indices.first { bytes[$0...].starts(with: "-->".utf8) }
    if let end { position = end + 3 } else { unclosed.insert("!--") }
    return end != nil
  }

  /// Copies an autolink such as `<https://…>`, or else only the `<`.
  private mutating func copyAddress() {
    let address = bytes[(position + 1)...].prefix(HTMLTag.limit).prefix {
      $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") && !$0.isBlank
    }
    let isAddress =
      address.contains(UInt8(ascii: ":")) || address.contains(UInt8(ascii: "@"))
    let text = bytes[position..<(isAddress ? address.endIndex : position + 1)]
    write(text)
    position += text.count
  }
}

// MARK: - Code

extension HTMLConverter {
  /// Copies a code span or a fenced code block of Markdown.
  private mutating func readCode(_ mark: UInt8) {
    let run = bytes[position...].prefix { $0 == mark }
    guard mark == UInt8(ascii: "`") || run.count > 2 && isAtLineStart else {
      write(run)
      position += run.count
      return
    }
    let isFence = run.count > 2 && isAtLineStart
    let end =
      endOfCode(from: run.endIndex, run, isFence: isFence) ?? (isFence ? bytes.count : run.endIndex)
    write(bytes[position..<end])
    position = end
  }

  private func endOfCode(from start: Int, _ run: ArraySlice<UInt8>, isFence: Bool) -> Int? {
    var index = start
    while let next = bytes[index...].firstIndex(of: run[run.startIndex]) {
      let count = bytes[next...].prefix { $0 == run[run.startIndex] }.count
      index = next + count
      if isFence ? count >= run.count && isLineStart(next) : count == run.count { return index }
    }
    return nil
  }

  private var isAtLineStart: Bool { isLineStart(position) }

  private func isLineStart(_ index: Int) -> Bool {
    bytes[..<index].last { $0 != 0x20 }.map { $0 == 0x0A } ?? true
  }

  /// Copies an indented code block, which must follow a blank line.
  private mutating func copyIndentedCode() {
    guard output.dropLast().last(where: { $0 != 0x20 }) == 0x0A else { return }
    while bytes[position...].starts(with: "    ".utf8) {
      let end = bytes[position...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
      output += bytes[position..<end]
      position = end
    }
  }
}
