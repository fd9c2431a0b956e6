import BinderyJSON
import Foundation
import RecordingMutation

/// The values of a live server that replace the recorded ones in later requests and messages:
/// identifiers, times and tokens.
package struct LiveValues: Sendable {
  private var substitutions: Substitutions
  /// The recorded texts that the client repeats.
  let identifiers: Set<String>

  init(identifiers: Set<String>) {
    self.identifiers = identifiers
    substitutions = Substitutions {
      VolatileValue.allows($0, $1, key: $2, identifiers: identifiers)
    }
  }

  /// Adds the values in which a live message differs from the recorded one.
  package mutating func learn(_ recorded: LiveMessage.Content, _ live: LiveMessage.Content) {
    guard let one = recorded.json, let other = live.json else { return }
    substitutions.add(one, other)
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
    let path = halves[0].split(separator: "/", omittingEmptySubsequences: false)
      .map { replaced($0, key: "") }
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
      return name + "=" + replaced(pair[pair.index(after: equals)...], key: key)
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

extension LiveMessage.Content {
  /// The JSON of a text; nil for another text and for binary data.
  var json: JSONValue? {
    guard case .text(let text) = self else { return nil }
    return try? JSONValue(parsing: text)
  }
}
