import Shape
import Specification

extension Diagnostic.Code {
  static let invalidPath = Self("invalid-path")
}

extension OperationShaper {
  /// A path template in pieces; nil after reporting that there is no reading it.
  func pieces(of template: PathTemplate, at mark: Mark) -> [Operation.PathPiece]? {
    guard let pieces = Template.pieces(template.path) else {
      warn(
        .invalidPath,
        at: mark,
        "the braces of the path \(Excerpt.quoted(template.key)) don't match; its"
          + " operations are omitted",
        fix: "write each parameter as {name}"
      )
      return nil
    }
    if template.path != template.key { noteMeaning(of: template, at: mark) }
    if !template.literalNames.isEmpty { noteColons(of: template, at: mark) }
    return joined(pieces).map { piece in
      switch piece {
      case .text(let text): .literal(Template.encoded(text))
      case .name(let name): .parameter(name)
      }
    }
  }

  private func noteMeaning(of template: PathTemplate, at mark: Mark) {
    var message =
      "the path \(Excerpt.quoted(template.key)) is read as \(Excerpt.quoted(template.path))"
    var fixes: [String] = []
    if !template.wideNames.isEmpty {
      let names = template.wideNames.sorted().map { "{\($0)}" }
      message += ", with slashes of \(names.joined(separator: " and ")) as they are"
    }
    if !template.query.isEmpty {
      message += ", and what follows as parameters of the query"
      fixes.append("describe what follows ? as parameters")
    }
    if template.hasFragment {
      message += ", and nothing after # is sent"
      fixes.append("distinguish operations by path and method")
    }
    if fixes.isEmpty { fixes = ["write it so"] }
    warn(.invalidPath, at: mark, message, fix: fixes.joined(separator: "; "))
  }

  /// Beside braces, which mark parameters, a colon is text; and yet a router may have been meant.
  private func noteColons(of template: PathTemplate, at mark: Mark) {
    let names = template.literalNames
    let segments = names.map { Excerpt.quoted(":" + $0) }.joined(separator: " and ")
    warn(
      .invalidPath,
      at: mark,
      "the path \(Excerpt.quoted(template.key)) is sent with \(segments) in it",
      fix: "write {\(names[0])} for a parameter, or %3A\(names[0]) for the text"
    )
  }

  private func joined(_ pieces: [Template.Piece]) -> [Template.Piece] {
    pieces.reduce(into: []) { joined, piece in
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
  }
}
