import IntentsModel

// Client → system. Every verb of the command line is one of these.

/// Installs the bundle at a path, or upgrades the app that is already installed under its identifier.
package struct InstallRequest: LinkRequest {
    package typealias Reply = InstalledApp
    package static let method = "apps.install"
    package var path: String

    package init(path: String) { self.path = path }
}

/// Removes an app; its container stays unless `purge`.
package struct UninstallRequest: LinkRequest {
    package typealias Reply = InstalledApp
    package static let method = "apps.uninstall"
    package var app: String
    package var purge: Bool

    package init(app: String, purge: Bool) {
        self.app = app
        self.purge = purge
    }
}

/// Lists installed apps.
package struct ListAppsRequest: LinkRequest {
    package typealias Reply = [InstalledApp]
    package static let method = "apps.list"

    package init() {}
}

/// An installed app.
package struct InstalledApp: Codable, Hashable, Sendable {
    package var bundleIdentifier: String
    package var name: String
    package var version: String
    /// The installed bundle's folder.
    package var path: String
    package var container: String
    /// The state of its process: `notRunning`, `background`, `foregroundInactive`, `foregroundActive`.
    package var state: String
    package var extensions: [String]
    package var actionCount: Int
    /// For an upgrade: the version that was there.
    package var previousVersion: String?
    /// For an upgrade: what saved requests lose by it, a sentence each.
    package var losses: [String]?

    package init(
        bundleIdentifier: String, name: String, version: String, path: String, container: String,
        state: String = "notRunning", extensions: [String] = [], actionCount: Int = 0, previousVersion: String? = nil
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.name = name
        self.version = version
        self.path = path
        self.container = container
        self.state = state
        self.extensions = extensions
        self.actionCount = actionCount
        self.previousVersion = previousVersion
    }
}

/// Lists the actions of one app, or of all.
package struct ListActionsRequest: LinkRequest {
    package typealias Reply = [ListedAction]
    package static let method = "actions.list"
    package var app: String?
    package var locale: String

    package init(app: String? = nil, locale: String) {
        self.app = app
        self.locale = locale
    }
}

/// One action in a list, texts final.
package struct ListedAction: Codable, Hashable, Sendable {
    package var bundleIdentifier: String
    package var appName: String
    package var identifier: String
    package var title: String
    package var description: String?
    /// The primary phrases of its shortcuts.
    package var phrases: [String]

    package init(
        bundleIdentifier: String, appName: String, identifier: String, title: String, description: String?,
        phrases: [String]
    ) {
        self.bundleIdentifier = bundleIdentifier
        self.appName = appName
        self.identifier = identifier
        self.title = title
        self.description = description
        self.phrases = phrases
    }
}

/// Finds what `name` names (an app or an action) and describes it whole.
package struct ShowRequest: LinkRequest {
    package typealias Reply = ShowReply
    package static let method = "show"
    package var name: String
    package var locale: String

    package init(name: String, locale: String) {
        self.name = name
        self.locale = locale
    }
}

/// An app with its metadata, or one action of it.
package struct ShowReply: Codable, Hashable, Sendable {
    package var app: InstalledApp
    package var metadata: AppMetadata
    /// The identifier of the action that was named; absent for an app.
    package var action: String?

    package init(app: InstalledApp, metadata: AppMetadata, action: String?) {
        self.app = app
        self.metadata = metadata
        self.action = action
    }
}

/// Runs an action: `Type`, `bundle.id/Type` or a title, with values by parameter name.
package struct RunRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "run.start"
    package var action: String
    package var values: [String: IntentValue]
    /// Whether the sender answers `run.ask`.
    package var isInteractive: Bool
    /// Seconds; 0 for no limit, absent for the usual one.
    package var timeout: Double?
    package var locale: String
    /// Chosen by the client, so that it can cancel before the reply.
    package var runID: String
    /// Whether the sender hears `run.event` with the run's progress; absent for no.
    package var hearsProgress: Bool?
    /// The uniform type that the value is wanted in, as a file; absent for the value as it is.
    package var resultType: String?

    package init(
        action: String, values: [String: IntentValue], isInteractive: Bool, timeout: Double?, locale: String,
        runID: String, hearsProgress: Bool? = nil, resultType: String? = nil
    ) {
        self.action = action
        self.values = values
        self.isInteractive = isInteractive
        self.timeout = timeout
        self.locale = locale
        self.runID = runID
        self.hearsProgress = hearsProgress
        self.resultType = resultType
    }
}

/// Runs what a phrase asks for.
package struct SayRequest: LinkRequest {
    package typealias Reply = RunReport
    package static let method = "phrase.say"
    package var phrase: String
    package var isInteractive: Bool
    package var timeout: Double?
    package var locale: String
    package var runID: String
    /// Whether the sender hears `run.event` with the run's progress; absent for no.
    package var hearsProgress: Bool?

    package init(
        phrase: String, isInteractive: Bool, timeout: Double?, locale: String, runID: String,
        hearsProgress: Bool? = nil
    ) {
        self.phrase = phrase
        self.isInteractive = isInteractive
        self.timeout = timeout
        self.locale = locale
        self.runID = runID
        self.hearsProgress = hearsProgress
    }
}

/// Searches the titles of apps, actions, shortcuts and known entities.
package struct SearchRequest: LinkRequest {
    package typealias Reply = [SearchHit]
    package static let method = "search"
    package var text: String
    package var limit: Int
    package var locale: String

    package init(text: String, limit: Int, locale: String) {
        self.text = text
        self.limit = limit
        self.locale = locale
    }
}

/// One thing that search found.
package struct SearchHit: Codable, Hashable, Sendable {
    /// `app`, `action`, `shortcut` or `entity`.
    package var kind: String
    package var bundleIdentifier: String
    package var appName: String
    /// The action's or entity's identifier; for entities `Type/id`.
    package var identifier: String
    package var title: String
    package var subtitle: String?

    package init(
        kind: String, bundleIdentifier: String, appName: String, identifier: String, title: String, subtitle: String?
    ) {
        self.kind = kind
        self.bundleIdentifier = bundleIdentifier
        self.appName = appName
        self.identifier = identifier
        self.title = title
        self.subtitle = subtitle
    }
}

/// Asks the app for entities: `Type` or `bundle.id/Type`.
package struct FindEntitiesRequest: LinkRequest {
    package typealias Reply = FoundEntities
    package static let method = "entities.find"
    package var type: String
    package var selection: EntitySelection
    package var locale: String
    package var timeout: Double?

    package init(type: String, selection: EntitySelection, locale: String, timeout: Double? = nil) {
        self.type = type
        self.selection = selection
        self.locale = locale
        self.timeout = timeout
    }
}

/// The entities an app answered with.
package struct FoundEntities: Codable, Hashable, Sendable {
    package var bundleIdentifier: String
    package var entityType: String
    package var page: EntityPage

    package init(bundleIdentifier: String, entityType: String, page: EntityPage) {
        self.bundleIdentifier = bundleIdentifier
        self.entityType = entityType
        self.page = page
    }
}

/// Opens an app: starts it if needed and makes it frontmost.
package struct OpenAppRequest: LinkRequest {
    package typealias Reply = InstalledApp
    package static let method = "apps.open"
    package var app: String

    package init(app: String) { self.app = app }
}

/// Reads an app's output, or the run history without one.
package struct LogRequest: LinkRequest {
    package typealias Reply = LogReply
    package static let method = "log"
    package var app: String?
    package var limit: Int

    package init(app: String?, limit: Int) {
        self.app = app
        self.limit = limit
    }
}

/// Output lines of an app and past runs, oldest first.
package struct LogReply: Codable, Hashable, Sendable {
    package var output: [String]
    package var runs: [PastRun]

    package init(output: [String], runs: [PastRun]) {
        self.output = output
        self.runs = runs
    }
}

/// A run in the history.
package struct PastRun: Codable, Hashable, Sendable {
    /// Seconds since 1970.
    package var startedAt: Double
    package var report: RunReport

    package init(startedAt: Double, report: RunReport) {
        self.startedAt = startedAt
        self.report = report
    }
}

/// Says where an action is offered, and why not elsewhere.
package struct ExplainRequest: LinkRequest {
    package typealias Reply = Explanation
    package static let method = "explain"
    package var action: String
    package var locale: String
    /// Where the run would be started from: `system`, or `widget` for a widget's button or a control.
    package var origin: String?

    package init(action: String, locale: String, origin: String? = nil) {
        self.action = action
        self.locale = locale
        self.origin = origin
    }
}

/// Where an action is offered, and where it runs.
package struct Explanation: Codable, Hashable, Sendable {
    package var action: String
    package var surfaces: [SurfaceExplanation]
    /// The process that a run would use now, and why.
    package var process: String
    /// The mode that the run would begin in: `background` or `foreground`.
    package var mode: String?
    /// Every process that was considered.
    package var candidates: [CandidateExplanation]?

    package init(
        action: String, surfaces: [SurfaceExplanation], process: String, mode: String? = nil,
        candidates: [CandidateExplanation]? = nil
    ) {
        self.action = action
        self.surfaces = surfaces
        self.process = process
        self.mode = mode
        self.candidates = candidates
    }
}

/// A process that may or may not run an action.
package struct CandidateExplanation: Codable, Hashable, Sendable {
    package var bundle: String
    package var kind: ProcessKind
    package var isEligible: Bool
    package var isChosen: Bool
    /// What speaks for or against it.
    package var reason: String

    package init(bundle: String, kind: ProcessKind, isEligible: Bool, isChosen: Bool, reason: String) {
        self.bundle = bundle
        self.kind = kind
        self.isEligible = isEligible
        self.isChosen = isChosen
        self.reason = reason
    }
}

/// Whether one surface offers an action.
package struct SurfaceExplanation: Codable, Hashable, Sendable {
    package var surface: String
    package var isOffered: Bool
    /// The deciding declaration, or its absence.
    package var reason: String

    package init(surface: String, isOffered: Bool, reason: String) {
        self.surface = surface
        self.isOffered = isOffered
        self.reason = reason
    }
}

/// Checks the system and one app, or all.
package struct DoctorRequest: LinkRequest {
    package typealias Reply = [Finding]
    package static let method = "doctor"
    package var app: String?

    package init(app: String?) { self.app = app }
}

/// One thing that `doctor` looked at.
package struct Finding: Codable, Hashable, Sendable {
    package var isProblem: Bool
    package var subject: String
    package var message: String
    /// What to do about a problem.
    package var fix: String?

    package init(isProblem: Bool, subject: String, message: String, fix: String? = nil) {
        self.isProblem = isProblem
        self.subject = subject
        self.message = message
        self.fix = fix
    }
}

/// Locks or unlocks the session, where no screen does.
package struct LockSessionRequest: LinkRequest {
    package typealias Reply = SessionStatus
    package static let method = "session.lock"
    package var isLocked: Bool

    package init(isLocked: Bool) { self.isLocked = isLocked }
}

/// The state of the session.
package struct SessionStatus: Codable, Hashable, Sendable {
    package var isLocked: Bool

    package init(isLocked: Bool) { self.isLocked = isLocked }
}

/// The first message of a client; the daemon answers with its own build.
package struct ClientHelloRequest: LinkRequest {
    package typealias Reply = DaemonStatus
    package static let method = "client.hello"
    package var protocolVersion: Int
    package var buildID: String

    package init(protocolVersion: Int, buildID: String) {
        self.protocolVersion = protocolVersion
        self.buildID = buildID
    }
}

/// What the daemon says of itself.
package struct DaemonStatus: Codable, Hashable, Sendable {
    package var protocolVersion: Int
    package var buildID: String
    package var pid: Int32
    package var uptimeSeconds: Double
    package var runningApps: [String]
    /// It no longer takes new work and leaves when its runs are done.
    package var isDraining: Bool
    /// Where its apps are; a client of another home must not take them for its own.
    package var dataDirectory: String?

    package init(
        protocolVersion: Int, buildID: String, pid: Int32, uptimeSeconds: Double, runningApps: [String],
        isDraining: Bool = false, dataDirectory: String? = nil
    ) {
        self.protocolVersion = protocolVersion
        self.buildID = buildID
        self.pid = pid
        self.uptimeSeconds = uptimeSeconds
        self.runningApps = runningApps
        self.isDraining = isDraining
        self.dataDirectory = dataDirectory
    }
}

/// Asks the daemon to leave once its runs are done.
package struct StopDaemonRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "daemon.stop"

    package init() {}
}
