import Canonical
import Foundation
import Specification

/// An element of `_webSocketMessages`, as Chrome writes it.
struct WebSocketFrame {
  let direction: Recording.Frame.Direction
  let data: Recording.Body
  let isControl: Bool
  /// The time in seconds since 1970; nil if it isn't recorded.
  let time: Double?
  /// The name of the message; nil for an undescribed message.
  let message: String?
  /// The channel, if the connection carries the messages of several channels.
  let channel: String?

  /// Creates a frame; nil after reporting an invalid member.
  ///
  /// - Parameters:
  ///   - last: The time of the previous frame.
  ///   - isAnnotated: Whether the entry has `_bindery`, so that its frames have names.
  init?(_ fields: Fields, after last: inout Double, isAnnotated: Bool) {
    let type = fields.requiredText("type").flatMap { Self.direction($0, fields) }
    let opcode = fields.required("opcode").flatMap { Self.opcode($0, fields) }
    let time = fields.required("time").flatMap { node in
      // Playwright writes -1 for a time that it doesn't record.
      node.integer == -1 ? -1 : Self.seconds(node, "time", fields)
    }
    guard let type, let opcode, let time, let data = Self.data(fields, opcode) else { return nil }
    if time >= 0, time < last {
      fields.report(
        .invalidHAR,
        at: fields["time"]?.mark ?? fields.node.mark,
        "the frame is earlier than the previous frame",
        fix: "sort the frames by time"
      )
    }
    if time >= 0 { last = time }
    direction = type
    self.time = time < 0 ? nil : time
    self.data = data
    isControl = opcode > 2
    guard isAnnotated else {
      message = nil
      channel = nil
      return
    }
    guard let names = Names(fields, isControl: isControl) else { return nil }
    message = names.message
    channel = names.channel
  }

  private static func direction(_ text: String, _ fields: Fields) -> Recording.Frame.Direction? {
    if let direction = Recording.Frame.Direction(rawValue: text) { return direction }
    fields.report(
      .invalidHAR,
      at: fields["type"]?.mark ?? fields.node.mark,
      "“type” must be send or receive, not \(Excerpt.quoted(text))",
      fix: "write send or receive"
    )
    return nil
  }

  private static func opcode(_ node: Node, _ fields: Fields) -> Int? {
    if let opcode = node.integer, [1, 2, 8, 9, 10].contains(opcode) { return opcode }
    fields.report(
      .invalidHAR,
      at: node.mark,
      "unsupported opcode \(Excerpt.quoted(node.text))",
      fix: "write 1 for text, 2 for bytes, 8 for close, 9 for ping or 10 for pong"
    )
    return nil
  }

  fileprivate static func seconds(_ node: Node, _ key: String, _ fields: Fields) -> Double? {
    let isNumber = node.kind == .integer || node.kind == .float
    if isNumber, let seconds = Double(node.text), seconds >= 0, seconds.isFinite { return seconds }
    fields.report(
      .invalidValue,
      at: node.mark,
      "\(Excerpt.quoted(key)) must be a number of seconds, not "
        + (isNumber ? Excerpt.quoted(node.text) : node.kind.words),
      fix: "write a number that isn't negative, such as 0.25"
    )
    return nil
  }

  /// The payload; bytes are encoded as base64.
  private static func data(_ fields: Fields, _ opcode: Int) -> Recording.Body? {
    guard let node = fields.required("data"), let text = fields.optionalString("data") else {
      return nil
    }
    guard opcode == 2 else { return Recording.Body(mimeType: "", text: text) }
    let base64 = text.filter { !$0.isWhitespace }
    guard Data(base64Encoded: base64) != nil else {
      fields.report(
        .invalidHAR,
        at: node.mark,
        "the data of the frame isn't valid base64",
        fix: "encode the data in base64, or write opcode 1 for text"
      )
      return nil
    }
    return Recording.Body(mimeType: "", text: base64, encoding: "base64")
  }
}

extension WebSocketFrame {
  /// The names in the `_bindery` member of a frame.
  private struct Names {
    var message: String?
    var channel: String?

    init?(_ frame: Fields, isControl: Bool) {
      guard let node = frame["_bindery"] else {
        guard !isControl else { return }
        frame.report(
          .missingKey,
          at: frame.node.mark,
          "the frame has no message name",
          fix: "set _bindery.message to the name of a message in the document, or to null"
        )
        return nil
      }
      guard let fields = Fields(node, noun: "“_bindery”", diagnostics: frame.diagnostics) else {
        return nil
      }
      if let after = fields["after"] {
        guard WebSocketFrame.seconds(after, "after", fields) != nil else { return nil }
      }
      fields.allowOnly(
        ["after", "delivers"] + (isControl ? [] : ["message", "channel", "eventType"])
      )
      _ = fields.optionalText("eventType")
      _ = fields.list("delivers")
      if isControl { return }
      if fields["message"]?.kind != .null {
        guard let name = fields.requiredText("message") else { return nil }
        message = name
      }
      channel = fields.optionalText("channel")
    }
  }
}
