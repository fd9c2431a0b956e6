extension Help {
  static let explainText = """
    Says what the code of a diagnostic means, shows a document that causes it, and the fix.

    USAGE
      bindery explain         lists all codes
      bindery explain CODE

    EXAMPLES
      bindery explain unresolved-reference
    """
}
