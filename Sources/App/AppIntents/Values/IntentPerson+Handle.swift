import Foundation

extension IntentPerson {
    /// An address of a person: a telephone number, an e-mail address, or one of the app's own.
    public struct Handle: Hashable, Sendable, Codable {
        /// The address.
        public enum Value: Hashable, Sendable, Codable {
            /// A telephone number.
            case phoneNumber(String)
            /// An e-mail address.
            case emailAddress(String)
            /// An address that the app has made up.
            case applicationDefined(String)

            /// The address as text.
            var text: String {
                switch self {
                case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
                }
            }
        }

        /// What the address is used for.
        public enum Label: Hashable, Sendable, Codable {
            /// The home.
            case home
            /// The place of work.
            case work
            /// An iPhone.
            case iPhone
            /// A mobile telephone.
            case mobile
            /// The one to try first.
            case main
            /// The fax at home.
            case homeFax
            /// The fax at work.
            case workFax
            /// A pager.
            case pager
            /// Something else.
            case other
            /// The school.
            case school
            /// A use with a name of its own.
            case custom(String)
        }

        /// The address.
        public var value: Value
        /// What it is used for.
        public var label: Label

        /// Makes a handle of an address.
        public init(_ value: Value, label: Label = .other) {
            self.value = value
            self.label = label
        }

        /// A telephone number.
        public init(phoneNumber: String, label: Label = .other) { self.init(.phoneNumber(phoneNumber), label: label) }

        /// An e-mail address.
        public init(emailAddress: String, label: Label = .other) {
            self.init(.emailAddress(emailAddress), label: label)
        }

        /// An address that only the app understands.
        public init(applicationDefined: String, label: Label = .other) {
            self.init(.applicationDefined(applicationDefined), label: label)
        }
    }
}
