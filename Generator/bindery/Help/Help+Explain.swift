extension Help {
  static let explainText = """
    Explains the code of a diagnostic: its meaning, a document that causes it, and the fix.

    USAGE
      bindery explain         lists all codes
      bindery explain CODE

    EXAMPLES
      bindery explain unresolved-reference
    """
}
