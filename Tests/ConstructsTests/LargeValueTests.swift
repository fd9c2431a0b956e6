import BinderyRuntime
import Constructs
import XCTest

/// Tests of large members, variants and elements, which are stored by reference.
final class LargeValueTests: XCTestCase {
  func testMembersMayBePresentNullOrAbsent() throws {
    try assertRoundTrip(
      #"{"survey":{"q1":"a"},"latest":null}"#,
      Dossier(survey: Survey(q1: "a"), latest: nil)
    )
    try assertRoundTrip(
      #"{"survey":{},"latest":{"q17":"b"},"previous":{"q2":"c"},"mayBeBoth":null}"#,
      Dossier(
        survey: Survey(),
        latest: Survey(q17: "b"),
        previous: Survey(q2: "c"),
        mayBeBoth: .null
      )
    )
    try assertRoundTrip(
      #"{"survey":{},"latest":null,"mayBeBoth":{"q3":"d"}}"#,
      Dossier(survey: Survey(), latest: nil, mayBeBoth: .value(Survey(q3: "d")))
    )
  }

  func testADeprecatedMemberIsStoredByReference() throws {
    let text = #"{"survey":{},"latest":null,"draft":{"q4":"e"}}"#
    let dossier = try JSONReader.decode(Dossier.self, from: Array(text.utf8))
    XCTAssertEqual(String(decoding: try JSONWriter.encode(dossier), as: UTF8.self), text)
  }

  func testAMemberMayHaveTheNameOfAnothersWrapper() throws {
    try assertRoundTrip(
      #"{"survey":{},"latest":null,"published":{},"_published":{"q5":"f"}}"#,
      Dossier(
        survey: Survey(),
        latest: nil,
        published: Survey(),
        _published: Survey(q5: "f")
      )
    )
  }

  func testARequiredMemberMayNotBeAbsent() {
    XCTAssertThrowsError(try JSONReader.decode(Dossier.self, from: Array(#"{"latest":null}"#.utf8)))
    XCTAssertThrowsError(try JSONReader.decode(Dossier.self, from: Array(#"{"survey":{}}"#.utf8)))
  }

  func testVariantsAndElements() throws {
    try assertRoundTrip(#"{"q1":"a"}"#, Verdict.survey(Survey(q1: "a")))
    try assertRoundTrip(#""a""#, Verdict.string("a"))
    try assertRoundTrip(#"[{"q1":"a"}]"#, Versions(first: Survey(q1: "a")))
    try assertRoundTrip(
      #"[{"q1":"a"},{"q1":"b"}]"#,
      Versions(first: Survey(q1: "a"), second: Survey(q1: "b"))
    )
  }

  func testACopyIsIndependent() {
    let original = Dossier(survey: Survey(q1: "a"), latest: nil, previous: Survey(q1: "b"))
    var copy = original
    copy.survey.q1 = "c"
    copy.previous?.q1 = "d"
    copy.latest = Survey(q1: "e")
    XCTAssertEqual(original.survey.q1, "a")
    XCTAssertEqual(original.previous?.q1, "b")
    XCTAssertNil(original.latest)
    XCTAssertEqual(copy.survey.q1, "c")
    XCTAssertEqual(copy.previous?.q1, "d")
    XCTAssertEqual(copy.latest?.q1, "e")
    copy.previous = nil
    XCTAssertNil(copy.previous)
    XCTAssertEqual(original.previous?.q1, "b")
  }
}
