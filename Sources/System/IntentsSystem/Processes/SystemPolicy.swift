/// The limits in time and number that the system keeps.
package struct SystemPolicy: Sendable {
    /// Time of a background run, without the time a person takes to answer.
    package var runBudget: Duration = .seconds(30)
    /// Time from the start of a program to its hello.
    package var startUpBudget: Duration = .seconds(10)
    /// Time that an app has to answer that it is in front, once it is ready.
    package var activationBudget: Duration = .seconds(10)
    /// Time that a cancelled run has to end by itself.
    package var cancelGrace: Duration = .seconds(2)
    /// Time that a query or an options provider of an app has to answer, once the app is ready.
    package var queryBudget: Duration = .seconds(10)
    /// Time that a question waits for a person.
    package var promptBudget: Duration = .seconds(600)
    /// Time after which an app in the background that does nothing is asked to leave.
    package var appIdleTime: Duration = .seconds(60)
    /// Time that a program waits which has crashed again and again, before it is started; doubles with each further crash.
    package var firstRestartPause: Duration = .milliseconds(500)
    /// Time that an app in the background stays for a run that can be taken back.
    package var undoTime: Duration = .seconds(600)
    /// Time that an app which was asked to leave has for it.
    package var leaveGrace: Duration = .seconds(5)
    /// Time after which a daemon without clients and apps leaves; nil for never.
    package var daemonIdleTime: Duration? = .seconds(600)
    /// Runs kept in the history at least; old ones are let go of in groups.
    package var historyLength = 1000
    /// Whether no app can come to the front, because there is no screen.
    package var isHeadless = false

    package init() {}
}
