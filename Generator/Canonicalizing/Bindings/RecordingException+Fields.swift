import Canonical
import Specification

extension RecordingException {
  init?(_ node: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(node, noun: "an exception", diagnostics: diagnostics) else {
      return nil
    }
    let subject = Self.subject(fields)
    let because = fields.requiredText("because")
    guard let subject, let because else { return nil }
    self.init(subject: subject, because: because, mark: node.mark)
  }

  private static func subject(_ fields: Fields) -> Subject? {
    if fields["webhook"] != nil {
      fields.allowOnly(["webhook", "because"])
      return fields.requiredText("webhook").map(Subject.webhook)
    }
    if fields["message"] != nil { return message(fields) }
    if fields["session"] != nil { return session(fields) }
    let kind = fields["callback"] == nil ? "status" : "callback"
    fields.allowOnly(["operation", kind, "because"])
    let operation = fields.requiredText("operation")
    guard kind == "status" else {
      let callback = fields.requiredText("callback")
      return callback.flatMap { name in operation.map { Subject.callback(name, of: $0) } }
    }
    let status = fields.required("status")
    if let status, !isStatus(status.text) {
      fields.report(
        .invalidStatus,
        at: status.mark,
        "invalid status code \(Excerpt.quoted(status.text))",
        fix: "write a status code such as 404, 4XX or default, as in the document"
      )
    }
    // Without quotes, a status is an integer.
    return status.flatMap { status in operation.map { Subject.status(status.text, of: $0) } }
  }

  private static func message(_ fields: Fields) -> Subject? {
    fields.allowOnly(["message", "channel", "direction", "because"])
    let message = fields.requiredText("message")
    let channel = fields.requiredText("channel")
    let word = fields.optionalText("direction")
    let direction = word.flatMap(Recording.Frame.Direction.init)
    if let word, direction == nil {
      fields.report(
        .invalidHAR,
        at: fields["direction"]?.mark ?? fields.node.mark,
        "“direction” must be send or receive, not \(Excerpt.quoted(word))",
        fix: "write send or receive"
      )
      return nil
    }
    return message.flatMap { name in channel.map { .message(name, of: $0, direction) } }
  }

  private static func session(_ fields: Fields) -> Subject? {
    fields.allowOnly(["session", "recording", "because"])
    let recording = fields.requiredText("recording")
    guard let session = fields["session"] else { return nil }
    guard let entry = session.integer else {
      fields.report(
        .invalidValue,
        at: session.mark,
        "“session” must be the index of an entry, not \(session.kind.words)",
        fix: "write the index of the entry in the recording; the first is 0"
      )
      return nil
    }
    return recording.map { .session(entry, of: $0) }
  }

  private static func isStatus(_ text: String) -> Bool {
    let letters = Array(text.unicodeScalars)
    guard letters.count == 3, "1"..."5" ~= letters[0] else { return text == "default" }
    return text.hasSuffix("XX") || letters[1...].allSatisfy { "0"..."9" ~= $0 }
  }
}
