import Shape
import SwiftSource

/// The Swift declarations that represent parts of the documents, by the JSON pointers of these.
public struct SwiftSymbols: Sendable {
  private struct Key: Hashable {
    let file: String
    let pointer: String
  }

  private var names: [Key: String] = [:]
  private var origins: [String: Origin] = [:]

  /// Creates the symbols of no service.
  public init() {}

  /// Names the declarations of a service, as `Emitter` does.
  public init(_ service: Service, _ options: Emitter.Options = Emitter.Options()) {
    let namer = Namer(service, tree: OwnershipTree(service), options)
    var decisions = namer.decisions
    let members = MemberNames(service, &decisions)
    for model in service.models {
      guard let path = namer.paths[model.id] else { continue }
      let type = path.map(\.text).joined(separator: ".")
      add(type, at: model.origin)
      namer.former.types[model.id].map { origins[$0.text] = model.origin }
      guard case .object(let object) = model.definition else { continue }
      for (field, name) in zip(object.fields, members.names(in: model.id)) {
        add("\(type).\(name.text)", at: field.origin)
      }
    }
    for operation in service.operations {
      namer.requests[operation.id].map { add($0.text, at: operation.origin) }
      namer.former.requests[operation.id].map { origins[$0.text] = operation.origin }
      for method in [namer.methods[operation.id], namer.former.methods[operation.id]] {
        method.map { origins["\(namer.client.text).\($0.text)"] = operation.origin }
      }
    }
    service.credentials.lazy.compactMap(\.origin).first.map {
      origins["\(namer.client.text).Credentials"] = $0
    }
    for channel in service.channels {
      namer.channels[channel.id].map { add($0.text, at: channel.origin) }
    }
  }

  /// The first declaration of a part names it: a schema that several bodies refer to has one type.
  private mutating func add(_ name: String, at origin: Origin) {
    let key = Key(file: origin.file, pointer: origin.pointer)
    if names[key] == nil { names[key] = name }
    if origins[name] == nil { origins[name] = origin }
  }

  /// Adds the symbols of another service.
  public mutating func add(_ other: SwiftSymbols) {
    names.merge(other.names) { first, _ in first }
    origins.merge(other.origins) { first, _ in first }
  }

  /// The location of the part that a declaration represents, or else of the one around it:
  /// `Book.Genre` for `Book.Genre.poem`.
  public func origin(of name: String) -> Origin? {
    var name = name[...]
    while true {
      if let origin = origins[String(name)] { return origin }
      guard let dot = name.lastIndex(of: ".") else { return nil }
      name = name[..<dot]
    }
  }

  /// The declaration of the innermost part that contains the one at a JSON pointer:
  /// `Book.price` for `#/components/schemas/Book/properties/price/minimum`.
  public func name(in file: String, at pointer: String) -> String? {
    var pointer = pointer[...]
    while true {
      if let name = names[Key(file: file, pointer: String(pointer))] { return name }
      guard let slash = pointer.lastIndex(of: "/") else { return nil }
      pointer = pointer[..<slash]
    }
  }
}
