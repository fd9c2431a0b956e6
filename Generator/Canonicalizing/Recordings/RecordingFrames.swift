import Canonical
import Foundation
import Specification

extension Recording.Origin {
  /// The channel messages of an entry; nil after reporting an invalid one.
  func frames(of entry: Fields, _ response: Recording.Response) -> [Recording.Frame]? {
    if entry["_webSocketMessages"] != nil { return session(entry) }
    guard let channel else { return [] }
    guard let message = channel.message else {
      entry.report(
        .missingKey,
        at: channel.mark,
        "the entry holds messages neither under “_webSocketMessages” nor as its answer",
        fix: "write the answer’s name in the description under _bindery.message"
      )
      return nil
    }
    let whole = Recording.Frame(
      location: .body,
      direction: .receive,
      channel: channel.name,
      message: message,
      data: response.content,
      mark: channel.mark
    )
    let elements = channel.elements.enumerated().map { position, element in
      Recording.Frame(
        location: .element(position),
        direction: .receive,
        channel: nil,
        message: element.name,
        data: response.content,
        mark: element.mark
      )
    }
    return [whole] + elements
  }

  /// The messages of a WebSocket, without its control frames.
  private func session(_ entry: Fields) -> [Recording.Frame]? {
    guard let channel else {
      entry.report(
        .missingKey,
        at: entry["_bindery"]?.mark ?? entry.node.mark,
        "the entry holds messages and doesn't state of which channel they are",
        fix: "write the channel’s name in the description under _bindery.channel"
      )
      return nil
    }
    guard hasValidClose(entry), let frames = webSocketFrames(of: entry) else { return nil }
    return frames.enumerated().filter { !$0.element.frame.isControl }.map { position, element in
      Recording.Frame(
        location: .frame(position),
        direction: element.frame.direction,
        channel: element.frame.channel ?? channel.name,
        message: element.frame.message,
        data: element.frame.data,
        mark: element.mark
      )
    }
  }

  /// All frames with their source locations; nil after reporting each invalid frame.
  private func webSocketFrames(of entry: Fields) -> [(frame: WebSocketFrame, mark: Mark)]? {
    let list = entry.list("_webSocketMessages")
    var last = -Double.infinity
    let frames = list.compactMap { node in
      Fields(node, noun: "an element of “_webSocketMessages”", diagnostics: entry.diagnostics)
        .flatMap { WebSocketFrame($0, after: &last) }
        .map { (frame: $0, mark: node.mark) }
    }
    return frames.count == list.count ? frames : nil
  }

  /// Whether `_bindery.close` is valid or absent.
  private func hasValidClose(_ entry: Fields) -> Bool {
    guard let node = entry["_bindery"]?["close"] else { return true }
    guard let close = Fields(node, noun: "“close”", diagnostics: entry.diagnostics) else {
      return false
    }
    close.allowOnly(["by", "code", "reason", "delivers"])
    _ = close.list("delivers")
    let reason = close["reason"] == nil || close.optionalString("reason") != nil
    guard let by = close.requiredText("by"), let code = close.required("code"), reason else {
      return false
    }
    if !["client", "service"].contains(by) {
      close.report(
        .invalidHAR,
        at: close["by"]?.mark ?? node.mark,
        "\(Excerpt.quoted(by)) is neither side of a session",
        fix: "write client or service"
      )
      return false
    }
    if let code = code.integer, 1000...4999 ~= code { return true }
    close.report(
      .invalidHAR,
      at: code.mark,
      "a close code is a number from 1000 to 4999",
      fix: "write the code of the close frame, or 1006 where the connection broke"
    )
    return false
  }
}
