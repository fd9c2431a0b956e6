import Specification
import XCTest

final class VendorFolderTests: XCTestCase {
  func testACopyHasThePathOfItsURL() {
    for (url, path) in [
      ("https://Shop.example/a/b.yaml", "shop.example/a/b.yaml"),
      ("//shop.example/a.yaml#/x", "shop.example/a.yaml"),
      ("https://shop.example:8443/a.yaml", "shop.example%3A8443/a.yaml"),
      ("https://shop.example/a%20b.yaml?ref=v1/x", "shop.example/a b.yaml?ref=v1%2Fx"),
      ("https://shop.example", "shop.example/index"),
      ("https://shop.example/a/", "shop.example/a/index"),
      ("https://shop.example/a%2Fb.yaml", "shop.example/a%2Fb.yaml"),
    ] {
      XCTAssertEqual(VendorFolder.relativePath(of: url), path, url)
    }
    for url in [
      "http://shop.example/a.yaml", "https://me:secret@shop.example/a", "file:///etc/passwd",
      "a.yaml",
      "https://shop.example/../../etc/passwd", "https://shop.example/%2E%2E/a", "https:///a", "",
    ] {
      XCTAssertNil(VendorFolder.relativePath(of: url), url)
    }
  }

  func testAFileInTheFolderHasTheURLOfItsPath() {
    let folder = VendorFolder(beside: "Spec/shop/openapi.yaml", diagnostics: Diagnostics())
    XCTAssertEqual(folder.path, "Spec/shop/vendor")
    for (path, url) in [
      ("shop.example/a b.yaml?x", "https://shop.example/a%20b.yaml?x"),
      ("shop.example%3A8443/a.yaml", "https://shop.example:8443/a.yaml"),
    ] {
      XCTAssertEqual(folder.url(ofFile: "Spec/shop/vendor/" + path), url)
    }
    for path in ["Spec/shop/a.yaml", "Spec/shop/vendor", "Spec/shop/vendor/lock.json"] {
      XCTAssertNil(folder.url(ofFile: path), path)
    }
  }
}
