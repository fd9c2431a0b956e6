import BinderyRuntime
import BinderyXML
import Foundation
import XCTest

/// Documents in other encodings than UTF-8, whose bytes aren't those of ASCII for all of markup.
final class XMLEncodingTests: XCTestCase {
  private func read(_ bytes: [UInt8], _ contentType: String = "application/xml") -> String {
    let response = HTTPResponse(status: 200, headers: ["Content-Type": contentType], body: bytes)
    do {
      return try response.xml(JSONValue.self, as: .any).description
    } catch {
      return "\(error)"
    }
  }

  private func read(_ xml: String, _ encoding: String.Encoding) -> String {
    read([UInt8](xml.data(using: encoding) ?? Data()))
  }

  private func declared(_ name: String, _ xml: String = "<a>é</a>") -> String {
    "<?xml version='1.0' encoding='\(name)'?>\(xml)"
  }

  func testReadsUTF16AndUTF32WithAndWithoutMark() {
    let encodings: [(String, String.Encoding)] = [
      ("UTF-16LE", .utf16LittleEndian), ("UTF-16BE", .utf16BigEndian),
      ("UTF-32LE", .utf32LittleEndian), ("UTF-32BE", .utf32BigEndian),
    ]
    for (name, encoding) in encodings {
      XCTAssertEqual(read(declared(name), encoding), #""é""#, name)
      XCTAssertEqual(read("<a>é</a>", encoding), #""é""#, name)
      XCTAssertEqual(
        read("\u{FEFF}" + declared("UTF-\(name.dropFirst(4).prefix(2))"), encoding),
        #""é""#
      )
    }
    XCTAssert(read([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8]).contains("isn't valid in the encoding"))
    XCTAssert(read([0xFF, 0xFE, 0x3C, 0x00, 0x61]).contains("isn't valid in the encoding"))
  }

  func testReadsDeclaredEncodings() {
    for (name, bytes, text) in [
      ("ISO-8859-1", [0xE9], "é"), ("iso-8859-15", [0xA4], "€"), ("windows-1252", [0x80], "€"),
      ("Windows-1251", [0xE6], "ж"), ("KOI8-R", [0xC1], "а"), ("Shift_JIS", [0x93, 0xFA], "日"),
      ("GBK", [0xC4, 0xE3], "你"), ("gb2312", [0xC4, 0xE3], "你"), ("Big5", [0xA7, 0x41], "你"),
      ("EUC-KR", [0xB0, 0xA1], "가"), ("utf-8", [0xC3, 0xA9], "é"), ("US-ASCII", [0x65], "e"),
    ] as [(String, [UInt8], String)] {
      let document = Array(declared(name, "<a>").utf8) + bytes + Array("</a>".utf8)
      XCTAssertEqual(read(document), "\"\(text)\"", name)
    }
    let ascii = Array(declared("US-ASCII").utf8)
    XCTAssert(read(ascii).contains("a character isn't valid in the encoding US-ASCII"))
    XCTAssert(
      read(Array(declared("x-none").utf8)).contains(#"the encoding "x-none" isn't supported"#)
    )
    XCTAssert(
      read(Array(declared("UTF-16").utf8)).contains(#"the encoding "UTF-16" isn't supported"#)
    )
  }

  func testCharsetOfTheMediaTypeTakesPrecedenceOverTheDeclaration() {
    let latin = [UInt8](ascii: "<a>") + [0xE9] + [UInt8](ascii: "</a>")
    let declaredUTF8 = [UInt8](ascii: "<?xml version='1.0' encoding='UTF-8'?>") + latin
    XCTAssertEqual(read(latin, "text/xml; charset=ISO-8859-1"), #""é""#)
    XCTAssertEqual(read(declaredUTF8, "text/xml; charset=\"iso-8859-1\""), #""é""#)
    XCTAssertEqual(read(Array(declared("ISO-8859-1").utf8), "text/xml; charset=utf-8"), #""é""#)
    // A mark takes precedence over the charset, and markup shows UTF-16.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    XCTAssertEqual(read(mark + Array("<a>é</a>".utf8), "text/xml; charset=latin1"), #""é""#)
    let wide = [UInt8]("<a>é</a>".data(using: .utf16LittleEndian) ?? Data())
    XCTAssertEqual(read(wide, "text/xml; charset=utf-16"), #""é""#)
    // A charset that is unknown, or in which the document isn't, is ignored.
    let declaredLatin = [UInt8](ascii: "<?xml version='1.0' encoding='latin1'?>") + latin
    XCTAssertEqual(read(declaredLatin, "text/xml; charset=utf-8"), #""é""#)
    XCTAssertEqual(read(declaredLatin, "text/xml; charset=x-none"), #""é""#)
    let request = IncomingRequest(
      headers: ["Content-Type": "text/xml; charset=latin1"],
      body: latin
    )
    XCTAssertEqual(try request.xml(String.self, as: .text), "é")
  }

  func testDocumentTypesAreFoundInEveryEncoding() {
    let dtd = "<!DOCTYPE a [<!ATTLIST a b CDATA 'c'><!ENTITY e 'x'>]><a>&e;</a>"
    for encoding: String.Encoding in [.utf16, .utf16LittleEndian, .utf32, .utf32BigEndian] {
      XCTAssert(read(dtd, encoding).contains("document type"), "\(encoding)")
    }
    let seven = declared("UTF-7", "+ADwAIQ-DOCTYPE a [+ADwAIQ-ENTITY e 'x'+AD4AXQA+-<a>&e;</a>")
    XCTAssert(read(Array(seven.utf8)).contains(#"the encoding "UTF-7" isn't supported"#))
    let repeated = "<?xml version='1.0'?>" + seven
    XCTAssert(read(Array(repeated.utf8)).contains("isn't well-formed"))
    // `<a/>` in EBCDIC, after its declaration.
    let beginning: [UInt8] = [0x4C, 0x6F, 0xA7, 0x94, 0x93]
    XCTAssert(read(beginning + [0x6F, 0x6E, 0x4C, 0x81, 0x61, 0x6E]).contains("text is outside"))
    // Two bytes of ISO-2022-JP that are `<!--` in ASCII would hide the document type.
    let japanese =
      [UInt8](ascii: "<?xml version='1.0' encoding='ISO-2022-JP'?><?p \u{1B}$B?><!--\u{1B}(B?>")
      + [UInt8](dtd.utf8) + [UInt8](ascii: "<!-- -->")
    XCTAssert(read(japanese).contains(#"the encoding "ISO-2022-JP" isn't supported"#))
  }

  func testNullCharactersAreErrors() {
    for xml in [
      "<\u{0}?\u{0}x\u{0}m\u{0}l\u{0}", "<a>\u{0}</a>", "\u{0}<\u{0}?", "<\u{0}\u{0}\u{0}",
    ] {
      for encoding: String.Encoding in [.utf8, .utf16, .utf32] {
        XCTAssert(read(xml, encoding).contains("isn't well-formed"), "\(xml.debugDescription)")
      }
    }
    XCTAssert(read("<a>\n\u{0}</a>", .utf8).contains("line 2"))
  }

  func testDeclarationsAreRead() {
    for declaration in [
      "<?xml version=\"1.0\"?>", "<?xml version='1.1' standalone='yes' ?>\n",
      "<?xml\n version = '1.0'\n encoding\t=\t\"Utf-8\"?>",
    ] {
      XCTAssertEqual(read(Array("\(declaration)<a>é</a>".utf8)), #""é""#)
    }
    for declaration in ["<?xml ", "<?xml version?>", "<?xml version=1?>", "<?xml encoding='a?>"] {
      XCTAssert(read(Array("\(declaration)<a/>".utf8)).contains("the XML declaration isn't valid"))
    }
    let lines = Array("<?xml version='1.0'\n?>\n<a>\n</b>".utf8)
    XCTAssert(read(lines).contains("line 4"))
    XCTAssertEqual(read(Array("<?xml-stylesheet encoding='UTF-7'?><a>é</a>".utf8)), #""é""#)
  }
}

extension [UInt8] {
  fileprivate init(ascii text: StaticString) { self = Array("\(text)".utf8) }
}
