import Emitting
import Foundation
import Specification
import SwiftSource
import XCTest

@testable import bindery

final class OutputFolderTests: XCTestCase {
  /// The header of generated files.
  private let header =
    "// Generated from a.yaml. Edit the specification, then run `bindery generate`.\n\n"

  func testWritesChangedFilesAndRemovesStaleOnes() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(header + "same\n", to: "Models/Same.swift")
    try scratch.write(header + "old\n", to: "Models/Old.swift")
    try scratch.write(header + "stale\n", to: "Requests/Stale.swift")
    try scratch.write("mine\n", to: "Mine.swift")
    let folder = OutputFolder(path: scratch.url.path)

    let changes = try folder.changes(toHold: [
      try file(["Models"], "Same", "same"), try file(["Models"], "Old", "new"),
      try file([], "New", "new"),
    ])
    XCTAssertEqual(
      changes.map { "\($0.verb) \($0.path)" },
      ["change Models/Old.swift", "add New.swift", "remove Requests/Stale.swift"]
    )

    try folder.apply(changes)
    XCTAssertEqual(
      try FileManager.default.subpathsOfDirectory(atPath: scratch.url.path).sorted(),
      ["Mine.swift", "Models", "Models/Old.swift", "Models/Same.swift", "New.swift"]
    )
  }

  func testRemovesTheFileOfARenamedTag() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(header + "methods\n", to: "Client+Cats.swift")
    try scratch.write("mine\n", to: "Client+Mine.swift")
    let changes = try OutputFolder(path: scratch.url.path).changes(toHold: [])
    XCTAssertEqual(changes.map { "\($0.verb) \($0.path)" }, ["remove Client+Cats.swift"])
  }

  func testKeepsGeneratedFilesInDeeperFolders() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(header + "theirs\n", to: "Library/Models/Theirs.swift")
    let folder = OutputFolder(path: scratch.url.path)
    XCTAssertEqual(try folder.changes(toHold: []), [])
  }

  func testKeepsFilesBehindASymbolicLink() throws {
    let scratch = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try elsewhere.write(header + "theirs\n", to: "Theirs.swift")
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("Models"),
      withDestinationURL: elsewhere.url
    )
    XCTAssertEqual(try OutputFolder(path: scratch.url.path).changes(toHold: []), [])
  }

  func testNeverOverwritesOtherFiles() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("mine\n", to: "Client.swift")
    let folder = OutputFolder(path: scratch.url.path)
    XCTAssertThrowsError(try folder.changes(toHold: [file([], "Client", "theirs")])) { error in
      XCTAssertEqual(
        (error as? Diagnostic)?.message,
        "\(scratch.url.path)/Client.swift is in the way and was not written by Bindery"
      )
    }
  }

  func testKeepsFilesOfOtherGenerators() throws {
    for line in [
      "// Generated from Query.g4 by ANTLR 4.13.1", "// Generated from my notes",
      "// Generated from a.yaml. Edit the specification, then run `other generate`.",
      "// Generated from . Edit the specification, then run `bindery generate`, or don't.",
    ] {
      let scratch = try TemporaryFolder()
      try scratch.write(line + "\nlet theirs = 1\n", to: "Theirs.swift")
      let folder = OutputFolder(path: scratch.url.path)
      XCTAssertEqual(try folder.changes(toHold: []), [], line)
      XCTAssertThrowsError(try folder.changes(toHold: [file([], "Theirs", "mine")]), line) {
        XCTAssertEqual(($0 as? Diagnostic)?.code, .existingFile)
      }
    }
  }

  func testRecognizesHeadersWithCRLF() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(header.replacingOccurrences(of: "\n", with: "\r\n"), to: "Stale.swift")
    let changes = try OutputFolder(path: scratch.url.path).changes(toHold: [])
    XCTAssertEqual(changes.map { "\($0.verb) \($0.path)" }, ["remove Stale.swift"])
  }

  func testReplacesPartialFilesOfAnInterruptedRun() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("", to: "Empty.swift")
    try scratch.write("// Generated fro", to: "Begun.swift")
    try scratch.write(header + "so fa", to: "Halfway.swift")
    let folder = OutputFolder(path: scratch.url.path)
    let files = try ["Empty", "Begun", "Halfway"].map { try file([], $0, "so far and on") }
    try folder.apply(try folder.changes(toHold: files))
    XCTAssertEqual(try folder.changes(toHold: files), [])
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.path).sorted(),
      ["Begun.swift", "Empty.swift", "Halfway.swift"]
    )
  }

  func testReplacesTemporaryFilesOfAKilledRun() throws {
    let scratch = try TemporaryFolder()
    try scratch.write(header + "so fa", to: "A.swift")
    try scratch.write("so", to: "A.swift.\(getpid()).bindery")
    let folder = OutputFolder(path: scratch.url.path)
    try folder.apply(try folder.changes(toHold: [try file([], "A", "so far and on")]))
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.path),
      ["A.swift"]
    )
  }

  func testReportsAFolderAtAFilePath() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("mine\n", to: "Client.swift/notes.txt")
    let folder = OutputFolder(path: scratch.url.path + "/")
    XCTAssertThrowsError(try folder.changes(toHold: [file([], "Client", "theirs")])) { error in
      XCTAssertEqual(
        (error as? Diagnostic)?.message,
        "\(scratch.url.path)/Client.swift is in the way and was not written by Bindery"
      )
    }
  }

  func testRejectsSymbolicLinksInTheOutputFolder() throws {
    let scratch = try TemporaryFolder()
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      at: scratch.url.appendingPathComponent("Models"),
      withDestinationURL: elsewhere.url
    )
    let folder = OutputFolder(path: scratch.url.path)
    XCTAssertThrowsError(try folder.changes(toHold: [file(["Models"], "A", "a")]))
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: elsewhere.url.path), [])
  }

  func testReportsUnwritableFolders() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a file", to: "occupied")
    let folder = OutputFolder(path: scratch.url.appendingPathComponent("occupied").path)
    let changes = [OutputFolder.Change(path: "A.swift", text: "a\n", isNew: true)]
    XCTAssertThrowsError(try folder.apply(changes)) { XCTAssert($0 is Diagnostic) }
  }

  func testReportsAFileAtTheFolderPath() throws {
    let scratch = try TemporaryFolder()
    try scratch.write("a file", to: "occupied")
    let path = scratch.url.appendingPathComponent("occupied").path
    XCTAssertThrowsError(try OutputFolder(path: path).changes(toHold: [])) { error in
      XCTAssertEqual(
        (error as? Diagnostic)?.message,
        "can't write \(path): it isn't a folder that can be read"
      )
    }
  }

  func testDoesNotBlockOnAPipe() throws {
    let scratch = try TemporaryFolder()
    let pipe = scratch.url.appendingPathComponent("Pipe.swift").path
    XCTAssertEqual(mkfifo(pipe, 0o600), 0)
    let folder = OutputFolder(path: scratch.url.path)
    XCTAssertEqual(try folder.changes(toHold: []), [])
    XCTAssertThrowsError(try folder.changes(toHold: [file([], "Pipe", "a")])) { error in
      XCTAssertEqual(
        (error as? Diagnostic)?.message,
        "can't write \(pipe): it isn't a regular file"
      )
    }
  }

  private func file(_ folders: [String], _ name: String, _ text: StaticString) throws -> SourceFile
  {
    SourceFile(
      path: SourceFile.Path(
        try folders.map { try XCTUnwrap(SwiftName($0)) },
        try XCTUnwrap(SwiftName(name))
      ),
      header: "Generated from a.yaml. Edit the specification, then run `bindery generate`.",
      body: Source(stringLiteral: text.description)
    )
  }
}
