// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import XCTest

final class SessionReplayContractTests: XCTestCase {
  /// Captured: the company keeps the socket when the chat is closed, and the background closes it;
  /// swift run sandbox chatcenter, the local stand-in of this package.
  func testCapturedBackgroundOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-background.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: messages, their statuses and answers, what was said before, and the end of the
  /// dialog; swift run sandbox chatcenter, the local stand-in of this package.
  func testCapturedDialogOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-dialog.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the conversation goes on when it may not end, and ends when it may; swift run
  /// sandbox chatcenter, the local stand-in of this package.
  func testCapturedEndingOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-ending.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: an image is stored, and then said; swift run sandbox chatcenter, the local stand-in
  /// of this package.
  func testCapturedImageOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-image.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: Ann is forgotten, comes again and logs out, and then Ben comes; swift run sandbox
  /// chatcenter, the local stand-in of this package.
  func testCapturedLeavingOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-leaving.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: what was said while there was no socket comes with the next; swift run sandbox
  /// chatcenter, the local stand-in of this package.
  func testCapturedLostSocketOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-lost-socket.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: without a configuration the app's settings stand, and the delegate hears why; swift
  /// run sandbox chatcenter, the local stand-in of this package.
  func testCapturedNoConfigurationOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-no-configuration.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the same place is told once; swift run sandbox chatcenter, the local stand-in of
  /// this package.
  func testCapturedPlacesOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-places.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the device registers before there is a chat, which comes later; swift run sandbox
  /// chatcenter, the local stand-in of this package.
  func testCapturedPreregistrationOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-preregistration.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the service wants neither the device, nor the client, nor a message; swift run
  /// sandbox chatcenter, the local stand-in of this package.
  func testCapturedRefusalsOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-refusals.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the second answer to a survey takes the place of the first, which waits; swift run
  /// sandbox chatcenter, the local stand-in of this package.
  func testCapturedSurveyOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-survey.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the socket is there, and says nothing any more; swift run sandbox chatcenter, the
  /// local stand-in of this package.
  func testCapturedUnansweredOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-unanswered.har", session: 2, to: ReplayedChat.self)
    }
  }

  /// Captured: the unread are counted each second; swift run sandbox chatcenter, the local stand-in
  /// of this package.
  func testCapturedUnreadOfAnn() async {
    await checkContract {
      try await sessions.replay("captured-unread.har", session: 2, to: ReplayedChat.self)
    }
  }

  func testEverySessionIsReplayed() async {
    await checkContract {
      try sessions.verifyCompleteness(
        replays: [
          "captured-background.har #2": testCapturedBackgroundOfAnn,
          "captured-dialog.har #2": testCapturedDialogOfAnn,
          "captured-ending.har #2": testCapturedEndingOfAnn,
          "captured-image.har #2": testCapturedImageOfAnn,
          "captured-leaving.har #2": testCapturedLeavingOfAnn,
          "captured-lost-socket.har #2": testCapturedLostSocketOfAnn,
          "captured-no-configuration.har #2": testCapturedNoConfigurationOfAnn,
          "captured-places.har #2": testCapturedPlacesOfAnn,
          "captured-preregistration.har #2": testCapturedPreregistrationOfAnn,
          "captured-refusals.har #2": testCapturedRefusalsOfAnn,
          "captured-survey.har #2": testCapturedSurveyOfAnn,
          "captured-unanswered.har #2": testCapturedUnansweredOfAnn,
          "captured-unread.har #2": testCapturedUnreadOfAnn,
        ],
        exceptions: [
          "socket.har #0": "it is documented, and shows every kind of frame",
          "socket.har #1": "it is documented, and shows the refusal of a device",
        ]
      )
    }
  }
}
