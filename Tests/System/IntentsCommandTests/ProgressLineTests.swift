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
                + "\(erase)Working  [############------------]  50%  20 s left\(erase)")
    }
}
