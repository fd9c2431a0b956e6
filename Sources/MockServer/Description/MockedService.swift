import BinderyJSON
import RecordingRedaction
import SchemaValidation

/// The described service that a mock server replaces.
package struct MockedService: Sendable {
  package var title: String
  /// The paths of the URLs of its servers, such as `/v1`; requests may have one of them.
  package var basePaths: [String] = []
  package var operations: [MockedOperation] = []
  package var channels: [MockedChannel] = []
  package var webhooks: [MockedWebhook] = []
  /// The schemas of parameters and bodies of requests.
  package var requestSchemas: MockedSchemas
  /// The schemas of headers and bodies of responses.
  package var responseSchemas: MockedSchemas
  /// The secrets that its documents declare, which people don't see.
  package var redaction = RedactionRules()

  package init(title: String, requestSchemas: MockedSchemas, responseSchemas: MockedSchemas) {
    self.title = title
    self.requestSchemas = requestSchemas
    self.responseSchemas = responseSchemas
  }
}

/// An operation of the service.
package struct MockedOperation: Sendable {
  package var id: String
  /// In upper case.
  package var method: String
  package var path: PathPattern
  /// The paths of the operation's own servers; nil for those of the service.
  package var basePaths: [String]?
  package var parameters: [MockedParameter] = []
  package var isBodyRequired = false
  /// The contents of the body of a request; empty without a body.
  package var contents: [MockedContent] = []
  package var responses: [MockedResponse] = []
  /// The media type of errors without a documented form (RFC 9457), or `application/json` where the
  /// document lists media types for all responses.
  package var problemMediaType = MockedOperation.usualProblemMediaType
  /// Alternatives of credentials that are required together; empty if none are required.
  package var security: [[MockedCredential]] = []

  package init(id: String, method: String, path: PathPattern) {
    self.id = id
    self.method = method
    self.path = path
  }

  package static let usualProblemMediaType = "application/problem+json"
}

/// A request that the service sends to a server of the client.
package struct MockedWebhook: Sendable {
  package var name: String
  /// In upper case.
  package var method: String
  /// The contents of the body; empty without a body.
  package var contents: [MockedContent] = []
  /// The headers that are parameters.
  package var headers: [MockedHeader] = []

  package init(name: String, method: String) {
    self.name = name
    self.method = method
  }
}

/// A parameter of an operation.
package struct MockedParameter: Sendable {
  package enum Position: String, Sendable {
    case path, query, header, cookie, querystring
  }

  package var name: String
  package var position: Position
  package var isRequired: Bool
  package var serialization: ValueSerialization
  /// The key of the schema under `$defs`; nil without a schema.
  package var schema: String?
  /// The JSON pointer of the parameter in the document.
  package var pointer: String

  package init(
    name: String,
    position: Position,
    isRequired: Bool,
    serialization: ValueSerialization,
    schema: String?,
    pointer: String
  ) {
    self.name = name
    self.position = position
    self.isRequired = isRequired
    self.serialization = serialization
    self.schema = schema
    self.pointer = pointer
  }
}

/// The serialization of a parameter or a header as text.
package enum ValueSerialization: Hashable, Sendable {
  case style(String, explode: Bool)
  /// JSON text, for a parameter with `content`.
  case json
  /// Text in another media type, which isn't read.
  case other
}

/// A body in one media type.
package struct MockedContent: Sendable {
  package var mediaType: String
  /// The key of the schema under `$defs`; nil without a schema.
  package var schema: String?
  /// Whether the schema describes each item of a sequence.
  package var isSequence = false
  package var examples: [MockedExample] = []

  package init(mediaType: String, schema: String?) {
    self.mediaType = mediaType
    self.schema = schema
  }
}

/// An example of a body.
package struct MockedExample: Sendable {
  /// The key under `examples`; nil for `example`.
  package var name: String?
  package var value: JSONValue
  /// The JSON pointer of the example in the document.
  package var pointer: String

  package init(name: String?, value: JSONValue, pointer: String) {
    self.name = name
    self.value = value
    self.pointer = pointer
  }
}

/// The response of a status.
package struct MockedResponse: Sendable {
  /// The status as in the document: `404`, `4XX` or `default`.
  package var status: String
  package var headers: [MockedHeader] = []
  package var contents: [MockedContent] = []

  package init(status: String) { self.status = status }
}

/// A header of a response.
package struct MockedHeader: Sendable {
  package var name: String
  package var isRequired: Bool
  package var serialization: ValueSerialization
  package var schema: String?
  package var example: JSONValue?

  package init(
    name: String,
    isRequired: Bool,
    serialization: ValueSerialization,
    schema: String?,
    example: JSONValue?
  ) {
    self.name = name
    self.isRequired = isRequired
    self.serialization = serialization
    self.schema = schema
    self.example = example
  }
}

/// A credential that a request has to contain.
package struct MockedCredential: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case header(String)
    case query(String)
    case cookie(String)
    /// The header `Authorization` with a scheme, such as `bearer`.
    case authorization(String)
    /// A credential that requests don't contain, such as a client certificate.
    case transport
  }

  /// The name of the security scheme.
  package var scheme: String
  package var kind: Kind

  package init(scheme: String, kind: Kind) {
    self.scheme = scheme
    self.kind = kind
  }
}
