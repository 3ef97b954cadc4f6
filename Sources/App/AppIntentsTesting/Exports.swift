@_exported import AppIntents
@_exported import struct IntentsModel.DisplayValue
@_exported import enum IntentsModel.ImageValue
@_exported import enum IntentsModel.JSONValue
@_exported import struct IntentsModel.Prompt
@_exported import struct IntentsModel.PromptOption
@_exported import struct IntentsModel.RunError
@_exported import enum IntentsModel.RunOutcome
@_exported import struct IntentsModel.ViewNode
