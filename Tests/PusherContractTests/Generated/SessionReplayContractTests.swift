// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionReplayContractTests: XCTestCase {
  /// Documented: Pusher Channels protocol 7, subscribing to a public channel.
  func testChannels0() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Documented: seen on servers of the protocol, subscribing: data that is absent, or the value
  /// itself.
  func testChannels1() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 1, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, private channels and client events.
  func testChannelsOfAnn() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Documented: seen on servers of the protocol, signatures that are refused.
  func testChannels3() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 3, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, encrypted channels.
  func testChannels4() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 4, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, cache channels.
  func testChannels5() async {
    await checkContract {
      try await sessions.replay("channels.har", session: 5, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, connection closure: an app that doesn't exist.
  func testConnection2() async {
    await checkContract {
      try await sessions.replay("connection.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, presence channels.
  func testPresenceOfAnn() async {
    await checkContract {
      try await sessions.replay("presence.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Documented: seen on servers of the protocol, presence: members without ids or information, and
  /// data that is the value itself.
  func testPresence1() async {
    await checkContract {
      try await sessions.replay("presence.har", session: 1, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann finds a cache channel empty, and later with its last event; swift run sandbox
  /// pusher, the local server of this package.
  func testSandboxCacheOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-cache.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann reads what the app's server encrypted; swift run sandbox pusher, the local server
  /// of this package.
  func testSandboxEncryptedOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-encrypted.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: nothing is said for so long that both sides ask for a sign of life; swift run sandbox
  /// pusher, the local server of this package.
  func testSandboxKeepAliveOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-keep-alive.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann sees Ben come, type and go on a presence channel; swift run sandbox pusher, the
  /// local server of this package.
  func testSandboxPresenceOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-presence.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann sees Ben come, type and go on a presence channel; swift run sandbox pusher, the
  /// local server of this package.
  func testSandboxPresenceOfBen() async {
    await checkContract {
      try await sessions.replay("sandbox-presence.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann and Ben type to each other on a private channel, and Ann more than she may; swift
  /// run sandbox pusher, the local server of this package.
  func testSandboxPrivateOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-private.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann and Ben type to each other on a private channel, and Ann more than she may; swift
  /// run sandbox pusher, the local server of this package.
  func testSandboxPrivateOfBen() async {
    await checkContract {
      try await sessions.replay("sandbox-private.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann hears JSON and plain text on a public channel, and how many listen; swift run
  /// sandbox pusher, the local server of this package.
  func testSandboxPublicOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-public.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann is disconnected twice, and each time has her channels and signs in again; swift
  /// run sandbox pusher, the local server of this package.
  func testSandboxReconnectOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-reconnect.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann connects to an app that nobody knows; swift run sandbox pusher, the local server
  /// of this package.
  func testSandboxUnknownAppOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-unknown-app.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann and Ben sign in and watch each other, and Ann is invited as a user; swift run
  /// sandbox pusher, the local server of this package.
  func testSandboxUsersOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-users.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Sandbox: Ann and Ben sign in and watch each other, and Ann is invited as a user; swift run
  /// sandbox pusher, the local server of this package.
  func testSandboxUsersOfBen() async {
    await checkContract {
      try await sessions.replay("sandbox-users.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Documented: Pusher Channels protocol 7, user sign-in, user events and watchlists.
  func testUsers0() async {
    await checkContract {
      try await sessions.replay("users.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Documented: seen on servers of the protocol, sign-in that a server doesn't know.
  func testUsers1() async {
    await checkContract {
      try await sessions.replay("users.har", session: 1, to: ReplayedPusher.self)
    }
  }

  func testEverySessionIsReplayed() async {
    await checkContract {
      try sessions.verifyCompleteness(
        replays: [
          "channels.har #0": testChannels0,
          "channels.har #1": testChannels1,
          "channels.har #2": testChannelsOfAnn,
          "channels.har #3": testChannels3,
          "channels.har #4": testChannels4,
          "channels.har #5": testChannels5,
          "connection.har #2": testConnection2,
          "presence.har #0": testPresenceOfAnn,
          "presence.har #1": testPresence1,
          "sandbox-cache.har #0": testSandboxCacheOfAnn,
          "sandbox-encrypted.har #0": testSandboxEncryptedOfAnn,
          "sandbox-keep-alive.har #0": testSandboxKeepAliveOfAnn,
          "sandbox-presence.har #0": testSandboxPresenceOfAnn,
          "sandbox-presence.har #2": testSandboxPresenceOfBen,
          "sandbox-private.har #0": testSandboxPrivateOfAnn,
          "sandbox-private.har #2": testSandboxPrivateOfBen,
          "sandbox-public.har #0": testSandboxPublicOfAnn,
          "sandbox-reconnect.har #0": testSandboxReconnectOfAnn,
          "sandbox-unknown-app.har #0": testSandboxUnknownAppOfAnn,
          "sandbox-users.har #0": testSandboxUsersOfAnn,
          "sandbox-users.har #2": testSandboxUsersOfBen,
          "users.har #0": testUsers0,
          "users.har #1": testUsers1,
        ],
        exceptions: [
          "connection.har #0": "it pings by messages, and our client by control frames",
          "connection.har #1": "it pings by messages, and doesn't answer pings",
          "sandbox-pysher.har #8": "the client Pysher sent it",
          "sandbox-web-page.har #0": "a page in Chromium without our client sent it",
        ]
      )
    }
  }
}
