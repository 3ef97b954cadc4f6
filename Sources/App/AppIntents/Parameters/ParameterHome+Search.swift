extension ParameterHome {
    @TaskLocal private static var isSearching = false

    /// The intent of this process that declares a parameter, for a program that is about to end with its name: an intent that
    /// the app made itself has not told its parameters where they stand. Nil when none, or more than one, may be meant.
    init?(declaring facts: _ParameterFacts) {
        // Intents are made to look at them: what one of them reads on the way is not looked for in turn.
        guard !Self.isSearching else { return nil }
        let homes = Self.$isSearching.withValue(true) { Self.homes(of: facts) }
        guard let home = homes.first, homes.count == 1 else { return nil }
        self = home
    }

    private static func homes(of facts: _ParameterFacts) -> [ParameterHome] {
        let module = facts.place.file.prefix { $0 != "/" } + "."
        return IntentRegistry.process.intents.values.filter { String(reflecting: $0).hasPrefix(module) }
            .flatMap { homes(of: facts, in: $0) }
    }

    private static func homes<Intent: AppIntent>(of facts: _ParameterFacts, in type: Intent.Type) -> [ParameterHome] {
        NamedParameter.all(of: type.init()).map(\.parameter)
            .filter { $0._facts.place == facts.place && $0._facts.typeName == facts.typeName }
            .compactMap(\.home)
    }
}
