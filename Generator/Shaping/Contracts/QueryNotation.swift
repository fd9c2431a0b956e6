import Canonical
import Shape

/// Compares the notations of numbers and Booleans in queries.
struct QueryNotation {
  private let wire: WireReader

  init(_ wire: WireReader) {
    self.wire = wire
  }

  /// The value of a pair with its integers in decimal digits, since JSON Schema allows `1.0` and
  /// `1e2`, and with its Booleans as in JSON, which many clients write as `1` or `True`.
  func normalized(_ pair: EncodedPair, _ parameter: Parameter) -> String {
    guard let type = type(of: pair.name, parameter) else { return pair.value }
    let isBoolean = wire.isBoolean(type)
    guard isBoolean || wire.isInteger(type) else { return pair.value }
    return Self.elements(pair.value).map { text in
      if isBoolean { return Self.booleans[text] ?? text }
      guard JSONNumber.isValid(text) else { return text }
      let number = Scalar.number(text).text
      return number.contains { ".e".contains($0) } ? text : number
    }
    .joined(separator: ",")
  }

  /// The Booleans in the notations of JSON by those of other clients, such as Python's.
  private static let booleans = ["1": "true", "True": "true", "0": "false", "False": "false"]

  /// Whether a client may write the numbers or Booleans of a pair in another notation.
  func hasOtherNotation(_ pair: EncodedPair, _ parameter: Parameter) -> Bool {
    guard StyledValue(parameter).owns(pair.name, wire), let type = type(of: pair.name, parameter)
    else { return false }
    if wire.isBoolean(type) {
      return Self.elements(pair.value).contains { Self.booleans[$0] != nil }
    }
    return Self.elements(pair.value).contains { text in
      guard JSONNumber.isValid(text) else { return false }
      let isPlain = text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }
      return !isPlain || Scalar.number(text).text != text
    }
  }

  /// The comma-separated elements of a text.
  private static func elements(_ text: String) -> [String] {
    text.replacing("%2C", with: ",").replacing("%2c", with: ",")
      .split(separator: ",", omittingEmptySubsequences: false).map(String.init)
  }

  /// The type of a parameter, of its elements or of the named member; nil if it is neither a number
  /// nor a Boolean.
  private func type(of name: String, _ parameter: Parameter) -> Type? {
    guard case .style(let style, let explode, _) = parameter.serialization else { return nil }
    var type = parameter.type
    if wire.isObject(type) {
      let isDeep = style == .deepObject
      guard explode || isDeep,
        let member = wire.member(
          isDeep ? String(name.dropFirst(parameter.key.count + 1).dropLast()) : name,
          of: type
        )
      else { return nil }
      type = member
    }
    type = wire.element(of: type) ?? type
    return wire.isNumber(type) || wire.isBoolean(type) ? type : nil
  }
}

extension WireReader {
  fileprivate func isInteger(_ type: Type) -> Bool { scalar(type) == .integer }

  fileprivate func isBoolean(_ type: Type) -> Bool { resolved(type) == .boolean }

  fileprivate func isNumber(_ type: Type) -> Bool { scalar(type) != nil }

  /// The kind of a numeric type; nil for another type.
  private func scalar(_ type: Type) -> Enumeration.Raw? {
    switch resolved(type) {
    case .integer: .integer
    case .number: .number
    case .model(let id):
      if let raw = enumeration(id)?.raw, raw != .string { raw } else { nil }
    default: nil
    }
  }
}
