/// The address of a channel with names for what changes in it: `lights/{id}/dim`.
///
/// A name stands for one Unicode scalar or more. Where several ways fit, the values in front are
/// the shortest that let the rest fit.
public struct ChannelAddress: Sendable {
  /// As the specification writes it.
  public let template: String
  /// The text between the names: one piece more than there are names.
  private let literals: [String]

  /// Reads where its names stand.
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

  /// The address of one channel alone, in which braces are text.
  public init(literal: StaticString) {
    template = literal.description
    literals = [template]
  }

  /// The address with a value for each name, in the order of the template.
  public func text(_ values: [String]) -> String {
    var text = literals[0]
    for (value, literal) in zip(values, literals.dropFirst()) { text += value + literal }
    return text
  }

  /// What an address says for each name; nil for the address of another channel.
  ///
  /// Text is compared scalar by scalar, so that what a value begins with changes nothing before it.
  public func values(in address: String) -> Values? {
    let address = address.unicodeScalars
    let literals = self.literals.map(\.unicodeScalars)
    guard address.starts(with: literals[0]) else { return nil }
    var rest = address.dropFirst(literals[0].count)
    guard let last = literals.dropFirst().last else { return rest.isEmpty ? Values([]) : nil }
    var texts: [String] = []
    for literal in literals.dropFirst().dropLast() {
      guard !rest.isEmpty else { return nil }
      // Names without text between them take one scalar each.
      let second = rest.index(after: rest.startIndex)
      let end = literal.isEmpty ? second : rest[second...].firstRange(of: literal)?.lowerBound
      guard let end else { return nil }
      texts.append(String(rest[..<end]))
      rest = rest[end...].dropFirst(literal.count)
    }
    guard rest.count > last.count, rest.reversed().starts(with: last.reversed()) else { return nil }
    return Values(texts + [String(rest.dropLast(last.count))])
  }

  /// What an address says for each name, in the order of the template.
  public struct Values: Hashable, Sendable {
    /// What each name stands for, as it was written.
    public let texts: [String]

    init(_ texts: [String]) { self.texts = texts }

    /// Nil for a text that isn't one of the type's, and where there is none.
    public func read<T: LosslessStringConvertible>(_ position: Int) -> T? {
      texts.indices.contains(position) ? T(texts[position]) : nil
    }
  }
}

extension ChannelAddress: CustomStringConvertible {
  public var description: String { template }
}
