import BinderyRuntime
import BinderyTesting
import Depot
import Foundation
import XCTest

/// Tests of the parameters of Swagger 2.0: `collectionFormat` in each position, and bodies.
final class ParameterTests: DepotTestCase {
  func testArraysInTheQuery() async throws {
    let request = try await arrived {
      _ = try await $0.listParcels(
        states: [.stored, .sent],
        labels: ["a", "b,c"],
        words: ["x", "y"],
        codes: [1, 2]
      )
    }
    XCTAssertEqual(
      request.target,
      "/parcels?states=stored,sent&labels=a&labels=b%2Cc&words=x%20y&codes=1%7C2"
    )
  }

  func testPlainParameters() async throws {
    let request = try await arrived {
      _ = try await $0.listParcels(
        xTrace: "t",
        page: 2,
        order: .oldest,
        text: "",
        xZones: ["n", "s"]
      )
    }
    XCTAssertEqual(request.target, "/parcels?page=2&order=oldest&text=")
    XCTAssertEqual(request.headers["X-Trace"], "t")
    XCTAssertEqual(request.headers["X-Zones"], "n,s")
    XCTAssertEqual(request.headers["X-Key"], "k")
    XCTAssertEqual(request.headers["Accept"], "application/json")
  }

  func testAnArrayInThePath() async throws {
    let request = try await arrived { _ = try await $0.getParcels(ids: ["a", "b/c"]) }
    XCTAssertEqual(request.target, "/parcels/a,b%2Fc")
  }

  func testABody() async throws {
    let json = #"{"weight":1.5,"id":"6F9619FF-8B86-D011-B42D-00C04FC964FF","state":"stored"}"#
    let request = try await arrived(answer: .json(json, status: 201)) {
      let parcel = NewParcel(weight: 1.5, note: .null, labels: ["a"])
      let stored = try await $0.createParcel(body: parcel)
      XCTAssertEqual(stored.state, .stored)
    }
    XCTAssertEqual(request.method, .post)
    XCTAssertEqual(request.headers["Content-Type"], "application/json")
    XCTAssertEqual(request.text, #"{"weight":1.5,"note":null,"labels":["a"]}"#)
  }

  func testABodyOfTheMediaTypeOfItsOperation() async throws {
    let request = try await arrived(answer: .status(204)) {
      try await $0.changeParcels(ids: ["a"], body: NewParcel(weight: 2))
    }
    XCTAssertEqual(request.headers["Content-Type"], "application/merge-patch+json")
  }

  func testAText() async throws {
    let request = try await arrived(answer: .text("n1")) {
      let id = try await $0.addNote(body: "“fragile”")
      XCTAssertEqual(id, "n1")
    }
    XCTAssertEqual(request.headers["Content-Type"]?.hasPrefix("text/plain"), true)
    XCTAssertEqual(request.headers["Accept"], "text/plain")
    XCTAssertEqual(request.text, "“fragile”")
    XCTAssertNil(request.headers["X-Key"])
  }

  func testAnEncodedForm() async throws {
    let request = try await arrived {
      let form = Search.Body(
        text: "a b",
        limit: 3,
        colors: ["red", "blue"],
        sizes: ["s", "m"],
        words: ["x", "y"],
        ranges: ["1-2", "3-4"]
      )
      _ = try await $0.search(body: form)
    }
    XCTAssertEqual(request.headers["Content-Type"], "application/x-www-form-urlencoded")
    XCTAssertEqual(
      request.text,
      "text=a+b&limit=3&colors=red,blue&sizes=s&sizes=m&words=x%20y&ranges=1-2%7C3-4"
    )
  }

  func testAFormWithAFile() async throws {
    let login = Depot.Credentials(login: (user: "u", password: "p"))
    let picture = LoopbackResponse.response(
      200,
      headers: ["Content-Type": "image/png"],
      body: [0, 255]
    )
    let request = try await arrived(as: login, answer: picture) {
      let form = AddPhoto.Body(
        photo: .text("PNG", fileName: "p.png", contentType: "image/png"),
        title: "T",
        tags: ["a", "b"],
        places: ["c", "d"],
        kind: .back
      )
      let thumbnail = try await $0.addPhoto(body: form)
      XCTAssertEqual(thumbnail, Data([0, 255]))
    }
    XCTAssertEqual(request.headers["Authorization"], "Basic dTpw")
    let type = try XCTUnwrap(request.headers["Content-Type"])
    XCTAssert(type.hasPrefix("multipart/form-data; boundary="), type)
    let fields = request.text.split(separator: "\r\n").filter { !$0.hasPrefix("--") }
    XCTAssertEqual(
      fields,
      [
        #"Content-Disposition: form-data; name="photo"; filename="p.png""#,
        "Content-Type: image/png", "PNG",
        #"Content-Disposition: form-data; name="title""#, "T",
        #"Content-Disposition: form-data; name="tags""#, "a,b",
        #"Content-Disposition: form-data; name="places""#, "c",
        #"Content-Disposition: form-data; name="places""#, "d",
        #"Content-Disposition: form-data; name="kind""#, "back",
      ]
    )
  }
}
