// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

final class PathSimpleContractTests: XCTestCase {
  func testPathSimple() async throws {
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

final class PathSimpleExplodedContractTests: XCTestCase {
  func testPathSimpleExploded() async throws {
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

final class PathLabelContractTests: XCTestCase {
  func testPathLabel() async throws {
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

final class PathLabelExplodedContractTests: XCTestCase {
  func testPathLabelExploded() async throws {
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

final class PathMatrixContractTests: XCTestCase {
  func testPathMatrix() async throws {
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

final class PathMatrixExplodedContractTests: XCTestCase {
  func testPathMatrixExploded() async throws {
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

final class PathValuesContractTests: XCTestCase {
  func testPathValues() async throws {
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

final class PathSegmentsContractTests: XCTestCase {
  func testPathSegments() async throws {
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

final class PathJSONContractTests: XCTestCase {
  func testPathJSON() async throws {
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

final class QueryFormContractTests: XCTestCase {
  func testQueryForm() async throws {
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

final class QueryFormJoinedContractTests: XCTestCase {
  func testQueryFormJoined() async throws {
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

final class QuerySpacesContractTests: XCTestCase {
  func testQuerySpaces() async throws {
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

final class QueryPipesContractTests: XCTestCase {
  func testQueryPipes() async throws {
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

final class QueryDeepContractTests: XCTestCase {
  func testQueryDeep() async throws {
    try await contract.verify(
      "queryDeep",
      QueryDeep.self,
      [
        ContractCase("wire.har", 14, status: 204) {
          try await $0.queryDeep(
            color: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
            filter: recorded(
              """
              {\"name\": \"a b\", \"tags\": [\"x\", \"y\"], \"color\": {\"R\": 1, \"G\": 2, \"B\": \
              3}}
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

final class QueryReservedContractTests: XCTestCase {
  func testQueryReserved() async throws {
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

final class QueryNamesContractTests: XCTestCase {
  func testQueryNames() async throws {
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

final class QueryKindsContractTests: XCTestCase {
  func testQueryKinds() async throws {
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

final class QueryJSONContractTests: XCTestCase {
  func testQueryJSON() async throws {
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

final class HeadersContractTests: XCTestCase {
  func testHeaders() async throws {
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
            xJson: recorded(#"{"R": 100, "G": 200, "B": 150}"#),
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

final class CookiesContractTests: XCTestCase {
  func testCookies() async throws {
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

final class RawCookiesContractTests: XCTestCase {
  func testRawCookies() async throws {
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

final class GovernedContractTests: XCTestCase {
  func testGoverned() async throws {
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

final class AnswerHeadersContractTests: XCTestCase {
  func testAnswerHeaders() async throws {
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
            "X-JSON": reply.xJson,
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

final class SecureHeaderContractTests: XCTestCase {
  func testSecureHeader() async throws {
    try await contract.verify(
      "secureHeader",
      SecureHeader.self,
      [
        ContractCase(
          "wire.har",
          25,
          status: 204,
          connection: Wire(
            credentials: .init(
              keyHeader: "kh-0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"
            )
          ).connection
        ) {
          try await $0.secureHeader()
        },
        ContractCase(
          "wire.har",
          45,
          status: 204,
          undescribedHeaders: ["x-requested-with"],
          undescribedCookies: ["_ga", "consent"],
          connection: Wire(credentials: .init(keyHeader: "kh")).connection
        ) {
          try await $0.secureHeader()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureQueryContractTests: XCTestCase {
  func testSecureQuery() async throws {
    try await contract.verify(
      "secureQuery",
      SecureQuery.self,
      [
        ContractCase(
          "wire.har",
          26,
          status: 204,
          connection: Wire(credentials: .init(keyQuery: "k q")).connection
        ) {
          try await $0.secureQuery()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureCookieContractTests: XCTestCase {
  func testSecureCookie() async throws {
    try await contract.verify(
      "secureCookie",
      SecureCookie.self,
      [
        ContractCase(
          "wire.har",
          27,
          status: 204,
          connection: Wire(credentials: .init(keyCookie: "kc")).connection
        ) {
          try await $0.secureCookie()
        },
        ContractCase(
          "wire.har",
          44,
          status: 204,
          undescribedHeaders: ["x-requested-with"],
          undescribedCookies: ["_ga"],
          connection: Wire(credentials: .init(keyCookie: "kc")).connection
        ) {
          try await $0.secureCookie()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureBasicContractTests: XCTestCase {
  func testSecureBasic() async throws {
    try await contract.verify(
      "secureBasic",
      SecureBasic.self,
      [
        ContractCase(
          "wire.har",
          28,
          status: 204,
          connection: Wire(
            credentials: .init(basic: (user: "Aladdin", password: "open sesame"))
          ).connection
        ) {
          try await $0.secureBasic()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureBearerContractTests: XCTestCase {
  func testSecureBearer() async throws {
    try await contract.verify(
      "secureBearer",
      SecureBearer.self,
      [
        ContractCase(
          "wire.har",
          29,
          status: 204,
          connection: Wire(
            credentials: .init(bearer: "b", oauth: .token("b"), openID: .token("b"))
          ).connection
        ) {
          try await $0.secureBearer()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureOtherContractTests: XCTestCase {
  func testSecureOther() async throws {
    try await contract.verify(
      "secureOther",
      SecureOther.self,
      [
        ContractCase(
          "wire.har",
          30,
          status: 204,
          connection: Wire(credentials: .init(other: "t1")).connection
        ) {
          try await $0.secureOther()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureTokensContractTests: XCTestCase {
  func testSecureTokens() async throws {
    try await contract.verify(
      "secureTokens",
      SecureTokens.self,
      [
        ContractCase(
          "wire.har",
          31,
          status: 204,
          connection: Wire(
            credentials: .init(bearer: "o", oauth: .token("o"), openID: .token("o"))
          ).connection
        ) {
          try await $0.secureTokens()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureDiscoveredContractTests: XCTestCase {
  func testSecureDiscovered() async throws {
    try await contract.verify(
      "secureDiscovered",
      SecureDiscovered.self,
      [
        ContractCase(
          "wire.har",
          32,
          status: 204,
          connection: Wire(
            credentials: .init(bearer: "i", oauth: .token("i"), openID: .token("i"))
          ).connection
        ) {
          try await $0.secureDiscovered()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureBothContractTests: XCTestCase {
  func testSecureBoth() async throws {
    try await contract.verify(
      "secureBoth",
      SecureBoth.self,
      [
        ContractCase(
          "wire.har",
          33,
          status: 204,
          connection: Wire(
            credentials: .init(keyHeader: "kh", basic: (user: "Aladdin", password: "open sesame"))
          ).connection
        ) {
          try await $0.secureBoth()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureEitherContractTests: XCTestCase {
  func testSecureEither() async throws {
    try await contract.verify(
      "secureEither",
      SecureEither.self,
      [
        ContractCase(
          "wire.har",
          34,
          status: 204,
          connection: Wire(
            credentials: .init(bearer: "b", oauth: .token("b"), openID: .token("b"))
          ).connection
        ) {
          try await $0.secureEither()
        },
        ContractCase(
          "wire.har",
          35,
          status: 204,
          connection: Wire(
            credentials: .init(keyHeader: "kh", basic: (user: "Aladdin", password: "open sesame"))
          ).connection
        ) {
          try await $0.secureEither()
        },
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureOptionalContractTests: XCTestCase {
  func testSecureOptional() async throws {
    try await contract.verify(
      "secureOptional",
      SecureOptional.self,
      [
        ContractCase("wire.har", 36, status: 204) {
          try await $0.secureOptional()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureCertificateContractTests: XCTestCase {
  func testSecureCertificate() async throws {
    try await contract.verify(
      "secureCertificate",
      SecureCertificate.self,
      [
        ContractCase(
          "wire.har",
          37,
          status: 204,
          connection: Wire(credentials: .init(keyHeader: "kh")).connection
        ) {
          try await $0.secureCertificate()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureInheritedContractTests: XCTestCase {
  func testSecureInherited() async throws {
    try await contract.verify(
      "secureInherited",
      SecureInherited.self,
      [
        ContractCase(
          "wire.har",
          38,
          status: 204,
          connection: Wire(credentials: .init(keyQuery: "k q")).connection
        ) {
          try await $0.secureInherited()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class SecureNoneContractTests: XCTestCase {
  func testSecureNone() async throws {
    try await contract.verify(
      "secureNone",
      SecureNone.self,
      [
        ContractCase("wire.har", 39, status: 204) {
          try await $0.secureNone()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class UndescribedSuccessContractTests: XCTestCase {
  func testUndescribedSuccess() async throws {
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

final class ElsewhereByPathContractTests: XCTestCase {
  func testElsewhereByPath() async throws {
    try await contract.verify(
      "elsewhereByPath",
      ElsewhereByPath.self,
      [
        ContractCase("wire.har", 40, status: 204) {
          try await $0.elsewhereByPath()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}

final class ElsewhereByOperationContractTests: XCTestCase {
  func testElsewhereByOperation() async throws {
    try await contract.verify(
      "elsewhereByOperation",
      ElsewhereByOperation.self,
      [
        ContractCase("wire.har", 41, status: 204) {
          try await $0.elsewhereByOperation()
        }
      ]
    ) { outcome in
      switch outcome {
      case .success: .empty(204)
      }
    }
  }
}
