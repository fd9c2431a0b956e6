import Comparing

extension Explanation {
  /// The page of a rule of `bindery diff`; nil if there is no such rule.
  static func ofChange(_ code: String) -> Explanation? {
    ChangeRule.all.first { $0.code == code }.map { rule in
      Explanation(code: code, page: rule.page)
    }
  }
}

extension ChangeRule {
  /// The rule as Markdown.
  fileprivate var page: String {
    """
    # \(code)

    \(reason)

    The rule is one of `bindery diff`. Its changes are \(levelText), \(verdictText).

    ## Fix

    \(fix)
    """
  }

  private var levelText: String {
    switch level {
    case .breaking: "breaking"
    case .warning: "warnings"
    case .info: "information"
    }
  }

  private var verdictText: String {
    switch verdict {
    case .wire: "and concern what is sent and received"
    case .behaviour: "and concern what the same values mean"
    case .source: "and concern Swift that uses the bindings"
    }
  }

  private var fix: String { specificFix ?? generalFix }

  private var generalFix: String {
    switch (level, verdict) {
    case (.breaking, .source): "Publish the bindings as a new major version."
    case (.breaking, _):
      "Keep the old form beside the new one, or publish the change as a new major version."
    case (.warning, _): "Inform the users of the service, or keep the old form."
    case (.info, _): "Nothing has to be done."
    }
  }

  /// The specific fix of a rule; nil if the general one suffices.
  private var specificFix: String? {
    switch code {
    case "operation-renamed":
      Self.formerName(of: "the operation's method", "operation: getBooks", "listBooks")
    case "schema-renamed", "swift-type-renamed":
      Self.formerName(of: "the schema's type", "schema: Volume", "Book")
    case "path-parameter-renamed":
      Self.renaming("the parameter its old name", "parameter: bookId, of: getBook", "id")
    case "security-scheme-renamed":
      "Keep the key of the scheme in `components`: `renames` doesn't concern security schemes."
    case "swift-declaration-removed", "swift-declaration-changed":
      Self.renaming(
        "a part with a new name its old one in Swift",
        "property: pages, of: Book",
        "length"
      )
        + "\n\n`deprecated` beside a schema or an operation keeps both names. Before a part is removed,"
        + " `deprecated: true` with `x-sunset: 2027-03-31` announces its last day, after which the"
        + " removal is no break."
    case _ where code.hasSuffix("-removed-before-sunset"):
      "Keep the part up to the day in its `x-sunset`."
    case _ where Self.removalsWithSunset.contains(code):
      "Keep the part with `deprecated: true` and `x-sunset: 2027-03-31`, its last day. Removing it after"
        + " that day is no break."
    case _ where code.hasPrefix("close-code-"):
      generalFix
        + "\n\nThe reaction to a code is `stop`, `reconnect`, `back-off` or `stay`: the page"
        + " *Realtime extensions* of the documentation describes `x-close-codes`."
    default: nil
    }
  }

  private static let removalsWithSunset: Set<String> = Set(
    ChangeRule.all.map(\.code).filter { code in
      code.contains("-removed-before-sunset")
    }
    .flatMap { code in
      let start = code.replacing("-before-sunset", with: "")
      return [start, start + "-required", start + "-optional"]
        + [start.replacing("-removed", with: "-required-removed")]
        + [start.replacing("-removed", with: "-optional-removed")]
    }
  )

  private static func formerName(of what: String, _ part: String, _ old: String) -> String {
    let name = part.split(separator: " ").last ?? ""
    return
      "Keep the old name of \(what) with a deprecation in `bindings.yaml`, so that code compiles as"
      + " before:\n\n" + rename("\(part), to: \(name), deprecated: \(old)")
  }

  private static func renaming(_ what: String, _ part: String, _ old: String) -> String {
    "Give \(what) in `bindings.yaml`:\n\n" + rename("\(part), to: \(old)")
  }

  private static func rename(_ keys: String) -> String {
    """
    ```yaml
    renames:
      - { \(keys), because: code uses the old name }
    ```
    """
  }
}
