// Generated from wire.yaml. Edit the specification, then run `bindery generate`.

import BinderyRuntime
import BinderyTesting
import Wire
import XCTest

final class SecureHeaderContractTests: XCTestCase {
  func testSecureHeader() async {
    await checkContract {
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
}

final class SecureQueryContractTests: XCTestCase {
  func testSecureQuery() async {
    await checkContract {
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
}

final class SecureCookieContractTests: XCTestCase {
  func testSecureCookie() async {
    await checkContract {
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
}

final class SecureBasicContractTests: XCTestCase {
  func testSecureBasic() async {
    await checkContract {
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
}

final class SecureBearerContractTests: XCTestCase {
  func testSecureBearer() async {
    await checkContract {
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
}

final class SecureOtherContractTests: XCTestCase {
  func testSecureOther() async {
    await checkContract {
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
}

final class SecureTokensContractTests: XCTestCase {
  func testSecureTokens() async {
    await checkContract {
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
}

final class SecureDiscoveredContractTests: XCTestCase {
  func testSecureDiscovered() async {
    await checkContract {
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
}

final class SecureBothContractTests: XCTestCase {
  func testSecureBoth() async {
    await checkContract {
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
}

final class SecureEitherContractTests: XCTestCase {
  func testSecureEither() async {
    await checkContract {
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
}

final class SecureOptionalContractTests: XCTestCase {
  func testSecureOptional() async {
    await checkContract {
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
}

final class SecureCertificateContractTests: XCTestCase {
  func testSecureCertificate() async {
    await checkContract {
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
}

final class SecureInheritedContractTests: XCTestCase {
  func testSecureInherited() async {
    await checkContract {
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
}

final class SecureNoneContractTests: XCTestCase {
  func testSecureNone() async {
    await checkContract {
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
}
