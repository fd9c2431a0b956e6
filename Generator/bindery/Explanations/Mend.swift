/// What mends an example; the tests run it, and nothing is said any more.
struct Mend {
  /// Texts in the file that is shown, each replaced at its first place, one after another.
  let replacements: [(old: String, new: String)]
  /// Files that are written beside, or over what is there.
  let files: [(path: String, text: String)]
  /// What is run in place of the example's command.
  let arguments: [String]?
  /// Why no file mends it; none when one does.
  let absence: String?

  private init(
    _ replacements: [(old: String, new: String)] = [],
    _ files: [(path: String, text: String)] = [],
    _ arguments: [String]? = nil,
    absence: String? = nil
  ) {
    self.replacements = replacements
    self.files = files
    self.arguments = arguments
    self.absence = absence
  }

  static func replacing(_ old: String, with new: String) -> Mend { Mend([(old, new)]) }

  static func replacing(_ replacements: [(old: String, new: String)]) -> Mend { Mend(replacements) }

  static func writing(_ files: (path: String, text: String)...) -> Mend { Mend([], files) }

  /// What an example says that is right.
  static func writing(_ example: Example) -> Mend { Mend([], example.files) }

  static func running(_ arguments: String...) -> Mend { Mend([], [], arguments) }

  static func none(because reason: String) -> Mend { Mend(absence: reason) }

  func and(_ files: (path: String, text: String)...) -> Mend {
    Mend(replacements, self.files + files, arguments)
  }
}

extension Example {
  /// The example as it should have been; nil where a text to replace isn't there.
  func mended(by mend: Mend) -> Example? {
    var files = files
    for (old, new) in mend.replacements {
      guard let place = files[0].text.firstRange(of: old) else { return nil }
      files[0].text.replaceSubrange(place, with: new)
    }
    for file in mend.files {
      files.removeAll { $0.path == file.path }
      files.append(file)
    }
    return .run(mend.arguments ?? arguments, in: files)
  }
}
