extension Node {
  /// What a scalar says about truth: also in quotes, in the words of YAML 1.1, or as 1 or 0.
  public var meantBoolean: Bool? {
    switch text.lowercased() {
    case "true", "yes", "on", "y", "1": true
    case "false", "no", "off", "n", "0": false
    default: nil
    }
  }
}
