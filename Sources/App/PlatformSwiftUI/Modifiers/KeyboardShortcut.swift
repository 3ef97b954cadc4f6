import IntentsModel

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character of the key.
    public let character: Character

    /// The key of a character.
    public init(_ character: Character) { self.character = character }

    /// The key of a character.
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    /// Enters.
    public static let `return` = KeyEquivalent("\r")
    /// Goes on.
    public static let tab = KeyEquivalent("\t")
    /// Makes room.
    public static let space = KeyEquivalent(" ")
    /// Leaves.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Deletes what is before.
    public static let delete = KeyEquivalent("\u{8}")
    /// Deletes what is after.
    public static let deleteForward = KeyEquivalent("\u{7F}")
    /// Up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// Down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// Left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// Right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held with another one.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: Int

    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Large letters are locked.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the number pad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all = EventModifiers(rawValue: 63)

    var names: [String] {
        let all: [(EventModifiers, String)] = [
            (.capsLock, "capsLock"), (.shift, "shift"), (.control, "control"), (.option, "option"),
            (.command, "command"), (.numericPad, "numericPad"),
        ]
        return all.filter { contains($0.0) }.map(\.1)
    }
}

/// A key, with others that are held.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key.
    public var key: KeyEquivalent
    /// The keys that are held.
    public var modifiers: EventModifiers

    /// Makes a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    /// What the person most likely wants.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Leaves.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    var attribute: JSONValue {
        .object([
            "key": .string(String(key.character)), "modifiers": .array(modifiers.names.map { .string($0) }),
        ])
    }
}
