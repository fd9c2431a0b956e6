import SwiftSource

/// The fake of a client of channels, and the protocol of both.
struct RealtimeFakeTemplate {
  let fake: FakeBlueprint
  let client: ClientBlueprint
  let access: Source

  var conformance: Source {
    """
    \(doc: DocumentationText(summary: "The channels of `\(client.name.text)`, which a fake connects in tests, too."))
    \(access)protocol \(fake.all): Sendable {
      /// The connections of the channels in use.
      var client: RealtimeClient { get }

      /// The states of the connection: the present one first, then each change.
      var states: RealtimeStates { get }
    }

    extension \(client.name): \(fake.all) {}
    """
  }

  var declaration: Source {
    """
    \(doc: documentation)
    \(access)final class \(fake.name): FakeRealtimeClient, \(fake.all) {
      \(access)let fakeChannels: FakeChannels

      /// Creates a fake, and configures its channels.
      \(access)init(\(list: parameters, \.self)) {
        fakeChannels = FakeChannels(options)
        configure(self)
      }
    }
    """
  }

  private var documentation: DocumentationText {
    DocumentationText(
      summary: "A fake of `\(client.name.text)` for tests, without a network.",
      remarks: ["`fakeChannel` returns the test's side of a channel."]
    )
  }

  private var parameters: [Source] {
    let options: Source =
      client.hasDocumentedOptions ? "\(client.name).documentedOptions" : "RealtimeOptions()"
    return [
      "options: RealtimeOptions = \(options)",
      "_ configure: (\(fake.name)) -> Void = { _ in }",
    ]
  }
}
