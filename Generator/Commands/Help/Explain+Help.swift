extension Explain {
  static let help = """
    Explains the code of a diagnostic, or of a change that bindery diff finds: its meaning, an
    example that causes it, and the fix.

    USAGE
      bindery explain         list all codes
      bindery explain CODE    explain one code

    EXAMPLES
      bindery explain unresolved-reference
      bindery explain operation-renamed
    """
}
