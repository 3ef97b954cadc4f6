import IntentsModel

/// Draws a view tree as lines of text.
struct SnippetRenderer: Sendable {
    var width: Int

    /// The lines, each at most `width` columns wide.
    func lines(_ node: ViewNode) -> [String] {
        block(node, width: max(1, width)).map(trimmed)
    }

    private func block(_ node: ViewNode, width: Int) -> [String] {
        if node.attributes["hidden"] == .bool(true) { return [] }
        return switch node.kind {
        case "text": DisplayWidth.wrap(node.text ?? "", to: width)
        case "image", "label": wrapped(label(node), to: width)
        case "link": wrapped(link(node), to: width)
        case "button": DisplayWidth.wrap("[ \(label(node)) ]", to: width)
        case "toggle": DisplayWidth.wrap("[\(isOn(node) ? "x" : " ")] \(label(node))", to: width)
        case "divider": [String(repeating: "─", count: width)]
        case "spacer", "shape", "color", "empty": []
        // Only what stands in front says something.
        case "background": node.children.first.map { block($0, width: width) } ?? []
        case "progressView", "gauge": progress(node, width: width)
        case "hstack", "lazyHStack", "labeledContent": row(node, width: width)
        default: column(node, width: width)
        }
    }

    /// A text with the image beside it; without either, the texts of the children.
    private func label(_ node: ViewNode) -> String {
        let inside = node.children.map(label).filter { !$0.isEmpty }.joined(separator: " ")
        let image = node.attributes["decorative"] == .bool(true) ? nil : node.image.map(imageText)
        return [image, node.text, inside].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func link(_ node: ViewNode) -> String {
        guard case .string(let destination)? = node.attributes["destination"] else { return label(node) }
        return "\(label(node)) <\(destination)>"
    }

    /// The lines of a text; none for an empty one.
    private func wrapped(_ text: String, to width: Int) -> [String] {
        text.isEmpty ? [] : DisplayWidth.wrap(text, to: width)
    }

    private func number(_ value: JSONValue?) -> Double? {
        switch value {
        case .double(let number): number.isFinite ? number : nil
        case .int(let number): Double(number)
        default: nil
        }
    }

    private func imageText(_ image: ImageValue) -> String {
        switch image {
        case .systemName(let name), .named(let name): "[\(name)]"
        case .url(let url): "[\(url.lastPathComponent)]"
        case .data: "[image]"
        }
    }

    private func isOn(_ node: ViewNode) -> Bool {
        node.attributes["isOn"] == .bool(true)
    }

    private func progress(_ node: ViewNode, width: Int) -> [String] {
        let title = label(node)
        guard let value = number(node.attributes["value"]) else {
            return DisplayWidth.wrap(title.isEmpty ? "…" : "\(title) …", to: width)
        }
        let total = number(node.attributes["total"]) ?? 1
        let share = total > 0 ? min(1, max(0, value / total)) : 0
        let length = min(20, max(1, width - 6))
        let filled = Int((share * Double(length)).rounded())
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
        return wrapped(title, to: width) + ["\(bar) \(Int((share * 100).rounded())) %"]
    }

    /// Children one below the other; anything with neither children nor text of its own takes no line.
    private func column(_ node: ViewNode, width: Int) -> [String] {
        let own = node.children.isEmpty ? label(node) : node.text ?? ""
        return wrapped(own, to: width) + node.children.flatMap { block($0, width: width) }
    }

    /// Children side by side while they fit, one below the other when they do not.
    private func row(_ node: ViewNode, width: Int) -> [String] {
        let blocks = node.children.map { $0.kind == "spacer" ? nil : block($0, width: width) }
        let columns = blocks.map { $0.map { $0.map(DisplayWidth.of).max() ?? 0 } }
        let gaps = 2 * max(0, blocks.count - 1)
        let needed = columns.reduce(gaps) { $0 + ($1 ?? 0) }
        guard needed <= width else { return column(node, width: width) }
        let spacers = columns.count { $0 == nil }
        let free = spacers > 0 ? (width - needed) / spacers : 0
        let height = blocks.map { $0?.count ?? 0 }.max() ?? 0
        return (0..<height).map { line in
            zip(blocks, columns).map { block, columns in
                let text = block.flatMap { line < $0.count ? $0[line] : nil } ?? ""
                return DisplayWidth.pad(text, to: columns ?? free)
            }.joined(separator: "  ")
        }
    }

    private func trimmed(_ line: String) -> String {
        String(line.reversed().drop { $0 == " " }.reversed())
    }
}
