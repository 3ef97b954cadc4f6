/// What must be unlocked before an intent runs (inventory §2.1).
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    /// Runs while the device is locked.
    case alwaysAllowed
    /// Some device of the person must be unlocked.
    case requiresAuthentication
    /// The device that runs the intent must be unlocked.
    case requiresLocalDeviceAuthentication
}
