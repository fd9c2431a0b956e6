/// What differs between two declarations of one name.
struct DeclarationDifference {
  /// A message without the parameters that both declarations have.
  let text: String

  init(_ old: String, _ new: String) {
    let (before, after) = (Signature(old), Signature(new))
    let removed = before.parameters.filter { !after.parameters.contains($0) }
    let added = after.parameters.filter { !before.parameters.contains($0) }
    guard before.head == after.head, before.tail == after.tail, !(removed + added).isEmpty else {
      text = "it changed from “\(old)” to “\(new)”"
      return
    }
    let names = { (parameters: [String]) in
      parameters.map { "“\($0)”" }.joined(separator: ", ")
    }
    text =
      if removed.isEmpty {
        "it has \(names(added)) now"
      } else if added.isEmpty {
        "it no longer has \(names(removed))"
      } else {
        "it has \(names(added)) now, and no longer \(names(removed))"
      }
  }
}

/// The parts of a function's declaration; any other one is its head.
private struct Signature {
  var head = ""
  var parameters: [String] = []
  var tail = ""

  init(_ text: String) {
    var depth = 0
    var parameter = ""
    var isComplete = false
    for character in text {
      if isComplete {
        tail.append(character)
        continue
      }
      if ")]}".contains(character) { depth -= 1 }
      switch (character, depth) {
      case (")", 0):
        isComplete = true
      case (",", 1):
        parameters.append(parameter)
        parameter = ""
      case (_, 0): head.append(character)
      case (" ", 1) where parameter.isEmpty: break
      default: parameter.append(character)
      }
      if "([{".contains(character) { depth += 1 }
    }
    if !parameter.isEmpty { parameters.append(parameter) }
    // The parentheses after a colon are those of a type.
    if !isComplete || head.contains(":") { (head, parameters, tail) = (text, [], "") }
  }
}
