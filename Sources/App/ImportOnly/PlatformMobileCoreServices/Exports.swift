// The framework that Uniform Type Identifiers replaced passes on its successor. The constants in C are not here.
@_exported import PlatformUniformTypeIdentifiers
