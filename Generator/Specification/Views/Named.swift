/// A view and the key under which its author put it.
public struct Named<Value> {
  public let key: String
  public let keyMark: Mark
  public let value: Value
}
