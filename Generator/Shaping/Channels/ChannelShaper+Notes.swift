import Canonical
import Canonicalizing
import Shape
import SourceDiagnostics

extension Diagnostic.Code {
  static let duplicateChannel = Self("duplicate-channel")
  static let unsupportedSchemaFormat = Self("unsupported-schema-format")
}

/// Notes about the parts of a channel that are not supported.
extension ChannelShaper {
  func noteUnsupportedFormat(_ format: Located<String>, of draft: MessageDraft) {
    warn(
      .unsupportedSchemaFormat,
      at: format.mark,
      "the payload of \(Excerpt.quoted(draft.name)) is described as"
        + " \(Excerpt.quoted(format.value)), which isn't read; it is any JSON",
      fix: "describe it as JSON Schema"
    )
  }

  /// A schema describes the payload as JSON even if its content type is another format.
  func noteContentType(of draft: MessageDraft) {
    let type = contentType(of: draft)
    guard !MediaTypeName(type).isJSON else { return }
    warn(
      .unsupportedMediaType,
      .note,
      at: draft.message.contentType?.mark ?? draft.message.location.mark,
      "the message \(Excerpt.quoted(draft.name)) has the content type \(Excerpt.quoted(type)); its"
        + " type reads and writes only JSON",
      fix: "decode it with a library of that format"
    )
  }

  func noteMissingMessages(of channel: Named<AsyncAPI.Channel.ID>) {
    warn(
      .unsupportedMediaType,
      .note,
      at: channel.keyMark,
      "no message is described for \(Excerpt.quoted(channel.key)); only its address is"
        + " generated",
      fix: "describe its messages"
    )
  }

  /// Warns about a second key of a channel.
  func noteDuplicate(_ named: Named<AsyncAPI.Channel.ID>) {
    warn(
      .duplicateChannel,
      at: named.keyMark,
      "\(Excerpt.quoted(named.key)) refers to a channel that another key has already; it is"
        + " omitted",
      fix: "describe a channel of its own, or take it out"
    )
  }
}
