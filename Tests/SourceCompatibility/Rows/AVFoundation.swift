import AVFoundation
import AppIntents

struct PlayBird: AudioPlaybackIntent {
    static let title: LocalizedStringResource = "Play Bird"
    @Parameter(title: "Recording") var recording: URL

    func perform() async throws -> some IntentResult {
        try AVAudioSession.sharedInstance().setCategory(.playback, mode: .default, options: [])
        try AVAudioSession.sharedInstance().setActive(true)
        let player = AVPlayer(url: recording)
        player.play()
        if let error = player.error { throw error }
        return .result()
    }
}

enum Lens: String, Codable {
    case near, far

    var position: AVCaptureDevice.Position { self == .near ? .front : .back }

    func mayBeUsed() async -> Bool {
        guard AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined else { return false }
        return await AVCaptureDevice.requestAccess(for: .video)
    }
}
