import Foundation
import XCTest

/// The page of `--format html` in a browser, if there is one.
final class ReportPageTests: XCTestCase {
  /// Chromium or Chrome; throws to skip the test without one.
  private func browser() throws -> URL {
    let folders = ProcessInfo.processInfo.environment["PATH", default: ""].split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    let candidates = folders.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw XCTSkip("the page of reports isn't checked: no Chromium or Chrome on the PATH")
    }
    return URL(fileURLWithPath: path)
  }

  /// Runs a script in the page of the checked shop, in a window of this width, and returns the
  /// lines that it adds to `result`.
  private func lines(_ script: String, width: Int, isDark: Bool = false) throws -> [String] {
    let browser = try browser()
    let folder = try TemporaryFolder()
    let shop = BinderyProcess.package.appendingPathComponent("Tests/Reports/check")
    let page = folder.url.appendingPathComponent("page.html").path
    let options = ["--recordings", "shop.har", "--format", "html", "--output", page]
    let run = try BinderyProcess(["check", "shop.yaml"] + options, in: shop)
    XCTAssertEqual(run.status, 1, run.errors)
    let text = try String(contentsOfFile: page, encoding: .utf8)
    try folder.write(
      text.replacing(
        "</body>",
        with: """
          <script>
          const result = [];
          const key = (key, target) => (target ?? document.activeElement ?? document.body)
            .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          const shown = () => [...document.querySelectorAll(".finding")].filter((item) => !item.hidden);
          \(script)
          document.documentElement.dataset.result = result.join("|");
          </script></body>
          """
      ),
      to: "page.html"
    )
    let process = Process()
    process.executableURL = browser
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900",
        "--user-data-dir=\(folder.url.appendingPathComponent("profile").path)", "--dump-dom",
      ] + (isDark ? ["--blink-settings=preferredColorScheme=0"] : []) + ["file://\(page)"]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let dom = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let match = try XCTUnwrap(dom.firstMatch(of: /data-result="([^"]*)"/), dom)
    return match.1.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  func testSearchAndFilters() throws {
    let lines = try lines(
      """
      const search = document.getElementById("search");
      const input = () => search.dispatchEvent(new Event("input", { bubbles: true }));
      result.push(shown().length);
      search.value = "PRICE string"; input();
      result.push(shown().length, document.getElementById("count").textContent);
      search.value = ""; input();
      document.getElementById("code").value = "undocumented-member"; input();
      result.push(shown().map((item) => item.dataset.code).join(","));
      document.getElementById("code").value = "";
      document.querySelector("[value=error]").checked = false; input();
      result.push(shown().every((item) => item.dataset.severity !== "error"));
      result.push(performance.getEntriesByType("resource").length);
      """,
      width: 1280
    )
    XCTAssertEqual(lines, ["3", "1", "1 of 3 shown", "undocumented-member", "true", "0"])
  }

  func testKeys() throws {
    let lines = try lines(
      """
      key("/", document.body);
      result.push(document.activeElement.id);
      key("Escape");
      result.push(document.activeElement.id === "search");
      key("j", document.body); key("j");
      result.push(shown().indexOf(document.activeElement));
      key("k");
      result.push(shown().indexOf(document.activeElement));
      """,
      width: 1280
    )
    XCTAssertEqual(lines, ["search", "false", "1", "0"])
  }

  /// Both locations are side by side, and below each other on a phone, where nothing is cut off.
  func testLocationsFitTheWindow() throws {
    for (width, areBeside) in [(1280, true), (375, false)] {
      let lines = try lines(
        """
        const frame = document.documentElement;
        frame.style.width = "\(width)px";
        const tops = [...document.querySelector(".locations").children].map((figure) => figure.getBoundingClientRect().top);
        result.push(tops.length, tops[0] === tops[1], frame.scrollWidth <= Math.max(\(width), innerWidth));
        """,
        width: width
      )
      XCTAssertEqual(lines, ["2", "\(areBeside)", "true"], "\(width)")
    }
  }
}
