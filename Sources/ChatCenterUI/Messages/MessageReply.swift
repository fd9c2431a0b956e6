import BinderyRuntime

/// The reply to a sent message.
enum MessageReply: Hashable, Sendable {
  case status(MessageStatus, of: String)
  case refusal(of: String, code: String, details: String?)

  /// Reads a reply; nil if it names no message.
  ///
  /// Data that do not match the specification are a refusal if they have an error, else the
  /// acknowledgment of the correlation id.
  init?(_ reply: MessageSent) {
    switch reply.data {
    case .sentMessage(let sent): self = .status(sent.status, of: sent.messageId)
    case .refusal(let refusal):
      guard let id = reply.correlationId else { return nil }
      self = .refusal(of: id, code: refusal.error, details: refusal.errorDetails)
    case .unknown(let data): self.init(data, reply.correlationId)
    case nil: self.init(.null, reply.correlationId)
    }
  }

  private init?(_ data: JSONValue, _ correlation: CorrelationID?) {
    if let error = data["error"], !error.isNull {
      guard let id = correlation else { return nil }
      let code = error.string ?? error.description
      self = .refusal(of: id, code: code, details: data["errorDetails"]?.string)
    } else {
      guard let id = data["messageId"]?.string ?? correlation else { return nil }
      self = .status(data["status"]?.string.map(MessageStatus.init) ?? .sent, of: id)
    }
  }
}
