/// Messages for libyaml's errors that don't require knowledge of YAML's grammar.
enum ParserMessages {
  typealias Message = (text: String, fix: String?)

  /// The message for an error of libyaml; libyaml's own text if there is none.
  static func message(for problem: String) -> Message {
    table[problem] ?? (problem, nil)
  }

  /// A note for libyaml's context (“while parsing a …”); nil for other contexts.
  static func note(for context: String) -> String? {
    for start in ["while parsing a", "while scanning a"] where context.hasPrefix(start) {
      return "a" + context.dropFirst(start.count) + " begins here"
    }
    return nil
  }

  private static let table = layout.merging(text) { $1 }.merging(encoding) { $1 }

  private static let indentation = "check the indentation of this line and the one above"

  private static let layout: [String: Message] = [
    "mapping values are not allowed in this context": (
      "a mapping value isn't allowed here", "put a string that contains “: ” in quotes"
    ),
    "found character that cannot start any token": (
      "a value can't begin with this character",
      "indent with spaces, and put a string that begins with @, ` or % in quotes"
    ),
    "found a tab character that violates indentation": (
      "the indentation contains a tab", "indent with spaces"
    ),
    "found a tab character where an indentation space is expected": (
      "the indentation contains a tab", "indent with spaces"
    ),
    "could not find expected ':'": (
      "expected “:” after the key", "add “:”, or put a string of several lines in quotes"
    ),
    "did not find expected key": ("expected the next key of the mapping", indentation),
    "did not find expected '-' indicator": (
      "expected the next “-” of the sequence", indentation
    ),
    "did not find expected <document start>": (
      "unexpected text after the end of the document", indentation
    ),
    "did not find expected ',' or '}'": (
      "expected “,” or “}” in the flow mapping", "add “,”, or close the mapping with “}”"
    ),
    "did not find expected ',' or ']'": (
      "expected “,” or “]” in the flow sequence", "add “,”, or close the sequence with “]”"
    ),
    "did not find expected node content": (
      "expected a value", "add a value, or put a string with “:”, “,” or brackets in quotes"
    ),
    "block sequence entries are not allowed in this context": (
      "a block sequence isn't allowed here", "begin the sequence on its own line"
    ),
    "mapping keys are not allowed in this context": (
      "a block mapping isn't allowed here", "begin the mapping on its own line"
    ),
  ]

  private static let text: [String: Message] = [
    "found unexpected end of stream": (
      "the file ends inside a quoted string", "add the closing quote"
    ),
    "found unexpected document indicator": (
      "the document ends inside a quoted string", "add the closing quote"
    ),
    "found unknown escape character": (
      "invalid escape sequence",
      "write “\\\\” for a backslash, or use single quotes"
    ),
    "did not find expected hexdecimal number": (
      "an escape sequence has too few hexadecimal digits",
      "write 2 digits after \\x, 4 after \\u, 8 after \\U"
    ),
    "found invalid Unicode character escape code": (
      "the escape sequence isn't a Unicode character",
      "write the character itself, or its code point after \\U; YAML has no surrogate pairs"
    ),
    "found incompatible YAML document": (
      "unsupported version of YAML", "write %YAML 1.2, or remove the directive"
    ),
    "found undefined tag handle": (
      "no %TAG directive defines the handle of this tag", "remove the tag"
    ),
    "did not find expected alphabetic or numeric character": (
      "invalid name of an anchor or alias",
      "use letters, digits, “-” and “_”, or put a string that begins with & or * in quotes"
    ),
  ]

  private static let encoding: [String: Message] = [
    "invalid leading UTF-8 octet": ("invalid UTF-8", nil),
    "incomplete UTF-8 octet sequence": ("incomplete UTF-8 sequence", nil),
    "invalid trailing UTF-8 octet": ("invalid UTF-8", nil),
    "invalid length of a UTF-8 sequence": ("invalid UTF-8", nil),
    "invalid Unicode character": ("invalid Unicode character", nil),
    "control characters are not allowed": (
      "unexpected control character",
      "remove the character, or write it as an escape sequence in double quotes"
    ),
  ]
}
