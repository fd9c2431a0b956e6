/// The classes of field names, by the rules of a document and by convention.
struct FieldNames {
  private let headers: Set<String>
  private let queryParameters: Set<String>
  private let cookies: Set<String>
  private let members: Set<String>
  private let pointers: [MemberPointer]
  /// The classes of the names that were asked for.
  private var known: [FieldName: FieldClass] = [:]

  init(_ rules: RedactionRules) {
    headers = Set(rules.headers.map { $0.lowercased() })
    queryParameters = rules.queryParameters
    cookies = rules.cookies
    members = rules.members
    pointers = rules.pointers.map(MemberPointer.init)
  }

  mutating func classify(_ field: FieldName) -> FieldClass {
    if let known = known[field] { return known }
    let result =
      ruled(field) ?? (field.isOfOAuth ? .secret(.token, .random) : conventional(field))
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
      case "secwebsocketprotocol": return .subprotocols
      case "location", "contentlocation", "referer", "link", "origin": return .url
      default: break
      }
      let named = Self.conventional(name, letters)
      let header = NameConventions.classify(header: letters)
      if header != .ordinary, case .secret(_, .longRandom) = named { return header }
      return named == .ordinary ? header : named
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

// The members of JSON and markup.
extension FieldNames {
  /// Whether rules mark members by their paths, or those around a member.
  var haveRulesForPaths: Bool { !pointers.isEmpty || !members.isEmpty }

  /// The field of a value: its member, or what names it otherwise if the member states nothing.
  mutating func member(of token: JSONTokens.Token, _ field: FieldName?) -> FieldName? {
    guard token.kind != .key, let name = token.name ?? field?.memberName else { return nil }
    let member = FieldName(location: .member, name: name)
    guard classify(member) == .ordinary else { return member }
    if let label = token.label {
      let labelled = FieldName(location: .member, name: label)
      return classify(labelled) == .ordinary ? member : labelled
    }
    // The members of `tokens` and `secrets` are secret, except for identifiers.
    guard token.kind == .string, let parent = token.parent, !name.lowercased().hasSuffix("id"),
      NameConventions.isGroup(NameConventions.letters(of: parent))
    else { return member }
    return FieldName(location: .member, name: parent)
  }

  /// Whether the value at a path is one that a rule marks, or is inside of one.
  mutating func isSensitive(_ path: [String]) -> Bool {
    if pointers.contains(where: { $0.selects(path) }) { return true }
    guard !members.isEmpty else { return false }
    return path.dropLast().contains { isSensitive(member: $0) }
  }

  mutating func isSensitive(member name: String) -> Bool {
    guard members.contains(name) else { return false }
    guard case .secret(_, .sensitive) = classify(FieldName(location: .member, name: name)) else {
      return false
    }
    return true
  }
}
