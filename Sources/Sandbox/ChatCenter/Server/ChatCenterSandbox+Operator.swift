import BinderyRuntime
import ChatCenterUI

// What the company does.
extension ChatCenterSandbox {
  /// The ids of the clients who have registered.
  public var clients: [String] { change { $0.conversations.keys.sorted() } }

  /// Has the operator say something to a client, or to all.
  public func say(_ text: String, to clientID: String? = nil) {
    forEach(clientID) { $0.say(text, to: $1) }
  }

  /// Has a client asked how it was, or all of them.
  ///
  /// - Parameter scale: How many steps the answer has.
  public func ask(_ question: String, scale: Int = 5, of clientID: String? = nil) {
    forEach(clientID) { $0.askSurvey(question, scale: scale, of: $1) }
  }

  /// Has a client who is in a dialog asked whether it may end, or all of them.
  ///
  /// - Parameter seconds: When the question goes away.
  public func askToEnd(hidingAfter seconds: Int = 30, of clientID: String? = nil) {
    forEach(clientID) { $0.askToEnd(hidingAfter: seconds, of: $1) }
  }

  /// Ends the dialog with a client, or with all.
  public func endDialog(with clientID: String? = nil) {
    forEach(clientID) { $0.endDialog(with: $1) }
  }

  /// What clients fetch as the company's configuration.
  public var configuration: ServiceConfiguration { change { $0.configuration } }

  /// Sets it otherwise, for those who fetch it from now on.
  public func configure(_ work: (inout ServiceConfiguration) -> Void) {
    change { work(&$0.configuration) }
  }

  private func forEach(
    _ clientID: String?,
    _ work: (inout ChatCenterApp, _ clientID: String) -> Void
  ) {
    change { app in
      for id in clientID.map({ [$0] }) ?? app.conversations.keys.sorted() { work(&app, id) }
    }
  }
}
