extension Source {
  /// The interpolations of a template.
  ///
  /// A `String` has none, so that text of a document is only written as a name, a literal or a
  /// comment.
  public struct StringInterpolation: StringInterpolationProtocol {
    var source: Source

    public init(literalCapacity: Int, interpolationCount: Int) {
      source = Source(joining: [], by: "")
      source.segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) { source.write(literal) }

    /// Writes a name as an identifier, in backticks if it is a keyword.
    public mutating func appendInterpolation(_ name: SwiftName) { source.write(name.spelling) }

    /// Writes a name before a colon or after a dot, where most keywords need no backticks.
    public mutating func appendInterpolation(label name: SwiftName) { source.write(name.label) }

    /// Writes a name as the label of an argument.
    public mutating func appendInterpolation(argument name: SwiftName) {
      source.write(name.argument)
    }

    /// Writes a type and imports its module.
    public mutating func appendInterpolation(_ type: TypeReference) { type.write(to: &source) }

    /// Writes a piece of source; without one, a blank line is removed.
    public mutating func appendInterpolation(_ piece: Source?) {
      guard let piece, !piece.isEmpty else { return source.segments.append(.nothing) }
      source.append(piece)
    }

    /// Writes a section of a body; without one, the white space before it is removed.
    public mutating func appendInterpolation(section piece: Source?) {
      guard let piece, !piece.isEmpty else { return source.segments.append(.noSection) }
      source.append(piece)
    }

    /// Writes a string literal, quoted and escaped, on several lines if it is too long for one.
    public mutating func appendInterpolation(literal string: String) {
      source.segments.append(.literal([.text(string)]))
    }

    /// Writes a documentation comment; without text, a blank line is removed.
    public mutating func appendInterpolation(doc text: DocumentationText?) {
      guard let text, !text.isEmpty else { return source.segments.append(.nothing) }
      source.segments.append(.comment(text.prose))
      source.isMultiline = true
    }

    /// Writes one element per line.
    @inlinable
    public mutating func appendInterpolation<Item>(
      lines items: [Item],
      by separator: StaticString = "\n",
      _ template: (Item) -> Source
    ) {
      appendInterpolation(Source(joining: items.map(template), by: separator))
    }

    /// Writes a comma-separated list, with one element per line if it doesn't fit on this line.
    @inlinable
    public mutating func appendInterpolation<Item>(
      list items: [Item],
      _ template: (Item) -> Source
    ) {
      write(list: items.map(template), trailingComma: false)
    }

    /// Writes the elements of an array literal, with a trailing comma if each has its own line.
    @inlinable
    public mutating func appendInterpolation<Item>(
      elements items: [Item],
      _ template: (Item) -> Source
    ) {
      write(list: items.map(template), trailingComma: items.count > 1)
    }

    /// Writes the members of a dictionary literal with string keys.
    public mutating func appendInterpolation(members: [(key: String, value: Source)]) {
      appendInterpolation(elements: members) { "\(literal: $0.key): \($0.value)" }
    }

    /// Writes the statement after a colon, on the next line if it doesn't fit on this one.
    public mutating func appendInterpolation(branch statement: Source) {
      source.segments.append(.branch(statement))
      source.isMultiline = source.isMultiline || statement.isMultiline
    }

    /// Writes the patterns of a case, on several lines if they don't fit on this one.
    public mutating func appendInterpolation<Item>(
      patterns items: [Item],
      _ template: (Item) -> Source
    ) {
      source.segments.append(.patterns(items.map(template)))
    }

    /// Writes the argument of a generic type, on its own line if nothing else can be broken.
    public mutating func appendInterpolation(generic argument: Source) {
      source.segments.append(.generic(argument))
    }

    /// Writes an arrow, the result type and the brace, on several lines if one is too short.
    public mutating func appendInterpolation(result type: Source?) {
      guard let type, !type.isEmpty else { return source.write(" {") }
      source.segments.append(.result(type))
    }

    /// Writes the text after empty parentheses, from `async` to the brace, on its own line if it
    /// doesn't fit on this one.
    public mutating func appendInterpolation(effects tail: Source) {
      source.segments.append(.effects(tail))
    }

    /// Writes the inheritance clause of a type after its colon and the brace, on several lines if
    /// they don't fit on this one.
    public mutating func appendInterpolation(inheritance types: [TypeReference]) {
      source.segments.append(.inheritance(types.map { "\($0)" }))
    }

    @usableFromInline
    mutating func write(list elements: [Source], trailingComma: Bool) {
      guard !elements.isEmpty else { return }
      source.segments.append(.list(elements, trailingComma: trailingComma))
      source.isMultiline = source.isMultiline || elements.contains(where: \.isMultiline)
    }
  }
}
