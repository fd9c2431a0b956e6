import Foundation

/// An error whose description is also its localized description.
package protocol DescribedError: LocalizedError, CustomStringConvertible {}

extension DescribedError {
  public var errorDescription: String? { description }
}
