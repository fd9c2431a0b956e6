extension Node {
  /// The Boolean value of a scalar, also in quotes, in a YAML 1.1 form, or as 1 or 0.
  public var coercedBoolean: Bool? {
    // The longest word is “false”.
    guard byteCount <= 5 else { return nil }
    return switch text.lowercased() {
    case "true", "yes", "on", "y", "1": true
    case "false", "no", "off", "n", "0": false
    default: nil
    }
  }
}
