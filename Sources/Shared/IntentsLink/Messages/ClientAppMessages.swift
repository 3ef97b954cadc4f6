import IntentsModel

// Client → system: what is installed, and opening it.

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

/// Opens an app: starts it if needed and makes it frontmost.
package struct OpenAppRequest: LinkRequest {
    package typealias Reply = InstalledApp
    package static let method = "apps.open"
    package var app: String

    package init(app: String) { self.app = app }
}
