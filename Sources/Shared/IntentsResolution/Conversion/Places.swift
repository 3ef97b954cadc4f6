import IntentsModel

extension ValueConverter {
    private static let placeForm = "a place as latitude, longitude such as 48.8584, 2.2945 (Eiffel Tower)"

    /// A coordinate with, if wanted, a name in parentheses: no places are looked up by name.
    func placemark(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .placemark, form: Self.placeForm) { text in
            guard let place = PlaceText(text) else { return nil }
            var fields = ["latitude": JSONValue.double(place.latitude), "longitude": .double(place.longitude)]
            if let name = place.name { fields["name"] = .string(name) }
            return (.object(fields), text)
        }
    }

    /// A coordinate, or any other text as an address.
    func place(_ value: IntentValue) throws -> IntentValue {
        try structured(value, .place, form: "a place: an address, or a coordinate such as 48.8584, 2.2945") { text in
            guard !text.isEmpty else { return nil }
            let place = PlaceText(text)
            let representation: [String: JSONValue] =
                if let place {
                    [
                        "coordinate": .object([
                            "latitude": .double(place.latitude), "longitude": .double(place.longitude),
                        ])
                    ]
                } else { ["address": .string(text)] }
            var fields = [
                "representations": JSONValue.array([.object(representation)]), "serviceIdentifiers": .array([]),
            ]
            if let name = place?.name { fields["commonName"] = .string(name) }
            return (.object(fields), text)
        }
    }
}

/// A coordinate as people write it: `48.8584, 2.2945`, `48,8584; 2,2945`, `48.86° N, 2.29° E`, `48°51'30"N 2°17'40"E`, `geo:48.86,2.29`;
/// with a name in parentheses, if wanted.
struct PlaceText {
    var latitude: Double
    var longitude: Double
    var name: String?

    init?(_ text: String) {
        let named = text.wholeMatch(of: /(.+?)\s*\((.+)\)/)
        let plain = named?.1 ?? text[...]
        let pair = plain.wholeMatch(of: /geo:([^;?]+)(?:[;?].*)?/.ignoresCase())?.1 ?? plain
        guard let (latitude, longitude) = Self.angles(pair), abs(latitude) <= 90, abs(longitude) <= 180 else {
            return nil
        }
        (self.latitude, self.longitude) = (latitude, longitude)
        name = named.map { String($0.2) }
    }

    /// The two angles on both sides of a separator: the first one that leaves two, as a comma may stand in a number too.
    private static func angles(_ text: Substring) -> (latitude: Double, longitude: Double)? {
        for index in text.indices where ",; ".contains(text[index]) {
            let (first, second) = (AngleText(text[..<index]), AngleText(text[text.index(after: index)...]))
            if let first, let second, let pair = pair(first, second) { return pair }
        }
        return nil
    }

    /// Letters say which is which; without them the latitude comes first.
    private static func pair(_ first: AngleText, _ second: AngleText) -> (latitude: Double, longitude: Double)? {
        switch (first.isLatitude, second.isLatitude) {
        case (nil, nil), (true, false): (first.degrees, second.degrees)
        case (false, true): (second.degrees, first.degrees)
        default: nil
        }
    }
}

/// One half of a coordinate.
private struct AngleText {
    var degrees: Double
    /// Whether it has one of the letters N and S, or E and W; nil without a letter.
    var isLatitude: Bool?

    init?(_ text: Substring) {
        let form =
            /([NSEW])?\s*([-+]?[0-9]+(?:[.,][0-9]+)?)\s*[°º]?(?:\s*([0-9]+(?:[.,][0-9]+)?)\s*['′’])?(?:\s*([0-9]+(?:[.,][0-9]+)?)\s*(?:"|″|''|”))?\s*([NSEW])?/
        guard let match = String(text).trimmingWhitespace.wholeMatch(of: form.ignoresCase()),
            match.1 == nil || match.5 == nil
        else { return nil }
        let parts = [match.2, match.3, match.4].map { $0.map { Double($0.replacing(",", with: ".")) ?? 0 } ?? 0 }
        let letter = (match.1 ?? match.5)?.uppercased()
        isLatitude = letter.map { "NS".contains($0) }
        let size = abs(parts[0]) + parts[1] / 60 + parts[2] / 3600
        degrees = match.2.hasPrefix("-") != (letter.map { "SW".contains($0) } ?? false) ? -size : size
    }
}
