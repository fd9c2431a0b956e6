// What Apple's XCTest declares in addition to that of Linux.

import XCTest

/// A failure with its location.
public struct XCTIssue: Sendable {
  public enum IssueType: Int, Sendable {
    case assertionFailure = 0
  }

  public init(
    type: IssueType,
    compactDescription: String,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext()
  ) {}
}

public final class XCTSourceCodeContext: Sendable {
  public init(location: XCTSourceCodeLocation? = nil) {}
}

public final class XCTSourceCodeLocation: Sendable {
  public init(filePath: String, lineNumber: Int) {}
}

extension XCTestCase {
  public func record(_ issue: XCTIssue) {}
}
