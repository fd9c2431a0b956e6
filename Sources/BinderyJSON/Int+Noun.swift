extension Int {
  /// Returns the number with a noun in the singular or plural: `1 byte`, `2 bytes`.
  ///
  /// The plural of a noun in `y` has `ies`.
  package func counted(_ noun: String) -> String {
    if self == 1 { return "1 \(noun)" }
    return "\(self) " + (noun.hasSuffix("y") ? noun.dropLast() + "ies" : noun + "s")
  }
}
