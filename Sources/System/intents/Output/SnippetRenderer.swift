import IntentsModel

/// Draws a view tree as lines of text.
struct SnippetRenderer: Sendable {
    var width: Int

    /// The lines, each at most `width` columns wide.
    func lines(_ node: ViewNode) -> [String] {
        block(node, width: max(1, width)).map(trimmed)
    }

    private func block(_ node: ViewNode, width: Int) -> [String] {
        switch node.kind {
        case "text": DisplayWidth.wrap(node.text ?? "", to: width)
        case "image", "label": DisplayWidth.wrap(label(node), to: width)
        case "button": DisplayWidth.wrap("[ \(label(node)) ]", to: width)
        case "toggle": DisplayWidth.wrap("[\(isOn(node) ? "x" : " ")] \(label(node))", to: width)
        case "divider": [String(repeating: "─", count: width)]
        case "spacer": []
        case "progressView", "gauge": progress(node, width: width)
        case "hstack", "lazyHStack", "labeledContent": row(node, width: width)
        case "section": section(node, width: width)
        default: column(node, width: width)
        }
    }

    /// A text with the image beside it; without either, the texts of the children.
    private func label(_ node: ViewNode) -> String {
        let inside = node.children.map(label).filter { !$0.isEmpty }.joined(separator: " ")
        return [node.image.map(imageText), node.text, inside].compactMap(\.self).filter { !$0.isEmpty }
            .joined(separator: " ")
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
        guard case .double(let fraction)? = node.attributes["value"], fraction.isFinite else {
            return DisplayWidth.wrap(title.isEmpty ? "…" : "\(title) …", to: width)
        }
        let total: Double = if case .double(let total)? = node.attributes["total"], total > 0 { total } else { 1 }
        let share = min(1, max(0, fraction / total))
        let length = min(20, max(1, width - 6))
        let filled = Int((share * Double(length)).rounded())
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: length - filled)
        return (title.isEmpty ? [] : DisplayWidth.wrap(title, to: width)) + ["\(bar) \(Int((share * 100).rounded())) %"]
    }

    private func section(_ node: ViewNode, width: Int) -> [String] {
        let header = node.text.map { DisplayWidth.wrap($0, to: width) } ?? []
        return header + column(ViewNode("vstack", children: node.children), width: width)
    }

    /// Children one below the other; anything with neither children nor text of its own takes no line.
    private func column(_ node: ViewNode, width: Int) -> [String] {
        let own = node.children.isEmpty ? label(node) : node.text ?? ""
        let lines = own.isEmpty ? [] : DisplayWidth.wrap(own, to: width)
        return lines + node.children.flatMap { block($0, width: width) }
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
