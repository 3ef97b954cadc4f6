import Foundation
import PlatformActivityKit
import Testing

@Suite struct ActivityTests {
    struct Trip: ActivityAttributes {
        struct ContentState: Codable, Hashable {
            var stop: Int
        }

        var name: String
    }

    private func start(stale: Date? = nil, from start: Date? = nil) throws -> Activity<Trip> {
        let content = ActivityContent(state: Trip.ContentState(stop: 1), staleDate: stale, relevanceScore: 5)
        return try Activity.request(attributes: Trip(name: "Alps"), content: content, start: start)
    }

    @Test func anActivityThatWasStartedIsActiveAndListed() throws {
        let activity = try start()
        #expect(activity.activityState == .active)
        #expect(activity.attributes.name == "Alps")
        #expect(activity.content.relevanceScore == 5)
        #expect(Activity<Trip>.activities.contains { $0.id == activity.id })
    }

    private struct Ride: ActivityAttributes {
        struct ContentState: Codable, Hashable {}
    }

    @Test func eachActivityOfAKindReachesWhoeverWaits() async throws {
        let content = ActivityContent(state: Ride.ContentState(), staleDate: nil)
        let first = try Activity.request(attributes: Ride(), content: content)
        var updates = Activity<Ride>.activityUpdates.makeAsyncIterator()
        _ = try start()
        let second = try Activity.request(attributes: Ride(), content: content)
        #expect(await updates.next()?.id == first.id)
        #expect(await updates.next()?.id == second.id)
    }

    @Test func permissionsAreToldOnceAndTokensNotAtAll() async {
        let info = ActivityAuthorizationInfo()
        var allowed: [Bool] = []
        for await value in info.activityEnablementUpdates { allowed.append(value) }
        for await value in info.frequentPushEnablementUpdates { allowed.append(value) }
        #expect(allowed == [info.areActivitiesEnabled, info.frequentPushesEnabled])
        for await token in Activity<Trip>.pushToStartTokenUpdates { Issue.record("a token of \(token.count) bytes") }
        #expect(Activity<Trip>.pushToStartToken == nil)
    }

    @Test func aRefusalSaysWhy() {
        #expect(
            ActivityAuthorizationError.denied.localizedDescription
                == "The live activity could not be started: live activities are turned off for this app.")
    }

    @Test func newContentsReachWhoeverReadsOrWaits() async throws {
        let activity = try start()
        var updates = activity.contentUpdates.makeAsyncIterator()
        await activity.update(ActivityContent(state: .init(stop: 2), staleDate: nil))
        #expect(activity.contentState.stop == 2)
        #expect(await updates.next()?.state.stop == 2)
    }

    @Test func anEndedActivityTakesNoMoreContents() async throws {
        let activity = try start()
        await activity.end(ActivityContent(state: .init(stop: 9), staleDate: nil))
        await activity.update(using: .init(stop: 10))
        #expect(activity.contentState.stop == 9)
        #expect(activity.activityState == .ended)
    }

    @Test func anActivityThatIsDismissedAtOnceIsNoLongerListed() async throws {
        let activity = try start()
        await activity.end(nil, dismissalPolicy: .immediate)
        #expect(activity.activityState == .dismissed)
        #expect(!Activity<Trip>.activities.contains { $0.id == activity.id })
    }

    @Test func statesAreToldFromThePresentOneToTheLast() async throws {
        let activity = try start()
        let updates = activity.activityStateUpdates
        await activity.end(nil, dismissalPolicy: .after(.distantFuture))
        var states: [ActivityState] = []
        for await state in updates { states.append(state) }
        #expect(states == [.active, .ended])
    }

    @Test func contentsGoOutOfDateAndStartsCanWait() throws {
        #expect(try start(stale: .distantPast).activityState == .stale)
        #expect(try start(from: .distantFuture).activityState == .pending)
    }

    @Test func noTokensAreMade() async throws {
        let activity = try start()
        #expect(activity.pushToken == nil)
        for await _ in activity.pushTokenUpdates { Issue.record("There is no push service on Linux.") }
    }
}
