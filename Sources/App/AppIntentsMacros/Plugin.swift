@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plug-in: answers the compiler's expansion requests on standard input and output.
@main
struct Plugin {
    static func main() throws {
        try CompilerPluginMessageListener(connection: StandardIOMessageConnection(), provider: MacroProvider()).main()
    }
}

/// Finds a macro by the name that `#externalMacro` states.
struct MacroProvider: PluginProvider {
    private let macros: [String: any Macro.Type] = [
        "ComputedPropertyMacro": ComputedPropertyMacro.self,
        "DeferredPropertyMacro": DeferredPropertyMacro.self,
        "EnvironmentEntryMacro": EnvironmentEntryMacro.self,
        "ModelActorMacro": ModelActorMacro.self,
        "ModelMacro": ModelMacro.self,
        "ModelPropertyMacro": ModelPropertyMacro.self,
        "PreviewMacro": PreviewMacro.self,
        "PreviewableMacro": PreviewableMacro.self,
        "SchemaEntityMacro": SchemaEntityMacro.self,
        "SchemaEnumMacro": SchemaEnumMacro.self,
        "SchemaIntentMacro": SchemaIntentMacro.self,
        "UnionValueMacro": UnionValueMacro.self,
    ]

    func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
        guard let macro = macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
        return macro
    }
}

struct UnknownMacro: Error, CustomStringConvertible {
    var name: String
    var description: String { "The plug-in has no macro \(name)." }
}
