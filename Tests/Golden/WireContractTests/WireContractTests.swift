// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

final class PathSimpleContractTests: XCTestCase {
  func testPathSimple() async {
    await checkContract {
      try await contract.verify(
        "pathSimple",
        PathSimple.self,
        [
          ContractCase(
            "wire.har",
            0,
            status: 204,
            connection: Wire(credentials: .init(keyQuery: "k q")).connection
          ) {
            try await $0.pathSimple(
              text: "blue/",
              list: ["blue", "bl,ack", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathSimpleExplodedContractTests: XCTestCase {
  func testPathSimpleExploded() async {
    await checkContract {
      try await contract.verify(
        "pathSimpleExploded",
        PathSimpleExploded.self,
        [
          ContractCase("wire.har", 1, status: 204) {
            try await $0.pathSimpleExploded(
              text: "blue",
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathLabelContractTests: XCTestCase {
  func testPathLabel() async {
    await checkContract {
      try await contract.verify(
        "pathLabel",
        PathLabel.self,
        [
          ContractCase("wire.har", 2, status: 204) {
            try await $0.pathLabel(
              text: "blue",
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathLabelExplodedContractTests: XCTestCase {
  func testPathLabelExploded() async {
    await checkContract {
      try await contract.verify(
        "pathLabelExploded",
        PathLabelExploded.self,
        [
          ContractCase("wire.har", 3, status: 204) {
            try await $0.pathLabelExploded(
              text: "blue",
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathMatrixContractTests: XCTestCase {
  func testPathMatrix() async {
    await checkContract {
      try await contract.verify(
        "pathMatrix",
        PathMatrix.self,
        [
          ContractCase("wire.har", 4, status: 204) {
            try await $0.pathMatrix(
              text: "blue",
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathMatrixExplodedContractTests: XCTestCase {
  func testPathMatrixExploded() async {
    await checkContract {
      try await contract.verify(
        "pathMatrixExploded",
        PathMatrixExploded.self,
        [
          ContractCase("wire.har", 5, status: 204) {
            try await $0.pathMatrixExploded(
              text: "blue",
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class PathValuesContractTests: XCTestCase {
  func testPathValues() async {
    await checkContract {
      try await contract.verify(
        "pathValues",
        PathValues.self,
        [
          ContractCase("wire.har", 7, status: 204) {
            try await $0.pathValues(name: "é/ ", page: -9223372036854775808)
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

final class PathSegmentsContractTests: XCTestCase {
  func testPathSegments() async {
    await checkContract {
      try await contract.verify(
        "pathSegments",
        PathSegments.self,
        [
          ContractCase("wire.har", 6, status: 204) {
            try await $0.pathSegments(place: "projects/a b/?#", verb: ["do", "it"])
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

final class PathJSONContractTests: XCTestCase {
  func testPathJSON() async {
    await checkContract {
      try await contract.verify(
        "pathJSON",
        PathJSON.self,
        [
          ContractCase("wire.har", 8, status: 204) {
            try await $0.pathJSON(filter: recorded(#"{"R": 100, "G": 200, "B": 150}"#))
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

final class QueryFormContractTests: XCTestCase {
  func testQueryForm() async {
    await checkContract {
      try await contract.verify(
        "queryForm",
        QueryForm.self,
        [
          ContractCase("wire.har", 9, status: 204) {
            try await $0.queryForm(
              text: "a,b",
              list: ["blue", ""],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
          },
          ContractCase("wire.har", 10, status: 204) {
            try await $0.queryForm()
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

final class QueryFormJoinedContractTests: XCTestCase {
  func testQueryFormJoined() async {
    await checkContract {
      try await contract.verify(
        "queryFormJoined",
        QueryFormJoined.self,
        [
          ContractCase("wire.har", 11, status: 204) {
            try await $0.queryFormJoined(
              text: "blue",
              list: ["a,b", "c"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class QuerySpacesContractTests: XCTestCase {
  func testQuerySpaces() async {
    await checkContract {
      try await contract.verify(
        "querySpaces",
        QuerySpaces.self,
        [
          ContractCase("wire.har", 12, status: 204) {
            try await $0.querySpaces(
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class QueryPipesContractTests: XCTestCase {
  func testQueryPipes() async {
    await checkContract {
      try await contract.verify(
        "queryPipes",
        QueryPipes.self,
        [
          ContractCase("wire.har", 13, status: 204) {
            try await $0.queryPipes(
              list: ["blue", "black", "brown"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class QueryDeepContractTests: XCTestCase {
  func testQueryDeep() async {
    await checkContract {
      try await contract.verify(
        "queryDeep",
        QueryDeep.self,
        [
          ContractCase("wire.har", 14, status: 204) {
            try await $0.queryDeep(
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
              filter: recorded(
                """
                {\"name\": \"a b\", \"tags\": [\"x\", \"y\"], \"color\": {\"R\": 1, \"G\": 2, \"B\"\
                : 3}}
                """
              )
            )
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

final class QueryReservedContractTests: XCTestCase {
  func testQueryReserved() async {
    await checkContract {
      try await contract.verify(
        "queryReserved",
        QueryReserved.self,
        [
          ContractCase("wire.har", 15, status: 204) {
            try await $0.queryReserved(text: ":/?[]@!$'()*+,;=/%# ", list: ["a/b", "c"])
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

final class QueryNamesContractTests: XCTestCase {
  func testQueryNames() async {
    await checkContract {
      try await contract.verify(
        "queryNames",
        QueryNames.self,
        [
          ContractCase(
            "wire.har",
            16,
            status: 204,
            connection: Wire(credentials: .init(keyQuery: "k q")).connection
          ) {
            try await $0.queryNames(
              filterName: "a+b c",
              ids: [1, 2],
              aBAndCEqualsDPlusÉ: "x",
              top: 5,
              class: "y"
            )
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

final class QueryKindsContractTests: XCTestCase {
  func testQueryKinds() async {
    await checkContract {
      try await contract.verify(
        "queryKinds",
        QueryKinds.self,
        [
          ContractCase("wire.har", 17, status: 204) {
            try await $0.queryKinds(
              flag: true,
              count: 9223372036854775807,
              ratio: 0.1,
              when: recorded(#""2026-11-21T04:56:22.5Z""#),
              day: recorded(#""2026-11-21""#),
              id: recorded(#""0e984725-c51c-4bf4-9960-e1c80e27aba0""#),
              order: .zA,
              limit: 20,
              maybe: "m",
              colors: recorded(#"[{"R": 100, "G": 200, "B": 150}]"#),
              data: recorded(#""AP8+""#)
            )
          },
          ContractCase("wire.har", 18, status: 204) {
            try await $0.queryKinds(order: QueryKinds.Order(rawValue: "sideways"))
          },
          ContractCase(
            "wire.har",
            46,
            status: 204,
            undescribedHeaders: ["x-requested-with"],
            undescribedCookies: ["_ga", "consent"],
            numericParameters: ["count", "ratio", "limit"]
          ) {
            try await $0.queryKinds(count: 1, ratio: 2.5, limit: 20)
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

final class QueryJSONContractTests: XCTestCase {
  func testQueryJSON() async {
    await checkContract {
      try await contract.verify(
        "queryJSON",
        QueryJSON.self,
        [
          ContractCase("wire.har", 19, status: 204) {
            try await $0.queryJSON(filter: recorded(#"{"name": "é &+"}"#))
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

final class HeadersContractTests: XCTestCase {
  func testHeaders() async {
    await checkContract {
      try await contract.verify(
        "headers",
        Headers.self,
        [
          ContractCase("wire.har", 20, status: 204) {
            try await $0.headers(
              xText: "a, b=c; %C3%A9",
              xList: ["blue", "black", "brown", "d%2Ce"],
              xColor: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
              xColorsExploded: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
              xJSON: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
              xOld: "o"
            )
          },
          ContractCase(
            "wire.har",
            43,
            status: 204,
            undescribedHeaders: ["x-requested-with"],
            undescribedCookies: ["_ga", "consent"],
            describedHeaders: ["accept-language"]
          ) {
            try await $0.headers(xText: "a", xList: ["a", "b"], acceptLanguage: "en-GB,en;q=0.9")
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

final class CookiesContractTests: XCTestCase {
  func testCookies() async {
    await checkContract {
      try await contract.verify(
        "cookies",
        Cookies.self,
        [
          ContractCase("wire.har", 21, status: 204) {
            try await $0.cookies(
              text: "a b;é%",
              list: ["x", "y"],
              joined: ["x", "y,z"],
              json: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class RawCookiesContractTests: XCTestCase {
  func testRawCookies() async {
    await checkContract {
      try await contract.verify(
        "rawCookies",
        RawCookies.self,
        [
          ContractCase("wire.har", 22, status: 204) {
            try await $0.rawCookies(
              text: "a%20b+c==",
              list: ["x", "y"],
              color: recorded(#"{"R": 100, "G": 200, "B": 150}"#)
            )
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

final class GovernedContractTests: XCTestCase {
  func testGoverned() async {
    await checkContract {
      try await contract.verify(
        "governed",
        Governed.self,
        [
          ContractCase("wire.har", 23, status: 204) {
            try await $0.governed()
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

final class AnswerHeadersContractTests: XCTestCase {
  func testAnswerHeaders() async {
    await checkContract {
      try await contract.verify(
        "answerHeaders",
        AnswerHeaders.self,
        [
          ContractCase("wire.har", 24, status: 204) {
            try await $0.answerHeaders()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply):
          .empty(
            204,
            headers: [
              "X-List": reply.xList,
              "X-Numbers": reply.xNumbers,
              "X-Color": reply.xColor,
              "X-Color-Exploded": reply.xColorExploded,
              "X-JSON": reply.xJSON,
              "X-When": reply.xWhen,
              "X-Day": reply.xDay,
              "X-Flag": reply.xFlag,
              "X-Ratio": reply.xRatio,
              "X-Order": reply.xOrder,
              "Set-Cookie": reply.setCookie,
              "X-Old": reply.xOld,
            ]
          )
        }
      }
    }
  }
}

final class SampleParametersContractTests: XCTestCase {
  func testSampleParameters() async {
    await checkContract {
      try await contract.verify(
        "sampleParameters",
        SampleParameters.self,
        [
          ContractCase("wire.har", 47, status: 204) {
            try await $0.sampleParameters()
          },
          ContractCase(
            "wire.har",
            47,
            status: 204,
            adding: [
              .query("ratio", "1.5"),
              .query("price", "2.5"),
              .query("when", "2026-01-10T20:00:12Z"),
              .query("order", "up"),
              .query("ids", "11"),
              .query("ids", "12"),
              .query("orders", "down,up"),
              .query("flags", "true false"),
              .query("ratios", "8.5|9.5"),
              .query("R", "15"),
              .query("G", "16"),
              .query("B", "17"),
              .query("joined", "R,16,G,17,B,18"),
              .query("piped", "R|17|G|18|B|19"),
              .query("deep[name]", "sample11"),
              .query("map[key]", "sample12"),
              .query("json", "{\"R\":20,\"G\":21,\"B\":22}"),
              .header("X-Ratio", "15.5"),
              .header("X-List", "sample15,sample16"),
              .header("X-Color", "R,23,G,24,B,25"),
              .header("X-Exploded", "R=24,G=25,B=26"),
              .header("X-JSON", "\"sample18\""),
              .cookie("text", "sample19"),
              .cookie("list", "sample20"),
              .cookie("list", "sample21"),
              .cookie("pair", "28,29"),
              .cookie("raw", "true"),
            ]
          ) {
            try await $0.sampleParameters(
              ratio: 1.5,
              price: recorded("2.5"),
              when: recorded(#""2026-01-10T20:00:12Z""#),
              order: .up,
              ids: [11, 12],
              orders: [.down, .up],
              flags: [true, false],
              ratios: [8.5, 9.5],
              exploded: recorded(#"{"R": 15, "G": 16, "B": 17}"#),
              joined: recorded(#"{"R": 16, "G": 17, "B": 18}"#),
              piped: recorded(#"{"R": 17, "G": 18, "B": 19}"#),
              deep: recorded(#"{"name": "sample11"}"#),
              map: recorded(#"{"key": "sample12"}"#),
              json: recorded(#"{"R": 20, "G": 21, "B": 22}"#),
              xRatio: 15.5,
              xList: ["sample15", "sample16"],
              xColor: recorded(#"{"R": 23, "G": 24, "B": 25}"#),
              xExploded: recorded(#"{"R": 24, "G": 25, "B": 26}"#),
              xJSON: "sample18",
              text: "sample19",
              list: ["sample20", "sample21"],
              pair: [28, 29],
              raw: true
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

final class SampleAnswersContractTests: XCTestCase {
  func testSampleAnswers() async {
    await checkContract {
      try await contract.verify(
        "sampleAnswers",
        SampleAnswers.self,
        [
          ContractCase("wire.har", 48, status: 204) {
            try await $0.sampleAnswers()
          }
        ],
        samples: [
          ContractSample(201, headers: ["Location": "sample"]),
          ContractSample(
            404,
            headers: ["Content-Type": "application/json"],
            body: """
              {\"code\": \"lost\", \"details\": [\"sample1\"], \"at\": \"2026-01-10T20:00:12Z\", \"\
              color\": {\"R\": 7, \"G\": 8, \"B\": 9}, \"amount\": 1.5}
              """
          ),
          ContractSample(410, headers: ["Content-Type": "text/plain"], body: "sample"),
          ContractSample(
            400,
            headers: ["Content-Type": "application/json"],
            body: """
              {\"code\": \"lost\", \"details\": [\"sample1\"], \"at\": \"2026-01-10T20:00:12Z\", \"\
              color\": {\"R\": 7, \"G\": 8, \"B\": 9}, \"amount\": 1.5}
              """
          ),
          ContractSample(
            499,
            headers: ["Content-Type": "application/json"],
            body: """
              {\"code\": \"lost\", \"details\": [\"sample1\"], \"at\": \"2026-01-10T20:00:12Z\", \"\
              color\": {\"R\": 7, \"G\": 8, \"B\": 9}, \"amount\": 1.5}
              """
          ),
          ContractSample(503, headers: ["Retry-After": "7"]),
          ContractSample(
            500,
            headers: ["Content-Type": "application/json"],
            body: """
              [{\"code\": \"lost\", \"details\": [\"sample1\"], \"at\": \"2026-01-10T20:00:12Z\", \
              \"color\": {\"R\": 7, \"G\": 8, \"B\": 9}, \"amount\": 1.5}]
              """
          ),
          ContractSample(
            599,
            headers: ["Content-Type": "application/json"],
            body: """
              [{\"code\": \"lost\", \"details\": [\"sample1\"], \"at\": \"2026-01-10T20:00:12Z\", \
              \"color\": {\"R\": 7, \"G\": 8, \"B\": 9}, \"amount\": 1.5}]
              """
          ),
        ]
      ) { outcome in
        switch outcome {
        case .success(.noContent): .empty(204)
        case .success(.created(let response)): .empty(201, headers: ["Location": response.location])
        case .failure(.notFound(let body)): .json(404, body)
        case .failure(.gone(let body)): .text(410, body)
        case .failure(.clientError(let status, let body)):
          .excluding([204, 201, 404, 410, 503], .json(status, body))
        case .failure(.serviceUnavailable(let response)):
          .empty(503, headers: ["Retry-After": response.retryAfter])
        case .failure(.other(let status, let body)):
          .excluding([204, 201, 404, 410, 503], classes: [4], .json(status, body))
        }
      }
    }
  }
}

final class SampleReplyContractTests: XCTestCase {
  func testSampleReply() async {
    await checkContract {
      try await contract.verify(
        "sampleReply",
        SampleReply.self,
        [
          ContractCase("wire.har", 49, status: 200, schema: "sampleReply.2XX") {
            try await $0.sampleReply()
          }
        ],
        samples: [
          ContractSample(
            299,
            writtenAs: 200,
            headers: ["Content-Type": "application/json"],
            body: #"{"R": 7, "G": 8, "B": 9}"#
          )
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .json(200, reply)
        }
      }
    }
  }
}

final class UndescribedSuccessContractTests: XCTestCase {
  func testUndescribedSuccess() async {
    await checkContract {
      try await contract.verify(
        "undescribedSuccess",
        UndescribedSuccess.self,
        [
          ContractCase(
            "wire.har",
            42,
            status: 404,
            connection: Wire(credentials: .init(keyQuery: "k")).connection
          ) {
            try await $0.undescribedSuccess()
          }
        ]
      ) { outcome in
        switch outcome {
        case .success(let reply): .bytes(reply.status, reply.binary())
        case .failure(.notFound): .empty(404)
        }
      }
    }
  }
}
