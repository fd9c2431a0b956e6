import BinderyRuntime
import BinderyXML
import Foundation

/// Compares a body that was sent, or encoded again, with the recorded one.
package enum BodyDifferences {
  /// Compares by media type: JSON and XML by value, forms by field, other types by byte.
  package static func sent(_ body: [UInt8], recorded: [UInt8], mediaType: String)
    -> [BodyDifference]
  {
    let type = MediaType(mediaType)
    if type.essence == "application/x-www-form-urlencoded" {
      return fields(recorded, body, verb: "sent")
    }
    if type.isJSON, let one = json(recorded), let two = json(body) {
      return JSONDifferences(one, two, verb: "sent").found.map { $0.prefixed("body ") }
    }
    if type.isXML, let one = xml(recorded), let two = xml(body) {
      return JSONDifferences(one, two, verb: "sent").found.map { $0.prefixed("body ") }
    }
    return bytes(recorded, body, verb: "sent")
  }

  static func fields(_ recorded: [UInt8], _ other: [UInt8], verb: String) -> [BodyDifference] {
    PairDifferences(
      recorded: URLPairs.form(recorded),
      other: URLPairs.form(other),
      verb: verb,
      isForm: true
    ).found.map { BodyDifference(text: "body \($0)") }
  }

  static func bytes(_ recorded: [UInt8], _ other: [UInt8], verb: String) -> [BodyDifference] {
    guard recorded != other else { return [] }
    let text = "body: recorded \(excerpt(recorded)), \(verb) \(excerpt(other))"
    return [BodyDifference(text: text)]
  }

  private static func json(_ bytes: [UInt8]) -> JSONValue? {
    try? JSONReader.decode(from: bytes)
  }

  private static func xml(_ bytes: [UInt8]) -> JSONValue? {
    try? XMLReader.decode(from: bytes, as: .any)
  }

  /// Returns the text in quotes, shortened, or the number of bytes if it isn't UTF-8.
  static func excerpt(_ bytes: [UInt8]) -> String {
    guard !bytes.isEmpty else { return "nothing" }
    guard let text = String(bytes: bytes, encoding: .utf8) else {
      return bytes.count.counted("byte")
    }
    return JSONValue.quoted(text)
  }
}
