/// How a value is serialized in a path: OpenAPI's styles, which are expansions of RFC 6570.
public enum PathStyle: Hashable, Sendable {
  /// `blue,black`
  case simple
  /// `.blue,black`, exploded `.blue.black`
  case label
  /// `;color=blue,black`, exploded `;color=blue;color=black`
  case matrix
  /// `blue/black`: slashes in the value separate segments, as in `{+color}` of RFC 6570
  case segments

  func expand(
    _ value: ParameterValue,
    name: String,
    explode: Bool
  ) throws(InvalidRequest) -> String {
    let encoding = self == .segments ? PercentEncoding.segments : .unreserved
    if case .text(let text) = value, self == .simple { return encoding.encode(text) }
    let value = value.map(encoding.encode)
    let elements = explode ? value.explodedElements : value.elements
    guard !elements.isEmpty else { return "" }
    return switch self {
    case .simple: elements.joined(separator: ",")
    case .label: try Self.label(value, elements, name: name, explode: explode)
    case .matrix:
      Self.matrix(value, name: PercentEncoding.unreserved.encode(name), explode: explode)
    case .segments: elements.joined(separator: "/")
    }
  }

  /// Throws for elements that contain a dot, which isn't encoded.
  private static func label(
    _ value: ParameterValue,
    _ elements: [String],
    name: String,
    explode: Bool
  ) throws(InvalidRequest) -> String {
    guard explode else { return "." + elements.joined(separator: ",") }
    if case .text = value { return "." + elements.joined() }
    guard !elements.contains(where: { $0.contains(".") }) else {
      throw .containsSeparator(".", name)
    }
    return "." + elements.joined(separator: ".")
  }

  private static func matrix(_ value: ParameterValue, name: String, explode: Bool) -> String {
    switch value {
    case .members(let members) where explode:
      members.map { parameter($0.name, $0.value) }.joined()
    case .list(let texts) where explode:
      texts.map { parameter(name, $0) }.joined()
    default:
      parameter(name, value.elements.joined(separator: ","))
    }
  }

  /// Omits the `=` before an empty value, as RFC 6570 does here only.
  private static func parameter(_ name: String, _ value: String) -> String {
    value.isEmpty ? ";\(name)" : ";\(name)=\(value)"
  }
}
