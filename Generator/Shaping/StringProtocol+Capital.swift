extension StringProtocol {
  /// The text with a capital at its start.
  var withFirstCapital: String { prefix(1).uppercased() + dropFirst() }
}
