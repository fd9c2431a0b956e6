import Canonicalizing
import Emitting
import Specification
import SwiftSource

/// Validates a `bindings.yaml` beyond its syntax: reports invalid Swift names, and keys that
/// conflict with other keys or have no effect beside them.
struct BindingsCheck {
  private let bindings: Bindings
  /// The number of clients.
  private let serviceCount: Int
  private let diagnostics: Diagnostics

  init(_ bindings: Bindings, serviceCount: Int, _ diagnostics: Diagnostics) {
    self.bindings = bindings
    self.serviceCount = serviceCount
    self.diagnostics = diagnostics
  }

  func run() {
    checkClients()
    checkTests()
    checkRenames()
    checkSeverities()
  }

  private func report(
    _ code: Diagnostic.Code,
    at mark: Mark,
    _ message: String,
    fix: String,
    as severity: Diagnostic.Severity = .error
  ) {
    diagnostics.report(Diagnostic(severity, code, at: mark, message, fix: fix))
  }
}

// MARK: - Clients

extension BindingsCheck {
  private func checkClients() {
    if let client = bindings.client {
      checkFree(client, at: bindings.mark(of: "client"))
      if serviceCount > 1 { reportSharedClientName(client, serviceCount) }
    }
    var seen: Set<String> = []
    for document in bindings.documents {
      guard let client = document.client else { continue }
      checkFree(client, at: document.clientMark)
      if seen.insert(client).inserted { continue }
      report(
        .invalidRedeclaration,
        at: document.clientMark,
        "two documents have the client \(Excerpt.quoted(client))",
        fix: "name each differently"
      )
    }
  }

  private func checkFree(_ client: String, at mark: Mark) {
    guard Emitter.isReservedTypeName(client) else { return }
    report(
      .invalidName,
      at: mark,
      "the client can't be called \(Excerpt.quoted(client)), which is a type that generated files"
        + " use",
      fix: "choose another name, such as \(client)Client"
    )
  }

  private func reportSharedClientName(_ client: String, _ count: Int) {
    report(
      .invalidRedeclaration,
      at: bindings.mark(of: "client"),
      "“client” names one type, and there are \(count) documents",
      fix: "name each beside its path, as in documents: [{ path: …, client: \(client) }]"
    )
  }
}

// MARK: - Recordings

extension BindingsCheck {
  private func checkTests() {
    switch (bindings.recordings, bindings.contractTests) {
    case (_?, nil): reportMissing("contractTests", beside: "recordings", "the folder for the tests")
    case (nil, _?):
      reportMissing("recordings", beside: "contractTests", "the folder of *.har files")
    case (nil, nil):
      let both = "and “contractTests”"
      if !bindings.exceptions.isEmpty { reportMissing("recordings", beside: "exceptions", both) }
      if bindings.player != nil { reportMissing("recordings", beside: "player", both) }
    case (_?, _?):
      if serviceCount > 1 { reportSharedRecordings() }
      if bindings.player == nil { checkSessions() }
    }
  }

  private func checkSessions() {
    for exception in bindings.exceptions {
      guard case .session = exception.subject else { continue }
      report(
        .missingKey,
        at: exception.mark,
        "a session is excused, and none is replayed without “player”",
        fix: "add “player”, the type that plays a recorded client, or take the exception out"
      )
    }
  }

  private func reportMissing(_ other: String, beside key: String, _ hint: String) {
    report(
      .missingKey,
      at: bindings.mark(of: key),
      "\(Excerpt.quoted(key)) is without effect without \(Excerpt.quoted(other))",
      fix: "add \(Excerpt.quoted(other)), \(hint), or remove it"
    )
  }

  private func reportSharedRecordings() {
    report(
      .sharedFolder,
      at: bindings.mark(of: "recordings"),
      "recordings are held to one document, and there are \(serviceCount)",
      fix: "give the document that they belong to a bindings.yaml of its own"
    )
  }
}

// MARK: - Severities

extension BindingsCheck {
  private func checkSeverities() {
    for rule in bindings.severities {
      let code = rule.code.rawValue
      if Explanation.of(code) == nil {
        let near = FormerCodes.suggestion(for: code)
        report(
          .invalidSeverity,
          at: rule.mark,
          "no diagnostic has the code \(Excerpt.quoted(code))",
          fix: near.map { "did you mean \(Excerpt.quoted($0))?" } ?? "bindery explain lists them"
        )
      } else if Severities.fixed.contains(rule.code), rule.severity != .error {
        report(
          .invalidSeverity,
          at: rule.mark,
          "\(code) is always an error, since it keeps files from harm",
          fix: "remove it from “severities”"
        )
      }
    }
  }
}

// MARK: - Renames

extension BindingsCheck {
  private func checkRenames() {
    for (index, rename) in bindings.renames.enumerated() {
      if SwiftName(rename.to) == nil {
        report(
          .invalidName,
          at: rename.mark,
          "\(Excerpt.quoted(rename.to)) can't be a name in Swift",
          fix: "use letters, digits and _, a letter first"
        )
      }
      if rename.isRepeated(in: bindings.renames[..<index]) {
        report(
          .unusedRule,
          at: rename.mark,
          "the \(rename.kind.rawValue) \(Excerpt.quoted(rename.name)) is renamed before, and the"
            + " first rename counts",
          fix: "take one of the two out",
          as: .warning
        )
      }
    }
  }
}

extension Bindings.Rename {
  /// Whether one of the others renames the same declaration; a pointer may lead to a property and
  /// to its type, which differ in the case of their first letters.
  func isRepeated(in others: some Sequence<Bindings.Rename>) -> Bool {
    others.contains {
      $0.kind == kind && $0.name == name && $0.owner == owner
        && (kind != .pointer || $0.to.first?.isUppercase == to.first?.isUppercase)
    }
  }
}
