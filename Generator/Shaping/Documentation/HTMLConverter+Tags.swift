extension HTMLConverter {
  /// Writes the Markdown for a tag.
  mutating func convert(_ tag: HTMLTag, of element: HTMLElement) {
    switch element {
    case .span, .font, .small, .sub, .sup, .u, .center, .nobr, .label, .wbr, .body, .html, .abbr,
      .mark, .ins, .del, .s, .thead, .tbody, .tfoot, .cite, .q:
      break
    case .br: breakLine()
    case .hr: beginBlock("---")
    case .p, .div, .section, .article, .blockquote, .dl, .dt, .dd, .details, .summary, .header,
      .footer, .main, .figure:
      beginBlock()
    case .h1, .h2, .h3, .h4, .h5, .h6: readHeading(tag)
    case .b, .strong: mark("**", tag)
    case .i, .em: mark("*", tag)
    case .code, .tt, .kbd, .samp, .var: readElement(tag) { [$0.codeSpan] }
    case .pre: readPreformatted(tag)
    case .a: tag.isEnd ? endLink() : beginLink(tag)
    case .img: writeImage(tag)
    case .ul, .ol: tag.isEnd ? endList() : beginList(tag)
    case .li: if !tag.isEnd { beginItem() }
    case .table, .tr, .td, .th: readTable(tag)
    }
  }

  private mutating func mark(_ mark: StaticString, _ tag: HTMLTag) {
    tag.isEnd ? emphasis.end(mark, &output) : emphasis.open(mark)
    if output.last?.isBlank ?? true {
      position += bytes[position...].prefix { $0 == 0x20 || $0 == 0x09 }.count
    }
  }

  /// Begins a paragraph.
  mutating func beginBlock(_ text: StaticString = "") {
    guard table == nil else { return write(" ".utf8) }
    emphasis.endAll(&output)
    if lists.isEmpty || !output.endsInMarker {
      output.trimEnd()
      if !output.isEmpty { output += "\n\n".utf8 }
      output += repeatElement(0x20, count: indentation)
    }
    if text.utf8CodeUnitCount > 0 { output += "\(text)\n\n".utf8 }
    skipsSpace = true
  }

  /// Reads line breaks: one ends the line, several end the paragraph.
  private mutating func breakLine() {
    guard table == nil, !isHeading, !row.isLast(in: output) else { return write(" ".utf8) }
    var count = 1
    while true {
      position += bytes[position...].prefix { $0.isBlank }.count
      guard position < bytes.count, bytes[position] == UInt8(ascii: "<"),
        let next = HTMLTag(in: bytes, at: position), next.element == .br,
        !next.hasWords
      else { break }
      count += 1
      position = next.range.upperBound
    }
    guard count == 1 else { return beginBlock() }
    output.trimEnd()
    if !output.isEmpty { output += "  \n".utf8 }
    output += repeatElement(0x20, count: indentation)
    skipsSpace = true
  }

  private mutating func readHeading(_ tag: HTMLTag) {
    beginBlock()
    isHeading = !tag.isEnd
    let level = tag.name.utf8.last.map { Int($0) - 0x30 } ?? 1
    if isHeading { output += repeatElement(UInt8(ascii: "#"), count: level) + [0x20] }
  }
}

// MARK: - Links

extension HTMLConverter {
  private mutating func beginLink(_ tag: HTMLTag) {
    let address = tag.attribute("href")
    links.append(address)
    if address != nil { write("[".utf8) }
  }

  mutating func endLink() {
    guard let link = links.popLast(), let address = link else { return }
    if output.last == UInt8(ascii: "[") {
      output.removeLast()
      return write("<\(address)>".utf8)
    }
    let isPlain = !address.utf8.contains { " ()".utf8.contains($0) }
    write((isPlain ? "](\(address))" : "](<\(address)>)").utf8)
  }

  private mutating func writeImage(_ tag: HTMLTag) {
    guard let source = tag.attribute("src") else { return }
    write("![\(tag.attribute("alt") ?? "")](\(source.replacing(" ", with: "%20")))".utf8)
  }
}

// MARK: - Code

extension HTMLConverter {
  private mutating func readPreformatted(_ tag: HTMLTag) {
    guard !tag.isEnd else { return }
    beginBlock()
    readElement(tag) { ["```", $0, "```\n\n"] }
  }

  /// Writes the text of an element as lines, without the tags inside it.
  private mutating func readElement(_ tag: HTMLTag, _ lines: (String) -> [String]) {
    guard !tag.isEnd, !unclosed.contains(tag.name) else { return }
    var text: [UInt8] = []
    var index = position
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<"), let inner = HTMLTag(in: bytes, at: index),
        inner.element != nil, !inner.hasWords
      else {
        text.append(bytes[index])
        index += 1
        continue
      }
      index = inner.range.upperBound
      guard inner.name == tag.name, inner.isEnd else { continue }
      write(
        lines(HTMLEntity.decoded(String(decoding: text, as: UTF8.self)))
          .joined(separator: "\n").utf8
      )
      position = index
      return
    }
    unclosed.insert(tag.name)
  }
}

extension String {
  fileprivate var codeSpan: String {
    let words = split { $0.isWhitespace }.joined(separator: " ")
    return words.isEmpty ? "" : words.contains("`") ? "`` \(words) ``" : "`\(words)`"
  }
}

extension [UInt8] {
  mutating func trimEnd() {
    while last?.isBlank == true { removeLast() }
  }

  /// Whether the text ends with the marker of a list item.
  fileprivate var endsInMarker: Bool {
    suffix(2).elementsEqual("- ".utf8) || suffix(3).elementsEqual("1. ".utf8)
  }
}
