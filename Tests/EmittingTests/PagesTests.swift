import SwiftSource
import XCTest

@testable import Emitting

/// The division of pieces into pages.
final class PagesTests: XCTestCase {
  func testPiecesOfOneWordShareAPage() {
    assertPages(
      ["Book", "Shelf Mark", "Book Page", "Shelf Mark Kind", "Author", "book input"],
      [
        "Book: Book, Book Page, book input",
        "Shelf Mark: Shelf Mark, Shelf Mark Kind",
        "Author: Author",
      ]
    )
  }

  func testALongPageIsDividedByTheNextWord() {
    assertPages(
      ["Book", "Book Page", "Book Cover", "Book Page Kind", "Book Cover Kind", "Shelf"],
      maxLines: 3,
      [
        "Book: Book",
        "Book Page: Book Page, Book Page Kind",
        "Book Cover: Book Cover, Book Cover Kind",
        "Shelf: Shelf",
      ]
    )
  }

  func testPiecesWithUniqueNextWordsShareAPage() {
    assertPages(
      ["Get Me", "Get File", "Get File Nodes", "Get Team", "Get Image", "Get"],
      maxLines: 3,
      ["Get: Get Me, Get Team, Get Image", "Get: Get", "Get File: Get File, Get File Nodes"]
    )
  }

  func testAPieceBeyondAPageIsAlone() {
    let pieces = [piece("A", length: 2), piece("A", length: 9), piece("A", length: 2)]
    XCTAssertEqual(Pages(pieces, under: ["A"], maxLines: 4).pages.map(\.contents.count), [1, 1, 1])
  }

  func testAGroupThatFitsIsNotDivided() {
    let pages = Pages([piece("books shelves"), piece("books")], under: [], maxLines: 2).pages
    XCTAssertEqual(pages.map(\.name), [[]])
    XCTAssertEqual(pages.map(\.contents), [["books shelves", "books"]])
  }

  func testAnAdditionMovesNothingElse() {
    let names = ["Order", "Order Line", "Order Line Kind", "Customer", "Customer Card"]
    let before = pageNames(of: names)
    for addition in ["Order Item", "Ordering", "Customers", "Cust", "Line", "Order Line Kind Name"]
    {
      for position in 0...names.count {
        var more = names
        more.insert(addition, at: position)
        let after = pageNames(of: more)
        for name in names where name != "Customer" { XCTAssertEqual(after[name], before[name]) }
      }
    }
  }

  func testANameOfResourcesRepeatsNoWord() {
    for (steps, name) in [
      (["Player", "Me", "Player"], "PlayerMe"),
      (["Books", "books", "Pages"], "BooksPages"),
      (["PlayerMe", "Me", "PlayerDevices"], "PlayerMePlayerDevices"),
    ] {
      let page = Pages<PrintedSource>.Page(name: steps, contents: [])
      XCTAssertEqual(page.resourceName, SwiftName(name), "\(steps)")
    }
  }

  private func pageNames(of names: [String]) -> [String: String] {
    var pageNames: [String: String] = [:]
    for page in Pages(byFirstStep: names.map { piece($0) }, maxLines: 4).pages {
      for content in page.contents { pageNames[content] = page.name.first }
    }
    return pageNames
  }

  private func assertPages(
    _ names: [String],
    maxLines: Int = 100,
    _ expected: [String],
    line: UInt = #line
  ) {
    let pages = Pages(byFirstStep: names.map { piece($0) }, maxLines: maxLines).pages
    let found = pages.map { page in
      page.name.joined(separator: " ") + ": " + page.contents.joined(separator: ", ")
    }
    XCTAssertEqual(found, expected, line: line)
  }

  private func piece(_ name: String, length: Int = 1) -> Pages<String>.Piece {
    .init(content: name, groupPath: name.split(separator: " ").map(String.init), length: length)
  }
}
