/// The version of this product, as `--version`, metadata and `version.json` state it.
package enum ProductVersion {
    package static let current = "0.1.0"
}
