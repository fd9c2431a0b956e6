import Shape
import SwiftSource

/// The parts of a nested model from which its declaration is printed.
///
/// Two models with equal structures have equal declarations, except for the documentation of the
/// model itself and differences in white space and ASCII's case and punctuation of other
/// documentation.
struct ModelStructure: Hashable {
  var name: SwiftName
  let definition: Model.Definition
  /// The names of fields or variants.
  let members: [SwiftName]
  let nested: [ModelStructure]
  /// The documentation; nil for the model itself.
  let documentation: Documentation?

  /// Hashes the parts by which structures nearly always differ.
  func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(members)
    hasher.combine(nested.count)
  }
}

/// Reads the structures of models.
struct ModelStructureReader {
  let spelling: TypeSpelling
  let paths: [Model.ID: [SwiftName]]
  let tree: OwnershipTree

  /// Returns the structure of a model; nil if a part of it can't be declared elsewhere.
  ///
  /// - Parameter original: The model that replaces one outside of this one.
  func structure(
    of model: Model,
    replacing original: (Model.ID) -> Model.ID
  ) -> ModelStructure? {
    guard let path = paths[model.id] else { return nil }
    return structure(of: model, isRoot: true) { id in
      // A model inside of the structure is identified by its path from there.
      if let own = paths[id], own.starts(with: path) {
        return Model.ID("./" + own.dropFirst(path.count).map(\.text).joined(separator: "/"))
      }
      return original(id)
    }
  }

  private func structure(
    of model: Model,
    isRoot: Bool,
    _ identify: (Model.ID) -> Model.ID
  ) -> ModelStructure? {
    guard let name = paths[model.id]?.last else { return nil }
    var members: [SwiftName] = spelling.members.names(in: model.id)
    var definition = model.definition
    switch definition {
    case .object(var object):
      guard object.settings == nil else { return nil }
      for index in object.fields.indices { object.fields[index].normalize(identify) }
      object.additional = object.additional?.replacingModels { .model(identify($0)) }
      definition = .object(object)
    case .union(var union):
      guard !union.isEvent else { return nil }
      for index in union.variants.indices {
        union.variants[index].type = union.variants[index].type.replacingModels {
          .model(identify($0))
        }
        union.variants[index].documentation.normalize()
      }
      definition = .union(union)
    case .enumeration(var enumeration):
      for index in enumeration.values.indices {
        enumeration.values[index].documentation.normalize()
      }
      members = enumeration.values.compactMap {
        spelling.members.name(of: $0.literal, in: model.id)
      }
      definition = .enumeration(enumeration)
    case .base, .tuple, .multipart, .alias: return nil
    }
    let children = tree.models(of: model.id)
    let nested = children.compactMap { structure(of: $0, isRoot: false, identify) }
    guard nested.count == children.count else { return nil }
    var documentation = model.documentation
    documentation.normalize()
    return ModelStructure(
      name: name,
      definition: definition,
      members: members,
      nested: nested,
      documentation: isRoot ? nil : documentation
    )
  }
}

extension Field {
  /// Removes what doesn't change the declaration.
  fileprivate mutating func normalize(_ identify: (Model.ID) -> Model.ID) {
    type = type.replacingModels { .model(identify($0)) }
    documentation.normalize()
    origin = Origin(file: "", line: 0, column: 0, pointer: "")
    bases = []
  }
}

extension Documentation {
  /// Keeps only letters, digits and what isn't ASCII.
  fileprivate mutating func normalize() {
    var letters: [UInt8] = []
    for text in [summary, discussion] {
      for byte in text?.utf8 ?? "".utf8 {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): letters.append(byte | 0x20)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
          letters.append(byte)
        default: break
        }
      }
    }
    self = Documentation(
      summary: letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self),
      isDeprecated: isDeprecated,
      lastDay: lastDay
    )
  }
}
