import BinderyRuntime
import TestSupport
import XCTest

@testable import PubNubSDK

/// Every call, with an answer in which one member after the other has another type, or is missing.
final class MalformedMemberTests: TimedTestCase {
  /// A call fails for what it returns, and for nothing else.
  func testACallFailsOnlyForMalformedReturnedValues() async throws {
    for call in CallWithResponse.all {
      let answer = try JSONValue(parsing: call.answer)
      try await call.perform(PubNub(answering: call.answer))
      var failing: Set<String> = []
      for (path, changed) in answer.malformed() {
        do {
          try await call.perform(PubNub(answering: changed.description))
        } catch {
          failing.insert(path)
          let error = try XCTUnwrap(error.pubNubError)
          XCTAssertTrue(Self.reasons.contains(error.reason), "\(changed): \(error)")
          XCTAssertNotNil(error.answer, "\(call.name): \(changed)")
        }
      }
      XCTAssertEqual(failing.sorted(), call.returned.sorted(), "\(call.name): \(call.answer)")
    }
  }

  /// A call without a result ignores malformed members.
  func testMembersThatACallDoesNotReadAreIgnored() async throws {
    for call in CallWithResponse.all where call.returned.isEmpty {
      guard case .object(let answer) = try JSONValue(parsing: call.answer) else { continue }
      for member in ["payload", "data", "channels", "error", "more", "group", "uuids"] {
        for value in [false, 0, "", .null, [], [:]] as [JSONValue] {
          // An object is an error that is stated.
          if member == "error", value == [:] { continue }
          var answer = answer
          answer[member] = .some(value)
          try await call.perform(PubNub(answering: JSONValue.object(answer).description))
        }
      }
    }
  }

  private static let reasons: [PubNubError.Reason] = [
    .malformedResponseBody, .missingCriticalResponseData,
  ]

  /// The request may have been carried out: it isn't sent again, and the error has the body.
  func testAnUnreadableAnswerIsAnErrorWithItsBodyAndIsNotRetried() async throws {
    for call in CallWithResponse.all {
      for body in ["", "<html>", #"{"status":200"#, "[1", "true"] {
        let server = FixedResponse(body)
        do {
          try await call.perform(
            PubNub(over: server) { $0.automaticRetry = AutomaticRetry(excluded: []) }
          )
          XCTFail("\(call.name) takes \(body)")
        } catch {
          let error = try XCTUnwrap(error.pubNubError)
          XCTAssertEqual(error.reason, .malformedResponseBody, call.name)
          XCTAssertEqual(error.answer, body, call.name)
        }
        XCTAssertEqual(server.count, 1, call.name)
      }
    }
  }

  func testAcceptsANumberAsTimetokenOfAPublication() async throws {
    let pubnub = PubNub(answering: #"[1,"Sent",15610547826969050]"#)
    let published = try await pubnub.publish(channel: "c", message: 1)
    XCTAssertEqual(published, 15_610_547_826_969_050)
    let signalled = try await pubnub.signal(channel: "c", message: 1)
    XCTAssertEqual(signalled, 15_610_547_826_969_050)
  }

  func testAcceptsNumbersForTextsAndTextsForNumbers() async throws {
    let answer = #"{"occupancy":"3","uuids":["a",7,{"uuid":8,"state":"away"}]}"#
    for body in [answer, #"{"payload":{"channels":{"c":\#(answer)}}}"#] {
      let presence = try await PubNub(answering: body).hereNow(on: ["c"])["c"]
      XCTAssertEqual(presence?.occupancy, 3)
      XCTAssertEqual(presence?.occupants, ["a", "7", "8"])
      let state = presence?.occupantsState["8"]?.codableValue
      XCTAssertEqual(state?.stringOptional, "away")
    }
    let counts = PubNub(answering: #"{"channels":{"c":"12"}}"#)
    let count = try await counts.messageCounts(channels: ["c"])
    XCTAssertEqual(count, ["c": 12])
    let presence = PubNub(answering: #"{"payload":{"channels":["c",5]}}"#)
    let channels = try await presence.whereNow(for: "ann")
    XCTAssertEqual(channels, ["ann": ["c", "5"]])
  }

  /// A refusal with members of other types is still an error.
  func testARefusalWithOtherTypesIsNotASuccess() async throws {
    for refusal in [
      #"{"status":"403","error":true,"message":"Forbidden"}"#,
      #"{"status":403,"error":"true","message":"Forbidden"}"#,
      #"{"status":"403","error":"1","message":"Forbidden","payload":{"channels":["c"]}}"#,
    ] {
      for call in CallWithResponse.all {
        await assertThrows(.forbidden) { try await call.perform(PubNub(answering: refusal)) }
      }
    }
  }

  func testTooManyRequestsAreCalledSo() async throws {
    let server = FixedResponse(#"{"status":429,"error":true,"message":"Too many requests."}"#, 429)
    let pubnub = PubNub(over: server) { $0.automaticRetry = nil }
    await assertThrows(.tooManyRequests) { try await pubnub.publish(channel: "c", message: 1) }
  }
}

extension PubNubError {
  /// The answer, or the part of it, that the error is about.
  fileprivate var answer: String? {
    for value in affected {
      switch value {
      case .response(let response): return String(decoding: response.body, as: UTF8.self)
      case .json(let json): return json.codableValue.jsonStringify
      default: continue
      }
    }
    return nil
  }
}

extension JSONValue {
  /// The value with each of its members, at any depth, replaced or removed, by the member's path.
  fileprivate func malformed(at path: String = "$") -> [(path: String, value: JSONValue)] {
    switch self {
    case .object(let object):
      return object.members.flatMap { member in
        func replaced(by value: JSONValue?) -> JSONValue {
          var object = object
          object[member.key] = value.map { .some($0) } ?? .none
          return .object(object)
        }
        let inner = "\(path).\(member.key)"
        return [(inner, replaced(by: nil))] + Self.replacements.map { (inner, replaced(by: $0)) }
          + member.value.malformed(at: inner).map { ($0.path, replaced(by: $0.value)) }
      }
    case .array(let elements):
      return [("\(path)[\(elements.count - 1)]", .array(elements.dropLast()))].filter { _ in
        !elements.isEmpty
      }
        + elements.indices.flatMap { index in
          func replaced(by value: JSONValue) -> JSONValue {
            var elements = elements
            elements[index] = value
            return .array(elements)
          }
          let inner = "\(path)[\(index)]"
          return Self.replacements.map { (inner, replaced(by: $0)) }
            + elements[index].malformed(at: inner).map { ($0.path, replaced(by: $0.value)) }
        }
    default: return []
    }
  }

  private static let replacements: [JSONValue] = ["1", "text", 7, 1.5, true, .null, [], [:]]
}
