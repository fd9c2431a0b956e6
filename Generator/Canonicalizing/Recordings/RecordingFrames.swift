import Canonical
import Foundation
import Specification

extension Recording.Origin {
  /// The channel messages of an entry; nil after reporting an invalid one.
  func frames(of entry: Fields, _ response: Recording.Response) -> [Recording.Frame]? {
    guard entry["_bindery"] != nil else { return unannotatedSession(entry) }
    if entry["_webSocketMessages"] != nil { return session(entry) }
    guard let channel else { return [] }
    guard let message = channel.message else {
      entry.report(
        .missingKey,
        at: channel.mark,
        "the entry has neither “_webSocketMessages” nor the name of its response message",
        fix: "set _bindery.message to the name of a message in the document"
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

  /// The messages of a WebSocket whose names are derived from their contents.
  private func unannotatedSession(_ entry: Fields) -> [Recording.Frame]? {
    guard let frames = webSocketFrames(of: entry, isAnnotated: false) else { return nil }
    return frames.enumerated().filter { !$0.element.frame.isControl }.map { position, element in
      var frame = Recording.Frame(
        location: .frame(position),
        direction: element.frame.direction,
        channel: nil,
        message: nil,
        data: element.frame.data,
        mark: element.mark
      )
      frame.time = element.frame.time
      return frame
    }
  }

  /// The messages of a WebSocket, without its control frames.
  private func session(_ entry: Fields) -> [Recording.Frame]? {
    guard let channel else {
      entry.report(
        .missingKey,
        at: entry["_bindery"]?.mark ?? entry.node.mark,
        "the entry has messages, but no channel",
        fix: "set _bindery.channel to the name of a channel in the document"
      )
      return nil
    }
    guard hasValidClose(entry), let frames = webSocketFrames(of: entry, isAnnotated: true)
    else { return nil }
    return frames.enumerated().filter { !$0.element.frame.isControl }.map { position, element in
      var frame = Recording.Frame(
        location: .frame(position),
        direction: element.frame.direction,
        channel: element.frame.channel ?? channel.name,
        message: element.frame.message,
        data: element.frame.data,
        mark: element.mark
      )
      frame.time = element.frame.time
      return frame
    }
  }

  /// All frames with their source locations; nil after reporting each invalid frame.
  private func webSocketFrames(
    of entry: Fields,
    isAnnotated: Bool
  ) -> [(frame: WebSocketFrame, mark: Mark)]? {
    guard entry["_webSocketMessages"] != nil else { return [] }
    let list = entry.list("_webSocketMessages")
    var last = -Double.infinity
    let frames = list.compactMap { node in
      Fields(node, noun: "an element of “_webSocketMessages”", diagnostics: entry.diagnostics)
        .flatMap { WebSocketFrame($0, after: &last, isAnnotated: isAnnotated) }
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
        "“by” must be client or service, not \(Excerpt.quoted(by))",
        fix: "write client or service"
      )
      return false
    }
    if let code = code.integer, 1000...4999 ~= code { return true }
    close.report(
      .invalidHAR,
      at: code.mark,
      "the close code must be a number from 1000 to 4999",
      fix: "write the code of the close frame, or 1006 for a lost connection"
    )
    return false
  }
}
