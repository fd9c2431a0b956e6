import Shape
import SwiftSource

extension Content {
  /// The Swift type of the body.
  func reference(in scope: [SwiftName], _ spelling: TypeSpelling) -> TypeReference {
    switch coding {
    case .json, .form: spelling.reference(type, in: scope)
    case .text: TypeReference(simple: .string)
    case .binary: TypeReference(simple: .binary)
    }
  }

  /// The expression that reads the body of a message.
  func reading(from message: MessageBlueprint) -> Source {
    switch coding {
    case .json: "try \(message.variable).json()"
    case .form: "try \(message.variable).form()"
    case .text: "\(message.variable).text()"
    case .binary: "\(message.variable).binary()"
    }
  }

  /// The part of the media type that says most: `png`, and `image` of `image/*`.
  fileprivate var format: String {
    let parts = mediaType.prefix { $0 != ";" }.split(separator: "/")
    return String(parts.last { $0 != "*" } ?? "anything")
  }

  fileprivate var word: String {
    switch coding {
    case .json: "json"
    case .form: "form"
    case .text: "text"
    case .binary: "binary"
    }
  }
}

extension [Content] {
  /// A case for each; named after the coding where that tells them apart, else after the media type.
  func choiceCases(
    in scope: [SwiftName],
    _ spelling: TypeSpelling,
    from message: MessageBlueprint = .response
  ) -> [ContentChoiceBlueprint.Case] {
    var names = Scope(taken: ["self", "init"])
    return map { content in
      let isAlone = count { $0.coding == content.coding } == 1
      let candidates = [content.word, Words(content.format).lowerCamel]
      return ContentChoiceBlueprint.Case(
        name: names.claim(isAlone ? candidates : Array<String>(candidates.dropFirst())).name,
        type: content.reference(in: scope, spelling),
        mediaType: content.mediaType,
        reading: content.reading(from: message)
      )
    }
  }
}
