import XCTest

@testable import Shaping

/// The names of operations whose operationIds a framework derives from its code.
final class OperationNamerTests: XCTestCase {
  func testFunctionBeforePathAndMethod() {
    assertNames(
      [
        ("read_root__get", "GET", "/", "readRoot"),
        (
          "read_item_accounts__account_id__items__item_id__get", "GET",
          "/accounts/{account_id}/items/{item_id}", "readItem"
        ),
        ("read_item_items__item_id__get", "GET", "/items/{item_id}", "readItemByItemId"),
        ("create_users_post", "POST", "/users", "createUser"),
        ("list_users__user_id__notes_get", "GET", "/users/{user_id}/notes", "listUserNotes"),
        ("login_auth_login_post", "POST", "/auth/login", "login"),
        ("status_jobs__id__status_get", "GET", "/jobs/{id}/status", "jobStatus"),
        ("get_tasks_api_v1_tasks_get", "GET", "/api/v1/tasks", "getTasks"),
        ("get_tasks_api_v2_tasks_get", "GET", "/api/v2/tasks", "getTasksV2"),
        ("get_tasks_tasks_get", "GET", "/tasks", "getTasksUnversioned"),
        ("get_tasks_api_v1_tasks__get", "GET", "/api/v1/tasks/", "getTasksWithSlash"),
        (
          "get_tasks_projects__id__members_get", "GET", "/projects/{id}/members",
          "getMemberTasks"
        ),
        ("proxy_proxy__path__get", "GET", "/proxy/{path}", "proxy"),
        ("proxy_proxy__path__put", "PUT", "/proxy/{path}", "proxyPut"),
      ]
    )
  }

  /// Paths that differ in their queries are no part of what a framework writes.
  func testFunctionBeforePathWithQuery() {
    assertNames(
      [
        ("listPets", "GET", "/v1/pets", nil), ("listToys", "GET", "/v1/toys", nil),
        ("listShops", "GET", "/v1/shops", nil), ("listOrders", "GET", "/v1/orders", nil),
        (
          "preview_get_skill_v1_skills__skill_id__get", "GET",
          "/v1/skills/{skill_id}?preview=true", "previewGetSkill"
        ),
        (
          "preview_get_job_v1_jobs__job_id__get", "GET", "/v1/jobs/{job_id}#preview",
          "previewGetJob"
        ),
      ]
    )
    assertNames([("read_item_items__id__get", "GET", "/items/{id}?full=true", "readItem")])
  }

  /// The version at the beginning of a path proves it alone, if the function has a verb.
  func testFunctionBeforePathWithVersion() {
    assertNames(
      [
        ("listPets", "GET", "/v1/pets", nil), ("listToys", "GET", "/v1/toys", nil),
        ("listShops", "GET", "/v1/shops", nil), ("listOrders", "GET", "/v1/orders", nil),
        ("preview_create_skill_v1_skills_post", "POST", "/v1/skills", "previewCreateSkill"),
        ("beta_v1_skills_get", "GET", "/v1/skills", nil),
        ("create_shop_shops_post", "POST", "/shops", nil),
      ]
    )
  }

  func testFunctionBeforePathAndMethodInCamelCase() {
    assertNames(
      [
        (
          "readItemAccountsAccountIdItemsItemIdGet", "GET",
          "/accounts/{account_id}/items/{item_id}", "readItem"
        )
      ]
    )
  }

  func testControllerAndFunction() {
    assertNames(
      [
        ("CatsController_findAll", "GET", "/cats", "findAllCats"),
        ("CatsController_create", "POST", "/cats", "createCat"),
        ("CatsController_findOne", "GET", "/cats/{id}", "findCat"),
        ("CatsController_findAll_v2", "GET", "/v2/cats", "findAllCatsV2"),
        ("UsersController_getProfile", "GET", "/users/me", "getProfile"),
        ("AdminController_getProfile", "GET", "/admin/me", "getAdminProfile"),
        ("BookingsController_2024_08_13_createBooking", "POST", "/v2/bookings", "createBooking"),
        (
          "BookingsController_2024_06_14_createBooking", "POST", "/v3/bookings",
          "createBooking20240614"
        ),
      ]
    )
  }

  func testPathThatChanged() {
    assertNames(
      [
        (
          "get_state_threads__id__states__state_id__get", "GET", "/threads/{id}/states/{state_id}",
          "getState"
        ),
        (
          "find_state_threads__id__states__state_id__get", "POST", "/threads/{id}/states/find",
          "findState"
        ),
        ("list_runs_threads__id__runs_get", "GET", "/threads/{id}/runs", "listRuns"),
        ("find_my_users_get", "GET", "/people/{id}", nil),
        ("list_users_get", "GET", "/users", "listUsers"),
      ]
    )
  }

  func testNumberAfterPathAndMethod() {
    assertNames(
      [
        ("create_secret_v1_live_secrets_post", "POST", "/v1/live/secrets", "createSecret"),
        ("create_secret_live_secrets_post_2", "POST", "/live/secrets", "createSecretUnversioned"),
        ("read_usage_usage_get_2", "GET", "/usage", "readUsage"),
      ]
    )
  }

  func testVersionsOfPathsWithOtherSegments() {
    assertNames(
      [
        ("create_key_acme_v1_keys_post", "POST", "/acme/v1/keys", "createKey"),
        ("create_key_v1_keys_post", "POST", "/v1/keys", "createKeyV1"),
        ("create_key_keys_post", "POST", "/keys", "createKeyUnversioned"),
      ]
    )
  }

  func testFunctionWithTwoPaths() {
    assertNames(
      [
        ("apply_rule_apply_rule_post", "POST", "/apply_rule", "applyRule"),
        ("apply_rule_rules_apply_rule_post", "POST", "/rules/apply_rule", "applyRuleRules"),
        ("get_rule_info_rules__id__get", "GET", "/rules/{id}", "getRuleInfo"),
        ("get_rule_info_rules__id__info_get", "GET", "/rules/{id}/info", "getRuleInfoRulesInfo"),
      ]
    )
  }

  func testPathAndMethodBesideOtherNames() {
    assertNames(
      [
        ("getTile", "GET", "/tiles/{id}", nil), ("getInfo", "GET", "/info", nil),
        ("listTiles", "GET", "/tiles", nil), ("createTile", "POST", "/tiles", nil),
        ("read_dataset_grids__id__dataset_get", "GET", "/grids/{id}/dataset", "readDataset"),
        // Without the underscores around a parameter, the words could be a person's.
        ("check_dataset_grids_check_get", "GET", "/grids/check", nil),
        ("conformance_conformance_get", "GET", "/conformance", nil),
      ]
    )
  }

  func testFunctionsOfControllersWithUnderscores() {
    assertNames(
      [
        ("ChatsController_getChats", "GET", "/chats", "getChats"),
        ("ChatsController_send_text", "POST", "/chats/{id}/text", "sendText"),
        ("ChatsController_sendLink_DEPRECATED", "POST", "/chats/{id}/link", "sendLinkDEPRECATED"),
        ("Chats_Api_getAll", "GET", "/chats/all", nil),
      ]
    )
  }

  func testServiceAndMethod() {
    assertNames(
      [
        ("UserService_GetUser", "GET", "/v1/{name=users/*}", "getUser"),
        ("UserService_GetUser2", "GET", "/v1/orgs/{org}/users/{user}", "getOrgUser"),
        ("AdminUserService_GetUser", "GET", "/v1/admin/users/{user}", "getAdminUser"),
        ("UserService_GetUserInfo", "GET", "/v1/userinfo", "getUserInfo"),
        ("FlowService_Resume", "POST", "/v1/workflows/{id}/resume", "resumeFlow"),
        ("WorkflowService_Resume", "POST", "/v1/workflows/{id}/resume", "resumeWorkflow"),
        ("NoteService_GetByUserId", "GET", "/v1/users/{user_id}/notes", "getNoteByUserId"),
        ("BankService_Params", "GET", "/v1/bank/params", "bankParams"),
        ("StakingService_Params", "GET", "/v1/staking/params", "stakingParams"),
      ]
    )
  }

  /// A further path of a function has its number, also if it comes first in the document.
  func testNumbersOfFurtherPaths() {
    assertNames(
      [
        ("Lease_LeaseRevoke2", "POST", "/v3/kv/lease/revoke", "kvLeaseRevoke"),
        ("Lease_LeaseRevoke", "POST", "/v3/lease/revoke", "leaseRevoke"),
        ("KV_Put", "POST", "/v3/kv/put", "putKV"),
      ]
    )
  }

  func testWholePathAndFunction() {
    assertNames(
      [
        ("ApiV1BooksList", "GET", "/api/v1/books", "listBooks"),
        ("ApiV1BooksBookIdRetrieve", "GET", "/api/v1/books/{book_id}", "retrieveBook"),
        (
          "ApiV1BooksBookIdCoverUploadCover", "POST", "/api/v1/books/{book_id}/cover",
          "uploadCover"
        ),
        (
          "ApiV1AuthorsAuthorIdFollowFollow", "POST", "/api/v1/authors/{author_id}/follow",
          "followAuthor"
        ),
        (
          "ApiV1AuthorsAuthorIdBooksListBooks", "GET", "/api/v1/authors/{author_id}/books",
          "listAuthorBooks"
        ),
        ("HealthHealthCheck", "GET", "/health", "healthCheck"),
      ]
    )
  }

  func testModuleAndFunction() {
    assertNames(
      [
        ("app.pets.search", "GET", "/pets", "searchPets"),
        ("app.pets.get_pet", "GET", "/pets/{id}", "getPet"),
        ("app.owners.search", "GET", "/owners", "searchOwners"),
      ]
    )
    assertNames(
      [
        ("events_api_list_events", "GET", "/api/events", "listEvents"),
        ("events_api_create", "POST", "/api/events", "createEvent"),
        ("apps_venues_api_create", "POST", "/api/events/{id}/venues", "createVenue"),
      ]
    )
    assertNames([("get_api_key", "GET", "/api-keys/{id}", nil)])
  }

  func testGroupAndOperation() {
    assertNames(
      [
        ("VirtualMachines_Get", "GET", "/vms/{name}", "getVirtualMachine"),
        ("VirtualMachines_ListAll", "GET", "/vms", "listAllVirtualMachines"),
        ("VirtualMachines_CreateOrUpdate", "PUT", "/vms/{name}", "createOrUpdateVirtualMachine"),
        ("Disks_ListByResourceGroup", "GET", "/groups/{group}/disks", "listDisksByResourceGroup"),
      ]
    )
  }

  func testFunctionUsingMethod() {
    assertNames(
      [
        ("getUserUsingGET", "GET", "/api/users/{id}", "getUser"),
        ("getUserUsingGET_1", "GET", "/api/admin/users/{id}", "getAdminUser"),
        ("createUsingPOST", "POST", "/api/users", "createUser"),
        ("createUsingPOST_7", "POST", "/api/order-items", "createOrderItem"),
      ]
    )
  }

  /// Springfox's suffix in a document of which most operationIds have another form.
  func testFunctionUsingMethodBesideOtherNames() {
    assertNames(
      [
        ("getBook", "GET", "/books/{id}", nil), ("listBooks", "GET", "/books", nil),
        ("addBook", "POST", "/books", nil), ("addLoan", "POST", "/loans", nil),
        ("getLoan", "GET", "/loans/{id}", nil),
        ("removeBookUsingDELETE", "DELETE", "/books/{id}", "removeBook"),
        ("getBookUsingGET_1", "GET", "/shops/{id}/books/{book}", "getShopBook"),
        // The method of the operation changed later.
        ("findLoansUsingGET", "POST", "/loans/search", "findLoans"),
        ("payUsingPost", "POST", "/loans/{id}/pay", nil),
      ]
    )
    assertNames([("findLoansUsingPost", "POST", "/loans", "findLoans")])
  }

  /// Ten operationIds with different numbers prove the form.
  func testFunctionTagAndNumber() {
    let others = (1...7).map { number in
      (
        id: "getPart_Parts_\(number)", method: "GET", path: "/parts/\(number)/part",
        name: Optional(number == 1 ? "getPart" : "getPart\(number)")
      )
    }
    let operations: [(id: String, method: String, path: String, name: String?)] = [
      ("getPage_LoanHistory_1203", "GET", "/loans/page", "getLoansPage"),
      ("getPage_ShelfDetails_1204", "GET", "/shelves/page", "getShelvesPage"),
      ("getLoans_LoanHistory_77", "GET", "/loans", "getLoans"),
      ("addLoan", "POST", "/loans", nil), ("addLoan_Other_8", "POST", "/loans/other", nil),
    ]
    var tags = [
      "/loans": "Loan - History", "/loans/page": "Loan History", "/shelves/page": "Shelf Details",
    ]
    for other in others { tags[other.path] = "Parts" }
    let names = OperationNamer.names(
      of: (operations + others).map { operation in
        DescribedOperation(
          key: operation.id,
          writtenID: operation.id,
          method: operation.method,
          path: operation.path,
          tags: tags[operation.path].map { [$0] } ?? []
        )
      }
    )
    for operation in operations {
      let name = names[operation.id]?.first?.joined()
      XCTAssertEqual(name?.lowercased(), operation.name?.lowercased())
    }
    // A person also writes such operationIds.
    assertNames(
      [("login_oauth_2", "POST", "/login/2", nil), ("login_oauth_1", "POST", "/login/1", nil)],
      tags: ["/login/1": "OAuth", "/login/2": "OAuth"]
    )
  }

  /// A number is no part of a function that several methods of one path have.
  func testNumberedFunctionsOfOnePath() {
    assertNames(
      [
        ("Aggregate", "GET", "/aggregate", nil),
        ("Aggregate2", "POST", "/aggregate", "aggregatePost"),
        ("TransformInput", "POST", "/transform-input", nil),
        ("TransformInput2", "GET", "/transform-input", "transformInputGet"),
        ("TransformInput3", "POST", "/predict", "predictTransformInput"),
        ("TransformInput4", "GET", "/predict", "predictTransformInputGet"),
        ("list", "GET", "/pets", nil), ("layer", "GET", "/layers", nil),
        ("layer2", "GET", "/layers/2", nil),
      ]
    )
  }

  func testNumberedFunctions() {
    assertNames(
      [
        ("list", "GET", "/users", "listUsers"),
        ("list_1", "GET", "/orders", "listOrders"),
        ("getById1", "GET", "/orders/{id}", "getOrderById"),
        ("getById", "GET", "/users/{id}", "getUserById"),
        ("exportReport", "GET", "/reports/{id}", nil),
        ("exportReport_1", "GET", "/users/{id}/reports", "exportUserReport"),
      ]
    )
    assertNames(
      [
        ("getTasks", "GET", "/api/v1/tasks", nil),
        ("getTasks-2", "GET", "/task", "getTasksUnversioned"),
        ("layer-2", "GET", "/layer", nil), ("getCountOfTasks", "GET", "/tasks/count", nil),
        ("getCount", "GET", "/shelves/count", "getShelvesCount"),
      ]
    )
  }

  /// The segment before a parameter is a property of what the parameter selects.
  func testNumberedFunctionsOfProperties() {
    assertNames(
      [
        ("getType", "GET", "/types/{typeId}", nil),
        ("getType_1", "GET", "/types/names/{typeName}", "getTypeByName"),
        ("enableType", "PUT", "/types/{typeId}/enable", nil),
        ("enableType_1", "PUT", "/types/names/{typeName}/enable", "enableTypeByName"),
        ("getOwner", "GET", "/types/{typeId}/owner", nil),
        ("getOwner_1", "GET", "/shelves/{shelf}/owner", "getShelfOwner"),
      ]
    )
  }

  func testPathAndAction() {
    assertNames(
      [
        ("api_v1_items_list", "GET", "/api/v1/items/", "listItems"),
        ("v1_items_retrieve", "GET", "/api/v1/items/{id}/", "retrieveItem"),
        ("items_partial_update", "PATCH", "/api/v1/items/{id}/", "partialUpdateItem"),
        ("items_publish_create", "POST", "/api/v1/items/{id}/publish/", "publishItem"),
        ("items_mark_sold_create", "POST", "/api/v1/items/{id}/mark-sold/", "markItemSold"),
        ("users_notes_list", "GET", "/users/{id}/notes/", "listUserNotes"),
        ("Api_V1_Orders_Get", "GET", "/api/v1/orders", "getOrders"),
        ("Api_V1_Orders_Id_Get", "GET", "/api/v1/orders/{id}", "getOrder"),
        ("ApiV2OrdersByIdDelete", "DELETE", "/api/v2/orders/{id}", "deleteOrder"),
      ]
    )
  }

  /// Paths of which the operationIds omit what their operations act in.
  func testInnerPathAndAction() {
    assertNames(
      [
        ("events_list", "GET", "/api/projects/{project_id}/events/", "listEvents"),
        (
          "user_functions_logs_retrieve", "GET",
          "/api/projects/{project_id}/user_functions/{id}/logs/", "retrieveUserFunctionLogs"
        ),
        ("teams_events_list", "GET", "/api/teams/{team_id}/events/", "listTeamEvents"),
        ("projects_id_notes_list", "GET", "/api/{tenant}/projects/{id}/notes/", nil),
      ]
    )
  }

  func testRouterAndProcedure() {
    assertNames(
      [
        ("users.list", "GET", "/users", "listUsers"),
        ("users.getById", "GET", "/users/{id}", "getUserById"),
        ("org.members.inviteByEmail", "POST", "/org/members", "inviteOrgMemberByEmail"),
        ("order-items-create", "POST", "/order-items", "createOrderItem"),
      ]
    )
  }

  func testRouterInRouter() {
    assertNames(
      [
        ("book-page-create", "POST", "/book/page/create", "createBookPage"),
        ("book-page-createMany", "POST", "/book/page/create-many", "createManyBookPages"),
        ("book-entry-getMany", "POST", "/book/entry/get-many", "getManyBookEntries"),
        ("book-page-getText", "GET", "/book/page/{id}/text", "getText"),
        ("book-distribute", "POST", "/book/distribute", "distributeBook"),
        ("bookLoan-addBookLoan", "POST", "/loans/add", "addBookLoan"),
        ("book-list-page", "GET", "/books/{id}/pages", nil),
      ]
    )
  }

  /// Verbs that are also nouns.
  func testVerbsAtTheBegin() {
    assertNames(
      [
        ("ChatsController_mute", "POST", "/chats/{id}/mute", "muteChat"),
        ("ChatsController_getTrigger", "GET", "/chats/{id}/trigger", "getTrigger"),
        ("EventsController_trigger", "POST", "/events/trigger", "triggerEvent"),
        ("EventsController_triggerBulk", "POST", "/events/trigger/bulk", "triggerBulkEvents"),
        ("TriggersController_findAll", "GET", "/triggers", "findAllTriggers"),
        ("ChatsController_getBlock", "GET", "/chats/{id}/block", "getBlock"),
      ]
    )
  }

  /// Several functions of one name in a class of ASP.NET.
  func testControllerAndPath() {
    assertNames(
      [
        ("SignOn_Post", "POST", "/api/v2/signon", "postSignOn"),
        (
          "SignOn_PostApiV2BusinessByBusinessIdSignon", "POST",
          "/api/v2/business/{businessId}/signon", "postBusinessSignOn"
        ),
        (
          "SignOn_PostApiV2BusinessByBusinessIdEmployeeByEmployeeIdSignon", "POST",
          "/api/v2/business/{businessId}/employee/{employeeId}/signon",
          "postEmployeeSignOn"
        ),
        ("SignOn_PostKey", "POST", "/api/v2/signon/key", "postKey"),
      ]
    )
  }

  func testMethodAndPath() {
    assertNames(
      [
        ("GetShelvesShelfBooks", "GET", "/v1/shelves/{shelf}/books", "getShelfBooks"),
        ("PostShelvesShelfBooks", "POST", "/v1/shelves/{shelf}/books", "postShelfBook"),
        ("GetShelvesShelf", "GET", "/v1/shelves/{shelf}", "getShelf"),
        ("getBooksIdPagesId", "GET", "/books/{book_id}/pages/{page_number}", "getBookPage"),
        ("getBooksIdPages", "GET", "/books/{book_id}/pages", "getBookPages"),
        ("postBooksIdActionsPrint", "POST", "/books/{book_id}/actions/print", "postActionsPrint"),
        ("postBooksIdReplace", "POST", "/books/{book_id}/replace", "replaceBook"),
        ("printBook", "POST", "/loans", nil), ("getBooks", "GET", "/books", "getBooks"),
        ("deleteBooksIdLock", "DELETE", "/books/{book_id}/lock", "deleteBookLock"),
        ("postBooksIdOptions", "POST", "/books/{book_id}/options", "postBookOption"),
        ("postBooksIdAddOns", "POST", "/books/{book_id}/add-ons", "postBookAddOns"),
      ]
    )
  }

  func testMethodAndPathWithPrepositions() {
    assertNames(
      [
        ("getBooksByIdPages", "GET", "/books/{id}/pages", "getBookPages"),
        ("getBooksByIdPagesByPage", "GET", "/books/{id}/pages/{page}", "getBookPage"),
        ("postBooksByIdReplace", "POST", "/books/{id}/replace", "replaceBook"),
        ("getBooksById", "GET", "/books/{id}", "getBook"),
        ("getShelvesByIdPlan", "GET", "/shelves/{id}/floor", nil),
      ]
    )
    // A person gives names such as these to short paths.
    assertNames(
      [
        ("getBookById", "GET", "/book/{id}", nil), ("deleteBookById", "DELETE", "/book/{id}", nil),
        ("getBookByIdPages", "GET", "/book/{id}/pages", nil),
      ]
    )
  }

  func testWrittenPathAndFunction() {
    assertNames(
      [
        ("get-/crm/v3/books", "GET", "/crm/v3/books", "getBooks"),
        ("get-/crm/v3/books/{bookId}_getById", "GET", "/crm/v3/books/{bookId}", "getBookById"),
        (
          "post-/crm/v3/books/batch/read_readBatch", "POST", "/crm/v3/books/batch/read",
          "readBooksBatch"
        ),
        (
          "get-/crm/v3/loans/books/{bookType}_getByBookType", "GET",
          "/crm/v3/loans/books/{bookType}", "getLoansByBookType"
        ),
        ("post-/crm/v3/loans/batch/read", "POST", "/crm/v3/loans/batch/read", "readLoansBatch"),
        ("post-/crm/v3/books/search_doSearch", "POST", "/crm/v3/books/search", "doSearchBooks"),
        (
          "post-/crm/v3/books/draft/push-live_pushLive", "POST", "/crm/v3/books/draft/push-live",
          "pushLive"
        ),
        (
          "put-/crm/v4/books/{bookId}/pages/{page}", "PUT", "/crm/v4/books/{bookId}/pages/{page}",
          "putBookPage"
        ),
        (
          "delete-/crm/v3/books/{bookId}_archive", "DELETE", "/crm/v3/books/{bookId}", "archiveBook"
        ),
      ]
    )
  }

  /// Names that a person gives also have the words of a short path.
  func testMethodAndPathOfHandwrittenNames() {
    assertNames(
      [
        ("getBooks", "GET", "/books", nil), ("postLoans", "POST", "/v1/loans", nil),
        ("getBook", "GET", "/books/{id}", nil), ("renewLoan", "POST", "/loans/{id}/renewal", nil),
        ("getLoanById", "GET", "/loan/{id}", nil), ("deleteLoanById", "DELETE", "/loan/{id}", nil),
      ]
    )
  }

  func testOtherOperationIDsStay() {
    assertNames(
      [
        ("listPets", "GET", "/pets", nil), ("get-pet-by-id", "GET", "/pets/{id}", nil),
        ("Create_Pet", "POST", "/pets", nil), ("list", "GET", "/", nil),
        ("version_2", "GET", "/version", nil),
      ]
    )
    assertNames(
      [
        ("upload-all-files", "POST", "/upload", nil), ("search-books", "GET", "/search", nil),
      ]
    )
  }

  func testWithoutOperationID() {
    assertNames(
      [
        ("getApiPets", "GET", "/api/pets", "getPets"),
        ("postApiPets", "POST", "/api/pets", "postPets"),
        ("getApiPetsByPetId", "GET", "/api/pets/{petId}", "getPetById"),
        ("getApiPetsByPetIdToys", "GET", "/api/pets/{petId}/toys", "getToysForPet"),
        ("getApiPetsByPetIdToysByToy", "GET", "/api/pets/{petId}/toys/{toy}", "getPetToy"),
        ("getPet", "GET", "/pet", "getPet"), ("getPetToys", "GET", "/pet/toys", "getPetToys"),
        ("getApiV1PetsByPetIdToys", "GET", "/api/v1/pets/{petId}/toys", "getV1ToysForPet"),
        ("getPoolByPoolName", "GET", "/pool/{pool_name}", "getPoolByName"),
        ("getPool", "GET", "/pool", "getPool"),
        ("getPoolByPoolDisk", "GET", "/pool/{pool}/disk", "getDiskForPool"),
        ("getPoolByPoolDiskById", "GET", "/pool/{pool}/disk/{id}", "getPoolDiskById"),
        ("getPoolByPoolNodeByNode", "GET", "/pool/{pool}/node/{node}", "getPoolNode"),
        ("deleteImagesByImageid", "DELETE", "/images/{imageid}", "deleteImageById"),
        ("getDaysByYearByMonth", "GET", "/days/{year}/{month}", "getDayByYearAndMonth"),
        ("getReposByOwnerByRepo", "GET", "/repos/{owner}/{repo}", "getRepoByOwnerAndRepo"),
        ("getReposByOwnerByRepoKeys", "GET", "/repos/{owner}/{repo}/keys", "getKeysForRepo"),
        ("getByOwnerKeys", "GET", "/{owner}/keys", "getKeysForOwner"),
        ("getToysByToy", "GET", "/toys/{toy}", "getToy"),
        ("getShopsByShop", "GET", "/shops/{shop}", "getShopByShop"),
        ("getShop", "GET", "/shop", "getShop"),
        ("getToysByToyByPart", "GET", "/toys/{toy}/{part}", "getToyByToyAndPart"),
        ("getImagesByNameGet", "GET", "/images/{name}/get", "getImageGetByName"),
        ("getById", "GET", "/{id}", "getById"), ("get", "GET", "/", "get"),
      ],
      areWritten: false
    )
  }

  /// A duplicate is named by its method and path unless a pattern names it.
  func testDuplicateOperationID() {
    let operations = [
      DescribedOperation(key: "books", writtenID: "books", method: "GET", path: "/books"),
      DescribedOperation(
        key: "getShelvesByShelfBooks",
        writtenID: "books",
        method: "GET",
        path: "/shelves/{shelf}/books"
      ),
    ]
    XCTAssertEqual(
      OperationNamer.names(of: operations),
      [
        "getShelvesByShelfBooks": [
          ["get", "books", "for", "shelf"], ["get", "Shelves", "By", "Shelf", "Books"],
        ]
      ]
    )
  }

  /// A verb after a parameter is the function, also after a colon.
  func testVerbsWithoutOperationID() {
    assertNames(
      [
        ("postApiPetsByIdRestart", "POST", "/api/pets/{id}/restart", "restartPet"),
        ("postApiToysByIdRestart", "POST", "/api/toys/{id}:restart", "restartToy"),
        ("postApiPetsRestart", "POST", "/api/pets/restart", "postPetsRestart"),
        ("postPetsByIdMoveOut", "POST", "/pets/{id}/move_out", "postMoveOutForPet"),
        ("putPetsByIdLock", "PUT", "/pets/{id}/lock", "putLockForPet"),
        ("postPetsByIdDelete", "POST", "/pets/{id}/delete", "postDeleteForPet"),
        ("postPetsByIdToysByToyPurge", "POST", "/pets/{id}/toys/{toy}/purge", "purgePetToy"),
      ],
      areWritten: false
    )
  }

  /// A segment that begins every path is omitted unless a parameter selects one of its objects.
  func testFirstSegmentsWithoutOperationID() {
    assertNames(
      [
        ("deleteApisByApiId", "DELETE", "/apis/{apiId}", "deleteApiById"),
        ("getApisByApiIdKeys", "GET", "/apis/{apiId}/keys", "getKeysForApi"),
        ("getRestById", "GET", "/rest/{id}", "getRestById"),
        ("getApiRestPets", "GET", "/api/rest/pets", "getPets"),
        ("getApi", "GET", "/api/", "getApi"),
        ("getVByVersionToys", "GET", "/v{version}/toys", "getToys"),
        ("getApiByApiVersionToysById", "GET", "/api/{apiVersion}/toys/{id}", "getToyById"),
        (
          "getToysByToyVersionsByVersionFiles", "GET", "/toys/{toy}/versions/{version}/files",
          "getFilesForToyVersion"
        ),
        ("getToysByToyVersionsByVersion", "GET", "/toys/{toy}/versions/{version}", "getToyVersion"),
      ],
      areWritten: false
    )
  }

  /// Only names of file systems are no plurals.
  func testFileSystems() {
    assertNames(
      [
        ("getEtfsById", "GET", "/etfs/{id}", "getEtfById"),
        ("getVnfsByVnfIdLogs", "GET", "/vnfs/{vnf_id}/logs", "getLogsForVnf"),
        ("getPdfsById", "GET", "/pdfs/{id}", "getPdfById"),
        ("getCephfsByFsIdClients", "GET", "/cephfs/{fs_id}/clients", "getClientsForCephfs"),
        ("getNtfsById", "GET", "/ntfs/{id}", "getNtfsById"),
        ("getZfsById", "GET", "/zfs/{id}", "getZfsById"),
      ],
      areWritten: false
    )
  }

  /// Operations whose paths have the same words; none has a word twice.
  func testSameWordsWithoutOperationID() {
    assertNames(
      [
        ("getPetsById", "GET", "/pets/{id}", nil),
        ("getPetById", "GET", "/pet/{id}", "getPetById"),
        ("getApiPets", "GET", "/api/pets", nil), ("getPets", "GET", "/pets", "getPets"),
        ("getJobsByJobByIndexLogs", "GET", "/jobs/{job}/{index}/logs", "getLogsForJobByIndex"),
        ("getJobsByJobLogs", "GET", "/jobs/{job}/logs", "getLogsForJob"),
        ("getFilesByIdByFormat", "GET", "/files/{id}.{format}", nil),
        ("getFilesById", "GET", "/files/{id}", "getFileById"),
        ("postPoolByPoolRestart", "POST", "/pool/{pool}/restart", "restartPool"),
        (
          "postPoolsByPoolIdRestart", "POST", "/pools/{pool_id}/restart", "restartPoolByPoolId"
        ),
        ("getPetsByIdKeysByKey", "GET", "/pets/{id}/keys/{key}", "getPetKeyByKey"),
        ("getPetKey", "GET", "/pet/key", "getPetKey"),
        ("getUserKeysByKeyUses", "GET", "/user/keys/{key}/uses", "getUsesForUserKey"),
        (
          "getUsersByIdKeysByKeyUses", "GET", "/users/{id}/keys/{key}/uses",
          "getUsesForUserKeyByKey"
        ),
        ("getToys2", "GET", "/toys/", "getToysWithSlash"), ("getToys", "GET", "/toys", "getToys"),
      ],
      areWritten: false
    )
  }

  /// The paths of a geocoding service.
  func testLongPathWithoutOperationID() {
    let position = "{position}.{ext}"
    let filters = "longFilterOfSearchResults/byHeading/andPosition"
    assertNames(
      [
        (
          "getSearchByVersionNumberRoutedSearchByQueryByPositionByHeadingByExt", "GET",
          "/search/{versionNumber}/routedSearch/{query}/{position}/{heading}.{ext}",
          "getSearchRoutedSearchByQueryAndPositionAndHeading"
        ),
        (
          "getSearchByVersionNumberReverseGeocodeByPositionByExt", "GET",
          "/search/{versionNumber}/reverseGeocode/\(position)", "getSearchReverseGeocodeByPosition"
        ),
        (
          "getSearchByVersionNumberReverseGeocodeCrossStreetByPositionByExt", "GET",
          "/search/{versionNumber}/reverseGeocode/crossStreet/\(position)",
          "getSearchReverseGeocodeCrossStreetByPosition"
        ),
        (
          "getSearchByVersionNumberNearbyByExt", "GET", "/search/{versionNumber}/nearby/.{ext}",
          "getSearchNearby"
        ),
        (
          "getSearchGeocodeLongFilterOfSearchResultsByHeadingAndPosition", "GET",
          "/search/{versionNumber}/geocode/\(filters)/{query}/{heading}.{ext}",
          "getLongFilterOfSearchResultsByHeadingAndPositionByQuery"
        ),
      ],
      areWritten: false
    )
  }

  /// Asserts the names of operations, in this order; nil for an operationId that stays.
  private func assertNames(
    _ operations: [(id: String, method: String, path: String, name: String?)],
    areWritten: Bool = true,
    tags: [String: String] = [:],
    line: UInt = #line
  ) {
    let names = OperationNamer.names(
      of: operations.map {
        DescribedOperation(
          key: $0.id,
          writtenID: areWritten ? $0.id : nil,
          method: $0.method,
          path: $0.path,
          tags: tags[$0.path].map { [$0] } ?? []
        )
      }
    )
    for operation in operations {
      let name = names[operation.id]?.first.map { words in
        words[0].prefix(1).lowercased() + words[0].dropFirst()
          + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      }
      XCTAssertEqual(name, operation.name, operation.id, line: line)
    }
  }
}
