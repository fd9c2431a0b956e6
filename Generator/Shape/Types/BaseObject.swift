/// The members that objects have in common because they include the same schema by `allOf`.
public struct BaseObject: Hashable, Sendable {
  /// The members that no base of this one has; empty if each differs in a subtype.
  public var fields: [Field]
  /// The bases whose members it includes, too.
  public var bases: [Model.ID] = []
  /// The objects that include the schema.
  public var subtypes: [Model.ID]
  /// The model of the values of the schema; nil if only subtypes refer to the schema.
  public var model: Model.ID?

  public init(fields: [Field], subtypes: [Model.ID]) {
    self.fields = fields
    self.subtypes = subtypes
  }
}
