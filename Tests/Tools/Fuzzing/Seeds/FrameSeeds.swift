import BinderyRuntime
import BinderyTesting
import Foundation
import Specification

/// The seeds: recorded messages, examples of the specifications, and messages of the golden
/// channels.
enum FrameSeeds {
  static let all = written.map { Array($0.utf8) } + examples + recorded

  private static var recorded: [[UInt8]] {
    let files = ["Spec", "Tests/Golden"].flatMap { Seeds.files(in: $0) { $0.hasSuffix(".har") } }
    let entries = files.flatMap { (try? HTTPArchive(contentsOf: $0))?.entries ?? [] }
    return entries.flatMap { entry in
      let frames = entry.frames.filter { !$0.isControl }.compactMap(\.bytes)
      return entry.origin?.channel == nil ? frames : frames + parts(of: entry.response.content.text)
    }
  }

  /// Returns a response, and each message that it lists.
  private static func parts(of text: String) -> [[UInt8]] {
    guard let value = try? JSONValue(parsing: text) else { return [] }
    let lists = value.object?.members.compactMap(\.value.array) ?? []
    return [Array(text.utf8)] + lists.joined().compactMap { try? JSONWriter.encode($0) }
  }

  private static var examples: [[UInt8]] {
    let files = Seeds.files(in: "Spec") { $0.hasSuffix("asyncapi.yaml") }
    return files.flatMap { file -> [[UInt8]] in
      let root = Documents(entry: file.path, diagnostics: Diagnostics()).entry?.root
      let messages = root?["components"]?["messages"]?.entries.map(\.value) ?? []
      return messages.flatMap { $0["examples"]?.elements.compactMap { $0["payload"] } ?? [] }
        .compactMap { try? JSONWriter.encode(JSONValue($0)) }
    }
  }

  private static let written = [
    #"{"event":"feed:opened","data":"{\"id\":\"r\",\"timeout\":30}"}"#,
    #"{"event":"feed:opened","data":{"id":"r"}}"#,
    #"{"event":"feed:spoken","data":"{\"text\":\"hi\",\"replies\":[{\"text\":\"a\"}]}"}"#,
    #"{"event":"feed:spoken","data":"{\"text\":\"hi\",\"extra\":\"{\\\"level\\\":3}\"}"}"#,
    #"{"event":"client-wave","data":[1]}"#,
    #"{"event":"build-finished","task":"t"}"#,
    #"{"event":"another","note":"n"}"#,
    #"{"event":"feed:presence","user":{"name":"Ann"}}"#,
    #"{"event":"feed:presence","count":3}"#,
    #"{"event":"feed:closed","reason":"moved"}"#,
    #"{"event":"feed:said","id":"6e3c3b4e-5b1f-4d57-9e2e-5b1f4d579e2e"}"#,
    #"{"event":"feed:say","text":"hi \"you\""}"#,
    #"{"c":"lobby","d":1}"#,
    #"{"e":0,"c":"lobby-pnpres","d":{"action":"join"}}"#,
    #"{"e":1,"c":"lobby","d":null}"#,
    #"{"a":"b"}"#,
    #"{"price":1.5,"at":"2026-03-01T09:30:00.25+01:00"}"#,
    #""beat""#, "7", "7.5", #"[1,"x"]"#,
    #"{"wings":2,"state":"flying"}"#, #"{"wings":2,"state":"parked","seats":["a"]}"#,
    #"{"shape":"ship","layers":["a","b"]}"#, #"{"mark":"sealed","from":"Ann"}"#,
    #"{"mark":null,"from":"Ann"}"#, #"{"mark":"taped","from":"Ann"}"#,
    #"{"kind":"messageName","channel":{"kind":"messageName"}}"#,
    #"{"kind":"Type","init":true}"#,
    #"{"lumens":3}"#, #"{"why":"fuse"}"#, #"{"level":3}"#,
  ]
}

extension JSONValue {
  fileprivate init(_ node: Node) {
    self =
      switch node.kind {
      case .sequence: .array(node.elements.map { JSONValue($0) })
      case .mapping: .object(JSONObject(node.entries.map { ($0.key, JSONValue($0.value)) }))
      case .string: .string(node.text)
      case .null, .boolean, .integer, .float: (try? JSONValue(parsing: node.text)) ?? .null
      }
  }
}
