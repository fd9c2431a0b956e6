import BinderyJSON
import TestSupport
import XCTest

/// Tests of messages in lists, each of which is read like a single one.
final class ListedMessageTests: XCTestCase {
  func testAMessageInAListIsReadLikeASingleOne() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<4000 { assertReadAsAlone(random.messages(from: Self.texts)) }
  }

  func testAMalformedMessageInAListIsRefusedLikeASingleOne() {
    let broken = [
      #"{"channel":"a","data":}"#, #"{"channel":"a""data":1}"#, #"{"channel":"a\x"}"#,
      #"{"channel":"a","data":1]"#, #"{"data":"\#u{1}","channel":"a"}"#, #"{"channel":"a",}"#,
      #"{"kind":"open","kind":"open"}"#, #"{"channel":"a","channel":"b"}"#,
      #"{"channel":"a","count":"many"}"#, #"{"channel":"a","count":1e400}"#,
      #"{"channel":"a","header":{"type":"b","type":"b"}}"#,
    ]
    var random = SeededGenerator(seed: 2)
    for text in broken {
      for _ in 0..<40 { assertReadAsAlone(random.messages(from: Self.texts.prefix(4)) + [text]) }
    }
  }

  func testASkippedMessageInAListIsSelectedLikeASingleOne() throws {
    let document = #"[{"a":1},{"a":1},{"a":1},{"b":1},{"a":1}]"#
    XCTAssertEqual(try decode([SteppedOver].self, document).map(\.variant), [0, 0, 0, nil, 0])
  }

  /// Messages that select their type in different ways, or not at all.
  private static let texts = [
    #"{"channel":"a","data":{"channel":"b","kind":"open"}}"#,
    #"{"data":[1,{"data":2}],"channel":"\u0061","count":3}"#,
    #" { "channel" : "lobby" , "other member that is long" : { } } "#,
    #"{"ch\u0061nnel":"a-presence"}"#, #"{"channel":"a-presence","data":null}"#,
    #"{"data":1,"channel":"presence","kind":0}"#, #"{"channel":"a","kind":7}"#,
    #"{"kind":"open","channel":"a"}"#, #"{"channel":"a-presence","kind":"open"}"#,
    #"{"k\u0069nd":"\u006fpen"}"#, #"{"kind":"closed","channel":"a"}"#,
    #"{"channel":"a","data":1,"data":2}"#, #"{"id":1,"channel":"a"}"#, #"{"id":2}"#,
    #"{"channel":"a","header":{"type":"b"}}"#, #"{"header":{"type":"a"},"channel":"a"}"#,
    #"{"header":{"type":"a"},"id":1}"#, #"{"channel":"a","posts":[{"id":1},{"id":2},{"id":3}]}"#,
    #"{"id":"a","data":2}"#, #"{"id":null}"#, #"{"other":1}"#, "{}", "[1]", "7", #""channel""#,
    "null", "[{\"channel\":\"a\"}]",
  ]

  private func assertReadAsAlone(_ texts: [String], line: UInt = #line) {
    let document = "[" + texts.joined(separator: ",") + "]"
    let together = Result { () throws(JSONError) in try decode([Post].self, document) }
    XCTAssertEqual(together, Self.alone(texts), document, line: line)
  }

  private static func alone(_ texts: [String]) -> Result<[Post], JSONError> {
    var posts: [Post] = []
    var errors: [JSONError] = []
    for (index, text) in texts.enumerated() {
      do {
        posts.append(try decode(Post.self, text))
      } catch {
        errors += error.all.map { $0.inList(behind: texts.prefix(index)) }
        if error.all.contains(where: \.endsDocument) { break }
      }
    }
    guard var error = errors.first else { return .success(posts) }
    error.others = Array(errors.dropFirst())
    return .failure(error)
  }
}

extension JSONError {
  /// Whether the error is one of the JSON, so that no later value can be read.
  fileprivate var endsDocument: Bool {
    switch reason {
    case .syntax, .invalidUTF8, .tooDeep, .trailingBytes: true
    default: false
    }
  }

  /// Returns the error of a message in a list.
  fileprivate func inList(behind texts: ArraySlice<String>) -> JSONError {
    let begin = texts.reduce(1) { $0 + $1.utf8.count + 1 }
    let path = JSONPath([.index(texts.count)] + path.steps)
    return JSONError(path: path, offset: begin + offset, reason: reason)
  }
}

extension SeededGenerator {
  /// Returns random messages, mostly in runs of one type.
  fileprivate mutating func messages(from texts: some Collection<String>) -> [String] {
    var messages: [String] = []
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      guard let text = texts.randomElement(using: &self) else { continue }
      messages += Array(repeating: text, count: Int.random(in: 1...4, using: &self))
    }
    return messages
  }
}

/// A message with the type as which it was read.
private enum Post: JSONDecodable, Equatable {
  case opening([String: JSONValue])
  case presence(Remark)
  case message(Remark)
  case note([String: Int])
  case media(Media)
  case unknown(JSONValue)

  private static let signatures: JSONSignatures = [
    .discriminated(["open"], by: "kind"),
    .object(
      required: ["channel"],
      properties: ["channel", "data", "count", "kind", "posts"],
      values: ["kind": [0]],
      affixes: ["channel": .suffix("-presence")]
    ),
    .object(required: ["channel"], properties: ["channel", "data", "count", "kind", "posts"]),
    .object(required: ["id"], properties: ["id", "data"]),
    .object(
      required: ["channel"],
      properties: ["channel", "header"],
      nested: ["header": ["type": ["b"]]]
    ),
  ]

  init(from json: inout JSONReader) throws(JSONError) {
    self = try json.readMessage(of: Self.signatures) { json, variant throws(JSONError) in
      switch variant {
      case 0: .opening(try json.read())
      case 1: .presence(try json.read())
      case 2: .message(try json.read())
      case 3: .note(try json.read())
      case 4: .media(try json.read())
      default: .unknown(try json.read())
      }
    }
  }
}

private struct Remark: JSONDecodable, Equatable {
  var channel: String
  var data: JSONValue?
  var count: Int?
  var posts: [Post]?

  init(from json: inout JSONReader) throws(JSONError) {
    var channel: String?
    try json.beginObject()
    while let key = try json.nextKey() {
      switch key {
      case "channel": json.read(into: &channel)
      case "data": json.read(into: &data)
      case "count": json.read(into: &count)
      case "posts": json.read(into: &posts)
      default: try json.skipValue()
      }
    }
    self.channel = try json.require(channel, "channel")
  }
}

private struct SteppedOver: JSONDecodable {
  let variant: Int?

  private static let signatures: JSONSignatures = [.object(required: [], properties: ["a"])]

  init(from json: inout JSONReader) throws(JSONError) {
    variant = try json.readMessage(of: Self.signatures) { json, variant throws(JSONError) in
      try json.skipValue()
      return variant
    }
  }
}
