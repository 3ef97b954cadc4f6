import IntentsModel

extension DisplayRepresentation {
    /// A picture beside a value; it is loaded only where it is shown.
    public struct Image: Hashable, Sendable {
        /// The outline a picture is shown in.
        public struct DisplayStyle: Hashable, Sendable {
            private let name: String

            /// As the picture is.
            public static let `default` = DisplayStyle(name: "default")
            /// Cut to a circle.
            public static let circular = DisplayStyle(name: "circular")
        }

        /// The outline it is shown in.
        public let displayStyle: DisplayStyle
        package let source: ImageValue
        package let isTemplate: Bool?
        package let width: Double?
        package let height: Double?

        private init(
            _ source: ImageValue, isTemplate: Bool?, width: Double? = nil, height: Double? = nil,
            displayStyle: DisplayStyle
        ) {
            self.source = source
            self.isTemplate = isTemplate
            self.width = width
            self.height = height
            self.displayStyle = displayStyle
        }

        /// A picture that came over the link.
        init(source: ImageValue) { self.init(source, isTemplate: nil, displayStyle: .default) }

        /// An image of the app's resources.
        /// - Parameters:
        ///   - named: its name.
        ///   - isTemplate: whether it takes the colour of the text.
        ///   - displayStyle: the outline it is shown in.
        public init(named: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(named), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A symbol of the system.
        /// - Parameters:
        ///   - systemName: the symbol's name.
        ///   - isTemplate: whether it takes the colour of the text.
        ///   - displayStyle: the outline it is shown in.
        public init(systemName: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.systemName(systemName), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in memory.
        /// - Parameters:
        ///   - data: the content of an image file.
        ///   - isTemplate: whether it takes the colour of the text.
        ///   - displayStyle: the outline it is shown in.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file or on the network.
        /// - Parameters:
        ///   - url: where it is.
        ///   - isTemplate: whether it takes the colour of the text.
        ///   - displayStyle: the outline it is shown in.
        public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.url(url), isTemplate: isTemplate, displayStyle: displayStyle)
        }

        /// A picture in a file or on the network, with its size.
        /// - Parameters:
        ///   - url: where it is.
        ///   - width: its width in points.
        ///   - height: its height in points.
        ///   - isTemplate: whether it takes the colour of the text.
        ///   - displayStyle: the outline it is shown in.
        public init(
            url: URL, width: Double, height: Double, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url), isTemplate: isTemplate, width: width, height: height, displayStyle: displayStyle)
        }
    }
}
