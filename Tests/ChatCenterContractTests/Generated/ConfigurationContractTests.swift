// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import XCTest

final class FetchConfigurationContractTests: XCTestCase {
  func testFetchConfiguration() async {
    await checkContract {
      try await contract.verify(
        "fetchConfiguration",
        FetchConfiguration.self,
        [
          ContractCase(
            "configuration.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "configuration.har",
            1,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(
              credentials: .init(
                clientToken: "apns_client-1_abc123%3Aclient-1",
                authorization: "agreed-token",
                authScheme: "agreed"
              )
            ).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              appMarker: "CRG",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "configuration.har",
            2,
            status: 404,
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "configuration.har",
            3,
            status: 500,
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-background.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-dialog.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-ending.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-image.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            3,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            6,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "%3Aben", authorization: "secret")
            ).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-lost-socket.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-no-configuration.har",
            0,
            status: 500,
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-places.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-preregistration.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-refusals.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-survey.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-unanswered.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-unread.har",
            0,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            1,
            status: 200,
            schema: "fetchConfiguration.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            9,
            status: 500,
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.fetchConfiguration(
              channelType: "IOS",
              auth: true,
              chatApiVersion: 17,
              headerEncoding: "url"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.notFound): .empty(404)
        case .failure(.internalServerError): .empty(500)
        }
      }
    }
  }
}
