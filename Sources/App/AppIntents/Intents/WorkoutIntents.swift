/// An intent that starts a workout in the app (inventory §2.1).
public protocol StartWorkoutIntent: SystemIntent, InstanceDisplayRepresentable {
    /// The kinds of workout.
    associatedtype WorkoutStyle: AppValue
    /// The workouts that are offered.
    static var suggestedWorkouts: [Self] { get }
    /// The kind of workout to start; declared with `@Parameter`.
    var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
    /// The app comes to the front.
    public static var openAppWhenRun: Bool { true }

    /// Makes an intent that starts one kind of workout.
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }

    /// Says that `suggestedWorkouts` has changed. Nothing to do here: they are read anew each time.
    public static func invalidateSuggestedWorkouts() {}
}

/// An intent that pauses the workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive.
public protocol StartDiveIntent: SystemIntent {}
