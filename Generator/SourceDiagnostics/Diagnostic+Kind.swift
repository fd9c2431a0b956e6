extension Diagnostic {
  /// A kind of problem: the code, and the message without the names, quotations and numbers of the
  /// document.
  ///
  /// A code has several kinds if users look them up together.
  public struct Kind: Hashable, Sendable {
    public let code: Code
    let message: String
  }

  public var kind: Kind {
    var text = String.UnicodeScalarView()
    var depth = 0
    for scalar in message.unicodeScalars {
      switch scalar {
      case "“", "‘", "{": depth += 1
      case "”", "’", "}": depth = max(0, depth - 1)
      case _ where depth > 0, "0"..."9": continue
      default: text.append(scalar)
      }
    }
    return Kind(code: code, message: String(text))
  }
}
