import Shape
import Specification

extension Diagnostic.Code {
  static let malformedPath = Self("malformed-path")
}

extension OperationShaper {
  /// A path template in pieces; nil after reporting that there is no reading it.
  func pieces(
    of template: PathTemplate,
    writtenAs key: String,
    at mark: Mark
  ) -> [Operation.PathPiece]? {
    guard let pieces = Template.pieces(template.path) else {
      warn(
        .malformedPath,
        at: mark,
        "the braces of the path \(Excerpt.quoted(key)) don't match; its operations are left out",
        mend: "write each parameter as {name}"
      )
      return nil
    }
    if template.path != key {
      warn(
        .malformedPath,
        at: mark,
        "the path \(Excerpt.quoted(key)) is taken as \(Excerpt.quoted(template.path))"
          + (template.query.isEmpty ? "" : ", and what follows as parameters of the query"),
        mend: template.query.isEmpty ? "write it so" : "describe what follows ? as parameters"
      )
    }
    return joined(pieces).map { piece in
      switch piece {
      case .text(let text): .literal(Template.encoded(text))
      case .name(let name): .parameter(name)
      }
    }
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
