/// The functions and collection operators of predicate formats.
enum PredicateFunctions {
    // MARK: Arithmetic

    static func calculate(_ operation: String, _ left: Any?, _ right: Any?) throws(PredicateFormatError) -> Any? {
        guard let left, let right else { return nil }
        let first = try required(left)
        let second = try required(right)
        if let exact = exactly(operation, left, right) { return exact }
        switch operation {
        case "+": return first + second
        case "-": return first - second
        case "*": return first * second
        case "/": return first / second
        default: return pow(first, second)
        }
    }

    // Whole numbers stay exact as long as the result is one that fits.
    private static func exactly(_ operation: String, _ left: Any, _ right: Any) -> Int64? {
        guard let left = left as? any BinaryInteger, let right = right as? any BinaryInteger else { return nil }
        guard let left = Int64(exactly: left), let right = Int64(exactly: right) else { return nil }
        let result: (partialValue: Int64, overflow: Bool)
        switch operation {
        case "+": result = left.addingReportingOverflow(right)
        case "-": result = left.subtractingReportingOverflow(right)
        case "*": result = left.multipliedReportingOverflow(by: right)
        case "/": result = left.dividedReportingOverflow(by: right)
        default: return nil
        }
        return result.overflow ? nil : result.partialValue
    }

    private static func required(_ value: Any?) throws(PredicateFormatError) -> Double {
        guard let value = PredicateValue.number(value) else {
            throw PredicateFormatError("A predicate calculates here, and \(type(of: value ?? "nil")) is not a number.")
        }
        return value.doubleValue
    }

    // MARK: Collections

    /// Whether a key is an operator on what the rest of its path gives, for example `@sum` in `@sum.price`.
    static func takesPath(_ key: String) -> Bool { key.hasPrefix("@") && key != "@count" }

    static func collectionOperator(_ key: String, _ elements: [Any?]) throws(PredicateFormatError) -> Any? {
        switch key {
        case "@count": return elements.count
        case "@sum", "@avg", "@min", "@max":
            return try aggregate(key == "@avg" ? "average" : String(key.dropFirst()), elements)
        case "@unionOfObjects": return elements
        case "@distinctUnionOfObjects":
            var known: Set<AnyHashable> = []
            return elements.compactMap { PredicateValue.plain($0) as? AnyHashable }.filter { known.insert($0).inserted }
        default: throw PredicateFormatError("“\(key)” is not a collection operator that predicates know.")
        }
    }

    private static func aggregate(_ name: String, _ elements: [Any?]) throws(PredicateFormatError) -> Any? {
        var numbers: [Double] = []
        for case let element? in elements.map(PredicateValue.plain) {
            // Dates are ordered by their time and come out as dates.
            if let date = element as? Date {
                numbers.append(date.timeIntervalSinceReferenceDate)
            } else {
                numbers.append(try required(element))
            }
        }
        let areDates = elements.contains { PredicateValue.plain($0) is Date }
        let result: Double?
        switch name {
        case "sum": result = numbers.reduce(0, +)
        case "average": result = numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
        case "min": result = numbers.min()
        default: result = numbers.max()
        }
        return areDates ? result.map(Date.init(timeIntervalSinceReferenceDate:)) : result
    }

    // MARK: Functions

    static func call(_ name: String, _ arguments: [Any?]) throws(PredicateFormatError) -> Any? {
        if let operation = operations[name] {
            try check(name, arguments, 2)
            return try calculate(operation, arguments[0], arguments[1])
        }
        switch name {
        case "now":
            try check(name, arguments, 0)
            return Date()
        case "modulus:by:":
            try check(name, arguments, 2)
            return try required(arguments[0]).truncatingRemainder(dividingBy: required(arguments[1]))
        case "cast":
            try check(name, arguments, 2)
            return try cast(arguments[0], to: PredicateValue.text(arguments[1]) ?? "")
        case "sum", "average", "min", "max", "count":
            let elements = arguments.count == 1 ? PredicateValue.elements(arguments[0]) ?? arguments : arguments
            return name == "count" ? elements.count : try aggregate(name, elements)
        default:
            try check(name, arguments, 1)
            return try ofOne(name, arguments[0])
        }
    }

    private static let operations = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:topower:": "**",
    ]

    private static func ofOne(_ name: String, _ value: Any?) throws(PredicateFormatError) -> Any? {
        switch name {
        case "lowercase", "lowercase:": return PredicateValue.text(value)?.lowercased()
        case "uppercase", "uppercase:": return PredicateValue.text(value)?.uppercased()
        case "length", "length:": return PredicateValue.text(value)?.utf16.count
        default: break
        }
        guard let function = ofNumber[name.hasSuffix(":") ? String(name.dropLast()) : name] else {
            throw PredicateFormatError("“\(name)” is not a function that predicates know.")
        }
        guard let value else { return nil }
        return try function(required(value))
    }

    private static let ofNumber: [String: @Sendable (Double) -> Double] = [
        "sqrt": { $0.squareRoot() }, "log": { log10($0) }, "ln": { log($0) }, "exp": { exp($0) },
        "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) }, "trunc": { $0.rounded(.towardZero) },
        "abs": { abs($0) },
    ]

    private static func check(_ name: String, _ arguments: [Any?], _ count: Int) throws(PredicateFormatError) {
        guard arguments.count == count else {
            throw PredicateFormatError(
                "The predicate function \(name) takes \(count) \(count == 1 ? "value" : "values"), not \(arguments.count)."
            )
        }
    }

    private static func cast(_ value: Any?, to type: String) throws(PredicateFormatError) -> Any? {
        switch type {
        case "NSDate": return value is Date ? value : Date(timeIntervalSinceReferenceDate: try required(value))
        case "NSNumber":
            if let date = value as? Date { return date.timeIntervalSinceReferenceDate }
            return PredicateValue.text(value).flatMap(Double.init) ?? PredicateValue.number(value)
        case "NSString": return value.map { PredicateValue.text($0) ?? "\($0)" }
        default: throw PredicateFormatError("CAST knows 'NSDate', 'NSNumber' and 'NSString', not '\(type)'.")
        }
    }
}
