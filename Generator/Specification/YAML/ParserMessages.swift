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
      "a “:” is where no value can begin", "put text that holds “: ” in quotes"
    ),
    "found character that cannot start any token": (
      "this character can't begin a value",
      "indent with spaces, and put text that begins with @, ` or % in quotes"
    ),
    "found a tab character that violates indentation": (
      "a tab is where the indentation is", "indent with spaces"
    ),
    "found a tab character where an indentation space is expected": (
      "a tab is where the indentation is", "indent with spaces"
    ),
    "could not find expected ':'": (
      "a key has no “:” after it", "add it, or put text of several lines in quotes"
    ),
    "did not find expected key": ("the next key of the mapping must begin here", indentation),
    "did not find expected '-' indicator": (
      "the next “-” of the sequence must begin here", indentation
    ),
    "did not find expected <document start>": (
      "there is more text after the end of the document", indentation
    ),
    "did not find expected ',' or '}'": (
      "a mapping in braces needs “,” or “}” here", "add it, or close the braces before"
    ),
    "did not find expected ',' or ']'": (
      "a sequence in brackets needs “,” or “]” here", "add it, or close the brackets before"
    ),
    "did not find expected node content": (
      "a value must begin here", "write one, or put text with “:”, “,” or brackets in quotes"
    ),
    "block sequence entries are not allowed in this context": (
      "a “-” is where no sequence can begin", "begin the sequence on a line of its own"
    ),
    "mapping keys are not allowed in this context": (
      "a key is where no mapping can begin", "begin the mapping on a line of its own"
    ),
  ]

  private static let text: [String: Message] = [
    "found unexpected end of stream": (
      "the file ends inside of quoted text", "close the quotes"
    ),
    "found unexpected document indicator": (
      "the document ends inside of quoted text", "close the quotes"
    ),
    "found unknown escape character": (
      "“\\” is followed by a character that makes no escape",
      "write “\\\\” for a backslash, or use single quotes"
    ),
    "did not find expected hexdecimal number": (
      "an escape lacks its hexadecimal digits", "write 2 after \\x, 4 after \\u, 8 after \\U"
    ),
    "found invalid Unicode character escape code": (
      "an escape names no character",
      "write the character itself, or its number after \\U: YAML knows no surrogate pairs"
    ),
    "found incompatible YAML document": (
      "the file states that it is of another version of YAML", "write %YAML 1.2, or nothing"
    ),
    "found undefined tag handle": (
      "a tag begins with a handle that no %TAG line explains", "remove the tag"
    ),
    "did not find expected alphabetic or numeric character": (
      "an anchor or alias has no name here, or one with strange characters",
      "use letters, digits, “-” and “_”, or put text that begins with & or * in quotes"
    ),
  ]

  private static let encoding: [String: Message] = [
    "invalid leading UTF-8 octet": ("the bytes here are no UTF-8", nil),
    "incomplete UTF-8 octet sequence": ("a character of UTF-8 is cut short here", nil),
    "invalid trailing UTF-8 octet": ("the bytes here are no UTF-8", nil),
    "invalid length of a UTF-8 sequence": ("the bytes here are no UTF-8", nil),
    "invalid Unicode character": ("the bytes here are no Unicode character", nil),
    "control characters are not allowed": (
      "a control character is here", "remove it, or write it as an escape in double quotes"
    ),
  ]
}
