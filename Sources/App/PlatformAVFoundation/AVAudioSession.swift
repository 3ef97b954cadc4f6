import IntentsModel
@_exported import PlatformFoundation

/// How an app uses sound.
///
/// Programs on Linux play and record without asking for it: what an app says is kept, and nothing else depends on it.
public final class AVAudioSession: NSObject, @unchecked Sendable {
    // Unchecked, because the class has a superclass; the state is behind a lock.
    private let state = Lock(State())

    private struct State {
        var category = Category.soloAmbient
        var mode = Mode.default
        var options: CategoryOptions = []
    }

    private static let shared = AVAudioSession()

    /// The session of the program.
    public class func sharedInstance() -> AVAudioSession { shared }

    private override init() {}

    /// What the app uses sound for.
    public var category: Category { state.withLock(\.category) }
    /// What in particular.
    public var mode: Mode { state.withLock(\.mode) }
    /// How it goes together with the sound of others.
    public var categoryOptions: CategoryOptions { state.withLock(\.options) }

    /// Says what the app uses sound for.
    /// - Parameters:
    ///   - category: what for.
    ///   - mode: what in particular.
    ///   - options: how it goes together with the sound of others.
    public func setCategory(_ category: Category, mode: Mode = .default, options: CategoryOptions = []) throws {
        state.withLock { $0 = State(category: category, mode: mode, options: options) }
    }

    /// Says what the app uses sound for.
    /// - Parameters:
    ///   - category: what for.
    ///   - options: how it goes together with the sound of others.
    public func setCategory(_ category: Category, options: CategoryOptions) throws {
        try setCategory(category, mode: .default, options: options)
    }

    /// Says what in particular the app uses sound for.
    public func setMode(_ mode: Mode) throws { state.withLock { $0.mode = mode } }

    /// Says that the app begins or ends to use sound. Nothing on Linux has to be told so.
    /// - Parameters:
    ///   - active: whether it begins.
    ///   - options: what to do for the sound of others.
    public func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
}

extension AVAudioSession {
    /// What an app uses sound for.
    public struct Category: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a category of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Sound beside what matters, together with that of others.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Sound beside what matters, alone.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sound that matters.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Playing and recording.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several streams to several devices.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// What in particular an app uses sound for.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        /// The name.
        public let rawValue: String
        /// Makes a mode of its name.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// Nothing in particular.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Speech that stops for that of others.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// A film.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// A film that is made.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// A talk between people.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// A talk between people who see each other.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// A game's talk.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// What a program says, as a map does.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
        /// Sound that is measured.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    }

    /// How the sound of an app goes together with that of others.
    public struct CategoryOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Together.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Others become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Telephones with Bluetooth.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The loudspeaker where nothing else is.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// The speech of others stops.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Loudspeakers with Bluetooth.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// Loudspeakers in the network.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// What to do for the sound of others when an app begins or ends.
    public struct SetActiveOptions: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a set of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Others may go on.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }
}
