/// A JSON pointer (RFC 6901) in which `*` matches any token.
struct MemberPointer {
  private let tokens: [String]

  init(_ pointer: String) {
    tokens = pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0).replacing("~1", with: "/").replacing("~0", with: "~") }
  }

  /// Whether the value at a path is the one that the pointer selects, or is inside of it.
  func selects(_ path: [String]) -> Bool {
    path.count >= tokens.count && zip(tokens, path).allSatisfy { $0 == "*" || $0 == $1 }
  }
}
