import BinderyRuntime
import ChatCenterUI

// Actions of the company.
extension ChatCenterSandbox {
  /// The IDs of the registered clients.
  public var clients: [String] { change { $0.conversations.keys.sorted() } }

  /// Sends a message of the operator to a client, or to all clients.
  public func sendMessage(_ text: String, to clientID: String? = nil) {
    forEach(clientID) { $0.sendMessage(text, to: $1) }
  }

  /// Sends a survey to a client, or to all clients.
  /// - Parameter scale: The number of steps of the answer.
  public func ask(_ question: String, scale: Int = 5, of clientID: String? = nil) {
    forEach(clientID) { $0.askSurvey(question, scale: scale, of: $1) }
  }

  /// Asks a client with a thread, or all such clients, whether it may be closed.
  /// - Parameter seconds: The time after which the question is hidden.
  public func askToEnd(hidingAfter seconds: Int = 30, of clientID: String? = nil) {
    forEach(clientID) { $0.askToEnd(hidingAfter: seconds, of: $1) }
  }

  /// Closes the thread of a client, or of all clients.
  public func endDialog(with clientID: String? = nil) {
    forEach(clientID) { $0.endDialog(with: $1) }
  }

  /// The company's configuration that clients fetch.
  public var configuration: ServiceConfiguration { change { $0.configuration } }

  /// Changes the configuration for clients that fetch it later.
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
