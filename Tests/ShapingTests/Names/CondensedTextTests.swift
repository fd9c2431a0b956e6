import XCTest

@testable import Shaping

/// Texts of ASCII are read by their bytes, others by their characters, with the same results.
final class CondensedTextTests: XCTestCase {
  func testLettersAreLowercaseWithoutSeparators() {
    XCTAssertEqual(CondensedText("/Get_Items-2{id}\r\n").letters, Array("getitems2id"))
    XCTAssertEqual(CondensedText("/Größe_Öl-2").letters, Array("größeöl2"))
    XCTAssertEqual(CondensedText("/_-").letters, [])
  }

  func testAPrefixEndsWhereAWordBegins() {
    for (id, path, prefix) in [
      ("readItem_items__id__get", "itemsidget", "readItem_"),
      ("readPrüfung_prüfung_get", "prüfungget", "readPrüfung_"),
      ("readItems", "items", "read"),
    ] {
      XCTAssertEqual(CondensedText(id).prefix(before: Array(path)), prefix)
    }
    XCTAssertNil(CondensedText("readitems").prefix(before: Array("items")))
  }

  func testASuffixBeginsWithAWord() {
    XCTAssertEqual(CondensedText("api_v1_items_list").suffix(after: Array("apiv1items")), "list")
    XCTAssertEqual(CondensedText("api_größen_list").suffix(after: Array("apigrößen")), "list")
    XCTAssertNil(CondensedText("api_itemslist").suffix(after: Array("apiitems")))
  }
}
