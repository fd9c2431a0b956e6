import BinderyJSON
import Shape

/// A change of one object of a document that makes recordings fit it.
public struct SuggestedChange {
  /// The kind of change.
  enum Kind: Hashable {
    case remove
    case update(JSONValue)
    /// Removes the members of the array `required`.
    case makeOptional([String])
  }

  /// The location of the object.
  let object: Origin
  let path: DocumentPath
  let kind: Kind
  /// The difference that the change resolves.
  let difference: String
  let evidence: Evidence
  /// What changes of one cause share besides their kind, and the name of a parameter or a property.
  let likeness: String
  /// The `operationId` of the operation that contains the object; nil if none identifies it.
  var operation: String?
  /// The members that the array `required` has.
  var required: Set<String> = []
  /// The schemas, by their keys, of which the objects without the members consist.
  var components: Set<String> = []

  /// The change without its reason.
  public struct Effect: Hashable {
    fileprivate let file: String
    fileprivate let path: DocumentPath
    fileprivate let kind: Kind
  }

  /// The file that has the object.
  public var file: String { object.file }

  public var effect: Effect { Effect(file: file, path: path, kind: kind) }
}
