// Generated from Spec/pusher/openapi.yaml and Spec/pusher/asyncapi.yaml. Edit the specification,
// then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionReplayContractTests: XCTestCase {
  /// Captured: Ann finds a cache channel empty, and later with its last event; swift run sandbox
  /// pusher, the local stand-in of this package.
  func testCapturedCacheOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-cache.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann reads what the app's server encrypted; swift run sandbox pusher, the local
  /// stand-in of this package.
  func testCapturedEncryptedOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-encrypted.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: nothing is said for so long that both sides ask for a sign of life; swift run
  /// sandbox pusher, the local stand-in of this package.
  func testCapturedKeepAliveOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-keep-alive.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann sees Ben come, type and go on a presence channel; swift run sandbox pusher, the
  /// local stand-in of this package.
  func testCapturedPresenceOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-presence.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann sees Ben come, type and go on a presence channel; swift run sandbox pusher, the
  /// local stand-in of this package.
  func testCapturedPresenceOfBen() async {
    await checkContract {
      try await sessions.replay("captured-presence.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann and Ben type to each other on a private channel, and Ann more than she may;
  /// swift run sandbox pusher, the local stand-in of this package.
  func testCapturedPrivateOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-private.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann and Ben type to each other on a private channel, and Ann more than she may;
  /// swift run sandbox pusher, the local stand-in of this package.
  func testCapturedPrivateOfBen() async {
    await checkContract {
      try await sessions.replay("captured-private.har", session: 2, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann hears JSON and plain text on a public channel, and how many listen; swift run
  /// sandbox pusher, the local stand-in of this package.
  func testCapturedPublicOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-public.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann is disconnected twice, and each time has her channels and signs in again; swift
  /// run sandbox pusher, the local stand-in of this package.
  func testCapturedReconnectOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-reconnect.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann connects to an app that nobody knows; swift run sandbox pusher, the local
  /// stand-in of this package.
  func testCapturedUnknownAppOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-unknown-app.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann and Ben sign in and watch each other, and Ann is invited as a user; swift run
  /// sandbox pusher, the local stand-in of this package.
  func testCapturedUsersOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-users.har", session: 0, to: ReplayedPusher.self)
    }
  }

  /// Captured: Ann and Ben sign in and watch each other, and Ann is invited as a user; swift run
  /// sandbox pusher, the local stand-in of this package.
  func testCapturedUsersOfBen() async {
    await checkContract {
      try await sessions.replay("captured-users.har", session: 2, to: ReplayedPusher.self)
    }
  }

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
          "captured-cache.har #0": testCapturedCacheOfAnn,
          "captured-encrypted.har #0": testCapturedEncryptedOfAnn,
          "captured-keep-alive.har #0": testCapturedKeepAliveOfAnn,
          "captured-presence.har #0": testCapturedPresenceOfAnn,
          "captured-presence.har #2": testCapturedPresenceOfBen,
          "captured-private.har #0": testCapturedPrivateOfAnn,
          "captured-private.har #2": testCapturedPrivateOfBen,
          "captured-public.har #0": testCapturedPublicOfAnn,
          "captured-reconnect.har #0": testCapturedReconnectOfAnn,
          "captured-unknown-app.har #0": testCapturedUnknownAppOfAnn,
          "captured-users.har #0": testCapturedUsersOfAnn,
          "captured-users.har #2": testCapturedUsersOfBen,
          "channels.har #0": testChannels0,
          "channels.har #1": testChannels1,
          "channels.har #2": testChannelsOfAnn,
          "channels.har #3": testChannels3,
          "channels.har #4": testChannels4,
          "channels.har #5": testChannels5,
          "connection.har #2": testConnection2,
          "presence.har #0": testPresenceOfAnn,
          "presence.har #1": testPresence1,
          "users.har #0": testUsers0,
          "users.har #1": testUsers1,
        ],
        exceptions: [
          "connection.har #0": "it pings by messages, and our client by control frames",
          "connection.har #1": "it pings by messages, and doesn't answer pings",
        ]
      )
    }
  }
}
