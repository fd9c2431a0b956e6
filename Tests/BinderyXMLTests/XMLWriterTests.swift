import BinderyRuntime
import BinderyXML
import XCTest

final class XMLWriterTests: XCTestCase {
  private let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  private func write(
    _ value: JSONValue,
    _ type: XMLType,
    _ name: XMLName = "root"
  ) throws -> String {
    let bytes = try XMLWriter.encode(value, as: type, named: name)
    let text = String(decoding: bytes, as: UTF8.self)
    XCTAssert(text.hasPrefix(declaration))
    return String(text.dropFirst(declaration.count))
  }

  private func assertInvalid(
    _ value: JSONValue,
    _ type: XMLType,
    _ reason: String,
    line: UInt = #line
  ) {
    XCTAssertThrowsError(try write(value, type), line: line) { error in
      XCTAssertEqual((error as? InvalidRequest)?.reason, reason, line: line)
    }
  }

  func testWritesEachKindOfMember() throws {
    var pet = Pet(id: 7, name: "A & <b>\r\n]]> é", tags: ["x", ""])
    pet.isSold = false
    pet.photos = ["p"]
    pet.mother = Indirect(wrappedValue: Pet(id: 8))
    pet.notes = ["colour": "red"]
    pet.extra = ["@a": "1 \" <\n\t", "b": ["2", 3], "c": ["d": "e"], "#text": "t"]
    let bytes = try XMLWriter.encode(pet, as: .object(Pet.self), named: "pet")
    XCTAssertEqual(
      String(decoding: bytes, as: UTF8.self),
      declaration + """
        <pet id="7"><name>A &amp; &lt;b&gt;&#13;
        ]]&gt; é</name><sold>false</sold><photos><photo>p</photo></photos><tag>x</tag><tag/>\
        <mother id="8"/><notes><colour>red</colour></notes>\
        <extra a="1 &quot; &lt;&#10;&#9;"><b>2</b><b>3</b><c><d>e</d></c>t</extra></pet>
        """
    )
    pet.extra = ["@a": "1 \" <\n\t", "b": ["2", "3"], "c": ["d": "e"], "#text": "t"]
    XCTAssertEqual(try XMLReader.decode(from: bytes, as: .object(Pet.self)), pet)
  }

  func testEveryPrefixIsDeclaredOnce() throws {
    let price: JSONValue = ["amount": 1.5, "currency": "EUR"]
    let order: JSONValue = [
      "price": price, "a": 1, "b": 2, "prices": [price, price], "note": "<b>",
    ]
    let xml = try write(order, .object(Order.self), XMLName("order", namespace: "urn:z"))
    XCTAssertEqual(
      xml,
      """
      <order xmlns:o="urn:o" xmlns:m="urn:money" xmlns:x="urn:a" xmlns="urn:z">\
      <o:price m:unit="EUR">1.5</o:price><x:id>1</x:id><x:id xmlns:x="urn:b">2</x:id>\
      <o:item m:unit="EUR">1.5</o:item><o:item m:unit="EUR">1.5</o:item><![CDATA[<b>]]></order>
      """
    )
    XCTAssertEqual(try XMLReader.decode(from: Array(xml.utf8), as: .object(Order.self)), order)
  }

  func testNamespacesWithoutPrefixAndPrefixesWithoutNamespace() throws {
    struct Inner: AnyObjectModel {
      var value: JSONValue
      static let xmlMembers: [XMLMember] = [
        .attribute("a", named: XMLName("a", namespace: "urn:a")),
        .element("b", named: XMLName("b", namespace: "urn:z")),
        .element("c", named: XMLName("c", prefix: "q")),
        .element("d", named: XMLName("d", prefix: "ns1")),
        .element("e", named: XMLName("e", namespace: "urn:e")),
      ]
    }
    XCTAssertEqual(
      try write(
        ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5"],
        .object(Inner.self),
        XMLName("r", namespace: "urn:z")
      ),
      """
      <r xmlns:ns1="urn:a" xmlns="urn:z" ns1:a="1"><b>2</b><c>3</c><ns1:d>4</ns1:d>\
      <e xmlns="urn:e">5</e></r>
      """
    )
  }

  func testWritesNullAndValuesOfOtherTypes() throws {
    XCTAssertEqual(
      try write(["id": .null, "name": .null], .object(Pet.self)),
      #"<root xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"><name xsi:nil="true"/></root>"#
    )
    XCTAssertEqual(
      try write(["a", ["b": "c"]], .text),
      "<root><item>a</item><item><b>c</b></item></root>"
    )
    XCTAssertEqual(try write("t", .object(Pet.self)), "<root>t</root>")
    XCTAssertEqual(try write(["tags": "a"], .object(Pet.self)), "<root><tag>a</tag></root>")
    XCTAssertEqual(try write("", .text), "<root/>")
    XCTAssertEqual(
      try write(["kind": "dog", "barks": true, "name": "Rex"], .union([Cat.self, Dog.self])),
      "<root><kind>dog</kind><barks>true</barks><name>Rex</name></root>"
    )
    XCTAssertEqual(try write(["note": "]]>\r"], .object(Order.self)), "<root>]]&gt;&#13;</root>")
  }

  func testRefusesWhatXMLCannotExpress() {
    assertInvalid(
      ["tags": ["a", "\u{1}"]],
      .object(Pet.self),
      "$.tags[1]: XML can't contain the character with the code 1 (hexadecimal)"
    )
    assertInvalid(
      ["mother": ["id": "\u{FFFF}"]],
      .object(Pet.self),
      "$.mother.id: XML can't contain the character with the code FFFF (hexadecimal)"
    )
    for key in ["a b", "1", "-a", "", "a<"] {
      assertInvalid(
        .object([key: 1]),
        .map(.number),
        #"\#(JSONPath([.key(key)])): the name "\#(key)" can't be the name of an element"#
      )
    }
  }

  func testTheOnlyMemberCanBeTheRootElement() throws {
    XCTAssertEqual(
      String(
        decoding: try XMLWriter.encode(
          ["mother": ["id": 1]] as JSONValue,
          as: .object(Pet.self),
          named: nil
        ),
        as: UTF8.self
      ),
      declaration + #"<mother id="1"/>"#
    )
    for value: JSONValue in [["id": 1, "name": "a"], [:], "a", ["unknown": 1]] {
      XCTAssertThrowsError(
        try XMLWriter.encode(value, as: .object(Pet.self), named: nil)
      ) { error in
        XCTAssertEqual(
          (error as? InvalidRequest)?.reason,
          "$: an XML document has one root element, and so needs one member"
        )
      }
    }
  }

  func testSetsABody() throws {
    var request = try HTTPRequest(.post, "/")
    try request.xmlBody(Pet?.none, as: .object(Pet.self), named: "pet")
    XCTAssertEqual(request.body, .empty)
    try request.xmlBody(Pet(id: 1), as: .object(Pet.self), named: "pet", contentType: "text/xml")
    XCTAssertEqual(request.headers["Content-Type"], "text/xml")
    XCTAssertEqual(request.body, .bytes(Array((declaration + #"<pet id="1"/>"#).utf8)))
    XCTAssertThrowsError(
      try request.xmlBody(Double.infinity, as: .number, named: "n")
    ) { error in
      XCTAssertEqual((error as? InvalidRequest)?.parameter, "body")
    }
  }
}
