import BinderyJSON
import Foundation

/// Reads the value of a parameter from a request, by its style.
struct ParameterReader {
  let parameter: MockedParameter
  let request: MockRequest
  /// The encoded values of the path's parameters.
  let pathValues: [String: String]
  /// The names of all query parameters of the operation.
  let queryNames: Set<String>
  let conversion: TextConversion

  /// The value of a parameter.
  enum Found {
    case absent
    /// Text that can't be read, with the reason.
    case unreadable(String)
    /// The possible meanings of the text, most literal first.
    case values([JSONValue])
  }

  private var ids: [Int] {
    parameter.schema.flatMap { conversion.schemas.table.definition($0) }.map { [$0] } ?? []
  }

  /// The type of value that the schema describes.
  private enum Kind { case scalar, array, object }

  private var kind: Kind {
    guard let types = conversion.schemas.table.types(of: ids) else { return .scalar }
    if types.contains("array") { return .array }
    return types.contains("object") && !types.contains("string") ? .object : .scalar
  }

  func value() -> Found {
    switch parameter.serialization {
    case .json: json()
    case .other: plain().isEmpty ? .absent : .values([])
    case .style(let style, let explode): styled(style, explode)
    }
  }

  /// The encoded texts of a parameter.
  private func plain() -> [String] {
    switch parameter.position {
    case .path: pathValues[parameter.name].map { [$0] } ?? []
    case .query: request.queryPairs.filter { $0.name == parameter.name }.map(\.value)
    case .querystring: request.query.map { [String($0)] } ?? []
    case .header: request.headers.values(of: parameter.name)
    case .cookie: request.cookies.filter { $0.name == parameter.name }.map(\.value)
    }
  }

  private func json() -> Found {
    guard let text = plain().first else { return .absent }
    do throws(JSONError) {
      return .values([try JSONValue(parsing: decoded(text))])
    } catch {
      return .unreadable("the value isn't JSON: \(error)")
    }
  }

  private func decoded(_ text: some StringProtocol) -> String {
    guard parameter.position != .header else { return String(text) }
    let text =
      parameter.position == .query || parameter.position == .querystring
      ? String(text).replacing("+", with: " ") : String(text)
    return text.removingPercentEncoding ?? text
  }

  // MARK: - Styles

  private func styled(_ style: String, _ explode: Bool) -> Found {
    switch (style, kind) {
    case ("deepObject", _): return deepObject()
    case ("form", .object) where explode && parameter.position == .query: return explodedObject()
    case ("form", .array) where explode && parameter.position == .query:
      let texts = plain()
      return texts.isEmpty ? .absent : .values(arrays(texts.map { decoded($0) }, texts))
    default: break
    }
    guard var text = plain().first else { return .absent }
    if parameter.position == .header { text = plain().joined(separator: ",") }
    guard let text = unprefixed(text, style, explode) else {
      return .unreadable("the value isn't in the style “\(style)”")
    }
    switch kind {
    case .scalar: return .values([conversion.value(decoded(text), for: ids)])
    case .array: return .values(arrays(parts(of: text, style, explode), [text]))
    case .object: return .values(objects(text, style, explode))
    }
  }

  /// Returns the text without the prefix of the styles `label` and `matrix`.
  private func unprefixed(_ text: String, _ style: String, _ explode: Bool) -> String? {
    switch style {
    case "label": return text.hasPrefix(".") ? String(text.dropFirst()) : nil
    case "matrix":
      guard text.hasPrefix(";") else { return nil }
      if explode, kind == .object { return String(text.dropFirst()) }
      let prefix = ";\(parameter.name)"
      guard text.hasPrefix(prefix) else { return nil }
      if explode, kind == .array {
        return text.split(separator: ";").map { $0.drop { $0 != "=" }.dropFirst() }
          .joined(separator: ",")
      }
      return String(text.dropFirst(prefix.count).drop { $0 == "=" })
    default: return text
    }
  }

  private func parts(of text: String, _ style: String, _ explode: Bool) -> [String] {
    if text.isEmpty { return [] }
    switch style {
    case "spaceDelimited": return decoded(text).components(separatedBy: " ")
    case "pipeDelimited":
      return text.contains("|")
        ? text.components(separatedBy: "|").map { decoded($0) }
        : decoded(text).components(separatedBy: "|")
    case "label" where explode: return text.components(separatedBy: ".").map { decoded($0) }
    default:
      return text.components(separatedBy: ",").map {
        decoded(parameter.position == .header ? $0.trimmingCharacters(in: .whitespaces) : $0)
      }
    }
  }

  /// The array of the parts; also that of a text whose delimiters are percent-encoded, as some
  /// clients send it, and a single value where the schema allows one.
  private func arrays(_ parts: [String], _ texts: [String]) -> [JSONValue] {
    var values = [conversion.array(parts, for: ids)]
    if texts.count == 1 {
      let text = decoded(texts[0])
      if text.contains(",") {
        values.append(conversion.array(text.components(separatedBy: ","), for: ids))
      }
      values.append(conversion.value(text, for: ids))
    }
    return values
  }

  private func objects(_ text: String, _ style: String, _ explode: Bool) -> [JSONValue] {
    [text, decoded(text)].map { text in
      if explode {
        let separator = style == "label" ? "." : style == "matrix" ? ";" : ","
        let members = text.components(separatedBy: separator).map { pair in
          let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return (key: decoded(parts[0]), text: parts.count == 2 ? decoded(parts[1]) : "")
        }
        return conversion.object(members, for: ids)
      }
      let parts = parts(of: text, style, false)
      let members = stride(from: 0, to: parts.count - 1, by: 2)
        .map { (key: parts[$0], text: parts[$0 + 1]) }
      return conversion.object(members, for: ids)
    }
  }

  private func deepObject() -> Found {
    let prefix = parameter.name + "["
    var members: [(key: String, texts: [String])] = []
    for pair in request.queryPairs where pair.name.hasPrefix(prefix) {
      let key = String(pair.name.dropFirst(prefix.count).prefix { $0 != "]" })
      if let index = members.firstIndex(where: { $0.key == key }) {
        members[index].texts.append(decoded(pair.value))
      } else {
        members.append((key, [decoded(pair.value)]))
      }
    }
    guard !members.isEmpty else { return .absent }
    var object = JSONObject()
    for (key, texts) in members {
      let property = conversion.schemas.table.property(key, of: ids)
      let isArray = conversion.schemas.table.types(of: property)?.contains("array") == true
      object[key] =
        isArray || texts.count > 1
        ? conversion.array(texts, for: property) : conversion.value(texts[0], for: property)
    }
    return .values([.object(object)])
  }

  /// The object whose members are parameters of the query.
  private func explodedObject() -> Found {
    let keys = conversion.schemas.table.keys(of: ids)
    let members = request.queryPairs
      .filter { keys.contains($0.name) || keys.isEmpty && !queryNames.contains($0.name) }
      .map { (key: $0.name, text: decoded($0.value)) }
    guard !members.isEmpty else { return .absent }
    return .values([conversion.object(members, for: ids)])
  }
}
