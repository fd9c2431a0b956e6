extension String {
  /// Creates a text on one line, in which control characters, line and paragraph separators and
  /// marks of writing direction are escaped.
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
  /// Appends text of another origin, with its control characters escaped.
  package mutating func appendInterpolation(escaped text: String) {
    appendInterpolation(String(escaping: text))
  }
}
