import Shape
import SwiftSource

/// The contents of an operation's declarations: a request type and a method of the client.
struct RequestBlueprint {
  var name: SwiftName
  var method: SwiftName
  /// The module; nil for the main module.
  var module: SwiftName?
  /// The first tag as the name of a type.
  var tag: SwiftName?
  /// The literal segments of the path in upper camel case, which group the requests of a tag.
  var resource: [String]
  /// The documentation of the request type: the client's method, the HTTP method and the path.
  var documentation: DocumentationText
  var methodDocumentation: DocumentationText
  var deprecation: Deprecation?
  /// The required parameters, then the optional ones; the body is the last of either.
  var parameters: [ParameterBlueprint]
  var httpRequest: HTTPRequestBlueprint
  /// The operation's own servers, among which the client's server chooses.
  var servers: [ServerBlueprint]
  var serverVariables: [VariableBlueprint]
  var bodyUnion: ContentUnionBlueprint?
  var responses: ResponsesBlueprint
  var security: [[String]]
  var callbacks: WebhookEventBlueprint?
  var nested: [ModelBlueprint]
  /// The former names, which are kept with a deprecation.
  var formerName: SwiftName?
  var formerMethod: SwiftName?
}

struct ParameterBlueprint {
  var name: SwiftName
  /// The spelling inside the request.
  var type: TypeReference
  /// The spelling outside of the request.
  var outerType: TypeReference
  var isOptional: Bool
  /// The default argument, as spelled inside and outside of the request.
  var assumed: (inner: Source, outer: Source)?
  var documentation: DocumentationText
  /// The documentation in the method's list of parameters.
  var summary: DocumentationText
  var subject: Subject

  var hasDefaultArgument: Bool { isOptional || assumed != nil }

  /// Returns the default argument clause of a signature; empty without one.
  func initial(_ assumed: Source?) -> Source {
    isOptional ? " = nil" : assumed.map { " = \($0)" } ?? ""
  }

  /// The element of the operation that the parameter passes.
  enum Subject {
    case parameter(Parameter)
    case body([Content])
  }
}

/// The statements that create the HTTP request.
struct HTTPRequestBlueprint {
  /// The HTTP method as a value of the runtime, such as `.get`.
  var verb: Source
  var path: Source
  /// The path template; nil if it has no parameters.
  var template: String?
  /// The name of the local variable, which differs from the parameters' names.
  var request: SwiftName
  /// The statements that add parameters and the body.
  var statements: [Source]
}

/// The contents of the declarations for an operation's responses.
struct ResponsesBlueprint {
  var reply: ReplyBlueprint
  /// The type for which `Reply` is an alias, if it has the same name outside of the request.
  var sharedReply: TypeReference?
  /// The documented errors.
  var failures: [ResponseBlueprint]
  var structures: [ResponseStructBlueprint]
  var unions: [ContentUnionBlueprint]
  /// The cases of the switch over the status, in order.
  var outcomes: [OutcomeBlueprint]
  /// The cases for bodies that are read as they arrive.
  var streams: [OutcomeBlueprint]
}

enum ReplyBlueprint {
  /// A type alias; for `Void` if the response has no payload.
  case alias(TypeReference?, ResponseBlueprint.Form?)
  /// A structure or enumeration that is named `Reply`.
  case declared(ResponseBlueprint.Form?)
  case cases([ResponseBlueprint])
  /// The HTTP response, if no success is documented.
  case undescribed

  var isVoid: Bool {
    guard case .alias(nil, _) = self else { return false }
    return true
  }

  /// The type of the payloads of all cases; nil if they differ.
  var commonType: TypeReference? {
    guard case .cases(let cases) = self, cases.count > 1, let type = cases[0].payload?.type,
      cases.allSatisfy({ $0.payload?.type == type })
    else { return nil }
    return type
  }
}

/// One response as a case of `Reply` or `Failure`.
struct ResponseBlueprint {
  var name: SwiftName
  /// Whether the case includes the status code, for a range of codes.
  var keepsStatus: Bool
  var payload: Payload?
  var documentation: DocumentationText
  var status: Response.Status

  struct Payload {
    var type: TypeReference
    /// The expression that reads the payload from a complete `response`; nil for a stream.
    var reading: Source?
    /// The expressions that read streamed bodies, and the conditions on the response.
    var streams: [(condition: Source?, reading: Source)] = []
    /// The structure of the payload for contract tests; nil without a payload.
    var form: Form?
  }

  /// The structure of a response for contract tests.
  struct Form {
    /// The headers and their properties in the structure that contains the body.
    var headers: [(key: String, name: SwiftName)] = []
    /// The contents by enumeration case; a single content has no case.
    var bodies: [(name: SwiftName?, content: Content)]

    var hasHeaders: Bool { !headers.isEmpty }
  }
}

struct OutcomeBlueprint {
  /// The pattern of the switch: `case 200`, `default`.
  var pattern: Source
  var value: Source
}

/// A response with documented headers.
struct ResponseStructBlueprint {
  var name: SwiftName
  /// Whether no field contains a stream.
  var isHashable: Bool
  var documentation: DocumentationText
  var fields: [Field]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    var documentation: DocumentationText
  }
}
