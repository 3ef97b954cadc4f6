/// Marks intents of Apple's own apps that hand work to a model. Adopting it means nothing on this system; it is only here
/// so that code which names it compiles.
public protocol _ModelDelegationIntent: SystemIntent {}
