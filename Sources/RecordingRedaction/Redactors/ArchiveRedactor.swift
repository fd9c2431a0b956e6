import BinderyJSON

/// Applies a redactor of texts to each string of an archive (HAR 1.2) of any structure.
struct ArchiveRedactor {
  var texts: TextRedactor
  /// Whether the bodies of the current entry are secret as a whole.
  private var secretBodies = SecretBodies()

  init(texts: TextRedactor) { self.texts = texts }

  mutating func redacted(_ archive: JSONValue) -> JSONValue {
    redacted(archive, FieldContext())
  }

  /// What the values around a value state about it.
  private struct FieldContext {
    /// The key of the member, or that of the array with the element.
    var key: String?
    /// The field of a `value`, by the `name` beside it.
    var field: FieldName?
    /// Whether a signature was made with a permitted key.
    var isDemo = false
    /// Whether the text is in base64, as the encoding or the opcode beside it states.
    var isBase64 = false
    /// The names beside that of a pair.
    var names: [String] = []
  }

  private mutating func redacted(_ value: JSONValue, _ context: FieldContext) -> JSONValue {
    switch value {
    case .null, .boolean: return value
    case .number(let number):
      let field = context.field ?? context.key.map { FieldName(location: .member, name: $0) }
      let text = Array(number.text.utf8)
      let origin = TextOrigin()
      guard
        let result = SecretNumber.redacted(text, field, false, origin, &texts.names, &texts.pass)
      else { return value }
      return (try? JSONValue(parsing: result.text)) ?? value
    case .string(let text): return .string(redacted(text, context))
    case .array(let elements): return redacted(elements, context)
    case .object(let object): return redacted(object, context)
    }
  }

  private mutating func redacted(_ text: String, _ context: FieldContext) -> String {
    let bytes = Array(text.utf8)
    if context.isBase64 { return texts.base64(bytes, context.field).map(\.text) ?? text }
    if let field = context.field {
      if context.isDemo, texts.names.classify(field) == .signature { return text }
      return texts.redacted(bytes, field).map(\.text) ?? text
    }
    switch context.key {
    case "url", "redirectURL":
      let field =
        context.key == "url" ? nil : FieldName(location: .header, name: "Location")
      return texts.content(bytes, field, TextOrigin(), isURL: true).map(\.text) ?? text
    case let key?:
      // A rule is about members of bodies, and not about those of the archive.
      let isOwn = Self.archiveMembers.contains(key)
      let field = isOwn ? nil : FieldName(location: .member, name: key)
      return texts.redacted(bytes, field).map(\.text) ?? text
    case nil: return texts.redacted(bytes, nil).map(\.text) ?? text
    }
  }

  private mutating func redacted(_ elements: [JSONValue], _ context: FieldContext) -> JSONValue {
    let pairs = elements.lazy.compactMap { element -> (String, String)? in
      guard let name = element["name"]?.string, let value = element["value"]?.string else {
        return nil
      }
      return (name, value)
    }
    var context = context
    context.isDemo = texts.isSignedByDemo(pairs)
    context.names = pairs.map(\.0)
    return .array(
      elements.enumerated().map { index, element in
        texts.pass.path.append(String(index))
        defer { texts.pass.path.removeLast() }
        return redacted(element, context)
      }
    )
  }

  private mutating func redacted(_ object: JSONObject, _ context: FieldContext) -> JSONValue {
    if texts.pass.path.count == 3, texts.pass.path[1] == "entries" {
      secretBodies = SecretBodies(of: object["request"], texts.rules.bodies)
    }
    let name = object["name"]?.string
    let mediaType = object["mimeType"]?.string
    return .object(
      JSONObject(
        object.members.map { member in
          let key = texts.redacted(Array(member.key.utf8), nil).map(\.text) ?? member.key
          texts.pass.path.append(key)
          defer { texts.pass.path.removeLast() }
          var inner = FieldContext(key: member.key, isDemo: context.isDemo)
          if secretBodies.contains(member.key, of: context.key, mediaType) {
            return (key, secretBody(member.value))
          }
          if member.key == "value", let name {
            inner.field = NamedPairs.field(
              name,
              in: Self.location(of: context.key),
              among: context.names,
              isRedirect: false
            )
          } else if member.key == "text", let mediaType {
            inner.field = FieldName(location: .body, name: mediaType)
          }
          inner.isBase64 = Self.isBase64(member.key, of: object)
          return (key, redacted(member.value, inner))
        }
      )
    )
  }

  /// Whether a member is the text of a body in base64, or the data of a binary frame.
  private static func isBase64(_ member: String, of object: JSONObject) -> Bool {
    switch member {
    case "text": object["encoding"]?.string?.lowercased() == "base64"
    case "data": object["opcode"]?.int == 2
    default: false
    }
  }

  /// Returns a body that is secret as a whole, or the fields of one.
  private mutating func secretBody(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text):
      return texts.secretBody(Array(text.utf8)).map { .string($0.text) } ?? value
    case .array(let fields):
      return .array(
        fields.map { field in
          guard var object = field.object, let value = object["value"] else { return field }
          object["value"] = secretBody(value)
          return .object(object)
        }
      )
    default: return value
    }
  }

  /// The members of HAR 1.2 and of its extensions that have text.
  private static let archiveMembers: Set = [
    "channel", "client", "comment", "data", "encoding", "eventType", "expires", "httpVersion", "id",
    "kind",
    "message", "method", "mimeType", "name", "operation", "path", "source", "startedDateTime",
    "statusText", "text", "title", "type", "value", "version",
  ]

  /// The part of a message that the pairs of an array are in.
  private static func location(of array: String?) -> FieldName.Location {
    switch array {
    case "headers": .header
    case "cookies": .cookie
    case "queryString": .query
    case "params": .form
    default: .member
    }
  }
}
