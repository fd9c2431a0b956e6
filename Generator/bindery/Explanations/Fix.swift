/// What fixes an example; the tests run it, and nothing is said any more.
struct Fix {
  /// Texts in the file that is shown, each replaced at its first place, one after another.
  let replacements: [(old: String, new: String)]
  /// Files that are written beside, or over what is there.
  let files: [(path: String, text: String)]
  /// What is run in place of the example's command.
  let arguments: [String]?
  /// Why no file fixes it; none when one does.
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

  static func replacing(_ old: String, with new: String) -> Fix { Fix([(old, new)]) }

  static func replacing(_ replacements: [(old: String, new: String)]) -> Fix { Fix(replacements) }

  static func writing(_ files: (path: String, text: String)...) -> Fix { Fix([], files) }

  /// What an example says that is right.
  static func writing(_ example: Example) -> Fix { Fix([], example.files) }

  static func running(_ arguments: String...) -> Fix { Fix([], [], arguments) }

  static func none(because reason: String) -> Fix { Fix(absence: reason) }

  func and(_ files: (path: String, text: String)...) -> Fix {
    Fix(replacements, self.files + files, arguments)
  }
}

extension Example {
  /// The example as it should have been; nil where a text to replace isn't there.
  func fixed(by fix: Fix) -> Example? {
    var files = files
    for (old, new) in fix.replacements {
      guard let place = files[0].text.firstRange(of: old) else { return nil }
      files[0].text.replaceSubrange(place, with: new)
    }
    for file in fix.files {
      files.removeAll { $0.path == file.path }
      files.append(file)
    }
    return .run(fix.arguments ?? arguments, in: files)
  }
}
