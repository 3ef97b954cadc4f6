import IntentsModel
import PlatformSwiftUI
import Testing

@MainActor @Suite struct KeyframeTests {
    private struct Pose {
        var scale = 1.0
        var lift = 2.0
    }

    @Test func aTreeShowsTheValueThatKeyframesStartWith() {
        let view = Text("x").keyframeAnimator(initialValue: Pose(), trigger: 1) { content, pose in
            content.opacity(pose.scale).offset(y: pose.lift)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(0.5, duration: 0.3)
                SpringKeyframe(1, duration: 0.8, spring: .bouncy)
            }
            KeyframeTrack(\.lift) {
                CubicKeyframe(10, duration: 0.1)
                MoveKeyframe(0)
            }
        }
        #expect(viewNode(of: view).attributes["opacity"] == .double(1))
        let animator = KeyframeAnimator(initialValue: 0.25) {
            Text(verbatim: "\($0)")
        } keyframes: { _ in
            LinearKeyframe(1.0, duration: 1)
        }
        #expect(viewNode(of: animator).text == "0.25")
    }
}
