import Specification

/// A channel of `components` to which an operation refers, but which isn't in `channels`.
struct UnlistedChannel {
  let name: String
  let operation: WrittenAsyncAPI.Operation

  func report(to diagnostics: Diagnostics) {
    diagnostics.warn(
      .unlistedMessage,
      at: operation.channelMark,
      "the channel \(Excerpt.quoted(name)) isn't listed in “channels”; interpreted as listed",
      fix: "add the channel to “channels”"
    )
  }
}
