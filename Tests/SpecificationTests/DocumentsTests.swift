import Foundation
import Specification
import XCTest

final class DocumentsTests: XCTestCase {
  func testAnotherFileIsReadOnce() throws {
    let folder = try Folder(
      [
        "spec.yaml":
          "a: {$ref: 'parts/my%20part.yaml#/x'}\nb: {$ref: './parts/../parts/my part.yaml'}",
        "parts/my part.yaml": "x: {$ref: '../spec.yaml#/c'}\n",
      ],
      for: self
    )
    let (documents, root, messages) = try folder.open()
    let part = try XCTUnwrap(documents.resolve(XCTUnwrap(root["b"])))
    XCTAssertEqual(part.mark.file, folder("parts/my part.yaml"))
    XCTAssertEqual(documents.target(of: "parts/my part.yaml", from: root), part)
    XCTAssertEqual(documents.target(of: "../spec.yaml", from: part), root)
    XCTAssertEqual(messages(), "")

    XCTAssertNil(try documents.resolve(XCTUnwrap(root["a"])))
    XCTAssertEqual(
      messages(),
      """
      parts/my part.yaml:1:11: warning: “c” isn't defined at the top level of “spec.yaml” \
      [unresolved-reference]
        help: did you mean “a”?
      """
    )
  }

  func testCyclesThroughFilesEnd() throws {
    let folder = try Folder(
      ["spec.yaml": "a: {$ref: 'b.json#/b'}", "b.json": "{\"b\": {\"$ref\": \"spec.yaml#/a\"}}"],
      for: self
    )
    let (documents, root, messages) = try folder.open()
    XCTAssertNil(try documents.resolve(XCTUnwrap(root["a"])))
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:1:11: warning: circular reference “b.json#/b”; ignored [circular-reference]
        help: replace one reference of the cycle with an object
      """
    )
  }

  func testNothingOutsideOfTheFolderIsRead() throws {
    let folder = try Folder(
      ["spec/spec.yaml": "a: 1", "secret.yaml": "b: 2", "spec/in/part.yaml": "c: 3"],
      for: self
    )
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder("spec/link.yaml"),
      withDestinationPath: "../secret.yaml"
    )
    try manager.createSymbolicLink(
      atPath: folder("spec/inner.yaml"),
      withDestinationPath: "in/part.yaml"
    )
    let refused = [
      "../secret.yaml": "external-reference", "in/../../secret.yaml": "external-reference",
      "%2e%2e/secret.yaml": "external-reference", "link.yaml": "external-reference",
      "../missing.yaml": "external-reference", "/etc/passwd": "external-reference",
      "/\u{301}tmp": "external-reference",
      "https://example.com/a.yaml": "external-reference",
      "file:///etc/passwd": "external-reference",
      "//example.com/a.yaml": "external-reference", "urn:x:y": "external-reference",
      "in": "unreadable-file", ".": "unreadable-file", "missing.yaml": "unreadable-file",
    ]
    for (reference, code) in refused.sorted(by: { $0.key < $1.key }) {
      let (documents, root, messages) = try folder.open("spec/spec.yaml")
      XCTAssertNil(documents.target(of: reference, from: root), reference)
      XCTAssertTrue(messages().contains(" [\(code)]\n  help: "), "\(reference): \(messages())")
    }
    let (documents, root, messages) = try folder.open("spec/spec.yaml")
    XCTAssertEqual(documents.target(of: "inner.yaml", from: root)?["c"]?.integer, 3)
    XCTAssertEqual(messages(), "")
  }

  func testAnEntryThatIsALinkMayBeReferredTo() throws {
    let folder = try Folder(
      ["store/1.yaml": "a: 1", "store/2.yaml": "{$ref: 'spec.yaml#/a'}", "spec/x.yaml": ""],
      for: self
    )
    try FileManager.default.createSymbolicLink(
      atPath: folder("spec/spec.yaml"),
      withDestinationPath: "../store/1.yaml"
    )
    let (documents, root, messages) = try folder.open("spec/spec.yaml")
    XCTAssertEqual(documents.target(of: "spec.yaml#/a", from: root)?.integer, 1)
    XCTAssertNil(documents.target(of: "../store/2.yaml", from: root))
    XCTAssertTrue(messages().contains(" [external-reference]\n  help: "), messages())
  }

  func testAWiderRootIsAllowedWhenItIsGiven() throws {
    let folder = try Folder(["spec/spec.yaml": "a: 1", "common.yaml": "b: 2"], for: self)
    let diagnostics = Diagnostics()
    let documents = Documents(
      entry: folder("spec/spec.yaml"),
      root: folder.path,
      diagnostics: diagnostics
    )
    let root = try XCTUnwrap(documents.entry).root
    XCTAssertEqual(documents.target(of: "../common.yaml#/b", from: root)?.integer, 2)
    XCTAssertEqual(
      documents.target(of: "../common.yaml", from: root)?.mark.file,
      folder("common.yaml")
    )
  }

  func testTheSufficientRootIsSuggested() throws {
    let folder = try Folder(["a/b/spec.yaml": "a: 1", "a/c/d.yaml": "b: 2"], for: self)
    for (reference, root) in [("../c/d.yaml", "a"), ("../../e.yaml", "")] {
      let (documents, node, messages) = try folder.open("a/b/spec.yaml")
      XCTAssertNil(documents.target(of: reference, from: node))
      let wider = root.isEmpty ? folder.path : folder(root)
      XCTAssertTrue(
        messages().contains(
          "pass --root \(wider), or set “root” in bindings.yaml".replacing(
            folder.path + "/",
            with: ""
          )
        ),
        messages()
      )
    }
  }

  func testARootWithoutTheDocumentIsAnError() throws {
    let folder = try Folder(["spec/spec.yaml": "a: 1", "other/x.yaml": "b: 2"], for: self)
    for root in ["other", "missing"] {
      let diagnostics = Diagnostics()
      let documents = Documents(
        entry: folder("spec/spec.yaml"),
        root: folder(root),
        diagnostics: diagnostics
      )
      XCTAssertNil(documents.entry)
      XCTAssertEqual(diagnostics.all.map(\.code.rawValue), ["invalid-file-path"])
    }
  }

  func testAPipeIsRejected() throws {
    let folder = try Folder(["spec.yaml": "a: 1"], for: self)
    XCTAssertEqual(mkfifo(folder("pipe.yaml"), 0o600), 0)
    let (documents, root, messages) = try folder.open()
    XCTAssertNil(documents.target(of: "pipe.yaml", from: root))
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:1:1: warning: the file “pipe.yaml” isn't a regular file [unreadable-file]
        help: correct the path, or make the file readable
      """
    )
  }

  func testABrokenFileIsReportedOnce() throws {
    let folder = try Folder(["spec.yaml": "a: 1", "broken.yaml": "a: [1"], for: self)
    let (documents, root, messages) = try folder.open()
    XCTAssertNil(documents.target(of: "broken.yaml", from: root))
    XCTAssertNil(documents.target(of: "broken.yaml#/a", from: root))
    XCTAssertEqual(
      messages(),
      """
      broken.yaml:2:1: warning: expected “,” or “]” in the flow sequence [invalid-syntax]
        help: add “,”, or close the sequence with “]”
      broken.yaml:1:4: note: a flow sequence begins here
      """
    )
  }

  func testAMissingFileSuggestsASimilarName() throws {
    let folder = try Folder(["spec.yaml": "a: 1", "parts/common.yaml": "b: 2"], for: self)
    let (documents, root, messages) = try folder.open()
    XCTAssertNil(documents.target(of: "parts/comon.yaml", from: root))
    XCTAssertEqual(
      messages(),
      """
      spec.yaml:1:1: warning: the file “parts/comon.yaml” can't be found: No such file or \
      directory [unreadable-file]
        help: did you mean “common.yaml”?
      """
    )
  }

  func testAMissingEntryIsADiagnostic() throws {
    let folder = try Folder([:], for: self)
    let diagnostics = Diagnostics()
    XCTAssertNil(Documents(entry: folder("no.yaml"), diagnostics: diagnostics).entry)
    XCTAssertNil(Documents(entry: "/dev/zero", diagnostics: diagnostics).entry)
    XCTAssertEqual(
      folder.messages(diagnostics),
      """
      error: the file “no.yaml” can't be found: No such file or directory [unreadable-file]
        help: correct the path, or make the file readable
      error: the file “/dev/zero” isn't a regular file [unreadable-file]
        help: correct the path, or make the file readable
      """
    )
  }
}
