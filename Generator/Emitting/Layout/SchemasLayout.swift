import Shape
import SwiftSource

/// The assignment of the schemas of recorded bodies to files: one file, or one for each first word
/// of their names that has many lines, one for the others, and one that joins them.
struct SchemasLayout {
  let template: SchemasTemplate

  func files(_ names: inout FileNames) -> [(name: SwiftName, body: PrintedSource)] {
    let own = names.claim(SwiftName(known: "Schemas"))
    let whole = PrintedSource(template.whole)
    if whole.lineCount <= FileLayout.maxBodyLines || template.definitions.isEmpty {
      return [(own, whole)]
    }
    let parts = pages.map { page in
      let subject = page.typeName ?? SwiftName(known: "Other")
      let (name, constant) = names.claimConstant(SwiftName(subject, "Schemas"))
      return (name, constant, PrintedSource(template.part(constant, page.contents)))
    }
    let sum = PrintedSource(template.concatenation(of: parts.map(\.1)))
    return [(own, sum)] + parts.map { ($0, $2) }
  }

  /// The minimum number of lines of a file of one word.
  private static let minLines = 100

  private var pages: [Pages<String>.Page] {
    var pieces = template.definitions.map { definition in
      let text = LiteralText.pretty(definition)
      return Pages.Piece(
        content: text,
        groupPath: Words(definition.key).words.map { Words([$0]).upperCamel },
        length: text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      )
    }
    let words = pieces.map { $0.groupPath.first?.lowercased() ?? "" }
    let lengths = Dictionary(zip(words, pieces.map(\.length)), uniquingKeysWith: +)
    for (index, word) in words.enumerated() where lengths[word, default: 0] < Self.minLines {
      pieces[index].groupPath = []
    }
    // The first and the last line of a constant take two lines.
    return Pages(pieces, under: [], maxLines: FileLayout.maxBodyLines - 2).pages
  }
}
