import BinderyJSON
import BinderyRuntime
import Foundation

/// A body as it is recorded: without its content coding, as text or in base64.
struct RecordedContent {
  private let mediaType: String
  private var bytes: [UInt8]
  private var comment: String?
  /// Whether bytes at the end are missing.
  private var isCut = false
  /// The number of bytes without the content coding.
  private(set) var count: Int

  init(_ body: CapturedBody, of head: MessageHead) {
    mediaType = head["content-type"] ?? ""
    bytes = body.bytes
    count = body.count
    if !body.isWhole { cut("the first \(body.bytes.count) of \(body.count) bytes") }
    let codings = head.tokens("content-encoding").filter { $0 != "identity" }
    if !codings.isEmpty, body.count > 0 { decode(codings, isWhole: body.isWhole) }
  }

  private mutating func decode(_ codings: [String], isWhole: Bool) {
    guard codings.count == 1, let (decoded, isComplete) = Self.decoded(bytes, codings[0]) else {
      // Secrets in it couldn't be found.
      bytes = []
      comment = "omitted: the content is coded as \(codings.joined(separator: ", "))"
      return
    }
    bytes = decoded
    count = decoded.count
    if !isComplete, isWhole { cut("the first \(decoded.count) bytes") }
  }

  private mutating func cut(_ rest: String) {
    isCut = true
    comment = "cut: \(rest)"
  }

  /// Returns the decoded bytes, up to the limit, and whether these are all; nil if they can't be
  /// decoded.
  private static func decoded(
    _ bytes: [UInt8],
    _ coding: String
  ) -> (bytes: [UInt8], isComplete: Bool)? {
    #if os(Linux)
      guard let decoder = ContentDecoder(coding) else { return nil }
      var result: [UInt8] = []
      let isTaken = bytes.withUnsafeBufferPointer { bytes in
        try? decoder.decode(bytes) { piece in
          result += piece.prefix(CapturedBody.limit - result.count)
          return result.count < CapturedBody.limit
        }
      }
      guard let isTaken else { return nil }
      return (result, isTaken && decoder.isComplete)
    #else
      return nil
    #endif
  }

  /// Removes the bytes after the last line end.
  mutating func removePartialLine() {
    let end = bytes.lastIndex(of: 10).map { $0 + 1 } ?? 0
    bytes.removeSubrange(end...)
    count = bytes.count
  }

  /// The members of `postData` and `content`.
  var json: JSONObject {
    var object: JSONObject = ["mimeType": .string(mediaType)]
    if let text {
      object["text"] = .string(text)
    } else {
      object["text"] = .string(Data(bytes).base64EncodedString())
      object["encoding"] = "base64"
    }
    object["comment"] = comment.map { .string($0) }
    return object
  }

  /// The text in UTF-8; nil for other bytes, also for UTF-16, whose ASCII characters are UTF-8 with
  /// zeros between them.
  ///
  /// A character that was cut at the end is omitted.
  private var text: String? {
    if bytes.contains(0) { return nil }
    for omitted in 0...(isCut ? 3 : 0) where bytes.count >= omitted {
      if let text = String(bytes: bytes.dropLast(omitted), encoding: .utf8) { return text }
    }
    return nil
  }
}
