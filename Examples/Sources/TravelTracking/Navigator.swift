import TravelTrackingKit

/// Where the person is in the app.
@MainActor
final class Navigator {
    static let shared = Navigator()

    private(set) var section = NavigationOption.landmarks
    /// The landmark that is open, if one is.
    private(set) var landmark: Landmark?

    func navigate(to section: NavigationOption) {
        self.section = section
        landmark = nil
    }

    func open(_ landmark: Landmark) {
        section = .landmarks
        self.landmark = landmark
    }
}
