/// Tells what is wrong with a dependency and which call puts it right.
struct DependencyExplanation {
    var sentence: String
    var cause: String?

    init<Value>(
        type: String, key: String?, place: String, owner: String?, problem: AppDependencyManager.Error<Value>
    ) {
        let named = key.map { " with the key “\($0)”" } ?? ""
        let argument = key.map { "key: \"\($0)\", " } ?? ""
        let subject = owner.map { "\($0) needs" } ?? "This code needs"
        let remedy = Self.remedy("add(\(argument)dependency: \(Self.example(type)))")
        switch problem {
        case .failedToRetrieveDependency:
            sentence =
                "\(subject) a dependency of type \(type)\(named), declared at \(place), but none is registered. "
                + remedy
        case .failedToLoadDependency(let error):
            sentence =
                "\(subject) a dependency of type \(type)\(named), declared at \(place), but it could not be made: "
                + "\(errorText(error))."
            cause = String(reflecting: error)
        case .incorrectDependencyType(let found):
            sentence =
                "\(subject) a dependency of type \(type)\(named), declared at \(place), but a \(found) is registered "
                + "there. \(remedy)"
        }
    }

    /// The type as source code spells it: reflection leaves out the `any` of a protocol.
    static func spelling(of type: Any.Type) -> String {
        // Every metadata record starts with its kind; 0x303 is that of existential types.
        let kind = unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
        let name = "\(type)"
        return kind == 0x303 && !name.hasPrefix("any ") ? "any \(name)" : name
    }

    /// Where the registering call belongs: a tester has dependencies of its own.
    private static func remedy(_ call: String) -> String {
        AppDependencyManager.scoped == nil
            ? "Call AppDependencyManager.shared.\(call) in the app's init()."
            : "Give the test one with IntentTester { $0.\(call) }; an app calls AppDependencyManager.shared.\(call) in its init()."
    }

    /// How the argument of the registering call could look.
    private static func example(_ type: String) -> String {
        type.hasPrefix("any ") ? "… as \(type)" : "\(type)(…)"
    }
}
