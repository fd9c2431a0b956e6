// Generated from Spec/pubnub/openapi.yaml and Spec/pubnub/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PubNubSDK
import XCTest

final class PublishMessageContractTests: XCTestCase {
  func testPublishMessage() async {
    await checkContract {
      try await contract.verify(
        "publishMessage",
        PublishMessage.self,
        [
          ContractCase("publish.har", 0, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 1, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""he said \"hi\"""#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 2, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "café 1/2+3&4=5#6?7%8",
              message: recorded(
                """
                {\"t\": \"héllo / ? + & = # % , \\\"q\\\" \\\\ 北京 🙃\", \"u\": \"https://example.com\
                /a?b=c\"}
                """
              ),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 3, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded("[1, 2.50, -0, 1e3, 12345678901234567890, true, null]"),
              store: 1,
              ttl: 10,
              meta: recorded(#"{"lang": "en us+", "tags": ["a", "b"]}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 4, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded("[1, 2]"),
              store: 0,
              norep: recorded("true"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 5, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded("null"),
              customMessageType: "text-message_1",
              sequenceNumber: 65535,
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 6, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""UE5FRAFBQ1JIEALf+E65kseYJwTw2J6BUk9MePHiCcBCS+8ykXLkBIOA""#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "publish.har",
            7,
            status: 200,
            schema: "publishMessage.200",
            connection: PubNubAPI(credentials: .init(authKey: "p0F2AkF0Gl+/==:key")).connection
          ) {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0",
              requestId: "7A1F0C6E-52D5-4A4D-9C9B-0E2B1C7A9F10",
              instanceId: "C2B8E0A4-9F0B-4E57-8A61-3C1D5E7F9A21"
            )
          },
          ContractCase("publish.har", 8, status: 400, schema: "publishMessage.400") {
            try await $0.publishMessage(
              publishKey: "wrong",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""no key""#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 9, status: 400, schema: "publishMessage.400") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 10, status: 400, schema: "publishMessage.400") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(
                "\"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\""
              ),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase(
            "publish.har",
            11,
            status: 403,
            schema: "publishMessage.403",
            connection: PubNubAPI(credentials: .init(authKey: "expired")).connection
          ) {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 12, status: 414, schema: "publishMessage.414") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(
                """
                \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxx\"
                """
              ),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 13, status: 429, schema: "publishMessage.429") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 14, status: 500, schema: "publishMessage.500") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 15, status: 503, schema: "publishMessage.503") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hi"}"#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("publish.har", 27, status: 400, schema: "publishMessage.400") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "wrong",
              channel: "lobby",
              message: recorded(#""no key""#),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 0, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hello"}"#),
              meta: recorded(#"{"lang": "en"}"#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 1, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"["a", 1, null]"#),
              store: 1,
              ttl: 24,
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 5, status: 403, schema: "publishMessage.403") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""refused""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 6, status: 429, schema: "publishMessage.429") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""refused""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 7, status: 503, schema: "publishMessage.503") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""refused""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 19, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""live""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 1, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#"{"text": "hello"}"#),
              store: 1,
              uuid: "web"
            )
          },
          ContractCase("sandbox-web-page.har", 5, status: 200, schema: "publishMessage.200") {
            try await $0.publishMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              message: recorded(#""live""#),
              uuid: "web"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .json(400, body)
        case .failure(.forbidden(let body)): .json(403, body)
        case .failure(.uriTooLong(let body)): .json(414, body)
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class PostMessageContractTests: XCTestCase {
  func testPostMessage() async {
    await checkContract {
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
                {\"text\": \"line\\nbreak \\\"q\\\" \\\\ / 北京 🙃\", \"numbers\": [0, -1, 2.50, 12345\
                678901234567890], \"nothing\": null, \"nested\": {\"deep\": [{}]}}
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
          ) {
            try await $0.postMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              body: recorded(#""hi""#),
              store: 1,
              ttl: 24,
              meta: recorded(#"{"a": 1}"#),
              norep: recorded("true"),
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
                {\"long\": \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\
                xxxxxxxxxxxxxxxxxxxx\"}
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
          ContractCase("publish.har", 28, status: 400, schema: "postMessage.400") {
            try await $0.postMessage(
              publishKey: "demo",
              subscribeKey: "wrong",
              channel: "lobby",
              body: recorded("1"),
              uuid: "user-1",
              pnsdk: "Bindery-Swift/1.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 2, status: 200, schema: "postMessage.200") {
            try await $0.postMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              body: recorded(#""by POST: é""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 2, status: 200, schema: "postMessage.200") {
            try await $0.postMessage(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              body: recorded(#""by POST""#),
              uuid: "web"
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
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}

final class SendSignalContractTests: XCTestCase {
  func testSendSignal() async {
    await checkContract {
      try await contract.verify(
        "sendSignal",
        SendSignal.self,
        [
          ContractCase("sandbox-python-sdk.har", 3, status: 200, schema: "sendSignal.200") {
            try await $0.sendSignal(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              signal: recorded(#""typing""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-python-sdk.har", 21, status: 200, schema: "sendSignal.200") {
            try await $0.sendSignal(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              signal: recorded(#""wave""#),
              uuid: "ann",
              pnsdk: "PubNub-Python/10.4.0"
            )
          },
          ContractCase("sandbox-web-page.har", 3, status: 200, schema: "sendSignal.200") {
            try await $0.sendSignal(
              publishKey: "demo",
              subscribeKey: "demo",
              channel: "lobby",
              signal: recorded(#""wave""#),
              uuid: "web"
            )
          },
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
            connection: PubNubAPI(credentials: .init(authKey: "secret")).connection
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
        case .failure(.tooManyRequests(let response)):
          .json(429, response.body, headers: ["Retry-After": response.retryAfter])
        case .failure(.internalServerError(let body)): .json(500, body)
        case .failure(.serviceUnavailable(let body)): .json(503, body)
        }
      }
    }
  }
}
