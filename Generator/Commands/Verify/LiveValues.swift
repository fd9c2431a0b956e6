import BinderyJSON
import Foundation
import RecordingMutation

/// The values of a live server that replace the recorded ones in later requests and messages:
/// identifiers, times and tokens.
package struct LiveValues: Sendable {
  private var substitutions: Substitutions
  /// The recorded texts that the client repeats.
  let identifiers: Set<String>
  private var integers = IntegerIdentifiers()
  /// The recorded texts that the server's answers lacked, or that follow from such ones: what the
  /// client sends with them isn't what the server expects.
  private var unknown: Set<String> = []

  init(identifiers: Set<String>) {
    self.identifiers = identifiers
    substitutions = Substitutions {
      VolatileValue.allows($0, $1, key: $2, identifiers: identifiers)
    }
  }

  /// Adds the values in which a live message differs from the recorded one.
  ///
  /// - Parameters:
  ///   - live: Nil if there is none instead of the recorded one.
  ///   - target: The path and query of the request that it answers.
  ///   - isDependent: Whether it answers something that the client sent with unknown values.
  package mutating func learn(
    _ recorded: LiveMessage.Content,
    _ live: LiveMessage.Content?,
    from target: String = "",
    isDependent: Bool = false
  ) {
    guard let one = recorded.json else { return }
    let other = live?.json
    if let other {
      substitutions.add(one, other)
      integers.add(one, other, from: target)
    }
    let lacking = Set(isDependent ? LiveIdentifiers.texts(of: one) : one.textsLacking(in: other))
    for text in LiveIdentifiers.texts(of: one) where identifiers.contains(text) {
      if lacking.contains(text) { unknown.insert(text) } else { unknown.remove(text) }
    }
  }

  /// Whether a message has a recorded value that the server's answers lacked.
  package func hasUnknownValues(_ content: LiveMessage.Content) -> Bool {
    !unknown.isEmpty && content.json.map(isUnknown) ?? false
  }

  /// Whether a request has a recorded value that the server's answers lacked.
  package func hasUnknownValues(_ request: LiveRequest) -> Bool {
    let body = String(validUTF8: request.body) ?? ""
    return !unknown.isEmpty
      && LiveIdentifiers.values(of: request.target, body: body).contains(where: isUnknown)
  }

  private func isUnknown(_ value: JSONValue) -> Bool {
    !unknown.isDisjoint(with: LiveIdentifiers.texts(of: value))
  }

  /// Returns a recorded message with the values of the server.
  package func applied(to content: LiveMessage.Content) -> LiveMessage.Content {
    guard let value = content.json else { return content }
    let changed = substitutions.applied(to: value)
    return changed == value ? content : .text(changed.description)
  }

  /// Returns a recorded request with the values of the server, in its path, query and body.
  package func applied(to request: LiveRequest) -> LiveRequest {
    var request = request
    let target = request.target
    let halves = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let segments = halves[0].split(separator: "/", omittingEmptySubsequences: false)
    let path = segments.indices.map { index in
      integers.replacement(of: segments[index], after: index > 0 ? segments[index - 1] : "")
        ?? replaced(segments[index], key: "")
    }
    request.target = path.joined(separator: "/")
    if halves.count > 1 { request.target += "?" + pairs(halves[1]) }
    let type = request.headers.first { $0.name.lowercased() == "content-type" }?.value ?? ""
    guard let text = String(validUTF8: request.body), !text.isEmpty else { return request }
    if type.hasPrefix("application/x-www-form-urlencoded") {
      request.body = Array(pairs(text[...]).utf8)
    } else if case .text(let changed) = applied(to: .text(text)) {
      request.body = Array(changed.utf8)
    }
    return request
  }

  private func pairs(_ text: Substring) -> String {
    text.split(separator: "&", omittingEmptySubsequences: false).map { pair in
      guard let equals = pair.firstIndex(of: "=") else { return String(pair) }
      let name = pair[..<equals]
      let key = String(name).removingPercentEncoding ?? ""
      let value = pair[pair.index(after: equals)...]
      return name + "="
        + (integers.replacement(of: value, named: key) ?? replaced(value, key: key))
    }
    .joined(separator: "&")
  }

  /// A percent-encoded text, or the one that replaces it.
  private func replaced(_ encoded: Substring, key: String) -> String {
    guard let text = String(encoded).removingPercentEncoding, !text.isEmpty,
      case let value = JSONValue.string(text),
      case let changed = substitutions.applied(to: value, key: key), changed != value
    else { return String(encoded) }
    return (changed.string ?? changed.description).queryEncoded
  }
}

extension JSONValue {
  /// The texts that another value has not, or not as texts.
  fileprivate func textsLacking(in other: JSONValue?) -> [String] {
    switch self {
    case .object(let object):
      return object.members.flatMap { $0.value.textsLacking(in: other?.object?[$0.key]) }
    case .array(let elements):
      let others = other?.array ?? []
      return elements.enumerated().flatMap { index, element in
        element.textsLacking(in: others.indices.contains(index) ? others[index] : nil)
      }
    case .string(let text):
      if let structure = JSONValue(structuredText: text) {
        return structure.textsLacking(in: other?.string.flatMap { JSONValue(structuredText: $0) })
      }
      return other?.string == nil ? [text] : []
    default: return []
    }
  }
}

extension LiveMessage.Content {
  /// The JSON of a text; nil for another text and for binary data.
  var json: JSONValue? {
    guard case .text(let text) = self else { return nil }
    return try? JSONValue(parsing: text)
  }
}
