/// JSON pointers in the fragment of a reference (RFC 6901).
public enum Pointer {
  /// A key as a step of a pointer, with `/` and `~` escaped, and without percent escapes.
  public static func escaped(_ key: String) -> String {
    guard key.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") }) else {
      return key
    }
    var result = ""
    for scalar in key.unicodeScalars {
      switch scalar {
      case "~": result += "~0"
      case "/": result += "~1"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The key that a step names; nil when a `~` is followed by neither 0 nor 1.
  package static func unescaped(_ step: Substring) -> String? {
    guard step.utf8.contains(UInt8(ascii: "~")) else { return String(step) }
    var result = ""
    var scalars = step.unicodeScalars.makeIterator()
    while let scalar = scalars.next() {
      guard scalar == "~" else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalars.next() {
      case "0": result += "~"
      case "1": result += "/"
      default: return nil
      }
    }
    return result
  }
}
