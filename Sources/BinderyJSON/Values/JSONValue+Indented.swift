extension JSONValue {
  /// The JSON text in the format of recordings: each member and element on a line of its own.
  public var indented: String {
    var lines = ""
    write(into: &lines, indentation: "")
    return lines
  }

  private func write(into text: inout String, indentation: String) {
    switch self {
    case .array(let elements) where !elements.isEmpty:
      text += "["
      for (position, element) in elements.enumerated() {
        text += (position == 0 ? "\n" : ",\n") + indentation + "  "
        element.write(into: &text, indentation: indentation + "  ")
      }
      text += "\n\(indentation)]"
    case .object(let object) where !object.isEmpty:
      text += "{"
      for (position, member) in object.members.enumerated() {
        text += (position == 0 ? "\n" : ",\n") + "\(indentation)  \(JSONValue.string(member.key)): "
        member.value.write(into: &text, indentation: indentation + "  ")
      }
      text += "\n\(indentation)}"
    default: text += description
    }
  }
}
