import Specification

/// The views of an OpenAPI document: light structs over nodes that read what they are asked for.
enum WrittenOpenAPI {
  /// The dialect in which a description is read.
  enum Version: Hashable, Sendable {
    case v3_0, v3_1, v3_2
  }
}
