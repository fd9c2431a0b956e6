import Shape
import SwiftSource

extension Content {
  /// Returns the Swift type of a body that is sent, or read from a message.
  func reference(
    in scope: [SwiftName],
    _ spelling: TypeSpelling,
    from message: MessageBlueprint?
  ) -> TypeReference {
    switch coding {
    case .json, .form, .multipart, .xml, .coded, .rows: spelling.reference(type, in: scope)
    case .text: TypeReference(simple: .string)
    case .binary: message == nil ? .binaryContent : TypeReference(simple: .binary)
    case .events, .textEvents: .events(of: spelling.reference(type, in: scope))
    case .parts: .array(type == .binary ? .receivedPart : spelling.reference(type, in: scope))
    case .jsonLines:
      message == nil
        ? .array(spelling.reference(type, in: scope))
        : .lines(of: spelling.reference(type, in: scope))
    }
  }

  /// Returns the expression that reads the body of a message.
  func reading(
    from message: MessageBlueprint,
    in scope: [SwiftName],
    _ spelling: TypeSpelling
  ) -> Source {
    switch coding {
    case .json where xml != nil:
      "try \(message.variable).jsonOrXML(\(list: [xmlType(in: scope, spelling)], \.self))"
    case .xml: "try \(message.variable).xml(\(list: [xmlType(in: scope, spelling)], \.self))"
    case .coded: "try \(message.variable).coded()"
    case .rows: "\(message.variable).rows()"
    case .parts where type == .binary: "try \(message.variable).parts()"
    case .parts: "try \(message.variable).jsonParts()"
    case .json: "try \(message.variable).json()"
    case .form: "try \(message.variable).form()"
    case .text: "\(message.variable).text()"
    case .binary, .multipart: "\(message.variable).binary()"
    case .events: "\(message.variable).events(\(list: ending, \.self))"
    case .textEvents: "\(message.variable).textEvents(\(list: ending, \.self))"
    case .jsonLines: "\(message.variable).jsonLines()"
    }
  }

  /// The argument with the type of the value in XML.
  func xmlType(in scope: [SwiftName], _ spelling: TypeSpelling) -> Source {
    "\(Source.importing(.xml))as: \(spelling.xmlType(of: type, xml, in: scope))"
  }

  private var ending: [Source] { terminator.map { ["terminator: \(literal: $0)"] } ?? [] }

  /// The subtype of the media type, such as `png`; the type for a range such as `image/*`.
  fileprivate var format: String {
    let parts = mediaType.prefix { $0 != ";" && $0 != "," }.split(separator: "/")
    return String(parts.last { $0 != "*" } ?? "anything")
  }

  fileprivate var word: String {
    switch coding {
    case .json: "json"
    case .form: "form"
    case .multipart: "multipart"
    case .text: "text"
    case .binary: "binary"
    case .events, .textEvents: "events"
    case .jsonLines: "lines"
    case .xml: "xml"
    case .coded: Words(format).lowerCamel
    case .rows: "rows"
    case .parts: "parts"
    }
  }
}

extension [Content] {
  /// Returns a case for each media type, named after the coding if it is unique, or after the media
  /// type.
  func unionCases(
    in scope: [SwiftName],
    _ spelling: TypeSpelling,
    from message: MessageBlueprint?
  ) -> [ContentUnionBlueprint.Case] {
    var names = Scope(taken: ["self", "init"])
    return zip(self, patterns).map { content, patterns in
      let isAlone = count { $0.coding == content.coding } == 1
      let candidates = [content.word, Words(content.format).lowerCamel]
      return ContentUnionBlueprint.Case(
        name: names.claim(isAlone ? candidates : Array<String>(candidates.dropFirst())).name,
        type: content.reference(in: scope, spelling, from: message),
        mediaTypes: content.mediaTypes,
        patterns: patterns,
        reading: message.map { content.reading(from: $0, in: scope, spelling) },
        isStream: content.coding.isStream && message != nil
      )
    }
  }

  /// The media types of each content, as compared with the content type of a message.
  ///
  /// Parameters only distinguish contents of the same type. The content with the fewest parameters
  /// is compared without them, and so matches messages with other parameters or none.
  private var patterns: [[String]] {
    let names = flatMap(\.mediaTypes).map(MediaTypeName.init)
    let fewest = Dictionary(
      names.map { ($0.essence, $0.parameters.count) },
      uniquingKeysWith: Swift.min
    )
    var known: Set<String> = []
    return map { content in
      content.mediaTypes.map { mediaType in
        let name = MediaTypeName(mediaType)
        let isDefault =
          name.parameters.count == fewest[name.essence] && known.insert(name.essence).inserted
        return isDefault ? name.essence : mediaType
      }
    }
  }
}
