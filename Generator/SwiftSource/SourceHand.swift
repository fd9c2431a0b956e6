extension Source {
  /// What a template may write between its parentheses.
  ///
  /// There is no verb for a bare `String`: words of a document enter as a name, a literal or a
  /// comment, or not at all.
  public struct Hand: StringInterpolationProtocol {
    var source: Source

    public init(literalCapacity: Int, interpolationCount: Int) {
      source = Source(joining: [], by: "")
      source.segments.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) { source.write(literal) }

    /// A name as an identifier stands, in backticks where Swift wants them.
    public mutating func appendInterpolation(_ name: SwiftName) { source.write(name.spelling) }

    /// A name before a colon or after a dot, where most keywords need no backticks.
    public mutating func appendInterpolation(label name: SwiftName) { source.write(name.label) }

    /// A name before the colon of an argument that is given.
    public mutating func appendInterpolation(argument name: SwiftName) {
      source.write(name.argument)
    }

    /// A type, whose module is thereby imported.
    public mutating func appendInterpolation(_ type: TypeReference) { type.write(to: &source) }

    /// Another piece of source; when there is none, the line it stood on goes too.
    public mutating func appendInterpolation(_ piece: Source?) {
      guard let piece, !piece.isEmpty else { return source.segments.append(.nothing) }
      source.append(piece)
    }

    /// A section of a body; when there is none, the blank line above goes too.
    public mutating func appendInterpolation(section piece: Source?) {
      guard let piece, !piece.isEmpty else { return source.segments.append(.noSection) }
      source.append(piece)
    }

    /// A string literal, quoted and escaped; over several lines when one is too short for it.
    public mutating func appendInterpolation(literal string: String) {
      source.segments.append(.literal([.text(string)]))
    }

    /// A documentation comment, or nothing.
    public mutating func appendInterpolation(doc text: DocumentationText?) {
      guard let text, !text.isEmpty else { return source.segments.append(.nothing) }
      source.segments.append(.comment(text.prose))
      source.isTall = true
    }

    /// One element per line.
    public mutating func appendInterpolation<Item>(
      lines items: [Item],
      by separator: StaticString = "\n",
      _ template: (Item) -> Source
    ) {
      appendInterpolation(Source(joining: items.map(template), by: separator))
    }

    /// A comma-separated list: on this line when it fits, one element per line when it doesn't.
    public mutating func appendInterpolation<Item>(
      list items: [Item],
      _ template: (Item) -> Source
    ) {
      write(list: items.map(template), trailingComma: false)
    }

    /// The elements of an array literal, with a comma after the last where they take a line each.
    public mutating func appendInterpolation<Item>(
      elements items: [Item],
      _ template: (Item) -> Source
    ) {
      write(list: items.map(template), trailingComma: items.count > 1)
    }

    /// The members of a dictionary literal whose keys are texts.
    public mutating func appendInterpolation(members: [(key: String, value: Source)]) {
      appendInterpolation(elements: members) { "\(literal: $0.key): \($0.value)" }
    }

    /// What follows a colon: on the same line when it fits, else on the next.
    public mutating func appendInterpolation(branch statement: Source) {
      source.segments.append(.branch(statement))
      source.isTall = source.isTall || statement.isTall
    }

    /// The alternatives of a case: on this line when they fit, else on as many as they fill.
    public mutating func appendInterpolation<Item>(
      patterns items: [Item],
      _ template: (Item) -> Source
    ) {
      source.segments.append(.patterns(items.map(template)))
    }

    /// The argument of a generic type, on a line of its own when there is no other way.
    public mutating func appendInterpolation(generic argument: Source) {
      source.segments.append(.generic(argument))
    }

    /// An arrow, the type a function returns, and the brace; over two lines when one is too short.
    public mutating func appendInterpolation(result type: Source?) {
      guard let type, !type.isEmpty else { return source.write(" {") }
      source.segments.append(.result(type))
    }

    /// What follows empty parentheses, from `async` to the brace; on a line of its own when the
    /// name is long.
    public mutating func appendInterpolation(effects tail: Source) {
      source.segments.append(.effects(tail))
    }

    private mutating func write(list elements: [Source], trailingComma: Bool) {
      guard !elements.isEmpty else { return }
      source.segments.append(.list(elements, trailingComma: trailingComma))
      source.isTall = source.isTall || elements.contains(where: \.isTall)
    }
  }
}
