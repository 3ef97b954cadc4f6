import IntentsModel
import Testing

@testable import intents

@Suite("The line of progress")
struct ProgressLineTests {
    @Test("Bar, percent, rate and time left are shown as far as they are known")
    func texts() {
        let known = ProgressState(
            completed: 3, total: 4, fraction: 0.75, text: "Copying", detail: "3 of 4", throughput: 3_200_000,
            secondsLeft: 75)
        #expect(
            ProgressText(progress: known).line(width: 120)
                == "Copying  [##################------]  75%  3 of 4  3.2 MB/s  1:15 left")
        #expect(ProgressText(progress: ProgressState(completed: 7)).line(width: 80) == "Working  7 done")
        #expect(ProgressText(progress: known).line(width: 20).count < 20)
    }

    @Test(
        "The rate of counted units is what was seen of them, once a second has passed",
        arguments: [
            (5, 10.0, "Working  [############------------]  50%  30/min  10 s left"),
            (5, 2.0, "Working  [############------------]  50%  2.5/s  2 s left"),
            (5, 0.25, "Working  [############------------]  50%"),
            (0, 10.0, "Working  [------------------------]  0%"),
        ])
    func rate(done: Int64, seconds: Double, line: String) {
        func state(_ done: Int64) -> ProgressState {
            ProgressState(completed: done, total: 10, fraction: Double(done) / 10)
        }
        let pace = ProgressPace(from: state(0), to: state(done), in: .seconds(seconds))
        #expect(ProgressText(progress: state(done), seen: pace).line(width: 80) == line)
        let uncounted = ProgressPace(
            from: ProgressState(completed: 2), to: ProgressState(completed: 302), in: .seconds(2))
        #expect(
            ProgressText(progress: ProgressState(completed: 302), seen: uncounted).line(width: 80)
                == "Working  302 done  150/s")
    }

    @Test("It is drawn over itself, makes room for questions, and is gone at the end")
    func drawing() {
        let error = CapturedText()
        let line = ProgressLine(
            console: Console(output: CapturedText(), error: error, input: TypedLines([]), width: 60))
        let start = ContinuousClock.now
        line.show(ProgressState(completed: 0, total: 10, fraction: 0), at: start)
        line.show(ProgressState(completed: 5, total: 10, fraction: 0.5), at: start + .seconds(20))
        line.clear()
        line.clear()
        line.end()
        line.show(ProgressState(completed: 10, total: 10, fraction: 1), at: start + .seconds(40))
        let erase = "\r\u{1B}[K"
        #expect(
            error.text
                == "\(erase)Working  [------------------------]  0%"
                + "\(erase)Working  [############------------]  50%  15/min  20 s left\(erase)")
    }
}
