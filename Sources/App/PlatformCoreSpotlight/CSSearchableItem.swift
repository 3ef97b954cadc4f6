import IntentsModel

/// Something that a search can find (inventory §2.14).
open class CSSearchableItem {
    /// The item's name in the app.
    open var uniqueIdentifier: String
    /// The group that the item is deleted with.
    open var domainIdentifier: String?
    /// When the item stops being found; never when nil.
    open var expirationDate: Date?
    /// What is known about the item.
    open var attributeSet: CSSearchableItemAttributeSet
    /// Whether the item only adds to what is known already.
    open var isUpdate = false

    /// Makes an item.
    ///
    /// - Parameters:
    ///   - uniqueIdentifier: The item's name in the app; a new one when nil.
    ///   - domainIdentifier: The group that the item is deleted with.
    ///   - attributeSet: What is known about the item.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
        self.domainIdentifier = domainIdentifier
        self.attributeSet = attributeSet
    }

    /// The item as it is now, as a value that can leave the process.
    var snapshot: SearchableItemValue {
        SearchableItemValue(
            identifier: uniqueIdentifier, domain: domainIdentifier, expirationDate: expirationDate,
            isUpdate: isUpdate, attributes: attributeSet.values, entity: attributeSet.entity)
    }
}
