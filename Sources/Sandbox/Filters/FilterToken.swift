import BinderyRuntime

/// A word or sign of a filter expression, and how many characters stand before it.
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

  /// As an error shows it.
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
