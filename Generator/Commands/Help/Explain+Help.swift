extension Explain {
  static let help = """
    Explains a diagnostic code: its meaning, an example that causes it, and the fix.

    USAGE
      bindery explain         list all codes
      bindery explain CODE    explain one code

    EXAMPLES
      bindery explain unresolved-reference
    """
}
