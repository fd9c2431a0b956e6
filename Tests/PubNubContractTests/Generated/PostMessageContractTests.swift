// Generated from Spec/pubnub/openapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class PostMessageContractTests: XCTestCase {
  func testPostMessage() async throws {
    try await contract.verify(
      "postMessage",
      PostMessage.self,
      [
        ContractCase("publish.har", 16, status: 200, schema: "postMessage.200") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 17, status: 200, schema: "postMessage.200") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "räume/α",
            body: recorded(
              """
              {\"text\": \"line\\nbreak \\\"q\\\" \\\\ / 北京 🙃\", \"numbers\": [0, -1, 2.50, 1234567\
              8901234567890], \"nothing\": null, \"nested\": {\"deep\": [{}]}}
              """
            ),
            store: 0,
            ttl: 0,
            meta: recorded(#""plain""#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase(
          "publish.har",
          18,
          status: 200,
          schema: "postMessage.200",
          credentials: ["authKey": .apiKey("secret", query: "auth")]
        ) {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#""hi""#),
            store: 1,
            ttl: 24,
            meta: recorded(#"{"a": 1}"#),
            norep: true,
            customMessageType: "abc",
            sequenceNumber: 1,
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0",
            requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
            instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
          )
        },
        ContractCase("publish.har", 19, status: 400, schema: "postMessage.400") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(
              "{\"text\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}"
            ),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 20, status: 400, schema: "postMessage.400") {
          try await $0.postMessage(
            publishKey: "wrong",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded("1"),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 21, status: 403, schema: "postMessage.403") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 22, status: 413, schema: "postMessage.413") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(
              "{\"text\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\"}"
            ),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 23, status: 414, schema: "postMessage.414") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
            meta: recorded(
              """
              {\"long\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
              xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
              xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
              xxxxxxxxxxxxxx\"}
              """
            ),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 24, status: 429, schema: "postMessage.429") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 25, status: 500, schema: "postMessage.500") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
            uuid: "user-1",
            pnsdk: "Bindery-Swift/1.0"
          )
        },
        ContractCase("publish.har", 26, status: 503, schema: "postMessage.503") {
          try await $0.postMessage(
            publishKey: "demo",
            subscribeKey: "demo",
            channel: "lobby",
            body: recorded(#"{"text": "hi"}"#),
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
      case .failure(.contentTooLarge(let body)): .json(413, body)
      case .failure(.uriTooLong(let body)): .json(414, body)
      case .failure(.tooManyRequests(let answer)):
        .json(429, answer.body, headers: ["Retry-After": answer.retryAfter])
      case .failure(.internalServerError(let body)): .json(500, body)
      case .failure(.serviceUnavailable(let body)): .json(503, body)
      }
    }
  }
}
