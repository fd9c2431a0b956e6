/// Reads the objects of an overlay.
struct OverlayReader {
  let root: Node
  let diagnostics: Diagnostics

  init(_ tree: Tree, diagnostics: Diagnostics) {
    root = tree.root
    self.diagnostics = diagnostics
  }

  /// The file with misspelled keys corrected; unknown keys are reported.
  static func correctingKeys(of tree: Tree, _ diagnostics: Diagnostics) -> Tree {
    var spelling = Spelling(tree, diagnostics: diagnostics)
    spelling.check(Spelling.Part(index: tree.rootIndex, form: .one(.overlay)))
    return spelling.corrected
  }

  /// Whether the file is an overlay of a supported version; reports it otherwise.
  var isOverlay: Bool {
    guard root.kind == .mapping, let version = root["overlay"] else {
      diagnostics.error(
        .missingKey,
        at: root.mark,
        "not an overlay: “overlay” isn't defined",
        fix: "begin the overlay with overlay: 1.0.0"
      )
      return false
    }
    let parts = version.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.first == "1", parts.allSatisfy({ Int($0) != nil }) else {
      diagnostics.error(
        .invalidValue,
        at: version.mark,
        "unsupported overlay version \(Excerpt.quoted(version.text))",
        fix: "use Overlay 1.0 or 1.1"
      )
      return false
    }
    if parts.count != 3 || !["0", "1"].contains(parts[1]) {
      diagnostics.warn(
        .invalidValue,
        at: version.mark,
        "unknown overlay version \(Excerpt.quoted(version.text)); interpreted as 1.1",
        fix: "begin the overlay with overlay: 1.1.0"
      )
    }
    return true
  }

  /// The title and the version of the overlay, which nothing depends on.
  var info: (title: String?, version: String?) {
    guard let info = root["info"] else {
      reportMissing("info", "the overlay", at: root.mark, as: .warning)
      return (nil, nil)
    }
    guard info.kind == .mapping else {
      reportKind(of: info, "info", "an object", as: .warning)
      return (nil, nil)
    }
    for key in ["title", "version"] where info[key] == nil {
      reportMissing(key, "“info”", at: info.mark, as: .warning)
    }
    return (text("title", of: info), text("version", of: info))
  }

  /// The text of a scalar; nil if it is absent or a collection.
  func text(_ key: String, of node: Node) -> String? {
    guard let value = node[key] else { return nil }
    guard !value.kind.isCollection else {
      reportKind(of: value, key, "a string", as: .warning)
      return nil
    }
    return value.text
  }

  var actions: [Overlay.Action] {
    guard let list = root["actions"] else {
      reportMissing("actions", "the overlay", at: root.mark)
      return []
    }
    guard list.kind == .sequence else {
      reportKind(of: list, "actions", "an array")
      return []
    }
    if list.elements.isEmpty {
      diagnostics.error(.missingKey, at: list.mark, "“actions” is empty", fix: "add an action")
    }
    return list.elements.compactMap(action)
  }

  private func action(_ node: Node) -> Overlay.Action? {
    guard node.kind == .mapping else {
      reportKind(of: node, "actions", "an array of objects")
      return nil
    }
    guard let target = node["target"] else {
      reportMissing("target", "the action", at: node.mark)
      return nil
    }
    guard target.kind == .string else {
      reportKind(of: target, "target", "a JSONPath")
      return nil
    }
    let change = change(of: node)
    return path(target).map { path in
      Overlay.Action(
        target: path,
        change: change,
        description: text("description", of: node),
        mark: target.mark
      )
    }
  }

  private func path(_ node: Node) -> JSONPath? {
    do throws(JSONPathError) {
      return try JSONPath(node.text)
    } catch {
      diagnostics.report(OverlayReader.problem(error, in: node.text, at: node.mark))
      return nil
    }
  }

  private func change(of action: Node) -> Overlay.Action.Change {
    if let remove = action["remove"] {
      guard let isRemoval = remove.boolean ?? (remove.kind == .string ? remove.coercedBoolean : nil)
      else {
        reportKind(of: remove, "remove", "true or false")
        return .none
      }
      if isRemoval { return .remove }
    }
    if let update = action["update"] { return .update(update) }
    if let source = action["copy"] {
      guard source.kind == .string else {
        reportKind(of: source, "copy", "a JSONPath")
        return .none
      }
      return path(source).map { .copy($0) } ?? .none
    }
    diagnostics.warn(
      .missingKey,
      at: action.mark,
      "the action has no effect: it has neither “update”, “copy” nor “remove: true”",
      fix: "add “update”, “copy” or “remove: true”, or remove the action"
    )
    return .none
  }
}

// MARK: - Diagnostics

extension OverlayReader {
  private func reportMissing(
    _ key: String,
    _ object: String,
    at mark: Mark,
    as severity: Diagnostic.Severity = .error
  ) {
    diagnostics.report(
      Diagnostic(
        severity,
        .missingKey,
        at: mark,
        "\(object) lacks the key \(Excerpt.quoted(key))",
        fix: "add \(Excerpt.quoted(key))"
      )
    )
  }

  private func reportKind(
    of value: Node,
    _ key: String,
    _ expected: String,
    as severity: Diagnostic.Severity = .error
  ) {
    diagnostics.report(
      Diagnostic(
        severity,
        .invalidValue,
        at: value.mark,
        "\(Excerpt.quoted(key)) must be \(expected), not \(value.kind.words)",
        fix: "write \(expected)"
      )
    )
  }

  /// Returns the diagnostic of a query that is invalid, or exceeds a limit.
  static func problem(_ error: JSONPathError, in path: String, at mark: Mark) -> Diagnostic {
    let offset = error.offset.map { " at offset \($0)" } ?? ""
    let isLimit = error.kind == .limit
    return Diagnostic(
      .error,
      isLimit ? .limitExceeded : .invalidValue,
      at: mark,
      (isLimit ? "the" : "invalid")
        + " JSONPath \(Excerpt.quoted(path))\(offset): \(error.message)",
      fix: error.fix ?? "correct the JSONPath, as RFC 9535 defines it"
    )
  }
}
