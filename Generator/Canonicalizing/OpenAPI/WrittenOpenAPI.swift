import Specification

/// The views of the objects of an OpenAPI document, which read their properties lazily.
enum WrittenOpenAPI {
  /// The version of a description.
  enum Version: Hashable, Sendable {
    case v3_0, v3_1, v3_2
  }
}
