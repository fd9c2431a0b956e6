// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

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

  /// L01 authorize alone does not open.
  func testL01AuthorizeAloneDoesNotOpen() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded],
      isConnected: false
    )
  }

  /// L02 keepSocketActive does not open on authorize.
  func testL02KeepSocketActiveDoesNotOpenOnAuthorize() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded],
      isConnected: false
    )
  }

  /// L03 first appearance opens.
  func testL03FirstAppearanceOpens() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared],
      isConnected: true
    )
  }

  /// L04 close closes by default.
  func testL04CloseClosesByDefault() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: false
    )
  }

  /// L05 keep stays open after close.
  func testL05KeepStaysOpenAfterClose() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: true
    )
  }

  /// L06 local keep ignored when remote is false.
  func testL06LocalKeepIgnoredWhenRemoteIsFalse() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: false
    )
  }

  /// L07 remote keep wins over local false.
  func testL07RemoteKeepWinsOverLocalFalse() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: true
    )
  }

  /// L08 remote silent: local value is the fallback.
  func testL08RemoteSilentLocalValueIsTheFallback() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: true
    )
  }

  /// L09 use_remote=false ignores remote.
  func testL09UseRemoteEqualsFalseIgnoresRemote() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: false
    )
  }

  /// L10 during-session keeps while dialog runs.
  func testL10DuringSessionKeepsWhileDialogRuns() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
      isConnected: true
    )
  }

  /// L11 during-session, no dialog: closes.
  func testL11DuringSessionNoDialogCloses() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
      isConnected: false
    )
  }

  /// L12 dialog ends while chat closed: socket stays until next closeChat.
  func testL12DialogEndsWhileChatClosedSocketStaysUntilNextCloseChat() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .chatClosed,
        .dialogEnded,
      ],
      isConnected: true
    )
  }

  /// L13 ...and closes on the next closeChat.
  func testL13AndClosesOnTheNextCloseChat() throws {
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

  /// L14 background closes even with keep.
  func testL14BackgroundClosesEvenWithKeep() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed, .enteredBackground],
      isConnected: false
    )
  }

  /// L15 foreground with chat hidden does not reopen (assumption).
  func testL15ForegroundWithChatHiddenDoesNotReopenAssumption() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .chatClosed,
        .enteredBackground,
        .enteredForeground,
      ],
      isConnected: false
    )
  }

  /// L16 foreground with chat visible reopens (assumption).
  func testL16ForegroundWithChatVisibleReopensAssumption() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .enteredBackground,
        .enteredForeground,
      ],
      isConnected: true
    )
  }

  /// L17 deauthorize closes with keep.
  func testL17DeauthorizeClosesWithKeep() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed, .deauthorize],
      isConnected: false
    )
  }

  /// L18 pre-registration opens after authorize when no deviceAddress.
  func testL18PreRegistrationOpensAfterAuthorizeWhenNoDeviceAddress() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded],
      isConnected: true
    )
  }

  /// L19 pre-registration closes when done.
  func testL19PreRegistrationClosesWhenDone() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .preRegistered],
      isConnected: false
    )
  }

  /// L20 pre-registration stays with keep (remote).
  func testL20PreRegistrationStaysWithKeepRemote() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive, .registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .preRegistered],
      isConnected: true
    )
  }

  /// L21 saved deviceAddress: no pre-registration.
  func testL21SavedDeviceAddressNoPreRegistration() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart, .deviceRegistered],
      after: [.authorize, .configurationLoaded],
      isConnected: false
    )
  }

  /// L22 pre-registration with during-session only: closes.
  func testL22PreRegistrationWithDuringSessionOnlyCloses() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActiveDuringOperatorSession, .registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .preRegistered],
      isConnected: false
    )
  }

  /// L23 chat appears during pre-registration: socket kept.
  func testL23ChatAppearsDuringPreRegistrationSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .chatAppeared],
      isConnected: true
    )
  }

  /// L24 appearing without authorize does nothing.
  func testL24AppearingWithoutAuthorizeDoesNothing() throws {
    try SocketChannel.Lifecycle.verify(given: [], after: [.chatAppeared], isConnected: false)
  }

  /// L25 both flags set: keepSocketActive wins.
  func testL25BothFlagsSetKeepSocketActiveWins() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive, .keepSocketActiveDuringOperatorSession],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .dialogStarted,
        .dialogEnded,
        .chatClosed,
      ],
      isConnected: true
    )
  }

  /// L26 registerAtFirstStart is not a channelConfig key: works with use_remote=false.
  func testL26RegisterAtFirstStartIsNotAChannelConfigKeyWorksWithUse() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded],
      isConnected: true
    )
  }

  /// L27 pre-registration with local keep and use_remote=false stays open.
  func testL27PreRegistrationWithLocalKeepAndUseRemoteEqualsFalseStays() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive, .registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .preRegistered],
      isConnected: true
    )
  }

  /// L28 config never loaded: local values apply.
  func testL28ConfigNeverLoadedLocalValuesApply() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .chatAppeared, .chatClosed],
      isConnected: true
    )
  }

  /// L29 second authorize after deauthorize: still closed until the chat appears.
  func testL29SecondAuthorizeAfterDeauthorizeStillClosedUntilTheChat() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [
        .authorize,
        .configurationLoaded,
        .chatAppeared,
        .chatClosed,
        .deauthorize,
        .authorize,
        .configurationLoaded,
      ],
      isConnected: false
    )
  }

  /// L30 background during pre-registration closes.
  func testL30BackgroundDuringPreRegistrationCloses() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .enteredBackground],
      isConnected: false
    )
  }

  /// Chat closed while logging out.
  func testChatClosedWhileLoggingOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .chatClosed],
      isConnected: true
    )
  }

  /// Chat closed while logging out, and logged out.
  func testChatClosedWhileLoggingOutAndLoggedOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .chatClosed, .loggedOut],
      isConnected: false
    )
  }

  /// Chat closed while logging out, which fails.
  func testChatClosedWhileLoggingOutWhichFails() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .chatClosed, .logOutFailed],
      isConnected: false
    )
  }

  /// Chat closed while logging out, which fails, socket kept.
  func testChatClosedWhileLoggingOutWhichFailsSocketKept() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.keepSocketActive],
      after: [.authorize, .chatAppeared, .logOut, .chatClosed, .logOutFailed],
      isConnected: true
    )
  }

  /// Chat open while logging out, which fails.
  func testChatOpenWhileLoggingOutWhichFails() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .logOutFailed],
      isConnected: true
    )
  }

  /// Chat closed after logging out has failed.
  func testChatClosedAfterLoggingOutHasFailed() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .logOutFailed, .chatClosed],
      isConnected: false
    )
  }

  /// Chat opened again while logging out, which fails.
  func testChatOpenedAgainWhileLoggingOutWhichFails() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .chatClosed, .chatAppeared, .logOutFailed],
      isConnected: true
    )
  }

  /// Chat opened and closed while logging out.
  func testChatOpenedAndClosedWhileLoggingOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .logOut, .chatAppeared, .chatClosed],
      isConnected: true
    )
  }

  /// Device registered while logging out.
  func testDeviceRegisteredWhileLoggingOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .logOut, .preRegistered],
      isConnected: true
    )
  }

  /// Device registered while logging out, which fails.
  func testDeviceRegisteredWhileLoggingOutWhichFails() throws {
    try SocketChannel.Lifecycle.verify(
      given: [.registerAtFirstStart],
      after: [.authorize, .configurationLoaded, .logOut, .preRegistered, .logOutFailed],
      isConnected: false
    )
  }

  /// App in the background while logging out.
  func testAppInTheBackgroundWhileLoggingOut() throws {
    try SocketChannel.Lifecycle.verify(
      given: [],
      after: [.authorize, .chatAppeared, .logOut, .enteredBackground],
      isConnected: false
    )
  }
}
