/// Runs a closure. Inert otherwise: Swift on Linux releases objects at once and has no pool to drain.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
