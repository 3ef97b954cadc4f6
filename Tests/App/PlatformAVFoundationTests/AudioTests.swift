import PlatformAVFoundation
import Testing

@Suite struct AudioTests {
    @Test func aSessionKeepsWhatItIsTold() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setCategory(.playback, mode: .spokenAudio, options: [.mixWithOthers, .duckOthers])
        try session.setActive(true)
        #expect(session.category == .playback && session.mode == .spokenAudio)
        #expect(session.categoryOptions == [.mixWithOthers, .duckOthers])
        try session.setCategory(.ambient, options: [])
        try session.setMode(.measurement)
        try session.setActive(false, options: .notifyOthersOnDeactivation)
        #expect(session.category == .ambient && session.mode == .measurement && session.categoryOptions == [])
    }

    @Test func aPlayerThatIsToldToPlayFailsAndSaysWhy() throws {
        let player = AVPlayer(url: try #require(URL(string: "file:///bird.wav")))
        #expect(player.status == .unknown && player.error == nil)
        player.volume = 0.5
        player.rate = 1
        #expect(player.status == .failed && player.rate == 0 && player.timeControlStatus == .paused)
        #expect(
            player.error?.localizedDescription
                == "AVFoundation plays and records nothing on Linux. Use a library of the system, such as GStreamer.")
        player.replaceCurrentItem(with: nil)
        #expect(player.status == .unknown && player.currentItem == nil && player.volume == 0.5)
    }

    @Test func noCameraIsThereAndNobodyIsAsked() async {
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .denied)
        #expect(await AVCaptureDevice.requestAccess(for: .video) == false)
        let answers = AsyncStream<Bool>.makeStream()
        AVCaptureDevice.requestAccess(for: .audio) { answers.continuation.yield($0) }
        #expect(await answers.stream.first { _ in true } == false)
    }
}
