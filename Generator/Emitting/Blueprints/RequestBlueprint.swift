import Shape
import SwiftSource

/// An operation as it will be printed: a request type and a method of the client.
struct RequestBlueprint {
  var name: SwiftName
  var method: SwiftName
  /// The module, unless it is the main one.
  var module: SwiftName?
  /// The first tag as the name of a type.
  var tag: SwiftName?
  /// The fixed steps of the path as names of types, by which requests of one tag are told apart.
  var resource: [String]
  /// What the operation does, and its line in the protocol.
  var documentation: DocumentationText
  var methodDocumentation: DocumentationText
  var isDeprecated: Bool
  /// What is asked for first, then what may be left out; the body last of either.
  var parameters: [ParameterBlueprint]
  var building: BuildingBlueprint
  var bodyChoice: ContentChoiceBlueprint?
  var answer: AnswerBlueprint
  var security: [[String]]
  var callbacks: WebhookEventBlueprint?
  var nested: [ModelBlueprint]
}

struct ParameterBlueprint {
  var name: SwiftName
  /// As spelled inside the request.
  var type: TypeReference
  /// As spelled outside of it.
  var outerType: TypeReference
  var isOptional: Bool
  /// The value that stands for one left out, as spelled inside the request and outside of it.
  var assumed: (inner: Source, outer: Source)?
  var documentation: DocumentationText
  /// What a method says of it among the others.
  var summary: DocumentationText
  var subject: Subject

  var mayBeLeftOut: Bool { isOptional || assumed != nil }

  /// What stands after its type in a signature, where it may be left out.
  func initial(_ assumed: Source?) -> Source {
    isOptional ? " = nil" : assumed.map { " = \($0)" } ?? ""
  }

  /// What of the operation it is.
  enum Subject {
    case parameter(Parameter)
    case body([Content])
  }
}

/// How the request becomes an HTTP request.
struct BuildingBlueprint {
  /// The verb as the runtime spells it: `.get`.
  var verb: Source
  var path: Source
  /// The path as the document writes it, when it holds values.
  var template: String?
  /// The name inside the function, which differs from every parameter's.
  var request: SwiftName
  /// One statement for each thing added.
  var statements: [Source]
}

/// What an operation's answers become.
struct AnswerBlueprint {
  var reply: ReplyBlueprint
  /// Empty when no error is documented.
  var failures: [ResponseBlueprint]
  var structures: [HeadedBlueprint]
  var choices: [ContentChoiceBlueprint]
  /// What each status means, in the order of the switch.
  var outcomes: [OutcomeBlueprint]
  /// What is read while it arrives.
  var streams: [OutcomeBlueprint]
}

enum ReplyBlueprint {
  /// A type declared elsewhere; `Void` when there is nothing to say.
  case alias(TypeReference?, ResponseBlueprint.Form?)
  /// A model, structure or choice that is itself named `Reply`.
  case declared(ResponseBlueprint.Form?)
  case cases([ResponseBlueprint])
  /// The answer as it came, where no success is described.
  case undescribed

  var isVoid: Bool {
    guard case .alias(nil, _) = self else { return false }
    return true
  }
}

/// One response as a case of `Reply` or `Failure`.
struct ResponseBlueprint {
  var name: SwiftName
  /// True for a range of statuses, which keeps the one that came.
  var keepsStatus: Bool
  var payload: Payload?
  var documentation: DocumentationText
  var status: Response.Status

  struct Payload {
    var type: TypeReference
    /// The expression that reads it from `response`, once it is there; none for a stream alone.
    var reading: Source?
    /// The expressions that read it while it arrives, and what of the answer says that it does.
    var streams: [(condition: Source?, reading: Source)] = []
    /// How a body is written back; none for headers without a body.
    var form: Form?
  }

  /// What the body of a response is, as a contract test needs to know it.
  struct Form {
    /// The headers beside which the body stands in a structure, by their properties.
    var headers: [(key: String, name: SwiftName)] = []
    /// The contents by the names of the cases; a single one without a name; none without a body.
    var bodies: [(name: SwiftName?, content: Content)]

    var isHeaded: Bool { !headers.isEmpty }
  }
}

struct OutcomeBlueprint {
  /// The status as the switch tells it: `case 200`, `default`.
  var pattern: Source
  var value: Source
}

/// A response with documented headers.
struct HeadedBlueprint {
  var name: SwiftName
  /// False for what holds a stream.
  var isHashable: Bool
  var documentation: DocumentationText
  var fields: [Field]

  struct Field {
    var name: SwiftName
    var type: TypeReference
    var documentation: DocumentationText
  }
}
