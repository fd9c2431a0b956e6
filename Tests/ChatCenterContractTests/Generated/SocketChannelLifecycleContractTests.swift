// Generated from Spec/chatcenter/openapi.yaml and Spec/chatcenter/asyncapi.yaml. Edit the
// specification, then run `bindery generate`.

import BinderyTesting
import ChatCenterUI
import XCTest

final class SocketChannelLifecycleContractTests: XCTestCase {
  /// Chat open.
  func testChatOpen() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared],
        isConnected: true
      )
    }
  }

  /// Chat open, socket kept.
  func testChatOpenSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared],
        isConnected: true
      )
    }
  }

  /// Chat open, socket kept during a dialog.
  func testChatOpenSocketKeptDuringADialog() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [.authorize, .configurationLoaded, .chatAppeared],
        isConnected: true
      )
    }
  }

  /// Chat closed.
  func testChatClosed() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
        isConnected: false
      )
    }
  }

  /// Chat closed, socket kept.
  func testChatClosedSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
        isConnected: true
      )
    }
  }

  /// Chat closed, socket kept during a dialog.
  func testChatClosedSocketKeptDuringADialog() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
        isConnected: true
      )
    }
  }

  /// Dialog ended by the operator.
  func testDialogEndedByTheOperator() async {
    await checkContract {
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
  }

  /// Dialog ended by the operator, socket kept.
  func testDialogEndedByTheOperatorSocketKept() async {
    await checkContract {
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
  }

  /// Dialog ended by the operator, socket kept during a dialog.
  func testDialogEndedByTheOperatorSocketKeptDuringADialog() async {
    await checkContract {
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
  }

  /// App in the background.
  func testAppInTheBackground() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [
          .authorize,
          .configurationLoaded,
          .chatAppeared,
          .dialogStarted,
          .enteredBackground,
        ],
        isConnected: false
      )
    }
  }

  /// App in the background, socket kept.
  func testAppInTheBackgroundSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [
          .authorize,
          .configurationLoaded,
          .chatAppeared,
          .dialogStarted,
          .enteredBackground,
        ],
        isConnected: false
      )
    }
  }

  /// App in the background, socket kept during a dialog.
  func testAppInTheBackgroundSocketKeptDuringADialog() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [
          .authorize,
          .configurationLoaded,
          .chatAppeared,
          .dialogStarted,
          .enteredBackground,
        ],
        isConnected: false
      )
    }
  }

  /// Deauthorized.
  func testDeauthorized() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
        isConnected: false
      )
    }
  }

  /// Deauthorized, socket kept.
  func testDeauthorizedSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
        isConnected: false
      )
    }
  }

  /// Deauthorized, socket kept during a dialog.
  func testDeauthorizedSocketKeptDuringADialog() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .deauthorize],
        isConnected: false
      )
    }
  }

  /// Logged out.
  func testLoggedOut() async {
    await checkContract {
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
  }

  /// Logged out, socket kept.
  func testLoggedOutSocketKept() async {
    await checkContract {
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
  }

  /// Logged out, socket kept during a dialog.
  func testLoggedOutSocketKeptDuringADialog() async {
    await checkContract {
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

  /// L01 authorize alone does not open.
  func testL01AuthorizeAloneDoesNotOpen() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded],
        isConnected: false
      )
    }
  }

  /// L02 keepSocketActive does not open on authorize.
  func testL02KeepSocketActiveDoesNotOpenOnAuthorize() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded],
        isConnected: false
      )
    }
  }

  /// L03 first appearance opens.
  func testL03FirstAppearanceOpens() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared],
        isConnected: true
      )
    }
  }

  /// L04 close closes by default.
  func testL04CloseClosesByDefault() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: false
      )
    }
  }

  /// L05 keep stays open after close.
  func testL05KeepStaysOpenAfterClose() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: true
      )
    }
  }

  /// L06 local keep ignored when remote is false.
  func testL06LocalKeepIgnoredWhenRemoteIsFalse() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: false
      )
    }
  }

  /// L07 remote keep wins over local false.
  func testL07RemoteKeepWinsOverLocalFalse() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: true
      )
    }
  }

  /// L08 remote silent: local value is the fallback.
  func testL08RemoteSilentLocalValueIsTheFallback() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: true
      )
    }
  }

  /// L09 use_remote=false ignores remote.
  func testL09UseRemoteEqualsFalseIgnoresRemote() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: false
      )
    }
  }

  /// L10 during-session keeps while dialog runs.
  func testL10DuringSessionKeepsWhileDialogRuns() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [.authorize, .configurationLoaded, .chatAppeared, .dialogStarted, .chatClosed],
        isConnected: true
      )
    }
  }

  /// L11 during-session, no dialog: closes.
  func testL11DuringSessionNoDialogCloses() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed],
        isConnected: false
      )
    }
  }

  /// L12 dialog ends while chat closed: socket stays until next closeChat.
  func testL12DialogEndsWhileChatClosedSocketStaysUntilNextCloseChat() async {
    await checkContract {
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
  }

  /// L13 ...and closes on the next closeChat.
  func testL13AndClosesOnTheNextCloseChat() async {
    await checkContract {
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
  }

  /// L14 background closes even with keep.
  func testL14BackgroundClosesEvenWithKeep() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed, .enteredBackground],
        isConnected: false
      )
    }
  }

  /// L15 foreground with chat hidden does not reopen (assumption).
  func testL15ForegroundWithChatHiddenDoesNotReopenAssumption() async {
    await checkContract {
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
  }

  /// L16 foreground with chat visible reopens (assumption).
  func testL16ForegroundWithChatVisibleReopensAssumption() async {
    await checkContract {
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
  }

  /// L17 deauthorize closes with keep.
  func testL17DeauthorizeClosesWithKeep() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .configurationLoaded, .chatAppeared, .chatClosed, .deauthorize],
        isConnected: false
      )
    }
  }

  /// L18 pre-registration opens after authorize when no deviceAddress.
  func testL18PreRegistrationOpensAfterAuthorizeWhenNoDeviceAddress() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded],
        isConnected: true
      )
    }
  }

  /// L19 pre-registration closes when done.
  func testL19PreRegistrationClosesWhenDone() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .preRegistered],
        isConnected: false
      )
    }
  }

  /// L20 pre-registration stays with keep (remote).
  func testL20PreRegistrationStaysWithKeepRemote() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive, .registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .preRegistered],
        isConnected: true
      )
    }
  }

  /// L21 saved deviceAddress: no pre-registration.
  func testL21SavedDeviceAddressNoPreRegistration() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart, .deviceRegistered],
        after: [.authorize, .configurationLoaded],
        isConnected: false
      )
    }
  }

  /// L22 pre-registration with during-session only: closes.
  func testL22PreRegistrationWithDuringSessionOnlyCloses() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActiveDuringOperatorSession, .registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .preRegistered],
        isConnected: false
      )
    }
  }

  /// L23 chat appears during pre-registration: socket kept.
  func testL23ChatAppearsDuringPreRegistrationSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .chatAppeared],
        isConnected: true
      )
    }
  }

  /// L24 appearing without authorize does nothing.
  func testL24AppearingWithoutAuthorizeDoesNothing() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(given: [], after: [.chatAppeared], isConnected: false)
    }
  }

  /// L25 both flags set: keepSocketActive wins.
  func testL25BothFlagsSetKeepSocketActiveWins() async {
    await checkContract {
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
  }

  /// L26 registerAtFirstStart is not a channelConfig key: works with use_remote=false.
  func testL26RegisterAtFirstStartIsNotAChannelConfigKeyWorksWithUse() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded],
        isConnected: true
      )
    }
  }

  /// L27 pre-registration with local keep and use_remote=false stays open.
  func testL27PreRegistrationWithLocalKeepAndUseRemoteEqualsFalseStays() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive, .registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .preRegistered],
        isConnected: true
      )
    }
  }

  /// L28 config never loaded: local values apply.
  func testL28ConfigNeverLoadedLocalValuesApply() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .chatAppeared, .chatClosed],
        isConnected: true
      )
    }
  }

  /// L29 second authorize after deauthorize: still closed until the chat appears.
  func testL29SecondAuthorizeAfterDeauthorizeStillClosedUntilTheChat() async {
    await checkContract {
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
  }

  /// L30 background during pre-registration closes.
  func testL30BackgroundDuringPreRegistrationCloses() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .enteredBackground],
        isConnected: false
      )
    }
  }

  /// Chat closed while logging out.
  func testChatClosedWhileLoggingOut() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .chatClosed],
        isConnected: true
      )
    }
  }

  /// Chat closed while logging out, and logged out.
  func testChatClosedWhileLoggingOutAndLoggedOut() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .chatClosed, .loggedOut],
        isConnected: false
      )
    }
  }

  /// Chat closed while logging out, which fails.
  func testChatClosedWhileLoggingOutWhichFails() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .chatClosed, .logOutFailed],
        isConnected: false
      )
    }
  }

  /// Chat closed while logging out, which fails, socket kept.
  func testChatClosedWhileLoggingOutWhichFailsSocketKept() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.keepSocketActive],
        after: [.authorize, .chatAppeared, .logOut, .chatClosed, .logOutFailed],
        isConnected: true
      )
    }
  }

  /// Chat open while logging out, which fails.
  func testChatOpenWhileLoggingOutWhichFails() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .logOutFailed],
        isConnected: true
      )
    }
  }

  /// Chat closed after logging out has failed.
  func testChatClosedAfterLoggingOutHasFailed() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .logOutFailed, .chatClosed],
        isConnected: false
      )
    }
  }

  /// Chat opened again while logging out, which fails.
  func testChatOpenedAgainWhileLoggingOutWhichFails() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .chatClosed, .chatAppeared, .logOutFailed],
        isConnected: true
      )
    }
  }

  /// Chat opened and closed while logging out.
  func testChatOpenedAndClosedWhileLoggingOut() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .logOut, .chatAppeared, .chatClosed],
        isConnected: true
      )
    }
  }

  /// Device registered while logging out.
  func testDeviceRegisteredWhileLoggingOut() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .logOut, .preRegistered],
        isConnected: true
      )
    }
  }

  /// Device registered while logging out, which fails.
  func testDeviceRegisteredWhileLoggingOutWhichFails() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [.registerAtFirstStart],
        after: [.authorize, .configurationLoaded, .logOut, .preRegistered, .logOutFailed],
        isConnected: false
      )
    }
  }

  /// App in the background while logging out.
  func testAppInTheBackgroundWhileLoggingOut() async {
    await checkContract {
      try SocketChannel.Lifecycle.verify(
        given: [],
        after: [.authorize, .chatAppeared, .logOut, .enteredBackground],
        isConnected: false
      )
    }
  }
}
