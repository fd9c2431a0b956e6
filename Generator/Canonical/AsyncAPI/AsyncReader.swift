extension AsyncAPI {
  /// A document with its extensions, which are read one by one.
  public protocol Reader: AnyObject {
    var document: Document { get }
    /// The schemas of `components`.
    var componentSchemas: [Named<Schema>] { get }
    /// The extensions of the document.
    var extensions: any Extensions { get }
    /// The extensions of each server of the document.
    var serverExtensions: [any Extensions] { get }

    /// Returns the extensions of a channel.
    func extensions(of channel: Channel.ID) -> any Extensions
  }
}
