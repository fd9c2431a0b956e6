import Shape
import SwiftSource

/// Which files the schemas of recorded bodies go into: one as long as they fit, else one for each
/// noun, and one that puts them together.
struct SchemasLayout {
  let template: SchemasTemplate

  /// The files by their names.
  func files(_ names: inout FileNames) -> [(name: SwiftName, body: PrintedSource)] {
    let own = names.claim(SwiftName(known: "Schemas"))
    let whole = PrintedSource(template.whole)
    if whole.lineCount <= FileLayout.room || template.definitions.isEmpty { return [(own, whole)] }
    let parts = pages.map { page in
      let subject = page.typeName ?? SwiftName(known: "Other")
      let (name, constant) = names.claimConstant(SwiftName(subject, "Schemas"))
      return (name, constant, PrintedSource(template.part(constant, page.contents)))
    }
    let sum = PrintedSource(template.sum(of: parts.map(\.1)))
    return [(own, sum)] + parts.map { ($0, $2) }
  }

  private var pages: [Pages<String>.Page] {
    let pieces = template.definitions.map { definition in
      let text = LiteralText.pretty(definition)
      return Pages.Piece(
        content: text,
        place: Words(definition.key).words.map { Words([$0]).upperCamel },
        length: text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      )
    }
    // A constant has a line before and one after.
    return Pages(pieces, under: [], room: FileLayout.room - 2).pages
  }
}
