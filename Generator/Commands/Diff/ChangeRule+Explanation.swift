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

  private var fix: String {
    switch level {
    case .breaking:
      "Keep the old form beside the new one, or publish the change as a new major version."
    case .warning: "Inform the users of the service, or keep the old form."
    case .info: "Nothing has to be done."
    }
  }
}
