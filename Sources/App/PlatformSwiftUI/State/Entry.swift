/// Makes a variable of an extension of ``EnvironmentValues`` a value of the environment, with its initial value as default.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EnvironmentEntryMacro")
