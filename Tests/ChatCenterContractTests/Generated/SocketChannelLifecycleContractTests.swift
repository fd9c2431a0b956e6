// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the specification, then run `bindery generate`.

import BinderyTesting
import ChatCenterUI
import XCTest

final class SocketChannelLifecycleContractTests: XCTestCase {
  /// Chat open.
  func testChatOpen() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared],
      isConnected: true
    )
  }

  /// Chat open, socket kept.
  func testChatOpenSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared],
      isConnected: true
    )
  }

  /// Chat open, socket kept during a dialog.
  func testChatOpenSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared],
      isConnected: true
    )
  }

  /// Chat closed.
  func testChatClosed() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
      isConnected: false
    )
  }

  /// Chat closed, socket kept.
  func testChatClosedSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
      isConnected: true
    )
  }

  /// Chat closed, socket kept during a dialog.
  func testChatClosedSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
      isConnected: true
    )
  }

  /// Dialog ended by the operator.
  func testDialogEndedByTheOperator() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .chatClosed,
        .dialogEnded,
        .chatAppeared,
        .chatClosed,
      ],
      isConnected: false
    )
  }

  /// Dialog ended by the operator, socket kept.
  func testDialogEndedByTheOperatorSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .chatClosed,
        .dialogEnded,
        .chatAppeared,
        .chatClosed,
      ],
      isConnected: true
    )
  }

  /// Dialog ended by the operator, socket kept during a dialog.
  func testDialogEndedByTheOperatorSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .chatClosed,
        .dialogEnded,
        .chatAppeared,
        .chatClosed,
      ],
      isConnected: false
    )
  }

  /// App in the background.
  func testAppInTheBackground() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .enteredBackground],
      isConnected: false
    )
  }

  /// App in the background, socket kept.
  func testAppInTheBackgroundSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .enteredBackground],
      isConnected: false
    )
  }

  /// App in the background, socket kept during a dialog.
  func testAppInTheBackgroundSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .enteredBackground],
      isConnected: false
    )
  }

  /// Deauthorized.
  func testDeauthorized() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
      isConnected: false
    )
  }

  /// Deauthorized, socket kept.
  func testDeauthorizedSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
      isConnected: false
    )
  }

  /// Deauthorized, socket kept during a dialog.
  func testDeauthorizedSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
      isConnected: false
    )
  }

  /// Logged out.
  func testLoggedOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .logOut,
        .loggedOut,
      ],
      isConnected: false
    )
  }

  /// Logged out, socket kept.
  func testLoggedOutSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .logOut,
        .loggedOut,
      ],
      isConnected: false
    )
  }

  /// Logged out, socket kept during a dialog.
  func testLoggedOutSocketKeptDuringADialog() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .logOut,
        .loggedOut,
      ],
      isConnected: false
    )
  }
}
