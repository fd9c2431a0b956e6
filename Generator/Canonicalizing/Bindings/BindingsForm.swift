import Canonical
import Specification

/// A reader of the top level of a `bindings.yaml` file.
struct BindingsForm {
  static let keys = [
    "documents", "root", "module", "client", "access", "role", "output", "recordings",
    "contractTests", "player", "modules", "filter", "renames", "exceptions", "severities",
    "additionalMembers", "arrays", "realtime", "require", "fakes",
  ]

  let fields: Fields

  init?(_ root: Node, diagnostics: Diagnostics) {
    guard let fields = Fields(root, noun: "bindings.yaml", diagnostics: diagnostics) else {
      return nil
    }
    fields.allowOnly(BindingsForm.keys)
    self.fields = fields
  }

  /// Creates a reader of a nested mapping that has names and paths, too.
  init(_ fields: Fields) { self.fields = fields }

  func path(_ key: String, isRequired: Bool = false) -> String? {
    (isRequired ? fields.required(key) : fields[key]).flatMap { path($0, key) }
  }

  func path(_ value: Node, _ key: String) -> String? {
    guard let text = fields.text(value, key) else { return nil }
    guard !FilePath.isAbsolute(text), !text.utf8.contains(0) else {
      fields.report(
        .invalidFilePath,
        at: value.mark,
        "\(Excerpt.quoted(key)) must be a relative path, not \(Excerpt.quoted(text))",
        fix: "write the path relative to the folder of bindings.yaml"
      )
      return nil
    }
    return FilePath.join(FilePath.folder(of: value.mark.file), text)
  }

  /// The value of a key if it is a valid Swift name of a module or a type.
  func name(_ key: String, isRequired: Bool = false) -> String? {
    guard let text = isRequired ? fields.requiredText(key) : fields.optionalText(key),
      let value = fields[key]
    else { return nil }
    let letters = text.unicodeScalars
    let isName =
      text != "_" && letters.first.map { $0 == "_" || $0.properties.isXIDStart } == true
      && letters.allSatisfy {
        $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
      }
    if isName { return text }
    fields.report(
      .invalidName,
      at: value.mark,
      "\(Excerpt.quoted(text)) isn't a valid Swift name for \(Excerpt.quoted(key))",
      fix: "use letters, digits and _, and begin with a letter"
    )
    return nil
  }

  var access: Bindings.Access {
    word("access", .public, .invalidValue, fix: "write public, package or internal")
  }

  var realtime: Bindings.Realtime {
    word("realtime", .client, .invalidValue, fix: "write client or types")
  }

  /// Where the fakes of the clients are written; none if the key is absent or invalid.
  var fakes: Bindings.Fakes {
    guard let value = fields["fakes"] else { return .none }
    if let isIncluded = value.boolean { return isIncluded ? .output : .none }
    return path(value, "fakes").map(Bindings.Fakes.folder) ?? .none
  }

  var role: Bindings.Role {
    word("role", .client, .invalidValue, fix: "write client or application")
  }

  /// The value of a key as a case of an enumeration; `assumed` if it is absent or invalid.
  private func word<Word: RawRepresentable<String>>(
    _ key: String,
    _ assumed: Word,
    _ code: Diagnostic.Code,
    fix: String
  ) -> Word {
    guard let text = fields.optionalText(key), let value = fields[key] else { return assumed }
    if let word = Word(rawValue: text) { return word }
    let message = "invalid value \(Excerpt.quoted(text)) of \(Excerpt.quoted(key))"
    fields.report(code, at: value.mark, message, fix: fix)
    return assumed
  }

  /// The parts that need a recording; nil if the key is absent.
  var requirements: Set<RecordingRequirement>? {
    guard fields["require"] != nil else { return nil }
    return Set(
      fields.list("require").compactMap { node in
        guard let text = fields.text(node, "require") else { return nil }
        if let requirement = RecordingRequirement(rawValue: text) { return requirement }
        fields.report(
          .invalidValue,
          at: node.mark,
          "invalid value \(Excerpt.quoted(text)) of “require”",
          fix: "write operations, statuses or messages"
        )
        return nil
      }
    )
  }

  var filter: Bindings.Filter? {
    fields["filter"].flatMap { Bindings.Filter($0, diagnostics: fields.diagnostics) }
  }
}
