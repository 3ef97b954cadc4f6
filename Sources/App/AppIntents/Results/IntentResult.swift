import IntentsModel
import PlatformSwiftUI

/// What `perform()` returns; made with `.result(…)` (inventory §2.3).
public protocol IntentResult: Sendable {
    /// The type of the returned value; `Never` without one.
    associatedtype Value: _IntentValue = Never
    /// What is shown; `Never` without a snippet.
    associatedtype Snippet = Never
    /// What is said; `Never` without a dialog.
    associatedtype Dialog = Never
    /// The intent that is opened; `Never` without one.
    associatedtype OpensAppIntent: AppIntent = Never
    /// The returned value.
    var value: Value? { get }
}

/// A result with a value, which the next action can take.
public protocol ReturnsValue<Value>: IntentResult {}

/// A result that opens another intent or a link.
public protocol OpensIntent: IntentResult {}

/// A result that says something.
public protocol ProvidesDialog: IntentResult where Dialog == IntentDialog {}

/// A result that shows a view.
public protocol ShowsSnippetView: IntentResult where Snippet == _SnippetViewContainer {}

/// A result that shows a view which another intent draws.
public protocol ShowsSnippetIntent: IntentResult where Snippet == _SnippetIntentContainer {}

/// The one concrete result: each part that was not given is `Never`.
public struct IntentResultContainer<Value, OpensAppIntent, Snippet, Dialog>: IntentResult, ReturnsValue, OpensIntent
where Value: _IntentValue, Value: Sendable, OpensAppIntent: AppIntent {
    /// The returned value.
    public let value: Value?
    package let parts: ResultParts

    package init(
        value: Value? = nil, dialog: IntentDialog? = nil, opens: (any AppIntent)? = nil,
        snippet: SnippetSource? = nil
    ) {
        self.value = value
        parts = ResultParts(dialog: dialog, opened: opens, snippet: snippet)
    }

    /// What is said.
    public var dialog: Dialog? { parts.dialog as? Dialog }

    /// The intent that is opened.
    public var opensIntent: OpensAppIntent? { parts.opened as? OpensAppIntent }
}

extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet == _SnippetIntentContainer {}

/// The parts of a result that are not its value, whatever its type says.
package struct ResultParts: Sendable {
    package var dialog: IntentDialog?
    package var opened: (any AppIntent)?
    package var snippet: SnippetSource?
}

/// Gives the service the parts of a result without its generic arguments.
package protocol ResultPartsProviding {
    var parts: ResultParts { get }
}

extension IntentResultContainer: ResultPartsProviding {}
