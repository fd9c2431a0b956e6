extension String {
  /// The text on one line: controls, line and paragraph separators and marks of writing direction
  /// become escapes.
  init(escaping text: String) {
    self = ""
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        unicodeScalars.append(contentsOf: scalar.escaped(asASCII: true).unicodeScalars)
      default:
        unicodeScalars.append(scalar)
      }
    }
  }
}

extension DefaultStringInterpolation {
  /// Foreign text, which may hold anything, as part of one line.
  package mutating func appendInterpolation(escaped text: String) {
    appendInterpolation(String(escaping: text))
  }
}
