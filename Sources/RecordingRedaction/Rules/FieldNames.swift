/// The classes of field names, by the rules of a document and by convention.
struct FieldNames {
  private let headers: Set<String>
  private let queryParameters: Set<String>
  private let cookies: Set<String>
  private let members: Set<String>
  /// The classes of the names that were asked for.
  private var known: [FieldName: FieldClass] = [:]

  init(_ rules: RedactionRules) {
    headers = Set(rules.headers.map { $0.lowercased() })
    queryParameters = rules.queryParameters
    cookies = rules.cookies
    members = rules.members
  }

  mutating func classify(_ field: FieldName) -> FieldClass {
    if let known = known[field] { return known }
    let result = ruled(field) ?? conventional(field)
    known[field] = result
    return result
  }

  private func ruled(_ field: FieldName) -> FieldClass? {
    let isRuled =
      switch field.location {
      case .header: headers.contains(field.name.lowercased())
      case .query: queryParameters.contains(field.name)
      case .cookie: cookies.contains(field.name)
      case .member, .form, .part: members.contains(field.name)
      case .path: true
      case .body: false
      }
    guard isRuled else { return nil }
    let letters = NameConventions.letters(of: field.name)
    if field.location == .header, letters.hasSuffix("authorization") { return .authorization }
    if NameConventions.isSignature(letters) { return .signature }
    switch field.location {
    case .header, .query, .cookie:
      // An API key may be signed, with parameters that describe the signature.
      if NameConventions.isMetadata(letters) { return .ordinary }
      return .secret(.apiKey, .credential)
    case .member, .form, .part, .path, .body: return .secret(.sensitiveValue, .sensitive)
    }
  }

  /// The name within the brackets of a nested one, as in `filter[token]`.
  private static func innermost(_ name: String) -> String {
    guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "[") else { return name }
    let inner = name[name.index(after: bracket)...].dropLast()
    return inner.isEmpty ? String(name[..<bracket]) : String(inner)
  }

  private func conventional(_ field: FieldName) -> FieldClass {
    let name = Self.innermost(field.name)
    let letters = NameConventions.letters(of: name)
    switch field.location {
    case .header:
      switch letters {
      case "authorization", "proxyauthorization": return .authorization
      case "cookie", "setcookie": return .cookies
      case "location", "contentlocation", "referer", "link", "origin": return .url
      default: break
      }
      let named = Self.conventional(name, letters)
      return named == .ordinary ? NameConventions.classify(header: letters) : named
    case .cookie:
      let named = Self.conventional(name, letters)
      return named == .ordinary ? .secret(.cookie, .random) : .secret(.cookie, .credential)
    case .path, .body: return .ordinary
    case .form:
      let named = Self.conventional(name, letters)
      return named == .ordinary ? NameConventions.classify(formField: letters) : named
    case .query, .member, .part: break
    }
    return Self.conventional(name, letters)
  }

  private static func conventional(_ name: String, _ letters: String) -> FieldClass {
    let named = NameConventions.classify(letters)
    guard named == .ordinary, !NameConventions.isMetadata(letters) else { return named }
    return NameConventions.classify(lastWordOf: name)
  }
}
