/// The depth of brackets at a position in Swift source, outside of string literals.
struct SwiftNesting {
  private(set) var depth = 0
  private(set) var isInText = false
  private let opening: Set<Character>
  private let closing: Set<Character>
  private var isEscaped = false
  private var last: Character = " "

  init(_ opening: Set<Character>, _ closing: Set<Character>) {
    self.opening = opening
    self.closing = closing
  }

  /// Whether the position is neither in brackets nor in a string literal.
  var isOutside: Bool { depth == 0 && !isInText }

  mutating func read(_ character: Character) {
    defer { last = character }
    if isEscaped {
      isEscaped = false
    } else if character == "\\", isInText {
      isEscaped = true
    } else if character == "\"" {
      isInText.toggle()
    } else if !isInText, opening.contains(character) {
      depth += 1
    } else if !isInText, closing.contains(character), character != ">" || last != "-" {
      depth -= 1
    }
  }
}
