import Shape
import SwiftSource

/// The Swift spelling of the types of a document.
struct TypeSpelling {
  private let models: Models
  private let paths: [Model.ID: [SwiftName]]
  let members: MemberNames
  /// The models that are read from and written as XML.
  let xmlModels: Set<Model.ID>
  /// Aliases that refer to themselves, which Swift can't express; they are spelled `JSONValue`.
  private let cyclicAliases: Set<Model.ID>
  /// The types at the ends of the chains of aliases, except for cyclic ones.
  private let ends: [Model.ID: Type]

  init(_ service: Service, paths: [Model.ID: [SwiftName]], members: MemberNames) {
    self.paths = paths
    self.members = members
    xmlModels = service.xmlModels
    models = service.models
    var aliases = AliasCycles(models)
    let cyclic = Set(service.models.map(\.id).filter { aliases.isCyclic($0) })
    cyclicAliases = cyclic
    ends = Self.ends(of: models, cyclic)
  }

  func model(_ id: Model.ID) -> Model? { models[id] }

  /// Returns the type that an alias refers to; nil for another model or a cyclic alias.
  func aliased(_ id: Model.ID) -> Type? {
    guard case .alias(let type)? = models.definition(of: id), !cyclicAliases.contains(id) else {
      return nil
    }
    return type
  }

  /// Returns the type with its aliases resolved.
  func unaliased(_ type: Type) -> Type {
    if case .model(let id) = type, let end = ends[id] { end } else { type }
  }

  /// Follows each chain of aliases once.
  private static func ends(
    of models: Models,
    _ cyclic: Set<Model.ID>
  ) -> [Model.ID: Type] {
    var ends: [Model.ID: Type] = [:]
    for model in models {
      var chain: [Model.ID] = []
      var type = Type.model(model.id)
      while case .model(let id) = type, !cyclic.contains(id) {
        if let end = ends[id] {
          type = end
          break
        }
        guard case .alias(let next)? = models.definition(of: id) else { break }
        chain.append(id)
        type = next
      }
      for id in chain { ends[id] = type }
    }
    return ends
  }

  /// Returns the spelling of the type inside the types of `scope`.
  func reference(_ type: Type, in scope: [SwiftName]) -> TypeReference {
    switch type {
    case .array(let element): .array(reference(element, in: scope))
    case .isolatedArray(let element):
      .generic(.runtime("IsolatedArray"), [reference(element, in: scope)])
    case .map(let value): .dictionary(reference(value, in: scope))
    case .nullable: .optional(reference(wrapped(type), in: scope))
    case .embedded(let inner): .embedded(reference(inner, in: scope))
    case .received(let id):
      path(of: id, in: scope).map { .received(.named($0)) } ?? .jsonValue
    case .model(let id): path(of: id, in: scope).map(TypeReference.named) ?? .jsonValue
    default: TypeReference(simple: type)
    }
  }

  /// Returns the type without its nullability.
  func wrapped(_ type: Type) -> Type {
    var type = type
    while let inner = unwrappedOnce(type) { type = inner }
    return type
  }

  func isNullable(_ type: Type) -> Bool { unwrappedOnce(type) != nil && wrapped(type) != .json }

  private func unwrappedOnce(_ type: Type) -> Type? {
    switch type {
    case .nullable(let inner): inner
    case .model(let id): ends[id].flatMap(unwrappedOnce)
    default: nil
    }
  }

  /// The path of a model without the types that enclose the scope, too.
  private func path(of id: Model.ID, in scope: [SwiftName]) -> [SwiftName]? {
    guard let path = paths[id], !cyclicAliases.contains(id) else { return nil }
    let shared = zip(path.dropLast(), scope).prefix { $0 == $1 }.count
    return Array(path.dropFirst(shared))
  }
}

extension TypeReference {
  static func runtime(_ name: StaticString) -> TypeReference {
    .imported(SwiftName(known: name), from: .runtime)
  }

  static func realtime(_ name: StaticString) -> TypeReference {
    .imported(SwiftName(known: name), from: .realtime)
  }

  static let jsonValue = TypeReference.runtime("JSONValue")

  /// Bytes to send, in memory or in a file.
  static let binaryContent = TypeReference.runtime("BinaryContent")

  static func embedded(_ value: TypeReference) -> TypeReference {
    .generic(.runtime("EmbeddedJSON"), [value])
  }

  static func received(_ event: TypeReference) -> TypeReference {
    .generic(.realtime("ReceivedEvent"), [event])
  }

  /// A part of a multipart body that was received.
  static let receivedPart = TypeReference.runtime("ReceivedPart")

  static func events(of payload: TypeReference) -> TypeReference {
    .generic(.runtime("ServerSentEvents"), [payload])
  }

  static func lines(of element: TypeReference) -> TypeReference {
    .generic(.runtime("JSONLines"), [element])
  }

  /// Creates a reference to a type without type arguments.
  init(simple type: Type) {
    let (name, module): (StaticString, Module) =
      switch type {
      case .boolean: ("Bool", .swift)
      case .integer(.unspecified): ("Int", .swift)
      case .integer(.int32): ("Int32", .swift)
      case .integer(.int64): ("Int64", .swift)
      case .integer(.uint32): ("UInt32", .swift)
      case .integer(.uint64): ("UInt64", .swift)
      case .number(.unspecified): ("JSONNumber", .runtime)
      case .number(.double): ("Double", .swift)
      case .number(.float): ("Float", .swift)
      case .number(.decimal): ("Decimal", .foundation)
      case .string: ("String", .swift)
      case .dateTime: ("DateTime", .runtime)
      case .date: ("CalendarDate", .runtime)
      case .uuid: ("UUID", .foundation)
      case .uri: ("URI", .runtime)
      case .base64, .binary: ("Data", .foundation)
      case .json, .array, .isolatedArray, .map, .nullable, .embedded, .received, .model:
        ("JSONValue", .runtime)
      }
    self = .imported(SwiftName(known: name), from: module)
  }

  static func nullable(_ wrapped: TypeReference) -> TypeReference {
    .generic(.runtime("Nullable"), [wrapped])
  }
}
