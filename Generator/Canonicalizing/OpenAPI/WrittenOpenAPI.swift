import Specification

/// The views of the objects of an OpenAPI document, which read their properties lazily.
enum WrittenOpenAPI {
  /// The version of a description; 2.0 is Swagger.
  enum Version: Comparable, Hashable, Sendable {
    case v2_0, v3_0, v3_1, v3_2
  }
}
