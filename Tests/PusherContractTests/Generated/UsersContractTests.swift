// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PusherServer
import PusherSwift
import XCTest

final class TerminateConnectionsContractTests: XCTestCase {
  func testTerminateConnections() async {
    await checkContract {
      try await contract.verify(
        "terminateConnections",
        TerminateConnections.self,
        [
          ContractCase(
            "http-api.har",
            6,
            status: 403,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "278d425bdf160c739803",
                authTimestamp: "1353088179",
                authVersion: "1.0",
                bodyMD5: "99914b932bd37a50b983c5e7c90ae93b",
                authSignature: "01fa634edeb0cae84115307cad5c23f65a46cd286461b1c89637a3b5871a8f0e"
              )
            ).connection
          ) {
            try await $0.terminateConnections(appId: "3", userId: "12345", body: [:])
          },
          ContractCase(
            "http-api.har",
            7,
            status: 400,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "278d425bdf160c739803",
                authTimestamp: "1353088179",
                authVersion: "1.0",
                bodyMD5: "99914b932bd37a50b983c5e7c90ae93b",
                authSignature: "01fa634edeb0cae84115307cad5c23f65a46cd286461b1c89637a3b5871a8f0e"
              )
            ).connection
          ) {
            try await $0.terminateConnections(appId: "3", userId: "12345", body: [:])
          },
          ContractCase(
            "sandbox-http-api.har",
            14,
            status: 200,
            schema: "terminateConnections.2XX",
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "99914b932bd37a50b983c5e7c90ae93b",
                authSignature: "0d22d684fef8fe5f0c1ce54b18d1ae68fba553d74dfed4d98a3481ef68647b5c"
              )
            ).connection
          ) {
            try await $0.terminateConnections(appId: "1", userId: "ann", body: [:])
          },
          ContractCase(
            "sandbox-http-api.har",
            27,
            status: 401,
            connection: PusherHTTPAPI(
              credentials: .init(
                authKey: "demo",
                authTimestamp: "1795328035",
                authVersion: "1.0",
                bodyMD5: "99914b932bd37a50b983c5e7c90ae93b",
                authSignature: "f0b903de509f46929c2565ee1eb972926b06c0e4d8b8bf7a43df23d6f9eaae18"
              )
            ).connection
          ) {
            try await $0.terminateConnections(appId: "1", userId: "ann", body: [:])
          },
        ],
        samples: [
          ContractSample(
            299,
            writtenAs: 200,
            headers: ["Content-Type": "application/json"],
            body: #"{"key": "sample"}"#
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.badRequest(let body)): .text(400, body)
        case .failure(.unauthorized(let body)): .text(401, body)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}
