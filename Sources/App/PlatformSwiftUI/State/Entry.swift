/// Makes a variable of an extension of ``EnvironmentValues`` a value of the environment, with its initial value as default, or
/// an optional variable of an extension of ``FocusedValues`` one that windows give.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EnvironmentEntryMacro")
