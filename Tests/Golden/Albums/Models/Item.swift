// Generated from albums.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime

/// The members that several types have in common.
public protocol Item: Sendable {
  var id: String { get }
  /// At least 1 element.
  var images: IsolatedArray<Image> { get }
  /// No element twice.
  var labels: Nullable<IsolatedArray<String>>? { get }
}
