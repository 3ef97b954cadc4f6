import Foundation
import IntentsModel

// The units of information quantities that parameters may be declared with.

/// The units of information storage.
public enum _InformationStorageParameterUnit: String, _MeasurementParameterUnit {
    case bytes, bits, nibbles, yottabytes, zettabytes, exabytes, petabytes, terabytes, gigabytes, megabytes, kilobytes,
        yottabits, zettabits, exabits, petabits, terabits, gigabits, megabits, kilobits, yobibytes, zebibytes,
        exbibytes, pebibytes, tebibytes, gibibytes, mebibytes, kibibytes, yobibits, zebibits, exbibits, pebibits,
        tebibits, gibibits, mebibits, kibibits

    /// Foundation's unit.
    public var unit: UnitInformationStorage {
        switch self {
        case .bytes: .bytes
        case .bits: .bits
        case .nibbles: .nibbles
        case .yottabytes: .yottabytes
        case .zettabytes: .zettabytes
        case .exabytes: .exabytes
        case .petabytes: .petabytes
        case .terabytes: .terabytes
        case .gigabytes: .gigabytes
        case .megabytes: .megabytes
        case .kilobytes: .kilobytes
        case .yottabits: .yottabits
        case .zettabits: .zettabits
        case .exabits: .exabits
        case .petabits: .petabits
        case .terabits: .terabits
        case .gigabits: .gigabits
        case .megabits: .megabits
        case .kilobits: .kilobits
        case .yobibytes: .yobibytes
        case .zebibytes: .zebibytes
        case .exbibytes: .exbibytes
        case .pebibytes: .pebibytes
        case .tebibytes: .tebibytes
        case .gibibytes: .gibibytes
        case .mebibytes: .mebibytes
        case .kibibytes: .kibibytes
        case .yobibits: .yobibits
        case .zebibits: .zebibits
        case .exbibits: .exbibits
        case .pebibits: .pebibits
        case .tebibits: .tebibits
        case .gibibits: .gibibits
        case .mebibits: .mebibits
        case .kibibits: .kibibits
        }
    }
}

extension UnitInformationStorage: _MeasurementValueUnit {
    /// The units of information storage.
    public typealias ParameterUnit = _InformationStorageParameterUnit
    /// What is measured.
    public static var __dimension: MeasurementDimension { .informationStorage }
}

extension IntentParameter where Value.ValueType == Measurement<UnitInformationStorage> {
    /// The units of information storage.
    public typealias InformationStorage = _InformationStorageParameterUnit
}
