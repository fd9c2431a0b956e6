// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import ChatCenterUI
import XCTest

final class FetchHistoryContractTests: XCTestCase {
  func testFetchHistory() async {
    await checkContract {
      try await contract.verify(
        "fetchHistory",
        FetchHistory.self,
        [
          ContractCase(
            "history.har",
            0,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              before: recorded(#""2030-01-01T10:00:00.000Z""#),
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            2,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              after: recorded(#""2030-01-01T10:00:05.000Z""#),
              count: 999,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            7,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-background.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-background.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              after: recorded(#""2026-11-22T16:29:55.184Z""#),
              count: 999,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-background.har",
            6,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              after: recorded(#""2026-11-22T16:29:55.184Z""#),
              count: 999,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-dialog.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-dialog.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-ending.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-image.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-image.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-leaving.har",
            7,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "%3Aben", authorization: "secret")
            ).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-lost-socket.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-lost-socket.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              after: recorded(#""2026-11-22T16:29:54.495Z""#),
              count: 999,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-no-configuration.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 3,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-places.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-preregistration.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-preregistration.har",
            4,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-refusals.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-survey.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-survey.har",
            3,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-unanswered.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-unread.har",
            1,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-unread.har",
            5,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.fetchHistory(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            2,
            status: 200,
            schema: "fetchHistory.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.fetchHistory(chatApiVersion: 17, count: 30, headerEncoding: "url")
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class FetchHistoryByOldRouteContractTests: XCTestCase {
  func testFetchHistoryByOldRoute() async {
    await checkContract {
      try await contract.verify(
        "fetchHistoryByOldRoute",
        FetchHistoryByOldRoute.self,
        [
          ContractCase(
            "history.har",
            3,
            status: 200,
            schema: "fetchHistoryByOldRoute.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistoryByOldRoute(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            8,
            status: 200,
            schema: "fetchHistoryByOldRoute.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.fetchHistoryByOldRoute(
              chatApiVersion: 17,
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            7,
            status: 200,
            schema: "fetchHistoryByOldRoute.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.fetchHistoryByOldRoute(
              chatApiVersion: 17,
              count: 30,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            3,
            status: 200,
            schema: "fetchHistoryByOldRoute.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection,
            adding: [
              .query("before", "2026-01-10T20:00:10Z"),
              .query("after", "2026-01-10T20:00:11Z"),
            ]
          ) {
            try await $0.fetchHistoryByOldRoute(
              chatApiVersion: 17,
              before: recorded(#""2026-01-10T20:00:10Z""#),
              after: recorded(#""2026-01-10T20:00:11Z""#),
              count: 30,
              libVersion: "5.9.0",
              headerEncoding: "url"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class CountUnreadContractTests: XCTestCase {
  func testCountUnread() async {
    await checkContract {
      try await contract.verify(
        "countUnread",
        CountUnread.self,
        [
          ContractCase(
            "history.har",
            4,
            status: 200,
            schema: "countUnread.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.countUnread(headerEncoding: "url")
          },
          ContractCase(
            "sandbox-dialog.har",
            3,
            status: 200,
            schema: "countUnread.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.countUnread(headerEncoding: "url")
          },
          ContractCase(
            "sandbox-unread.har",
            3,
            status: 200,
            schema: "countUnread.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.countUnread(headerEncoding: "url")
          },
          ContractCase(
            "sandbox-unread.har",
            6,
            status: 200,
            schema: "countUnread.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.countUnread(headerEncoding: "url")
          },
          ContractCase(
            "sandbox-web-page.har",
            3,
            status: 200,
            schema: "countUnread.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.countUnread(headerEncoding: "url")
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class CountUnreadByOldRouteContractTests: XCTestCase {
  func testCountUnreadByOldRoute() async {
    await checkContract {
      try await contract.verify(
        "countUnreadByOldRoute",
        CountUnreadByOldRoute.self,
        [
          ContractCase(
            "history.har",
            5,
            status: 200,
            schema: "countUnreadByOldRoute.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.countUnreadByOldRoute(headerEncoding: "url")
          },
          ContractCase(
            "sandbox-web-page.har",
            8,
            status: 200,
            schema: "countUnreadByOldRoute.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.countUnreadByOldRoute(headerEncoding: "url")
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class SearchMessagesContractTests: XCTestCase {
  func testSearchMessages() async {
    await checkContract {
      try await contract.verify(
        "searchMessages",
        SearchMessages.self,
        [
          ContractCase(
            "history.har",
            6,
            status: 200,
            schema: "searchMessages.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.searchMessages(
              query: "hello",
              chatApiVersion: 17,
              page: 0,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "history.har",
            9,
            status: 200,
            schema: "searchMessages.200",
            connection: ChatCenterAPI(
              credentials: .init(clientToken: "apns_client-1_abc123%3Aclient-1")
            ).connection
          ) {
            try await $0.searchMessages(
              query: "hello",
              chatApiVersion: 17,
              page: 0,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-dialog.har",
            5,
            status: 200,
            schema: "searchMessages.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "apns_2%3Aann")).connection
          ) {
            try await $0.searchMessages(
              query: "noted",
              chatApiVersion: 17,
              page: 0,
              headerEncoding: "url"
            )
          },
          ContractCase(
            "sandbox-web-page.har",
            4,
            status: 200,
            schema: "searchMessages.200",
            connection: ChatCenterAPI(credentials: .init(clientToken: "redacted01")).connection
          ) {
            try await $0.searchMessages(
              query: "hello",
              chatApiVersion: 17,
              page: 0,
              headerEncoding: "url"
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}
