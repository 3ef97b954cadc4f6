/// A colour as a screen mixes it; each part goes from 0 to 1.
package struct MixedColor: Hashable, Sendable {
    package let red: Double
    package let green: Double
    package let blue: Double

    /// The colour of a hue, how strong it is and how bright.
    package init(hue: Double, saturation: Double, brightness: Double) {
        // Each part is as far from full as the hue is from the part's own third of the circle.
        func part(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        (red, green, blue) = (part(5), part(3), part(1))
    }
}
