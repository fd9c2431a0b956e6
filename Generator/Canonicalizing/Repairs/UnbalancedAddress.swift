import Canonical
import Specification

/// Reads an address whose braces don't match as literal text.
enum UnbalancedAddress {
  static func read(_ text: Located<String>, _ diagnostics: Diagnostics) -> AsyncAPI.Address {
    let pieces = Template.pieces(text.value)
    if pieces == nil {
      diagnostics.warn(
        .invalidChannelAddress,
        at: text.mark,
        "unbalanced braces in the address \(Excerpt.quoted(text.value)); interpreted as literal text",
        fix: "write each parameter as {name}"
      )
    }
    return AsyncAPI.Address(
      text: text.value,
      mark: text.mark,
      pieces: pieces ?? [.text(text.value)]
    )
  }
}
