import XCTest

@testable import Shaping

/// The names of components whose keys a framework derives from the types of its code.
final class SchemaNamerTests: XCTestCase {
  func testGenericTypes() {
    assertNames([
      ("Page_User_", "Page[User]", "userPage"),
      ("Page_Item_-Input", "Page[Item]", "itemPageInput"),
      (
        "Envelope_list_Job__CursorMeta_", "Envelope[list[Job], CursorMeta]",
        "jobListCursorMetaEnvelope"
      ),
      ("Response_dict_str__Any__", "Response[dict[str, Any]]", "anyMapResponse"),
      ("Reply_Optional_app.models.Cat__", "Reply[Optional[app.models.Cat]]", "catReply"),
      ("Page«Order»", nil, "orderPage"),
      ("ApiResponse«List«Order»»", nil, "orderListApiResponse"),
      ("Map«string,Order»", nil, "orderMap"),
      ("BulkBody_ConnectionBody_", "BulkBody[ConnectionBody]", "connectionBulkBody"),
      ("PagedResult[Author]", nil, "authorPagedResult"),
      ("User", "User", nil),
      ("Page_Book_", "A page of [books]", nil),
    ])
  }

  func testVersionBeforeEachType() {
    assertNames([
      ("v0.0.38_signal", nil, "signal"), ("v0.0.38_job_info", nil, "jobInfo"),
      ("v0.0.38_error", nil, "error"), ("other", nil, nil),
    ])
    assertNames([
      ("dbv0.0.38_job", nil, "dbv0038Job"), ("dbv0.0.39_job", nil, "dbv0039Job"),
      ("v0.0.39_job", nil, "v0039Job"), ("dbv0.0.38_user", nil, nil),
      ("user", nil, nil), ("dbv0.0.38_cluster", nil, "cluster"),
    ])
    assertNames([("v1_user", nil, nil), ("v2_user", nil, nil), ("v1.2_order", nil, nil)])
    assertNames([
      ("v0.0.40_job", nil, "v0040Job"), ("user", nil, nil), ("order", nil, nil),
      ("1.2.3_order", nil, nil), ("item", nil, nil), ("cat", nil, nil),
    ])
  }

  func testUnions() {
    let union =
      "Union[TextPart, ImagePart, ToolPart], FieldInfo(annotation=None, discriminator='type')"
    assertNames([
      (
        "Page_list_Annotated_Union_TextPart__ImagePart__ToolPart___FieldInfo_annotation_None__discriminator__type____",
        "Page[list[Annotated[\(union)]]]", "partListPage"
      ),
      (
        "Feature_Union_Rock__Stone__Pebble__Boulder__Gravel__Cobble__Sand__Silt___Info_",
        "Feature[Union[Rock, Stone, Pebble, Boulder, Gravel, Cobble, Sand, Silt], Info]",
        "infoFeature"
      ),
      ("Page_Union_Cat__Dog__", "Page[Union[Cat, Dog]]", "catOrDogPage"),
      ("Page_Cat___None_", "Page[Cat | None]", "catPage"),
    ])
  }

  func testInvalidTypesKeepTheirKeys() {
    for text in ["Page[", "Page[Item", "Page[]", "[", "a]b[", "Page[Item]]", "Page[f(]", "[[]]"] {
      XCTAssertNil(GenericType(text), text)
    }
    XCTAssertNil(
      GenericType(String(repeating: "A[", count: 40) + String(repeating: "]", count: 40))
    )
  }

  func testBodiesOfOperations() {
    let operation = DescribedOperation(
      key: "upload_file_users__id__file_post",
      writtenID: "upload_file_users__id__file_post",
      method: "POST",
      path: "/users/{id}/file"
    )
    let components = [
      DescribedComponent(key: "Body_upload_file_users__id__file_post", title: nil),
      DescribedComponent(key: "Body_other", title: nil),
    ]
    let names = SchemaNamer.names(
      of: components,
      operations: [operation],
      named: OperationNamer.names(of: [operation])
    )
    XCTAssertEqual(names, ["Body_upload_file_users__id__file_post": ["upload", "file", "body"]])
  }

  func testModules() {
    assertNames([
      ("app__v1__schemas__User", "User", "V1User"),
      ("app__v2__schemas__User-Input", "User", "V2UserInput"),
      ("app__v2__schemas__User", "User", "V2User"),
      ("app__v1__schemas__Page_User_", "Page[User]", "V1UserPage"),
      ("app__v2__schemas__Page_User_", "Page[User]", "V2UserPage"),
      ("app__orders__Item", "Item", "Item"),
      ("Envelope_Job__Meta_", "Envelope[Job, Meta]", "JobMetaEnvelope"),
      ("a__b", "c", nil),
    ])
  }

  func testHashes() {
    assertNames([
      ("Profile.3a64a9f", "Profile", "Profile"),
      ("Profile.3a64a9f.Address", "Address", "ProfileAddress"),
      ("Error.ad30e22.ErrorElement", "ErrorElement", "ErrorElement"),
    ])
    assertNames([("Profile.3a64a9f", nil, nil), ("A", nil, nil), ("B", nil, nil)])
  }

  func testPackages() {
    assertNames([
      ("orderspbOrder", nil, "Order"), ("orderspbEvent", nil, nil), ("mvccpbEvent", nil, nil),
      ("OrderLine", nil, nil), ("orderspbOrderLine", nil, nil), ("protobufAny", nil, nil),
      ("rpcStatus", nil, nil),
    ])
    assertNames([("lockpbLockRequest", nil, "LockRequest"), ("etcdHeader", nil, "Header")])
    assertNames([("protobufSettings", nil, nil), ("newPet", nil, nil), ("updateUser", nil, nil)])
    assertNames([("v1User", nil, "User"), ("v1beta1UserList", nil, "UserList")])
    assertNames([("v1User", nil, nil), ("v2User", nil, nil), ("v2Team", nil, "Team")])
    assertNames([
      ("errorResponse", nil, nil), ("errorBody", nil, nil), ("v1User", nil, nil),
      ("User", nil, nil),
    ])
  }

  /// A tool that joins documents begins the keys of all components with their names.
  func testJoinedDocuments() {
    let schemes = ["Loans_OAuth", "Loans_API_Key", "Shelf_Plans_OAuth"]
    let keys: [(key: String, title: String?, name: String?)] = [
      ("Loans_Loan", nil, "Loan"), ("Loans_API_Loan_Page", nil, "LoanPage"),
      ("Shelf_Plans_PlanRequest", nil, "PlanRequest"), ("Shelf_Plans_404", nil, nil),
      ("Loans_Error", nil, nil), ("Shelf_Plans_Error", nil, nil), ("Loans_Plan", nil, "Plan"),
    ]
    assertNames(keys, schemes: schemes)
    let unproven: [(key: String, title: String?, name: String?)] = [
      ("Loans_Loan", nil, nil), ("Loans_Page", nil, nil),
    ]
    assertNames(unproven, schemes: ["Loans_OAuth"])
    assertNames(unproven, schemes: ["Loans_OAuth", "Key"])
    assertNames(unproven + [("Page", nil, nil)], schemes: ["Loans_OAuth", "Plans_OAuth"])
    assertNames(
      [("Loans_Loan", nil, nil), ("Plans_Plan", nil, nil), ("Page", nil, nil)],
      schemes: ["Loans_OAuth", "Plans_OAuth"]
    )
    // The first words of keys are no names of documents.
    assertNames(
      [
        ("user_profile", nil, nil), ("user_id", nil, nil), ("pet_owner", nil, nil),
        ("pet_status", nil, nil),
      ],
      schemes: ["user_token", "pet_key"]
    )
    assertNames(
      [("Shelf_Plans_Plan", nil, "Plan"), ("Loans_API_Loan", nil, "Loan")],
      schemes: ["Shelf_Plans_OAuth", "Loans_API_Key"]
    )
  }

  /// The request of an operation has its name.
  func testJoinedDocumentsWithAnOperationOfTheName() {
    let operation = DescribedOperation(
      key: "addLoan",
      writtenID: "addLoan",
      method: "POST",
      path: "/loans"
    )
    let names = SchemaNamer.names(
      of: ["Loans_AddLoan", "Plans_Plan"].map { DescribedComponent(key: $0, title: nil) },
      operations: [operation],
      named: [:],
      besideSecuritySchemes: ["Loans_OAuth", "Plans_OAuth"]
    )
    XCTAssertEqual(names, ["Plans_Plan": ["Plan"]])
  }

  func testANameOfAnotherComponentIsNotUsed() {
    assertNames([("Page_Item_", "Page[Item]", nil), ("ItemPage", nil, nil)])
    assertNames([("User.1234567", nil, "User"), ("User.89abcde", nil, nil)])
  }

  private func assertNames(
    _ expected: [(key: String, title: String?, name: String?)],
    schemes: [String] = [],
    line: UInt = #line
  ) {
    let components = expected.map { DescribedComponent(key: $0.key, title: $0.title) }
    let names = SchemaNamer.names(
      of: components,
      operations: [],
      named: [:],
      besideSecuritySchemes: schemes
    )
    for (key, _, name) in expected {
      let words = names[key].map { words in
        words.enumerated().map {
          $0 == 0 ? $1.lowercased() : $1.prefix(1).uppercased() + $1.dropFirst()
        }
        .joined()
      }
      XCTAssertEqual(words?.lowercased(), name?.lowercased(), key, line: line)
    }
  }
}
