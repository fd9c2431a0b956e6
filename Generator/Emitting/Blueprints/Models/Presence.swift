import Shape
import SwiftSource

/// The declaration and encoding of a member that may be absent or null.
struct Presence {
  /// The type of the property.
  let type: TypeReference
  /// The type of the decoder's local variable.
  let pending: TypeReference
  let requirement: Requirement

  enum Requirement {
    case required, requiredNullable, optional
  }

  init(_ type: Type, isRequired: Bool, in scope: [SwiftName], _ spelling: TypeSpelling) {
    let isNullable = spelling.isNullable(type)
    let wrapped = spelling.reference(isNullable ? spelling.wrapped(type) : type, in: scope)
    switch (isRequired, isNullable) {
    case (true, false):
      (self.type, pending, requirement) = (wrapped, .optional(wrapped), .required)
    case (true, true):
      self.type = .optional(wrapped)
      pending = .optional(.nullable(wrapped))
      requirement = .requiredNullable
    case (false, false):
      (self.type, pending, requirement) = (.optional(wrapped), .optional(wrapped), .optional)
    case (false, true):
      self.type = .optional(.nullable(wrapped))
      (pending, requirement) = (self.type, .optional)
    }
  }

  var isOptional: Bool { requirement == .optional }

  /// The property wrapper that stores the value by reference.
  var wrapper: TypeReference {
    .runtime(requirement == .required ? "Indirect" : "IndirectOptional")
  }
}
