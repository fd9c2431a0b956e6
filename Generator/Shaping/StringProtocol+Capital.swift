extension StringProtocol {
  /// The text with its first character in upper case.
  var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
