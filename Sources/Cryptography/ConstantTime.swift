/// Comparison of secrets in constant time.
public enum ConstantTime {
  /// Whether two secrets are equal; only different lengths return early.
  public static func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && SystemLibrary.isEqual(left, right)
  }
}
