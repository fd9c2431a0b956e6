/// The address of a channel, with parameters in braces: `lights/{id}/dim`.
///
/// The value of a parameter has at least one Unicode scalar. If an address matches in several ways,
/// each value, from the first on, is the shortest with which the rest still matches.
public struct ChannelAddress: Sendable {
  /// The address with its parameters in braces, as in the AsyncAPI document.
  public let template: String
  /// The text between the parameters: one piece more than there are parameters.
  private let literals: [String]

  /// Creates an address from a template, in which braces enclose the names of parameters.
  public init(_ template: StaticString) {
    self.template = template.description
    var literals: [String] = []
    var rest = self.template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      literals.append(String(rest[..<open]))
      rest = rest[close...].dropFirst()
    }
    self.literals = literals + [String(rest)]
  }

  /// Creates the address of a single channel, in which braces are plain text.
  public init(literal: StaticString) {
    template = literal.description
    literals = [template]
  }

  /// Returns the address with a value for each parameter, in the order of the template.
  public func text(_ values: [String]) -> String {
    var text = literals[0]
    for (value, literal) in zip(values, literals.dropFirst()) { text += value + literal }
    return text
  }

  /// Returns the same value for each parameter.
  package func values(repeating value: String) -> Values {
    Values(Array(repeating: value, count: literals.count - 1))
  }

  /// Returns the parameter values in an address; nil for the address of another channel.
  ///
  /// Text is compared scalar by scalar, so that a literal matches before a value that begins with a
  /// combining scalar.
  public func values(in address: String) -> Values? {
    let address = address.unicodeScalars
    let literals = self.literals.map(\.unicodeScalars)
    guard address.starts(with: literals[0]) else { return nil }
    var rest = address.dropFirst(literals[0].count)
    guard let last = literals.dropFirst().last else { return rest.isEmpty ? Values([]) : nil }
    var texts: [String] = []
    for literal in literals.dropFirst().dropLast() {
      guard !rest.isEmpty else { return nil }
      // Parameters without text between them take one scalar each.
      let second = rest.index(after: rest.startIndex)
      let end = literal.isEmpty ? second : rest[second...].firstRange(of: literal)?.lowerBound
      guard let end else { return nil }
      texts.append(String(rest[..<end]))
      rest = rest[end...].dropFirst(literal.count)
    }
    guard rest.count > last.count, rest.reversed().starts(with: last.reversed()) else { return nil }
    return Values(texts + [String(rest.dropLast(last.count))])
  }

  /// The parameter values of an address, in the order of the template.
  public struct Values: Hashable, Sendable {
    /// The text of each parameter's value, unchanged.
    public let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    /// Returns a value by its index; nil if it does not convert to the type, or does not exist.
    public func read<T: LosslessStringConvertible>(_ position: Int) -> T? {
      texts.indices.contains(position) ? T(texts[position]) : nil
    }
  }
}

extension ChannelAddress: CustomStringConvertible {
  public var description: String { template }
}
