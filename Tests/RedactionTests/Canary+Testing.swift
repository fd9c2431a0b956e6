import BinderyTesting
import XCTest

extension Canary {
  static func testing() throws -> [Canary] {
    let pair = HTTPArchive.Pair("Authorization", secret)
    let field = HTTPArchive.Field("password", secret)
    let form = "multipart/form-data; boundary=b"
    let data = HTTPArchive.PostData(mimeType: form, text: secret, params: [field])
    let request = HTTPArchive.Request(
      method: "POST",
      url: url,
      headers: [pair],
      cookies: [HTTPArchive.Pair("session", secret)],
      postData: data
    )
    let body = "--b\r\nContent-Disposition: form-data; name=\"p\"\r\n\r\n\(secret)\r\n--b--\r\n"
    let arrived = LoopbackRequest(
      method: .post,
      target: "/path?auth=\(secret)",
      headers: ["Content-Type": form, "Cookie": secret],
      body: Array(body.utf8)
    )
    let content = HTTPArchive.Content(mimeType: "text/plain", text: secret)
    let response = HTTPArchive.Response(status: 200, headers: [pair], content: content)
    let archive = HTTPArchive(entries: [HTTPArchive.Entry(request: request, response: response)])
    return [
      Canary("BinderyTesting.RecordedTransport", RecordedTransport(archive), visible: "exchanges"),
      Canary("BinderyTesting.HTTPArchive.Pair", pair, visible: "Authorization"),
      Canary("BinderyTesting.HTTPArchive.Field", field, visible: "password"),
      Canary("BinderyTesting.HTTPArchive.PostData", data, visible: "multipart/form-data"),
      Canary("BinderyTesting.HTTPArchive.Request", request, visible: "session", "/path"),
      Canary("BinderyTesting.LoopbackRequest", arrived, visible: "POST", "/path", "Cookie"),
      Canary(
        "BinderyTesting.LoopbackPart",
        try XCTUnwrap(arrived.parts?.first),
        visible: "Disposition"
      ),
    ]
  }
}
