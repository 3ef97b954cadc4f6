import IntentsModel

// Client → system: why things are as they are, and the daemon itself.

/// Says where an action, or what entities of a type, are offered, and why not elsewhere.
package struct ExplainRequest: LinkRequest {
    package typealias Reply = Explanation
    package static let method = "explain"
    /// The name of an action, or of an entity type when no action has it.
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

/// Where an action is offered, and where it runs; or the same of the entities of a type and their query.
package struct Explanation: Codable, Hashable, Sendable {
    package var action: String
    package var surfaces: [SurfaceExplanation]
    /// The properties of an entity type; nil for an action.
    package var properties: [PropertyExplanation]?
    /// The process that a run would use now, and why.
    package var process: String
    /// The mode that the run would begin in: `background` or `foreground`.
    package var mode: String?
    /// Every process that was considered.
    package var candidates: [CandidateExplanation]?
    /// What a run would meet besides, as things stand, a sentence each.
    package var notes: [String]?

    package init(
        action: String, surfaces: [SurfaceExplanation], properties: [PropertyExplanation]? = nil, process: String,
        mode: String? = nil, candidates: [CandidateExplanation]? = nil, notes: [String]? = nil
    ) {
        self.notes = notes
        self.action = action
        self.surfaces = surfaces
        self.properties = properties
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

/// Where one property of an entity type can be used.
package struct PropertyExplanation: Codable, Hashable, Sendable {
    /// The Swift name.
    package var name: String
    package var surfaces: [SurfaceExplanation]

    package init(name: String, surfaces: [SurfaceExplanation]) {
        self.name = name
        self.surfaces = surfaces
    }
}

/// Whether one surface offers an action, an entity or a property.
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
    /// Whether no app of it can come to the front; absent for no.
    package var isHeadless: Bool?

    package init(
        protocolVersion: Int, buildID: String, pid: Int32, uptimeSeconds: Double, runningApps: [String],
        isDraining: Bool = false, dataDirectory: String? = nil, isHeadless: Bool? = nil
    ) {
        self.protocolVersion = protocolVersion
        self.buildID = buildID
        self.pid = pid
        self.uptimeSeconds = uptimeSeconds
        self.runningApps = runningApps
        self.isDraining = isDraining
        self.dataDirectory = dataDirectory
        self.isHeadless = isHeadless
    }
}

/// Asks the daemon to leave once its runs are done.
package struct StopDaemonRequest: LinkRequest {
    package typealias Reply = Done
    package static let method = "daemon.stop"

    package init() {}
}
