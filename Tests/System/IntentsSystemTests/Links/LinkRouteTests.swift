import Testing

@testable import IntentsSystem

@Suite("Where a link goes")
struct LinkRouteTests {
    private let claims = [
        LinkClaims(
            app: "com.example.garden", schemes: ["garden", "https", "file"],
            domains: ["garden.example", "*.beds.example"]),
        LinkClaims(app: "com.example.shop", schemes: ["Shop"], domains: ["shop.example"]),
    ]

    private func route(_ link: String) -> LinkRoute {
        LinkRoute(link, openedBy: "com.example.garden", claims: claims)
    }

    @Test(
        "web links of the app's own hosts, and links of schemes that an app declares, go to the app",
        arguments: [
            ("https://garden.example/roses", "com.example.garden"),
            ("HTTP://Garden.Example", "com.example.garden"), ("https://north.beds.example/1", "com.example.garden"),
            ("garden://bed/1", "com.example.garden"), ("shop:cart", "com.example.shop"),
        ])
    func app(link: String, app: String) {
        #expect(route(link) == .app(app))
    }

    @Test(
        "other web links, and those that only address somebody, go to the desktop",
        arguments: [
            "https://example.com", "https://shop.example", "https://beds.example", "https://evil-garden.example",
            "mailto:ada@example.org", "tel:+4930", "geo:52,13",
        ])
    func desktop(link: String) {
        #expect(route(link) == .desktop)
    }

    @Test(
        "what may start a program goes nowhere, whoever claims it",
        arguments: [("file:///usr/bin/evil.desktop", "file"), ("javascript:alert(1)", "javascript")])
    func refused(link: String, scheme: String) {
        #expect(
            route(link)
                == .refused(
                    "links of the scheme “\(scheme)” are never opened, whatever app declares it as its own; http, https, "
                        + "mailto, tel, sms, geo are opened"))
    }

    @Test("a scheme that nobody claims goes nowhere")
    func unclaimed() {
        #expect(
            route("vnd.other:run?x=1")
                == .refused(
                    "links of the scheme “vnd.other” may start a program, and no installed app has declared it as its "
                        + "own; http, https, mailto, tel, sms, geo are opened"))
    }

    @Test("text without a scheme is no link")
    func noLink() {
        #expect(route("-v") == .refused("“-v” is no link with a scheme such as https"))
        #expect(route("/etc/passwd") == .refused("“/etc/passwd” is no link with a scheme such as https"))
    }
}
