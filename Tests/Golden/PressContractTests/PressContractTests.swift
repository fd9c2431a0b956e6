// Generated from contents.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Contents
import XCTest

final class CreateOrderContractTests: XCTestCase {
  func testCreateOrder() async {
    await checkContract {
      try await contract.verify(
        "createOrder",
        CreateOrder.self,
        [
          ContractCase("press.har", 0, status: 202) {
            try await $0.createOrder(body: CreateOrder.Body(url: "https://me.example/hook"))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(202)
        }
      }
    }
  }
}

final class SearchOrdersContractTests: XCTestCase {
  func testSearchOrders() async {
    await checkContract {
      try await contract.verify(
        "searchOrders",
        SearchOrders.self,
        [
          ContractCase("press.har", 1, status: 200, schema: "searchOrders.200") {
            try await $0.searchOrders(body: SearchOrders.Body(text: "a b"))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class FindOrdersContractTests: XCTestCase {
  func testFindOrders() async {
    await checkContract {
      try await contract.verify(
        "findOrders",
        FindOrders.self,
        [
          ContractCase("press.har", 3, status: 204) {
            try await $0.findOrders(criteria: recorded(#"{"text": "a b&c", "tags": ["x", "y"]}"#))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class MatchOrdersContractTests: XCTestCase {
  func testMatchOrders() async {
    await checkContract {
      try await contract.verify(
        "matchOrders",
        MatchOrders.self,
        [
          ContractCase("press.har", 4, status: 204) {
            try await $0.matchOrders(criteria: recorded(#"{"text": "a&b"}"#))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class PurgeOrdersContractTests: XCTestCase {
  func testPurgeOrders() async {
    await checkContract {
      try await contract.verify(
        "purgeOrders",
        PurgeOrders.self,
        [
          ContractCase("press.har", 2, status: 204) {
            try await $0.purgeOrders()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class UploadRequestContractTests: XCTestCase {
  func testUploadRequest() async {
    await checkContract {
      try await contract.verify(
        "upload",
        UploadRequest.self,
        [
          ContractCase("press.har", 5, status: 204) {
            try await $0.upload(
              body: UploadRequest.Body(
                title: "Dune — “I”",
                pages: 412,
                binding: .paperback,
                tags: ["a", "b c"],
                shelf: [1, 2],
                author: recorded(#"{"name": "Frank"}"#),
                editors: recorded(#"[{"name": "A"}, {"name": "B"}]"#),
                cover: .text("PNG\r\n--x", fileName: "co\"ver.png", contentType: "image/png"),
                coverXChecksum: "c=1",
                coverXRank: 3,
                pictures: [
                  .text("GIF89a", fileName: "one.gif", contentType: "image/gif"),
                  .text("", fileName: "two.gif", contentType: "image/gif"),
                ],
                sample: .text("%PDF", fileName: "s.pdf", contentType: "application/octet-stream"),
                note: "*x*"
              )
            )
          },
          ContractCase("press.har", 6, status: 204) {
            try await $0.upload(
              body: UploadRequest.Body(
                title: "T",
                cover: .data(
                  recorded(#""AAH/DQo=""#),
                  fileName: "blob",
                  contentType: "application/octet-stream"
                ),
                coverXChecksum: "c"
              )
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class ReplaceContractTests: XCTestCase {
  func testReplace() async {
    await checkContract {
      try await contract.verify(
        "replace",
        Replace.self,
        [
          ContractCase("press.har", 7, status: 204) {
            try await $0.replace(
              body: Upload(
                file: .text("x", fileName: "x.txt", contentType: "text/plain"),
                purpose: .web,
                additionalProperties: ["b": "2", "a": "ü"]
              )
            )
          },
          ContractCase("press.har", 8, status: 204) {
            try await $0.replace()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class AmendContractTests: XCTestCase {
  func testAmend() async {
    await checkContract {
      try await contract.verify(
        "amend",
        Amend.self,
        [
          ContractCase("press.har", 9, status: 204) {
            try await $0.amend(
              body: .multipart(AuthorForm(name: "Frank", born: recorded(#""1920-10-08""#)))
            )
          },
          ContractCase("press.har", 11, status: 204) {
            try await $0.amend(body: .json(Author(name: "Frank", born: recorded(#""1920-10-08""#))))
          },
          ContractCase("press.har", 12, status: 204) {
            try await $0.amend(
              body: .form(Author(name: "Frank H.", born: recorded(#""1920-10-08""#)))
            )
          },
          ContractCase("press.har", 13, status: 204) {
            try await $0.amend(body: .text("Ä"))
          },
          ContractCase("press.har", 14, status: 204) {
            try await $0.amend(
              body: .binary(.data(recorded(#""AQ==""#), contentType: "image/webp"))
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class MixPartsContractTests: XCTestCase {
  func testMixParts() async {
    await checkContract {
      try await contract.verify(
        "mixParts",
        MixParts.self,
        [
          ContractCase("press.har", 10, status: 204) {
            try await $0.mixParts(body: recorded(#"{"part 0": "1", "part 1": {"a": [1]}}"#))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class FillFormContractTests: XCTestCase {
  func testFillForm() async {
    await checkContract {
      try await contract.verify(
        "fillForm",
        FillForm.self,
        [
          ContractCase("press.har", 15, status: 204) {
            try await $0.fillForm(
              body: FillForm.Body(
                text: "a b&c=d+é",
                tags: ["x", "y"],
                codes: [1, 2],
                size: FillForm.Body.Size(width: 3, height: 4),
                place: FillForm.Body.Place(city: "Bern", lines: ["l1", "l2"]),
                author: Author(name: "A&B"),
                url: "https://a.b/c?d"
              )
            )
          },
          ContractCase("press.har", 16, status: 204) {
            try await $0.fillForm(
              body: FillForm.Body(text: "a b&c", tags: ["x"], size: FillForm.Body.Size(width: 3))
            )
          },
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class StoreFileContractTests: XCTestCase {
  func testStoreFile() async {
    await checkContract {
      try await contract.verify(
        "storeFile",
        StoreFile.self,
        [
          ContractCase("press.har", 17, status: 204) {
            try await $0.storeFile(body: .data(recorded(#""AAEN/w==""#)))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class StorePictureContractTests: XCTestCase {
  func testStorePicture() async {
    await checkContract {
      try await contract.verify(
        "storePicture",
        StorePicture.self,
        [
          ContractCase("press.har", 18, status: 204) {
            try await $0.storePicture(
              body: .png(.data(recorded(#""/9g=""#), contentType: "image/jpeg"))
            )
          },
          ContractCase("press.har", 19, status: 204) {
            try await $0.storePicture(body: .csv("a,b\r\n"))
          },
          ContractCase("press.har", 20, status: 204) {
            try await $0.storePicture(body: .xml("<e/>"))
          },
          ContractCase("press.har", 21, status: 204) {
            try await $0.storePicture()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class AskWithBodyContractTests: XCTestCase {
  func testAskWithBody() async {
    await checkContract {
      try await contract.verify(
        "askWithBody",
        AskWithBody.self,
        [
          ContractCase("press.har", 22, status: 204) {
            try await $0.askWithBody(body: recorded(#"{"a": [1, null]}"#))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class PatchAnythingContractTests: XCTestCase {
  func testPatchAnything() async {
    await checkContract {
      try await contract.verify(
        "patchAnything",
        PatchAnything.self,
        [
          ContractCase("press.har", 23, status: 204) {
            try await $0.patchAnything(body: recorded("true"))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}

final class AnswerContractTests: XCTestCase {
  func testAnswer() async {
    await checkContract {
      try await contract.verify(
        "answer",
        Answer.self,
        [
          ContractCase("press.har", 24, status: 200, schema: "answer.200") {
            try await $0.answer(kind: "whole")
          },
          ContractCase("press.har", 25, status: 201) {
            try await $0.answer(kind: "text")
          },
          ContractCase("press.har", 26, status: 201) {
            try await $0.answer(kind: "image")
          },
          ContractCase("press.har", 27, status: 201, schema: "answer.201") {
            try await $0.answer(kind: "number")
          },
          ContractCase("press.har", 28, status: 204) {
            try await $0.answer()
          },
          ContractCase("press.har", 29, status: 206) {
            try await $0.answer(kind: "form")
          },
          ContractCase("press.har", 30, status: 226) {
            try await $0.answer(kind: "other")
          },
          ContractCase("press.har", 31, status: 304) {
            try await $0.answer(kind: "known")
          },
          ContractCase("press.har", 32, status: 404) {
            try await $0.answer(kind: "missing")
          },
          ContractCase("press.har", 33, status: 409, schema: "answer.4XX") {
            try await $0.answer(kind: "wrong")
          },
          ContractCase("press.har", 34, status: 503) {
            try await $0.answer(kind: "broken")
          },
        ],
        samples: [
          ContractSample(202, headers: ["Content-Type": "application/pdf"], body: "sample"),
          ContractSample(299, headers: ["Content-Type": "application/pdf"], body: "sample"),
          ContractSample(
            400,
            headers: ["Content-Type": "application/problem+json", "Retry-After": "7"],
            body: #"{"title": "sample"}"#
          ),
          ContractSample(
            499,
            headers: ["Content-Type": "application/problem+json", "Retry-After": "7"],
            body: #"{"title": "sample"}"#
          ),
          ContractSample(500, body: "sample"),
          ContractSample(599, body: "sample"),
        ]
      ) { outcome in
        switch outcome {
        case .success(.ok(let response)):
          .json(
            200,
            response.body,
            headers: ["X-Total": response.xTotal, "X-Tags": response.xTags]
          )
        case .success(.created(let body)):
          switch body {
          case .text(let body): .text(201, body)
          case .binary(let body): .bytes(201, body)
          case .json(let body): .json(201, body)
          }
        case .success(.noContent): .empty(204)
        case .success(.partialContent(let body)): .form(206, body)
        case .success(.success(let status, let body)):
          .excluding([200, 201, 204, 206, 304, 404], .bytes(status, body))
        case .failure(.notModified(let response)): .empty(304, headers: ["ETag": response.eTag])
        case .failure(.notFound): .empty(404)
        case .failure(.clientError(let status, let response)):
          .excluding(
            [200, 201, 204, 206, 304, 404],
            .json(status, response.body, headers: ["Retry-After": response.retryAfter])
          )
        case .failure(.other(let status, let body)):
          .excluding([200, 201, 204, 206, 304, 404], classes: [2, 4], .text(status, body))
        }
      }
    }
  }
}

final class ReadVersionContractTests: XCTestCase {
  func testReadVersion() async {
    await checkContract {
      try await contract.verify(
        "readVersion",
        ReadVersion.self,
        [
          ContractCase("press.har", 54, status: 200, schema: "readVersion.200") {
            try await $0.readVersion()
          },
          ContractCase(
            "press.har",
            55,
            status: 200,
            schema: "readVersion.200 application/json;odata=verbose"
          ) {
            try await $0.readVersion()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply):
          switch reply {
          case .json(let body): .json(200, body)
          case .json2(let body): .json(200, body)
          }
        }
      }
    }
  }
}

final class DownloadContractTests: XCTestCase {
  func testDownload() async {
    await checkContract {
      try await contract.verify(
        "download",
        Download.self,
        [
          ContractCase("press.har", 56, status: 200) {
            try await $0.download(body: .data(recorded(#""JVBERg==""#)))
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .bytes(200, reply)
        }
      }
    }
  }
}

final class ReadEditionContractTests: XCTestCase {
  func testReadEdition() async {
    await checkContract {
      try await contract.verify(
        "readEdition",
        ReadEdition.self,
        [
          ContractCase("press.har", 57, status: 200, schema: "readEdition.200") {
            try await $0.readEdition()
          },
          ContractCase(
            "press.har",
            58,
            status: 200,
            schema: "readEdition.200 application/json;v=2"
          ) {
            try await $0.readEdition()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply):
          switch reply {
          case .text(let body): .text(200, body)
          case .json(let body): .json(200, body)
          case .json2(let body): .json(200, body)
          }
        }
      }
    }
  }
}

final class FollowOrdersContractTests: XCTestCase {
  func testFollowOrders() async {
    await checkContract {
      try await contract.verify(
        "followOrders",
        FollowOrders.self,
        [
          ContractCase("press.har", 35, status: 200, schema: "followOrders.200") {
            try await $0.followOrders()
          },
          ContractCase("press.har", 36, status: 404, schema: "followOrders.404") {
            try await $0.followOrders()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .events(200, reply, until: "[DONE]")
        case .failure(.notFound(let body)): .json(404, body)
        }
      }
    }
  }
}

final class FollowNotesContractTests: XCTestCase {
  func testFollowNotes() async {
    await checkContract {
      try await contract.verify(
        "followNotes",
        FollowNotes.self,
        [
          ContractCase("press.har", 37, status: 200) {
            try await $0.followNotes()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .textEvents(200, reply)
        }
      }
    }
  }
}

final class CompleteContractTests: XCTestCase {
  func testComplete() async {
    await checkContract {
      try await contract.verify(
        "complete",
        Complete.self,
        [
          ContractCase("press.har", 38, status: 200, schema: "complete.200") {
            try await $0.complete(body: Complete.Body())
          },
          ContractCase("press.har", 39, status: 200, schema: "complete.200 text/event-stream") {
            try await $0.complete(body: Complete.Body(stream: true))
          },
          ContractCase("press.har", 40, status: 202) {
            try await $0.complete(body: Complete.Body())
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(.ok(let response)):
          switch response.body {
          case .json(let body): .json(200, body, headers: ["X-Id": response.xId])
          case .events(let body):
            .events(200, body, until: "[DONE]", headers: ["X-Id": response.xId])
          }
        case .success(.accepted): .empty(202)
        }
      }
    }
  }
}

final class FollowEventsContractTests: XCTestCase {
  func testFollowEvents() async {
    await checkContract {
      try await contract.verify(
        "followEvents",
        FollowEvents.self,
        [
          ContractCase("press.har", 41, status: 200, schema: "followEvents.200") {
            try await $0.followEvents()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .events(200, reply, until: "[DONE]")
        }
      }
    }
  }
}

final class ListLinesContractTests: XCTestCase {
  func testListLines() async {
    await checkContract {
      try await contract.verify(
        "listLines",
        ListLines.self,
        [
          ContractCase("press.har", 42, status: 200, schema: "listLines.200") {
            try await $0.listLines()
          },
          ContractCase("press.har", 43, status: 206, schema: "listLines.206") {
            try await $0.listLines()
          },
        ]
      ) { outcome in
        switch outcome {
        case .success(.ok(let body)): .jsonLines(200, body)
        case .success(.partialContent(let body)): .jsonLines(206, body)
        }
      }
    }
  }
}

final class SendLinesContractTests: XCTestCase {
  func testSendLines() async {
    await checkContract {
      try await contract.verify(
        "sendLines",
        SendLines.self,
        [
          ContractCase("press.har", 44, status: 204) {
            try await $0.sendLines(body: [Author(name: "A"), Author(name: "B\n\u{2028}")])
          }
        ]
      ) { outcome in
        switch outcome {
        case .success: .empty(204)
        }
      }
    }
  }
}
