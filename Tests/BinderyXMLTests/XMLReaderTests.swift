import BinderyRuntime
import BinderyXML
import Foundation
import XCTest

final class XMLReaderTests: XCTestCase {
  private func read(_ xml: String, as type: XMLType) throws -> JSONValue {
    try XMLReader.decode(from: Array(xml.utf8), as: type)
  }

  private func error(_ xml: String, as type: XMLType = .object(Pet.self)) -> String {
    error(Array(xml.utf8), as: type)
  }

  private func error(_ xml: [UInt8], as type: XMLType = .object(Pet.self)) -> String {
    do {
      let value = try XMLReader.decode(JSONValue.self, from: xml, as: type)
      return "read as \(value)"
    } catch {
      return "\(error)"
    }
  }

  func testReadsEachKindOfMember() throws {
    let xml = """
      <?xml version="1.0"?>
      <!-- a comment -->
      <pet id="7" unknown="1">
        <name>A &lt;b&gt; &#233;<![CDATA[ <c> ]]></name>
        <sold> 1 </sold>
        <photos><photo/><other>b</other></photos>
        <tag>x</tag><unknown><tag>no</tag></unknown><tag> y </tag>
        <mother id="+08"><name/></mother>
        <notes><colour>red</colour></notes>
        <extra a="1"><b>2</b><c/><b>3</b>text</extra>
      </pet>
      """
    let pet = try XMLReader.decode(Pet.self, from: Array(xml.utf8), as: .object(Pet.self))
    XCTAssertEqual(pet.id, 7)
    XCTAssertEqual(pet.name, "A <b> é <c> ")
    XCTAssertEqual(pet.isSold, true)
    XCTAssertEqual(pet.photos, ["", "b"])
    XCTAssertEqual(pet.tags, ["x", " y "])
    XCTAssertEqual(pet.mother?.wrappedValue.id, 8)
    XCTAssertEqual(pet.mother?.wrappedValue.name, "")
    XCTAssertEqual(pet.mother?.wrappedValue.tags, [])
    XCTAssertEqual(pet.notes, ["colour": "red"])
    XCTAssertEqual(pet.extra, ["@a": "1", "b": ["2", "3"], "c": "", "#text": "text"])
  }

  func testReadsNumbersOfXMLSchema() throws {
    for (text, number) in [
      ("7", "7"), (" +007.50 ", "7.50"), ("-.5", "-0.5"), ("5.", "5"), ("1.e3", "1e3"),
      ("-0", "-0"),
      ("12345678901234567890.12345", "12345678901234567890.12345"),
    ] {
      let value = try read("<n>\(text)</n>", as: .number)
      guard case .number(let read) = value else { return XCTFail(text) }
      XCTAssertEqual(read.text, number)
    }
    for text in ["NaN", "1 2", ".", "+", "1.2.3", "0x1", "1,5"] {
      XCTAssertEqual(try read("<n>\(text)</n>", as: .number), .string(text))
    }
    XCTAssertEqual(try read("<n> </n>", as: .number), .null)
    XCTAssertEqual(try read("<n>yes</n>", as: .boolean), "yes")
  }

  func testNamespacesSelectAmongMembersOfOneName() throws {
    let xml = """
      <order xmlns="urn:z" xmlns:p="urn:a" xmlns:q="urn:b" xmlns:m="urn:money">text
        <q:id>2</q:id><p:id>1</p:id><price m:unit="EUR">1.50</price></order>
      """
    let value = try read(xml, as: .object(Order.self))
    XCTAssertEqual(value["a"], 1)
    XCTAssertEqual(value["b"], 2)
    XCTAssertEqual(value["price"], ["amount": 1.5, "currency": "EUR"])
  }

  func testOnlySpaceOfXMLIsIndentation() throws {
    XCTAssertEqual(try read("<a>\r\n\t <b/> </a>", as: .any), ["b": ""])
    XCTAssertEqual(try read("<a><b/>\u{A0}</a>", as: .any), ["b": "", "#text": "\u{A0}"])
    let order = "<order>\u{2003}<price/></order>"
    XCTAssertEqual(try read(order, as: .object(Order.self))["note"], "\u{2003}")
  }

  /// Foundation crashes on an instruction without data.
  func testProcessingInstructionsAreIgnored() throws {
    for xml in [
      "<?p?><a>b</a>", "<a>b<?p?></a><?p?>", "<a><?p ?>b</a>", "<?p q?><a>b</a>",
      "<a><![CDATA[]]><?p?>b<!-- <?p?> --></a>", "<?a-b?><?p\n?><a>b</a>",
    ] {
      XCTAssertEqual(try read(xml, as: .text), "b", xml)
    }
    XCTAssertEqual(try read("<a><![CDATA[<?p?>]]></a>", as: .text), "<?p?>")
    for xml in [
      "<??><a/>", "<?>?><a/>", "<? p?><a/>", "<?p?q?><a/>", "<?p", "<?p?", "<a <?p?>/>",
      "<a b='<?p?>'/>",
    ] {
      XCTAssert(error(xml, as: .text).contains("isn't well-formed"), xml)
    }
    XCTAssertEqual(error("<a>\n<?p?>\n<b></a>"), error("<a>\n<?p q?>\n<b></a>"))
  }

  func testNullIsAnElementWithNil() throws {
    let xml = """
      <p id="1" xmlns:i="http://www.w3.org/2001/XMLSchema-instance"><name i:nil="true"/>\
      <extra i:nil="1"/><sold nil="true">1</sold></p>
      """
    XCTAssertEqual(
      try read(xml, as: .object(Pet.self)),
      ["id": 1, "name": .null, "isSold": true, "tags": [], "extra": .null]
    )
  }

  func testUnionHasTheMembersOfEachModel() throws {
    let type = XMLType.union([Cat.self, Dog.self])
    XCTAssertEqual(
      try read("<a><kind>cat</kind><lives>9</lives></a>", as: type),
      ["kind": "cat", "lives": 9]
    )
    XCTAssertEqual(
      try read("<a><kind>dog</kind><barks>true</barks><name>Rex</name></a>", as: type),
      ["kind": "dog", "barks": true, "name": "Rex"]
    )
  }

  func testReadsUTF16AndLatin1() throws {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9]
    XCTAssertEqual(
      try XMLReader.decode(JSONValue.self, from: latin + Array("</a>".utf8), as: .text),
      "é"
    )
    for encoding in [String.Encoding.utf16, .utf16LittleEndian] {
      let mark: [UInt8] = encoding == .utf16 ? [] : [0xFF, 0xFE]
      let xml = "<?xml version='1.0' encoding='UTF-16'?><a>é</a>"
      let bytes = mark + Array(xml.data(using: encoding) ?? .init())
      XCTAssertEqual(try XMLReader.decode(JSONValue.self, from: bytes, as: .text), "é")
    }
    XCTAssertEqual(try read("\u{FEFF}<a>é</a>", as: .text), "é")
  }

  func testErrorsHavePathAndLine() throws {
    let xml =
      "<pet id='1'>\n<tag>a</tag>\n<mother id='2'>\n<mother id='x'>\n</mother></mother></pet>"
    XCTAssertThrowsError(
      try XMLReader.decode(Pet.self, from: Array(xml.utf8), as: .object(Pet.self))
    ) { error in
      let error = error as? JSONError
      XCTAssertEqual(error?.path, JSONPath([.key("mother"), .key("mother"), .key("id")]))
      XCTAssertEqual(
        error?.description,
        "$.mother.mother.id: line 4: expected an integer, found a string"
      )
      guard case .xml(let inner)? = error?.reason else { return XCTFail("\(error as Any)") }
      XCTAssertEqual(inner.line, 4)
      XCTAssertEqual("\(inner)", "line 4: expected an integer, found a string")
    }
    let items = "<l>\n<i>1</i>\n<i>2</i>\n<i>a</i></l>"
    XCTAssertThrowsError(
      try XMLReader.decode([Int].self, from: Array(items.utf8), as: .list(.number, named: "i"))
    ) { error in
      XCTAssertEqual(
        (error as? JSONError)?.reason.description,
        "line 4: expected an integer, found a string"
      )
    }
  }

  func testTextThatIsNotXMLIsAnError() {
    for (xml, expected) in [
      ("", "the root element isn't complete"), ("{}", "malformed"), ("<a>\n<b></a>", "line 2"),
      ("<a/>x", "outside of the root"), ("<a>&nbsp;</a>", "an entity isn't declared"),
      ("<a b='1' b='2'/>", "repeated"), ("<a>", "isn't complete"), ("<a><b></a></b>", "end tag"),
      ("\u{0}\u{0}", "outside of the root"), ("<a>\u{1}</a>", "a character"),
    ] {
      let error = error(xml)
      XCTAssert(
        error.contains(expected) || expected == "malformed" && error.contains("well-formed"),
        "\(xml): \(error)"
      )
    }
    XCTAssert(error(Array("<a>".utf8) + [0xE9] + Array("</a>".utf8)).contains("a character"))
  }

  func testDocumentTypesAreErrors() {
    let laughs = (1..<10).map {
      "<!ENTITY l\($0) '\(String(repeating: "&l\($0 - 1);", count: 10))'>"
    }
    for xml in [
      "<!DOCTYPE a [<!ENTITY l0 'ha'>\(laughs.joined())]><a>&l9;</a>",
      "<!DOCTYPE a [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><a>&e;</a>",
      "<?xml version='1.0'?>\n<!-- <!DOCTYPE -->\n<!DOCTYPE a SYSTEM 'http://127.0.0.1/a.dtd'><a/>",
    ] {
      XCTAssert(error(xml).contains("a document type declaration isn't accepted"), xml)
    }
    XCTAssertEqual(
      error("<a><![CDATA[<!DOCTYPE html>]]></a>", as: .text),
      #"read as "<!DOCTYPE html>""#
    )
  }

  func testSizeDepthElementsAndAttributesAreBounded() {
    let deep = String(repeating: "<mother>", count: 100_000)
    XCTAssert(error(deep).contains("nested deeper than 256 levels"))
    XCTAssert(error(deep, as: .text).contains("nested deeper than 256 levels"))
    let wide = "<a>" + String(repeating: "<b/>", count: 1_000_001)
    XCTAssert(error(wide, as: .text).contains("more than 1000000 elements"))
    for quote in ["'", "\""] {
      let attributes = (0..<100_000).map { "a\($0)=\(quote)>\(quote)" }.joined(separator: " ")
      let xml = "<!-- \" --><?p '?><a><![CDATA[<x ']]><b \(attributes)/></a>"
      XCTAssert(error(xml).contains("more than 256 attributes"))
    }
    let comment = "<a><!--" + String(repeating: "x", count: 12_000_000) + "--></a>"
    XCTAssert(error(comment, as: .text).contains("is longer than libxml2 reads"))
    let large = [UInt8](Data(count: 100_000_000))
    XCTAssert(error(large).contains("longer than 67108864 bytes"))
  }

  func testReadsDocumentsLongerThan10MB() throws {
    let items =
      "<a>" + String(repeating: "<b>\(String(repeating: "x", count: 992))</b>", count: 12_000)
    let list = try XMLReader.decode(
      [String].self,
      from: Array((items + "</a>").utf8),
      as: .list(.text, named: "b")
    )
    XCTAssertEqual(list.count, 12_000)
    let text = "<a>" + String(repeating: "x", count: 12_000_000) + "</a>"
    XCTAssertEqual(try read(text, as: .text).string?.utf8.count, 12_000_000)
  }

  /// libxml2 compares each new name with a part of all others.
  func testNamesAndNamespacesAreBounded() {
    let numbers = 0...50_000
    for names in [
      numbers.map { "<a\($0)/>" }, numbers.map { "<b xmlns='urn:\($0)'/>" },
      numbers.map { "<b xmlns:p\($0)='urn:a'/>" }, numbers.map { "<b a\($0)='1'/>" },
      numbers.map { "<?a\($0) b?>" },
    ] {
      XCTAssert(error("<a>\(names.joined())</a>").contains("more than 50000 different names"))
    }
    let prefixes = (0..<200).map { "xmlns:p\($0)='urn:a'" }.joined(separator: " ")
    let deep = String(repeating: "<a \(prefixes)>", count: 100)
    XCTAssert(error(deep).contains("more than 1000 namespaces"))
    let wide = "<a>" + String(repeating: "<b \(prefixes)/>", count: 100) + "</a>"
    XCTAssertEqual(try read(wide, as: .list(.text, named: "b")).array?.count, 100)
  }

  func testMessagesAreReadByMediaType() throws {
    let xml = Array("<p id='1'/>".utf8)
    let json = Array(#"{"id":1,"tags":[]}"#.utf8)
    for (type, body) in [
      ("application/xml", xml), ("text/xml; charset=utf-8", xml), ("application/a+xml", xml),
      ("application/json", json), ("", json),
    ] {
      let response = HTTPResponse(status: 200, headers: ["Content-Type": type], body: body)
      let pet: Pet = try response.jsonOrXML(as: .object(Pet.self))
      XCTAssertEqual(pet, Pet(id: 1))
      let request = IncomingRequest(headers: ["Content-Type": type], body: body)
      XCTAssertEqual(try request.jsonOrXML(Pet.self, as: .object(Pet.self)), pet)
    }
    XCTAssertEqual(try HTTPResponse(status: 200, body: xml).xml(as: .object(Pet.self)), Pet(id: 1))
    XCTAssertEqual(try IncomingRequest(body: xml).xml(as: .object(Pet.self)), Pet(id: 1))
  }
}
