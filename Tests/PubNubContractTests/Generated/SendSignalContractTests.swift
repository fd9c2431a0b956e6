// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class SendSignalContractTests: XCTestCase {
  func testSendSignal() async throws {
    try await contract.verify(
      "sendSignal",
      SendSignal.self,
      [
        ContractCase("signal.har", 0, status: 200, schema: "sendSignal.200") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(#"{"typing": true}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "signal.har",
          1,
          status: 200,
          schema: "sendSignal.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "a/b c",
            signal: recorded(#""é, ok?""#),
            customMessageType: "typing",
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("signal.har", 2, status: 200, schema: "sendSignal.200") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded("-1.5"),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("signal.har", 3, status: 400, schema: "sendSignal.400") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(
              "\"this signal is longer than the sixty-four bytes that it may have\""
            ),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("signal.har", 4, status: 403, schema: "sendSignal.403") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(#"{"typing": true}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("signal.har", 5, status: 429, schema: "sendSignal.429") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(#"{"typing": true}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("signal.har", 6, status: 500, schema: "sendSignal.500") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(#"{"typing": true}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("signal.har", 7, status: 503, schema: "sendSignal.503") {
          try await $0.sendSignal(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            signal: recorded(#"{"typing": true}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
      ]
    ) { outcome in
      switch outcome {
      case .success(let reply): .json(200, reply)
      case .failure(.badRequest(let body)): .json(400, body)
      case .failure(.forbidden(let body)): .json(403, body)
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
