// What a person asks to hear is part of AppIntents here.
@_exported import AppIntents
