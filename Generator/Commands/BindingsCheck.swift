import Canonicalizing
import Emitting
import Specification
import SwiftSource

/// Validates a `bindings.yaml` beyond its syntax: reports invalid Swift names, and keys that
/// conflict with other keys or have no effect beside them.
struct BindingsCheck {
  let bindings: Bindings
  /// The number of clients.
  let serviceCount: Int
  let diagnostics: Diagnostics

  func run() {
    checkClients()
    checkTests()
    checkFakes()
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
        "duplicate client name \(Excerpt.quoted(client))",
        fix: "give each document its own client name"
      )
    }
  }

  private func checkFree(_ client: String, at mark: Mark) {
    guard Emitter.isReservedTypeName(client) else { return }
    report(
      .invalidName,
      at: mark,
      "the client name \(Excerpt.quoted(client)) is the name of a type that generated code uses",
      fix: "rename the client, for example to \(client)Client"
    )
  }

  private func reportSharedClientName(_ client: String, _ count: Int) {
    report(
      .invalidRedeclaration,
      at: bindings.mark(of: "client"),
      "“client” requires a single document, but there are \(count)",
      fix: "set the client of each document: documents: [{ path: …, client: \(client) }]"
    )
  }
}

// MARK: - Recordings

extension BindingsCheck {
  private func checkTests() {
    switch (bindings.recordings, bindings.contractTests) {
    case (_?, nil):
      if serviceCount > 1 { reportSharedRecordings() }
      for key in keysOfTests {
        reportMissing("contractTests", beside: key, ", the folder for the tests")
      }
    case (nil, _?):
      reportMissing("recordings", beside: "contractTests", ", the folder of *.har files")
    case (nil, nil):
      for key in keysOfTests { reportMissing("recordings", beside: key, " and “contractTests”") }
    case (_?, _?):
      if serviceCount > 1 { reportSharedRecordings() }
      if bindings.player == nil { checkSessions() }
    }
  }

  /// The present keys that only contract tests use.
  private var keysOfTests: [String] {
    [
      bindings.exceptions.isEmpty ? nil : "exceptions",
      bindings.requirements == nil ? nil : "require",
      bindings.player == nil ? nil : "player",
    ].compactMap(\.self)
  }

  private func checkSessions() {
    for exception in bindings.exceptions {
      guard case .session = exception.subject else { continue }
      report(
        .missingKey,
        at: exception.mark,
        "an exception for a session has no effect without “player”",
        fix: "add “player”, the type that replays a client's sessions, or remove the exception"
      )
    }
  }

  private func reportMissing(_ other: String, beside key: String, _ hint: String) {
    report(
      .missingKey,
      at: bindings.mark(of: key),
      "\(Excerpt.quoted(key)) has no effect without \(Excerpt.quoted(other))",
      fix: "add \(Excerpt.quoted(other))\(hint), or remove \(Excerpt.quoted(key))"
    )
  }

  private func reportSharedRecordings() {
    report(
      .sharedFolder,
      at: bindings.mark(of: "recordings"),
      "“recordings” requires a single document, but there are \(serviceCount)",
      fix: "move the recorded document to its own bindings.yaml"
    )
  }
}

// MARK: - Fakes

extension BindingsCheck {
  /// Reports fakes outside of a module whose types they can't refer to.
  private func checkFakes() {
    guard bindings.fakes.folder != nil, bindings.access == .internal else { return }
    report(
      .invalidValue,
      at: bindings.mark(of: "fakes"),
      "“fakes” in another folder can't use the internal types of \(Excerpt.quoted(bindings.module))",
      fix: "write fakes: true, or access: package"
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
          "unknown diagnostic code \(Excerpt.quoted(code))",
          fix: near.map { "did you mean \(Excerpt.quoted($0))?" }
            ?? "run “bindery explain” to list all codes"
        )
      } else if Severities.fixed.contains(rule.code), rule.severity != .error {
        report(
          .invalidSeverity,
          at: rule.mark,
          "the severity of \(Excerpt.quoted(code)) can't be changed",
          fix: "remove \(Excerpt.quoted(code)) from “severities”"
        )
      }
    }
  }
}

// MARK: - Renames

extension BindingsCheck {
  private func checkRenames() {
    for (index, rename) in bindings.renames.enumerated() {
      for name in [rename.to, rename.deprecated].compactMap(\.self) where SwiftName(name) == nil {
        report(
          .invalidName,
          at: rename.mark,
          "\(Excerpt.quoted(name)) isn't a valid Swift name",
          fix: "use letters, digits and _, and begin with a letter"
        )
      }
      if rename.isRepeated(in: bindings.renames[..<index]) {
        report(
          .unusedRule,
          at: rename.mark,
          "duplicate rename of the \(rename.kind.rawValue) \(Excerpt.quoted(rename.name)); the"
            + " first one is used",
          fix: "remove one of the two renames",
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
