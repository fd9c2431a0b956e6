import BinderyJSON
import SchemaValidation

/// A violation of the description by a request.
struct RequestViolation: Hashable, Sendable {
  /// The part of the request: `path`, `query`, `header`, `cookie`, `body` or `security`.
  var part: String
  /// The name of the parameter, or of the security scheme.
  var name: String?
  /// The JSON pointer of the value in the part.
  var pointer: String = ""
  /// The violated keyword, such as `required` or `maxLength`.
  var keyword: String
  /// The location of the keyword in the document.
  var schema: String?
  var message: String

  var json: JSONValue {
    var object = JSONObject()
    object["in"] = .string(part)
    object["name"] = name.map(JSONValue.string)
    object["pointer"] = .string(pointer)
    object["keyword"] = .string(keyword)
    object["schema"] = schema.map(JSONValue.string)
    object["message"] = .string(message)
    return .object(object)
  }

  /// The violation as a line: `query limit: 0 is less than 1 [minimum]`.
  var text: String {
    let location = [part, name, pointer.isEmpty ? nil : pointer].compactMap(\.self)
    return "\(location.joined(separator: " ")): \(message) [\(keyword)]"
  }
}

extension RequestViolation {
  /// Creates the violation of a schema.
  init(_ violation: SchemaViolation, in part: String, name: String?, _ schemas: MockedSchemas) {
    self.part = part
    self.name = name
    pointer = violation.path.pointer
    keyword = violation.schemaPath.split(separator: "/").last.map(String.init) ?? ""
    schema = schemas.origin(of: violation.schemaPath)
    message = violation.message
  }
}

extension JSONPath {
  /// The path as a JSON pointer (RFC 6901).
  fileprivate var pointer: String {
    steps.map { step in
      switch step {
      case .index(let index): "/\(index)"
      case .key(let key): "/" + key.replacing("~", with: "~0").replacing("/", with: "~1")
      }
    }
    .joined()
  }
}
