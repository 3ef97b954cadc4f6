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

/// A coordinate as people write it.
struct PlaceText {
    var latitude: Double
    var longitude: Double
    var name: String?

    init?(_ text: String) {
        let form = /([-+]?[0-9]+(?:\.[0-9]+)?)\s*[,;]\s*([-+]?[0-9]+(?:\.[0-9]+)?)(?:\s*\((.+)\))?/
        guard let match = text.wholeMatch(of: form), let latitude = Double(match.1), let longitude = Double(match.2),
            abs(latitude) <= 90, abs(longitude) <= 180
        else { return nil }
        self.latitude = latitude
        self.longitude = longitude
        name = match.3.map(String.init)
    }
}
