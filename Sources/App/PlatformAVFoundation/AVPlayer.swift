import IntentsModel
import PlatformFoundation

/// What a player plays.
public class AVPlayerItem: NSObject, @unchecked Sendable {
    // Unchecked, because the class has a superclass; its one member is a constant.

    /// Where it comes from.
    public let url: URL

    /// Names what is played.
    public init(url: URL) { self.url = url }
}

/// Plays sound and film on Apple's platforms. Here nothing is played: a player that is told to play fails, says so once on the
/// standard error, and stays paused.
public class AVPlayer: NSObject, @unchecked Sendable {
    // Unchecked, because the class has a superclass; the state is behind a lock.
    private let state: Lock<State>

    private struct State {
        var item: AVPlayerItem?
        var status = Status.unknown
        var volume: Float = 1
        var isMuted = false
    }

    /// Whether a player can play.
    public enum Status: Int, Sendable {
        /// It was not told to.
        case unknown = 0
        /// It can. No player here gets there.
        case readyToPlay = 1
        /// It cannot.
        case failed = 2
    }

    /// What a player does.
    public enum TimeControlStatus: Int, Sendable {
        /// Nothing.
        case paused = 0
        /// It waits for what is to be played. No player here does.
        case waitingToPlayAtSpecifiedRate = 1
        /// It plays. No player here does.
        case playing = 2
    }

    /// Makes a player of nothing.
    public override convenience init() { self.init(playerItem: nil) }

    /// Makes a player.
    public convenience init(url: URL) { self.init(playerItem: AVPlayerItem(url: url)) }

    /// Makes a player.
    public init(playerItem item: AVPlayerItem?) { state = Lock(State(item: item)) }

    /// What is to be played.
    public var currentItem: AVPlayerItem? { state.withLock(\.item) }
    /// Whether it can play.
    public var status: Status { state.withLock(\.status) }
    /// Why it cannot, once it was told to play.
    public var error: (any Error)? { status == .failed ? AVError(.mediaServicesUnavailable) : nil }
    /// What it does: nothing.
    public var timeControlStatus: TimeControlStatus { .paused }

    /// How fast it plays: 0. Any other rate is a wish to play.
    public var rate: Float {
        get { 0 }
        set { if newValue != 0 { play() } }
    }

    /// How loud it would be, 1 as made.
    public var volume: Float {
        get { state.withLock(\.volume) }
        set { state.withLock { $0.volume = newValue } }
    }

    /// Whether it would be silent.
    public var isMuted: Bool {
        get { state.withLock(\.isMuted) }
        set { state.withLock { $0.isMuted = newValue } }
    }

    /// Fails: nothing is played here.
    public func play() {
        let isFirst = state.withLock { state in
            defer { state.status = .failed }
            return state.status != .failed
        }
        guard isFirst else { return }
        let subject = currentItem?.url.absoluteString ?? "nothing"
        FileHandle.standardError.write(Data("AVPlayer: \(subject) is not played: \(AVError.unavailable)\n".utf8))
    }

    /// Stays paused.
    public func pause() {}

    /// Takes something else to be played.
    public func replaceCurrentItem(with item: AVPlayerItem?) {
        state.withLock { $0 = State(item: item, volume: $0.volume, isMuted: $0.isMuted) }
    }
}
