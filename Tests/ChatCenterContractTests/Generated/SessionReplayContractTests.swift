// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionReplayContractTests: XCTestCase {
  /// Sandbox: the company keeps the socket when the chat is closed, and the background closes it;
  /// swift run sandbox chatcenter, the local server of this package.
  func testSandboxBackgroundOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-background.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: messages, their statuses and answers, what was said before, and the end of the
  /// dialog; swift run sandbox chatcenter, the local server of this package.
  func testSandboxDialogOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-dialog.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the conversation goes on when it may not end, and ends when it may; swift run sandbox
  /// chatcenter, the local server of this package.
  func testSandboxEndingOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-ending.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: an image is stored, and then said; swift run sandbox chatcenter, the local server of
  /// this package.
  func testSandboxImageOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-image.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: Ann is forgotten, comes again and logs out, and then Ben comes; swift run sandbox
  /// chatcenter, the local server of this package.
  func testSandboxLeavingOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-leaving.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: what was said while there was no socket comes with the next; swift run sandbox
  /// chatcenter, the local server of this package.
  func testSandboxLostSocketOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-lost-socket.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: without a configuration the app's settings stand, and the delegate hears why; swift
  /// run sandbox chatcenter, the local server of this package.
  func testSandboxNoConfigurationOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-no-configuration.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the same place is told once; swift run sandbox chatcenter, the local server of this
  /// package.
  func testSandboxPlacesOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-places.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the device registers before there is a chat, which comes later; swift run sandbox
  /// chatcenter, the local server of this package.
  func testSandboxPreregistrationOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-preregistration.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the service wants neither the device, nor the client, nor a message; swift run
  /// sandbox chatcenter, the local server of this package.
  func testSandboxRefusalsOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-refusals.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the second answer to a survey takes the place of the first, which waits; swift run
  /// sandbox chatcenter, the local server of this package.
  func testSandboxSurveyOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-survey.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the socket is there, and says nothing any more; swift run sandbox chatcenter, the
  /// local server of this package.
  func testSandboxUnansweredOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-unanswered.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Sandbox: the unread are counted each second; swift run sandbox chatcenter, the local server of
  /// this package.
  func testSandboxUnreadOfAnn() async {
    await checkContract {
      try await sessions.replay("sandbox-unread.har", session: 2, to: ReplayedChat.self)
    }
  }

  func testEverySessionIsReplayed() async {
    await checkContract {
      try sessions.verifyCompleteness(
        replays: [
          "sandbox-background.har #2": testSandboxBackgroundOfAnn,
          "sandbox-dialog.har #2": testSandboxDialogOfAnn,
          "sandbox-ending.har #2": testSandboxEndingOfAnn,
          "sandbox-image.har #2": testSandboxImageOfAnn,
          "sandbox-leaving.har #2": testSandboxLeavingOfAnn,
          "sandbox-lost-socket.har #2": testSandboxLostSocketOfAnn,
          "sandbox-no-configuration.har #2": testSandboxNoConfigurationOfAnn,
          "sandbox-places.har #2": testSandboxPlacesOfAnn,
          "sandbox-preregistration.har #2": testSandboxPreregistrationOfAnn,
          "sandbox-refusals.har #2": testSandboxRefusalsOfAnn,
          "sandbox-survey.har #2": testSandboxSurveyOfAnn,
          "sandbox-unanswered.har #2": testSandboxUnansweredOfAnn,
          "sandbox-unread.har #2": testSandboxUnreadOfAnn,
        ],
        exceptions: [
          "sandbox-web-page.har #0": "a page in Chromium without our client sent it",
          "socket.har #0": "it is documented, and shows every kind of frame",
          "socket.har #1": "it is documented, and shows the refusal of a device",
        ]
      )
    }
  }
}
