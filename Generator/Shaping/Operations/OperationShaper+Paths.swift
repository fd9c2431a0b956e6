import Shape
import Specification

extension Diagnostic.Code {
  static let malformedPath = Self("malformed-path")
}

extension OperationShaper {
  /// A path template in pieces; nil after reporting that there is no reading it.
  func pieces(of path: String, at mark: Mark) -> [Operation.PathPiece]? {
    guard !path.contains(where: { $0 == "?" || $0 == "#" }) else {
      warn(
        .malformedPath,
        at: mark,
        "the path \(Excerpt.quoted(path)) holds a query or a fragment; its operations are left out",
        mend: "describe what follows ? as parameters"
      )
      return nil
    }
    if !path.hasPrefix("/") {
      warn(.malformedPath, at: mark, "the path \(Excerpt.quoted(path)) should begin with /")
    }
    guard let pieces = Template.pieces(path) else {
      warn(
        .malformedPath,
        at: mark,
        "the braces of the path \(Excerpt.quoted(path)) don't match; its operations are left out",
        mend: "write each parameter as {name}"
      )
      return nil
    }
    let rooted = path.hasPrefix("/") ? pieces : [.text("/")] + pieces
    return joined(rooted).map { piece in
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
