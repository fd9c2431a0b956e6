import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

/// Tests of OpenAPI's table of styles for headers and cookies, in both directions.
final class HeaderTests: WireTestCase {
  func testHeaders() async throws {
    let request = try await arrived {
      try await $0.headers(
        xText: "a, b=c; é",
        xList: Self.list + ["d,e"],
        xColor: Self.color,
        xColorsExploded: Self.color,
        xJSON: Self.color,
        xOld: "o"
      )
    }
    let table = [
      "X-Text": "a, b=c; %C3%A9", "X-List": "blue,black,brown,d%2Ce",
      "X-Color": "R,100,G,200,B,150", "X-Colors-Exploded": "R=100,G=200,B=150",
      "X-JSON": #"{"R":100,"G":200,"B":150}"#, "X-Old": "o",
    ]
    for (name, value) in table { XCTAssertEqual(request.headers.values(of: name), [value], name) }
  }

  func testCookies() async throws {
    let request = try await arrived {
      try await $0.cookies(
        text: "a b;é%",
        list: ["x", "y"],
        joined: ["x", "y,z"],
        json: Self.color
      )
    }
    XCTAssertEqual(
      request.headers.values(of: "Cookie"),
      [
        "text=a%20b%3B%C3%A9%25; list=x; list=y; joined=x,y%2Cz; "
          + "json={%22R%22:100%2C%22G%22:200%2C%22B%22:150}"
      ]
    )
  }

  /// The style `cookie` of OpenAPI 3.2 has no escapes.
  func testRawCookies() async throws {
    let request = try await arrived {
      try await $0.rawCookies(text: "a%20b+c==", list: ["x", "y"], color: Self.color)
    }
    XCTAssertEqual(
      request.headers.values(of: "Cookie"),
      ["text=a%20b+c==; list=x; list=y; color=R,100,G,200,B,150"]
    )
    let wire = Wire(server: ServerURL(documented: "http://127.0.0.1:9"))
    do {
      try await wire.rawCookies(text: "a;b")
      XCTFail("sent")
    } catch {
      let reason = "it contains a character that RFC 6265 forbids in a cookie"
      XCTAssertEqual(error, .invalidRequest(InvalidRequest(parameter: "text", reason: reason)))
    }
  }

  func testHeadersOfAResponse() async throws {
    let answer = LoopbackResponse.response(
      204,
      headers: [
        "X-List": "a, \"b,c\" ,d", "x-list": "e", "X-Numbers": "1, -2,3", "X-Color": "R,1,G,2,B,3",
        "X-Color-Exploded": "R=1,G=2,B=3", "X-JSON": #"{"R":1,"G":2,"B":3}"#,
        "X-When": "2026-11-21T04:56:22Z", "X-Day": "2026-11-21", "X-Flag": "true",
        "X-Ratio": "0.5", "X-Order": "sideways", "Set-Cookie": "a=1; Expires=Sat, 21 Nov 2026",
        "set-cookie": "b=2", "X-Old": "007",
      ]
    )
    let color = Color(r: 1, g: 2, b: 3)
    _ = try await arrived(answer: answer) {
      let reply = try await $0.answerHeaders()
      XCTAssertEqual(reply.xList, ["a", "\"b,c\"", "d", "e"])
      XCTAssertEqual(reply.xNumbers, [1, -2, 3])
      XCTAssertEqual([reply.xColor, reply.xColorExploded, reply.xJSON], [color, color, color])
      XCTAssertEqual(reply.xWhen, try DateTime("2026-11-21T04:56:22Z"))
      XCTAssertEqual(reply.xDay, try CalendarDate("2026-11-21"))
      XCTAssertEqual(reply.xFlag, true)
      XCTAssertEqual(reply.xRatio, 0.5)
      XCTAssertEqual(reply.xOrder?.rawValue, "sideways")
      XCTAssertEqual(reply.setCookie, ["a=1; Expires=Sat, 21 Nov 2026", "b=2"])
      XCTAssertEqual(reply.xOld, "007")
    }
  }

  func testReportsAMissingRequiredHeader() async throws {
    _ = try await arrived { wire in
      do throws(RequestError<Never>) {
        _ = try await wire.answerHeaders()
        XCTFail("read without X-List")
      } catch {
        let text = #"the required member "header X-List" is missing"#
        XCTAssertTrue(error.description.contains(text), error.description)
      }
    }
  }

  func testAnInvalidOptionalHeaderIsIgnored() async throws {
    let headers: HTTPHeaders = ["X-List": "a", "X-JSON": "{", "X-Flag": "perhaps", "X-Ratio": "1"]
    _ = try await arrived(answer: .response(204, headers: headers)) { wire in
      let request = AnswerHeaders()
      let answer = try await wire.response(to: request)
      let reply = try answer.reply(to: request)
      XCTAssertNil(reply.xJSON)
      XCTAssertNil(reply.xFlag)
      XCTAssertEqual(reply.xRatio, 1)
      XCTAssertEqual(answer.headers["X-Flag"], "perhaps")
    }
  }
}
