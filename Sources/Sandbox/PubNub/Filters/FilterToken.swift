import BinderyRuntime

/// A token of a filter expression, and the number of characters before it.
struct FilterToken: Equatable {
  enum Kind: Equatable {
    case number(JSONNumber)
    case string(String)
    case name(String)
    case sign(String)
    case end
  }

  let kind: Kind
  let offset: Int

  /// The token in error messages.
  var description: String {
    switch kind {
    case .number(let number): number.text
    case .string(let text): "the text '\(text.prefix(40))'"
    case .name(let name): "“\(name.prefix(40))”"
    case .sign(let sign): "“\(sign)”"
    case .end: "the end"
    }
  }

  func error(expecting expected: String) -> FilterError {
    FilterError(offset: offset, expected: expected, found: description)
  }
}
