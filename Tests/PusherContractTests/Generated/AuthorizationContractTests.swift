// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import PusherSwift
import XCTest

final class AuthorizeChannelContractTests: XCTestCase {
  func testAuthorizeChannel() async {
    await checkContract {
      try await contract.verify(
        "authorizeChannel",
        AuthorizeChannel.self,
        [
          ContractCase("channels.har", 6, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: ChannelAuthorizationRequest(
                socketId: "1234.1234",
                channelName: "private-foobar"
              )
            )
          },
          ContractCase("channels.har", 7, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: ChannelAuthorizationRequest(
                socketId: "1234.1234",
                channelName: "private-encrypted-test"
              )
            )
          },
          ContractCase("channels.har", 8, status: 403) {
            try await $0.authorizeChannel(
              body: ChannelAuthorizationRequest(
                socketId: "1234.1234",
                channelName: "private-forbidden"
              )
            )
          },
          ContractCase("channels.har", 9, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: ChannelAuthorizationRequest(
                socketId: "1234.1234",
                channelName: "private-foobar"
              )
            )
          },
          ContractCase("presence.har", 2, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: ChannelAuthorizationRequest(
                socketId: "1234.1234",
                channelName: "presence-foobar"
              )
            )
          },
          ContractCase("sandbox-encrypted.har", 1, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1338146128.1\", \"channel_name\": \"private-encrypted-diary\", \"\
                user_id\": \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-http-api.har", 0, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"3558228628.1\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-http-api.har", 1, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"3558228628.2\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-presence.har", 1, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1174760141.1\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-presence.har", 3, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1174760141.2\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-private.har", 1, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1285152980.1\", \"channel_name\": \"private-orders\", \"user_id\"\
                : \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-private.har", 3, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1285152980.2\", \"channel_name\": \"private-orders\", \"user_id\"\
                : \"ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-reconnect.har", 1, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.1\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-reconnect.har", 5, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.2\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-reconnect.har", 8, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.3\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"ann\"}
                """
              )
            )
          },
          ContractCase("sandbox-web-page.har", 2, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1174361756.1\", \"channel_name\": \"private-orders\", \"user_id\"\
                : \"web\"}
                """
              )
            )
          },
          ContractCase("sandbox-web-page.har", 3, status: 200, schema: "authorizeChannel.200") {
            try await $0.authorizeChannel(
              body: recorded(
                """
                {\"socket_id\": \"1174361756.1\", \"channel_name\": \"presence-room\", \"user_id\":\
                 \"web\"}
                """
              )
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}

final class AuthenticateUserContractTests: XCTestCase {
  func testAuthenticateUser() async {
    await checkContract {
      try await contract.verify(
        "authenticateUser",
        AuthenticateUser.self,
        [
          ContractCase("sandbox-reconnect.har", 2, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.1\", \"user_id\": \"ann\", \"watchlist\": \"ann,ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-reconnect.har", 4, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.2\", \"user_id\": \"ann\", \"watchlist\": \"ann,ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-reconnect.har", 7, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(
                """
                {\"socket_id\": \"3205531484.3\", \"user_id\": \"ann\", \"watchlist\": \"ann,ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-users.har", 1, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(
                """
                {\"socket_id\": \"3707846094.1\", \"user_id\": \"ann\", \"watchlist\": \"ann,ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-users.har", 3, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(
                """
                {\"socket_id\": \"3707846094.2\", \"user_id\": \"ben\", \"watchlist\": \"ann,ben\"}
                """
              )
            )
          },
          ContractCase("sandbox-web-page.har", 1, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(
              body: recorded(#"{"socket_id": "1174361756.1", "user_id": "web"}"#)
            )
          },
          ContractCase("users.har", 2, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(body: UserAuthenticationRequest(socketId: "1234.1234"))
          },
          ContractCase("users.har", 3, status: 403) {
            try await $0.authenticateUser(body: UserAuthenticationRequest(socketId: "1234.1234"))
          },
          ContractCase("users.har", 4, status: 200, schema: "authenticateUser.2XX") {
            try await $0.authenticateUser(body: UserAuthenticationRequest(socketId: "1234.1234"))
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        case .failure(.forbidden(let body)): .text(403, body)
        }
      }
    }
  }
}
