import Shape
import SwiftSource

extension RequestDrafter {
  func httpRequest(
    _ parameters: [NamedParameter],
    _ body: NamedBody?,
    _ servers: [ServerBlueprint],
    names: [SwiftName]
  ) -> HTTPRequestBlueprint {
    let local = SwiftName.first(of: ["request", "http", "httpMessage"], unlike: names)
    let statements =
      parameters.compactMap { statement($0, local) }
      + (accept.map { ["\(local).accept(\(list: [$0], Source.literal))"] } ?? [])
      + (body.map { [statement($0, local)] } ?? [])
      + statements(servers, local)
    return HTTPRequestBlueprint(
      verb: Source(verb: operation.method),
      path: path(parameters),
      template: template,
      request: local,
      statements: statements
    )
  }

  /// The value of `Accept`: the distinct media types of the responses, in document order.
  private var accept: String? {
    var seen: Set<String> = []
    let types = operation.responses.flatMap(\.contents).flatMap(\.mediaTypes).filter {
      $0.unicodeScalars.allSatisfy { " "..."~" ~= $0 } && seen.insert($0).inserted
    }
    return types.isEmpty ? nil : types.joined(separator: ", ")
  }

  /// Sets the operation's own servers: the members of the request, or the only URL.
  private func statements(_ servers: [ServerBlueprint], _ local: SwiftName) -> [Source] {
    if servers.isEmpty {
      return operation.servers.first.map {
        ["\(local).server = \(Source.serverURL(documented: $0.defaultURL))"]
      } ?? []
    }
    let own = servers.map { server in
      "Self.\(label: server.name)\(server.parameters.isEmpty ? "" : "()")" as Source
    }
    return ["\(local).servers = [\(elements: own, \.self)]"]
  }
}

// MARK: - Path

extension RequestDrafter {
  private func path(_ parameters: [NamedParameter]) -> Source {
    let named = parameters.filter { $0.parameter.location == .path }
    return .interpolated(
      operation.path.map { piece in
        switch piece {
        case .literal(let text): return .text(text)
        case .parameter(let key):
          guard let parameter = named.first(where: { $0.parameter.key == key }) else {
            return .text("{\(key)}")
          }
          return .expression(pathValue(parameter))
        }
      }
    )
  }

  /// The path template for error messages; nil if it has no parameters.
  private var template: String? {
    let values = operation.path.filter { if case .parameter = $0 { true } else { false } }
    return values.isEmpty ? nil : operation.pathText
  }

  private func pathValue(_ named: NamedParameter) -> Source {
    let name = named.blueprint.name
    switch named.parameter.serialization {
    case .json: return "json: \(name)"
    case .form: return "\(name)"
    case .style(let style, let explode, _):
      let exploded: Source = explode ? ", explode: true" : ""
      return switch style {
      case .label: "\(name), style: .label\(exploded)"
      case .segments: "\(name), style: .segments"
      case .matrix: "\(name), style: .matrix, name: \(literal: named.parameter.key)\(exploded)"
      default: "\(name)\(exploded)"
      }
    }
  }
}

// MARK: - Statements

extension RequestDrafter {
  private func statement(_ named: NamedParameter, _ local: SwiftName) -> Source? {
    let verb: Source
    switch named.parameter.location {
    case .path: return nil
    case .query: verb = "query"
    case .header: verb = "header"
    case .cookie: verb = "cookie"
    case .querystring: verb = "querystring"
    }
    let whole = named.parameter.location == .querystring
    let key: [Source] = whole ? [] : ["\(literal: named.parameter.key)"]
    let value = key + ["\(named.blueprint.name)"]
    switch named.parameter.serialization {
    case .json:
      return "try \(local).\(verb)JSON(\(list: value, \.self))"
    case .form: return "try \(local).\(verb)(\(list: value, \.self))"
    case .style(let style, let explode, let allowReserved):
      let options = style.arguments(explode, allowReserved, in: named.parameter.location)
      return "try \(local).\(verb)(\(list: value + options, \.self))"
    }
  }

  private func statement(_ body: NamedBody, _ local: SwiftName) -> Source {
    let name = body.blueprint.name
    guard let union = body.union else { return sending(body.contents[0], "\(name)", local) }
    let cases = zip(union.cases, body.contents).map { variant, content in
      "case .\(label: variant.name)(let value):\(branch: sending(content, "value", local))"
        as Source
    }
    return """
      switch \(name) {
      \(lines: cases, \.self)
      \(body.blueprint.isOptional ? "case nil: break" : "")
      }
      """
  }
}

extension RequestDrafter {
  /// Returns the statement that sets the body.
  private func sending(_ content: Content, _ value: Source, _ local: SwiftName) -> Source {
    let (verb, assumed): (Source, String) =
      switch content.coding {
      case .json: ("try \(local).jsonBody", "application/json")
      case .form: ("try \(local).formBody", content.mediaType)
      case .multipart: ("try \(local).multipartBody", "multipart/form-data")
      case .jsonLines: ("try \(local).jsonLinesBody", "application/jsonl")
      case .text, .events, .textEvents: ("\(local).textBody", "text/plain")
      case .binary, .parts: ("try \(local).binaryBody", "application/octet-stream")
      case .xml: ("try \(local).xmlBody", "application/xml")
      case .coded: ("try \(local).codedBody", "")
      case .rows: ("\(local).rowsBody", "text/csv")
      }
    let root: [Source] =
      content.xml.map { [content.xmlType(in: [name], spelling), $0.rootName] } ?? []
    let mediaType = content.mediaType
    let type: [Source] = mediaType == assumed ? [] : ["contentType: \(literal: mediaType)"]
    let entries: [Source] =
      content.members.isEmpty
      ? [] : ["members: [\(elements: content.members, content.serialization)]"]
    return "\(verb)(\(list: [value] + root + type + entries, \.self))"
  }
}

extension XMLNode {
  /// The argument with the name of the root element.
  fileprivate var rootName: Source {
    name == nil ? "named: nil" : "named: \(xmlName(else: ""))"
  }
}

extension Parameter.Style {
  /// The style of a query parameter as a value of the runtime.
  var word: Source {
    switch self {
    case .spaceDelimited: ".spaceDelimited"
    case .pipeDelimited: ".pipeDelimited"
    case .deepObject: ".deepObject"
    case .form, .simple, .label, .matrix, .cookie, .segments: ".form"
    }
  }

  /// Returns the arguments that differ from the runtime's default arguments.
  fileprivate func arguments(
    _ explode: Bool,
    _ allowReserved: Bool,
    in location: Parameter.Location
  ) -> [Source] {
    var arguments: [Source] = []
    if location == .query, self != .form { arguments.append("style: \(word)") }
    if location == .cookie, self == .cookie { arguments.append("style: .cookie") }
    let assumed = location != .header
    if explode != assumed { arguments.append(explode ? "explode: true" : "explode: false") }
    if allowReserved, location == .query { arguments.append("allowReserved: true") }
    return arguments
  }
}

extension Content {
  /// Returns the serialization of a form's member as a dictionary entry.
  fileprivate func serialization(_ member: FormMember) -> Source {
    guard case .style(let style, let explode, let allowReserved) = member.serialization else {
      return "\(literal: member.key): .json"
    }
    let arguments =
      [style.word, explode ? "explode: true" : "explode: false"]
      + (allowReserved ? ["allowReserved: true"] : [])
    return "\(literal: member.key): .style(\(list: arguments, \.self))"
  }
}
