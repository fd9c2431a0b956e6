import BinderyRuntime
import BinderyTesting
import BinderyXML
import Foundation
import Shelter
import XCTest

/// Tests of XML bodies of generated requests and responses.
final class XMLTests: ShelterTestCase {
  private let declaration = #"<?xml version="1.0" encoding="UTF-8"?>"#

  private var pet: Pet {
    var pet = Pet(
      id: 7,
      status: .sold,
      category: Category(id: 1, name: "cats & dogs"),
      name: "Tom <é>",
      photoUrls: [],
      tags: [Tag(name: "a", weight: JSONNumber(2)), Tag(name: "b")],
      nicks: ["x", ""],
      weight: .null,
      isTame: false
    )
    pet.born = try? DateTime("2020-01-02T03:04:05Z")
    pet.visits = [CalendarDate(year: 2020, month: 1, day: 2)].compactMap(\.self)
    pet.scores = [1, 2]
    pet.home = Address(city: "Bern")
    pet.work = Address(city: "Thun")
    pet.parent = Pet(name: "Ada", photoUrls: [URI("https://a.example/?b&c")], nicks: [])
    pet.food = .plant(Plant(leaves: 3, additionalProperties: ["colour": "green"]))
    pet.habits = ["sleeps": true]
    pet.note = "text"
    return pet
  }

  private var xml: String {
    """
    \(declaration)<pet id="7" state="sold"><category id="1"><name>cats &amp; dogs</name></category>\
    <petName>Tom &lt;é&gt;</petName><photoUrls/><tagList><tag><name>a</name><weight>2</weight></tag>\
    <tag><name>b</name></tag></tagList><nick>x</nick><nick/><score>1</score><score>2</score>\
    <visits>2020-01-02</visits><weight xsi:nil="true"/><isTame>false</isTame>\
    <born>2020-01-02T03:04:05Z</born><home><city>Bern</city></home><work><city>Thun</city></work>\
    <mother><petName>Ada</petName><photoUrls><photoUrl>https://a.example/?b&amp;c</photoUrl>\
    </photoUrls></mother><food><leaves>3</leaves><colour>green</colour></food>\
    <habits><sleeps>true</sleeps></habits><note>text</note></pet>
    """.replacingOccurrences(
      of: "<pet ",
      with: #"<pet xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" "#
    )
  }

  func testModelsLoseNothingInXML() async throws {
    try await shelter {
      .text($0.text, status: 201, contentType: "text/xml")
    } _: { shelter, server in
      let received = try await shelter.addPet(body: .xml(pet))
      XCTAssertEqual(server.requests.last?.text, xml)
      XCTAssertEqual(server.requests.last?.headers["Content-Type"], "application/xml")
      XCTAssertEqual(received, pet)
    }
  }

  func testResponsesAreReadInBothFormats() async throws {
    let json = String(decoding: try JSONWriter.encode([pet]), as: UTF8.self)
    let list = "<any>\n \(xml.dropFirst(declaration.count)) </any>"
    for (body, type) in [(json, "application/json"), (list, "application/xml; charset=utf-8")] {
      try await shelter { _ in
        .text(body, contentType: type)
      } _: { shelter, server in
        let received = try await shelter.findPets()
        XCTAssertEqual(received, [pet], type)
        XCTAssertEqual(
          server.requests.last?.headers["Accept"],
          "application/json, application/xml, application/problem+xml"
        )
      }
    }
  }

  func testErrorsAreXML() async throws {
    let problem = "<Problem><code>7</code><details>a</details><details>b</details></Problem>"
    try await shelter { _ in
      .text(problem, status: 500, contentType: "application/problem+xml")
    } _: { shelter, _ in
      do throws(RequestError<FindPets.Failure>) {
        _ = try await shelter.findPets()
        XCTFail("the error is thrown")
      } catch {
        guard case .failure(.other(status: 500, let problem)) = error else {
          return XCTFail("\(error)")
        }
        XCTAssertEqual(problem, Problem(code: 7, details: ["a", "b"]))
      }
    }
    try await shelter { _ in
      .text("<p>\n<code>x</code></p>", status: 500)
    } _: { shelter, _ in
      do throws(RequestError<FindPets.Failure>) {
        _ = try await shelter.findPets()
        XCTFail("the error is thrown")
      } catch {
        guard case .undecodable(_, let error) = error else { return XCTFail("\(error)") }
        XCTAssertEqual(error.description, "$.code: line 2: expected an integer, found a string")
      }
    }
  }

  func testRootElements() async throws {
    try await shelter { request in
      switch (request.method, request.path) {
      case (.put, "/pets"): .text("<count> 2 </count>")
      case (.patch, "/pets"), (.post, "/invoices"): .text(request.text)
      case (.get, "/bucket"):
        .text(
          "<ListBucketsOutput><Buckets><Bucket><Name>a</Name></Bucket></Buckets></ListBucketsOutput>"
        )
      default: .status(204)
      }
    } _: { shelter, server in
      let pet = Pet(name: "a", photoUrls: [], nicks: [])
      let count = try await shelter.replacePets(body: [pet, pet])
      XCTAssertEqual(count, 2)
      let element = "<pet><petName>a</petName><photoUrls/></pet>"
      XCTAssertEqual(server.requests.last?.text, "\(declaration)<pets>\(element)\(element)</pets>")

      let text = try await shelter.describePet(body: "<text/>")
      XCTAssertEqual(text, "<text/>")

      try await shelter.createBucket(
        body: .init(createBucketConfiguration: .init(locationConstraint: "EU"))
      )
      XCTAssertEqual(
        server.requests.last?.text,
        declaration
          + #"<CreateBucketConfiguration xmlns="http://s3.amazonaws.com/doc/2006-03-01/">"#
          + "<LocationConstraint>EU</LocationConstraint></CreateBucketConfiguration>"
      )
      let buckets = try await shelter.listBuckets()
      XCTAssertEqual(buckets.buckets, [Bucket(name: "a")])

      let invoice = Invoice(
        total: Money(amount: JSONNumber(1.5), currency: "EUR"),
        lines: [Money(amount: JSONNumber(2))],
        remark: "<b>"
      )
      let returned = try await shelter.sendInvoice(body: invoice)
      XCTAssertEqual(returned, invoice)
      XCTAssertEqual(
        server.requests.last?.text,
        """
        \(declaration)<inv:Invoice xmlns:inv="urn:invoice" xmlns:m="urn:money">\
        <total m:unit="EUR">1.5</total><inv:line>2</inv:line><![CDATA[<b>]]></inv:Invoice>
        """
      )
      XCTAssertEqual(
        server.requests.last?.headers["Content-Type"],
        "application/vnd.invoice+xml"
      )
    }
  }

  func testWebhooksAreRead() throws {
    let event = try ShelterWebhook(
      named: "adopted",
      from: IncomingRequest(
        headers: ["Content-Type": "application/xml"],
        body: Array(xml.utf8)
      )
    )
    guard case .adopted(let webhook) = event, case .xml(let received) = webhook.body else {
      return XCTFail("\(event)")
    }
    XCTAssertEqual(received, pet)
  }
}
