/// What becomes of a process in which something does not end.
extension AppProcess {
    /// Takes it for stuck, so that what comes next gets a fresh process: work that goes on has its time, and then it leaves.
    ///
    /// What a person has started, or has in front, is the person's: it gets no new work either, but it is not ended.
    /// - Parameter what: what did not end.
    /// - Returns: a sentence about what goes on, when the process stays.
    @discardableResult
    func giveUp(because what: String = "A query") -> String? {
        guard isUsable else { return staysForPerson ? note(of: what) : nil }
        takeForStuck(failing(what))
        guard !staysForPerson else {
            retire()
            return note(of: what)
        }
        leaveOnceWorkIsDone()
        return nil
    }

    /// Its main thread does not answer. What a person has started may answer later.
    func mainThreadIsSilent() {
        guard isUsable, !isPersons else { return }
        takeForStuck("The main thread of \(bundle.identifier) (process \(pid)) does not answer")
        leaveOnceWorkIsDone()
    }

    private func failing(_ what: String) -> String {
        "\(what) did not end in \(bundle.identifier) (process \(pid)) although it was cancelled"
    }

    private func takeForStuck(_ reason: String) {
        gaveUp("\(reason): the next run gets a fresh process.")
        isStuck = true
    }

    private var staysForPerson: Bool { isPersons || state.isInFront }

    private func note(of what: String) -> String {
        let owner =
            isPersons
            ? "which a person has started and may end" : "which is in front and stays until another comes there"
        return
            "\(what) goes on in \(bundle.identifier) (process \(pid)), \(owner); the next run gets a process of its own."
    }

    func leaveOnceWorkIsDone() {
        dismiss(because: "its program was ended for something else that did not end when it was cancelled,")
        // Nobody waits for it to leave.
        Task {
            await finishWork(within: policy.runBudget)
            await leave(grace: policy.leaveGrace)
        }
    }

    /// Takes it for stuck in a run of its own. Where that is all it does, it ends at once; other runs have their time.
    /// - Returns: a sentence about what becomes of the run's code.
    func abandonRun(of action: String) -> String {
        guard workCount <= 1, !staysForPerson else {
            return giveUp(because: action)
                ?? "\(action) went on all the same; its program (process \(pid)) ends once other work there is done."
        }
        gaveUp("\(failing(action)): it was ended.")
        kill()
        return "\(action) went on all the same, so its program (process \(pid)) was ended."
    }
}
