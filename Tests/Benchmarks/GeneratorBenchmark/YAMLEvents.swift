import CYAML
import Foundation

/// The parser alone, without a document.
enum YAMLEvents {
  /// Returns the least processor time of five runs.
  static func seconds(for text: String) throws -> Double {
    let bytes = Array(text.utf8)
    return try (0..<5).map { _ in
      let begin = clock()
      try read(bytes)
      return Double(clock() - begin) / Double(CLOCKS_PER_SEC)
    }.min() ?? 0
  }

  private static func read(_ bytes: [UInt8]) throws {
    var parser = yaml_parser_t()
    guard yaml_parser_initialize(&parser) == 1 else { throw Failure(description: "no memory") }
    defer { yaml_parser_delete(&parser) }
    try bytes.withUnsafeBufferPointer { bytes in
      yaml_parser_set_input_string(&parser, bytes.baseAddress, bytes.count)
      var isDone = false
      while !isDone {
        var event = yaml_event_t()
        guard yaml_parser_parse(&parser, &event) == 1 else {
          throw Failure(description: "libyaml refuses the document")
        }
        isDone = event.type == YAML_STREAM_END_EVENT
        yaml_event_delete(&event)
      }
    }
  }
}
