/// The views of an OpenAPI document: light structs over nodes that read what they are asked for.
public enum OpenAPI {
  /// The dialect in which a description is read.
  public enum Version: Hashable, Sendable {
    case v3_0, v3_1, v3_2
  }
}
