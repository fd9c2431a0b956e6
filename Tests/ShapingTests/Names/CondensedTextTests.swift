import XCTest

@testable import Shaping

final class CondensedTextTests: XCTestCase {
  func testLettersAreLowercaseWithoutSeparators() {
    XCTAssertEqual(
      CondensedText("/Get_Items-2{id}\r\n").letters,
      Array("getitems2id".unicodeScalars)
    )
    XCTAssertEqual(CondensedText("/Größe_Öl-2").letters, Array("größeöl2".unicodeScalars))
    XCTAssertEqual(CondensedText("/_-").letters, [])
  }

  func testAPrefixEndsWhereAWordBegins() {
    for (id, path, prefix) in [
      ("readItem_items__id__get", "itemsidget", "readItem_"),
      ("readPrüfung_prüfung_get", "prüfungget", "readPrüfung_"),
      ("readItems", "items", "read"),
    ] {
      XCTAssertEqual(CondensedText(id).prefix(before: Array(path.unicodeScalars)), prefix)
    }
    XCTAssertNil(CondensedText("readitems").prefix(before: Array("items".unicodeScalars)))
  }

  func testASuffixBeginsWithAWord() {
    XCTAssertEqual(
      CondensedText("api_v1_items_list").suffix(after: Array("apiv1items".unicodeScalars)),
      "list"
    )
    XCTAssertEqual(
      CondensedText("api_größen_list").suffix(after: Array("apigrößen".unicodeScalars)),
      "list"
    )
    XCTAssertNil(CondensedText("api_itemslist").suffix(after: Array("apiitems".unicodeScalars)))
  }
}
