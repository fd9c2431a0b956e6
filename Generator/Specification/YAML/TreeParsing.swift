extension Tree {
  /// Parses YAML 1.2 or JSON; nil after reporting a fatal error.
  public static func parse(
    _ bytes: [UInt8],
    file: String,
    diagnostics: Diagnostics,
    limits: Limits = .default
  ) -> Tree? {
    do throws(Diagnostic) {
      let source = Source(bytes: bytes, file: file, limits: limits)
      try source.check()
      if let tree = try source.tree(diagnostics) { return tree }
      throw source.isEmpty
    } catch {
      diagnostics.report(error)
      return nil
    }
  }
}
